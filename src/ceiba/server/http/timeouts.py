"""The body of a request must come in within a few seconds as a whole, however many pieces it comes in."""

import asyncio

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

PATIENCE = 10.0  # seconds


class BodyInTime(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] in ("GET", "HEAD"):
            await next_app(scope, receive, send)
            return
        deadline = asyncio.get_running_loop().time() + PATIENCE
        is_here = False

        async def receive_in_time() -> ReceiveMessage:
            nonlocal is_here
            if is_here:  # what comes now is only that the client has gone
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(status_code=408) from None
            is_here = message["type"] != "http.request" or not message["more_body"]
            return message

        await next_app(scope, receive_in_time, send)

"""The body of a request must come in within a few seconds as a whole, however many pieces it comes in."""

import asyncio

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from ceiba.server.timeout import Timeout

TIMEOUT = 10.0  # seconds


class BodyInTime(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self) -> None:
        self._timeout = Timeout(TIMEOUT)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] in ("GET", "HEAD"):
            await next_app(scope, receive, send)
            return
        began = asyncio.get_running_loop().time()
        is_here = False

        async def receive_in_time() -> ReceiveMessage:
            nonlocal is_here
            if is_here:  # what comes now is only that the client has gone
                return await receive()
            try:
                message = await self._timeout.wait(receive(), began)
            except TimeoutError:
                raise HTTPException(status_code=408) from None
            is_here = message["type"] != "http.request" or not message["more_body"]
            return message

        await next_app(scope, receive_in_time, send)

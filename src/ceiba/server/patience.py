"""Limits on patience: a request must come in within a few seconds, or it is turned away."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ceiba.server.errors import Refused

# Any: what ASGI messages hold.
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

CONNECTION = "connection"  # in the state of a request: what its answer goes over
PATIENCE = 10.0  # seconds for the body of a request, and for its head


def patient(app: App) -> App:
    """Turn slow bodies away with a 408."""

    async def serve(scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD"):
            await app(scope, receive, send)
            return
        body_is_here = False

        async def receive_in_time() -> Message:
            nonlocal body_is_here
            if body_is_here:
                return await receive()
            try:
                async with asyncio.timeout(PATIENCE):
                    message = await receive()
            except TimeoutError:
                sentence = f"a request must arrive within {PATIENCE:.0f} seconds."
                raise Refused(408, "too-slow", sentence) from None
            body_is_here = not message.get("more_body", False)
            return message

        await app(scope, receive_in_time, send)

    return serve


class PatientProtocol(HttpToolsProtocol):
    """Hangs up on who connects, or begins a request, and does not say what they want."""

    _hang_up: asyncio.TimerHandle | None = None

    # Any: as the class it stands on has it.
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["state"][CONNECTION] = self.transport
        self._wait()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._hang_up is None:
            self._hang_up = asyncio.get_running_loop().call_later(PATIENCE, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._hang_up is not None:
            self._hang_up.cancel()
            self._hang_up = None

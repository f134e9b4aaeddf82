"""The body of a request must come in within a few seconds as a whole, however many pieces it comes in."""

import asyncio

from litestar.exceptions import HTTPException
from litestar.types import Receive, ReceiveMessage

from ceiba.server.timeout import Timeout

TIMEOUT = 10.0  # seconds


class BodyInTime:
    def __init__(self) -> None:
        self._timeout = Timeout(TIMEOUT)

    def __call__(self, receive: Receive) -> Receive:
        """The same, but refused once it is late, counted from now."""
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

        return receive_in_time

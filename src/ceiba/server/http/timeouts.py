"""The body of a request must come in within a few seconds as a whole, however many pieces it comes in."""

import asyncio
import math

from litestar.exceptions import HTTPException
from litestar.types import Receive, ReceiveMessage

from ceiba.server.timeout import Timeout

TIMEOUT = 10.0  # seconds


class BodyInTime:
    def __init__(self) -> None:
        self._timeout = Timeout(TIMEOUT)

    def __call__(self, receive: Receive, announced: bytes) -> Receive:
        """The same, but refused once it is late, counted from now; at its end when all that was announced is there.

        The HTTP server would say so only when it is asked once more, which is a way to another thread and back.
        """
        began = asyncio.get_running_loop().time()
        missing = int(announced) if announced.isdigit() else math.inf
        is_here = False

        async def receive_in_time() -> ReceiveMessage:
            nonlocal is_here, missing
            if is_here:  # what comes now is only that the client has gone
                return await receive()
            try:
                message = await self._timeout.wait(receive(), began)
            except TimeoutError:
                raise HTTPException(status_code=408) from None
            if message["type"] == "http.request":
                missing -= len(message["body"])
                message["more_body"] = message["more_body"] and missing > 0
            is_here = message["type"] != "http.request" or not message["more_body"]
            return message

        return receive_in_time

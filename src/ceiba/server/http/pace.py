"""At what pace an address is answered: whoever asks for more than that waits, and in the end is sent away.

One connection may carry thousands of requests, and one address have thousands of connections. Waiting costs nothing
here, so nobody else has to.
"""

import asyncio
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from ceiba.server.http.answers import Error
from ceiba.server.http.door import JSON
from ceiba.server.http.quotas import THIS_MACHINE, Quotas, TooMany, neighbourhood
from ceiba.server.metrics import Metrics

PATIENCE = 2.0  # seconds that a request may have to wait for its turn; its body has ten from when it came


def paced(app: ASGIApp, quotas: Quotas, metrics: Metrics, turn_away: Callable[[str, float], None]) -> ASGIApp:
    """`turn_away` is told of each address that is sent away, and for how many seconds."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"] if scope["type"] == ScopeType.HTTP else None
        whose = THIS_MACHINE[0] if client is None else neighbourhood(client[0])
        if whose not in THIS_MACHINE:
            try:
                wait = quotas.take("requests", whose, PATIENCE)
            except TooMany as error:
                metrics.refusals.labels("too-many").inc()
                turn_away(whose, error.after)
                await _send_away(send, error)
                return
            if wait:
                await asyncio.sleep(wait)
        await app(scope, receive, send)

    return answer


async def _send_away(send: Send, error: TooMany) -> None:
    """As all errors are answered, but for the least that is possible; what else came on this line is not read."""
    body = encode(Error("too-many", str(error)))
    headers = [(b"content-length", b"%d" % len(body)), (b"content-type", JSON)]
    headers += [(b"retry-after", b"%d" % error.after), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})

"""At what pace an address is answered: whoever asks for more than that waits, and in the end is sent away.

One connection may carry thousands of requests, and one address have thousands of connections. Waiting costs nothing
here, so nobody else has to.
"""

import asyncio

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from ceiba.server.http.answers import Error
from ceiba.server.http.door import JSON
from ceiba.server.http.quotas import Quotas, TooMany, neighbourhood
from ceiba.server.metrics import Metrics

PATIENCE = 5.0  # seconds that a request may have to wait for its turn; its body has ten from when it came
THIS_MACHINE = ("127.0.0.1", "::1")  # whose owner may do anything; a proxy that nobody has named is here, too


def paced(app: ASGIApp, quotas: Quotas, metrics: Metrics) -> ASGIApp:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"] if scope["type"] == ScopeType.HTTP else None
        if client is not None and client[0] not in THIS_MACHINE:
            try:
                wait = quotas.take("requests", neighbourhood(client[0]), PATIENCE)
            except TooMany as error:
                metrics.refusals.labels("too-many").inc()
                await _send_away(send, error)
                return
            if wait:
                await asyncio.sleep(wait)
        await app(scope, receive, send)

    return answer


async def _send_away(send: Send, error: TooMany) -> None:
    """As all errors are answered, but for the least that is possible; what else came on this line is not read."""
    body = encode(Error("too-many", str(error)))
    length, after = str(len(body)), str(error.after)
    headers = {"content-length": length, "content-type": JSON, "retry-after": after, "connection": "close"}
    said = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 429, "headers": said})
    await send({"type": "http.response.body", "body": body, "more_body": False})

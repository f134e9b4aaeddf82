"""Around every request: an id that its answer and its lines in the log share, its time, and how it ended."""

import logging
import re
from itertools import count
from secrets import token_hex
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ceiba.server.logs import request_id
from ceiba.server.metrics import Metrics

log = logging.getLogger(__name__)

HEADER = b"x-request-id"
FIT = re.compile(rb"[\w.-]{1,64}")  # what a proxy may call a request
NOWHERE = "none"  # the path of what leads nowhere: visitors' own words would be endlessly many


def watched(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    began_with = token_hex(4)
    numbers = count(1)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        called = given.decode() if FIT.fullmatch(given) else f"{began_with}-{next(numbers)}"
        request_id.set(called)
        status = 0
        began = perf_counter()

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, called.encode())]
                seconds = perf_counter() - began  # a stream goes on for hours: what counts is that it began
                path = scope.get("path_template") or NOWHERE
                metrics.answered(scope["method"], path, status, seconds)
                if log.isEnabledFor(logging.INFO):
                    log.info("%s %s: %d in %.1f ms", scope["method"], path, status, seconds * 1000)
            await send(message)

        await app(scope, receive, send_named)

    return answer

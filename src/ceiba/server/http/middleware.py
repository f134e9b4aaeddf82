"""What goes around every request: an id that its answer and its lines in the log share, how long it took and how it
ended, the headers that keep browsers safe, and a limit on the time of its body.

All in one layer: every message of every stream passes through each there is.
"""

import logging
import re
from collections.abc import Awaitable
from itertools import count
from secrets import token_hex
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ceiba.server.http.door import ON_THE_WIRE
from ceiba.server.http.timeouts import BodyInTime
from ceiba.server.logs import request_id
from ceiba.server.metrics import Metrics

log = logging.getLogger(__name__)

HEADER = b"x-request-id"
LENGTH = b"content-length"
FIT = re.compile(rb"[\w.-]{1,64}")  # what a proxy may call a request
NOWHERE = "none"  # the path of what leads nowhere: visitors' own words would be endlessly many


def middleware(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    began_with = token_hex(4)
    numbers = count(1)
    in_time = BodyInTime()

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        given = announced = b""
        for name, value in scope["headers"]:
            if name == HEADER:
                given = value
            elif name == LENGTH:
                announced = value
        called = given.decode() if FIT.fullmatch(given) else f"{began_with}-{next(numbers)}"
        request_id.set(called)
        began = perf_counter()

        def send_named(message: Message) -> Awaitable[None]:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *ON_THE_WIRE, (HEADER, called.encode())]
                seconds = perf_counter() - began  # a stream goes on for hours: what counts is that it began
                method, path, status = scope["method"], scope.get("path_template") or NOWHERE, message["status"]
                metrics.answered(method, path, status, seconds)
                if log.isEnabledFor(logging.INFO):
                    log.info("%s %s: %d in %.1f ms", method, path, status, seconds * 1000)
            return send(message)

        has_body = scope["method"] not in ("GET", "HEAD")
        await app(scope, in_time(receive, announced) if has_body else receive, send_named)

    return answer

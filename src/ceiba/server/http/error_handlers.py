"""Every error as one body: a key, a sentence, and never a traceback."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from ceiba.server.http.answers import Error
from ceiba.server.store.errors import StoreBusy
from ceiba.table.errors import Cause, Refused

log = logging.getLogger(__name__)

STATUS = {
    Cause.UNREADABLE: 400,
    Cause.FORBIDDEN: 403,
    Cause.MISSING: 404,
    Cause.CONFLICT: 409,
    Cause.RULES: 422,
}

# What the framework refuses by itself, in our words.
PLAINLY = {
    401: Error("who-are-you", "nobody is known by this token: sit down as a guest first."),
    404: Error("no-such-page", "there is nothing here."),
    405: Error("not-so", "this cannot be done here: see /schema for what can."),
    408: Error("too-slow", "this has not arrived in time."),
    413: Error("too-large", "this is larger than anything that belongs here."),
}
RETRY_AFTER = 5  # seconds

# Any: the framework lets users, authentication and state be of any kind.
Asked = Request[Any, Any, Any]


def refuse(_: Asked, refused: Refused) -> Response[Error]:
    said = Error(refused.error, refused.sentence, refused.clause, refused.act, refused.version)
    return Response(said, status_code=STATUS[refused.cause])


def refuse_unread(_: Asked, error: HTTPException) -> Response[Error]:
    """What the framework could not read, or does not know."""
    status = error.status_code
    body = PLAINLY.get(status)
    if body is None:
        body = Error("unreadable", f"this cannot be read: {_why(error)}.")
        status = 400 if status >= 500 else status
    return Response(body, status_code=status, headers=error.headers)


def refuse_garbled(_: Asked, error: Exception) -> Response[Error]:
    """What is no text at all, or nested deeper than anything that belongs here."""
    return Response(Error("unreadable", "this cannot be read: it is not JSON."), status_code=400)


def _why(error: HTTPException) -> str:
    """The first thing wrong, with its place."""
    extra = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        first = extra[0]
        if isinstance(first, dict):
            said = str(first.get("message", ""))
            return f"{first['key']}: {said}" if first.get("key") else said
    return str(error.detail).removesuffix(".")[:300]


def ask_again(_: Asked, error: StoreBusy) -> Response[Error]:
    return Response(Error("busy", str(error)), status_code=503, headers={"retry-after": str(RETRY_AFTER)})


def confess(request: Asked, error: Exception) -> Response[Error]:
    """A fault of our own: the whole of it for the log, a sentence for the asker."""
    log.error("%s %s has failed", request.method, request.url.path, exc_info=error)
    body = Error("our-fault", "something went wrong here; nothing was changed that you were not told of.")
    return Response(body, status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refused: refuse,
    HTTPException: refuse_unread,
    UnicodeDecodeError: refuse_garbled,
    RecursionError: refuse_garbled,
    StoreBusy: ask_again,
    Exception: confess,
}

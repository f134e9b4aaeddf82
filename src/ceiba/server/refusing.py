"""Every error as one body: a key, a sentence, and never a traceback."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec.json import encode

from ceiba.server.errors import Refused
from ceiba.server.wire import Error

log = logging.getLogger(__name__)

# What the framework refuses by itself, in our words.
PLAINLY = {
    404: Error("no-such-page", "there is nothing here."),
    405: Error("not-so", "this cannot be done here: see /schema for what can."),
    413: Error("too-large", "this is larger than anything that belongs here."),
}


# Any: the framework lets users, authentication and state be of any kind.
def refuse(_: Request[Any, Any, Any], refused: Refused) -> Response[bytes]:
    return Response(encode(refused.body), status_code=refused.status, media_type="application/json")


def refuse_unread(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What the framework could not read, or does not know."""
    status = error.status_code
    body = PLAINLY.get(status)
    if body is None:
        body = Error("unreadable", f"this cannot be read: {_why(error)}.")
        status = 400 if status >= 500 else status
    return Response(encode(body), status_code=status, media_type="application/json", headers=error.headers or {})


def refuse_garbled(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """What is no text at all, or nested deeper than anything that belongs here."""
    body = Error("unreadable", "this cannot be read: it is not JSON.")
    return Response(encode(body), status_code=400, media_type="application/json")


def _why(error: HTTPException) -> str:
    """The first thing wrong, with its place."""
    extra = error.extra
    if isinstance(error, ValidationException) and isinstance(extra, list) and extra:
        first = extra[0]
        if isinstance(first, dict):
            said = str(first.get("message", ""))
            return f"{first['key']}: {said}" if first.get("key") else said
    return str(error.detail).removesuffix(".")[:300]


def confess(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of our own: logged whole, told in a sentence."""
    log.error("%s %s has failed", request.method, request.url.path, exc_info=error)
    body = Error("our-fault", "something went wrong here; nothing was changed that you were not told of.")
    return Response(encode(body), status_code=500, media_type="application/json")

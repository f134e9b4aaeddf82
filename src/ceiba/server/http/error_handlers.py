"""Every error as one body: a key, a sentence, and never a traceback."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from ceiba.server.http.answers import Error
from ceiba.server.http.asking import RETRY_AFTER, app_of
from ceiba.server.http.pages import is_for_people, language_of, page_text
from ceiba.server.http.quotas import TooMany
from ceiba.server.store.errors import StoreBusy, StoreDamaged
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
    415: Error("not-json", "this must be sent as application/json."),
    413: Error("too-large", "this is larger than anything that belongs here."),
    503: Error("draining", "this server is about to stop and opens no new tables: try again in a moment."),
}
LONG = 60  # seconds: somebody has to do something first
FOR_PEOPLE = (401, 404)  # a return link of nobody, an address of nothing

# Any: the framework lets users, authentication and state be of any kind.
Asked = Request[Any, Any, Any]


def refuse(request: Asked, refused: Refused) -> Response[Error]:
    app_of(request).metrics.refusals.labels(refused.error).inc()
    said = Error(refused.error, refused.sentence, refused.clause, refused.act, refused.version)
    return Response(said, status_code=STATUS[refused.cause])


def refuse_unread(request: Asked, error: HTTPException) -> Response[Error] | Response[str]:
    """What the framework could not read, or does not know; people are told by the page, in their language."""
    status = error.status_code
    if status in FOR_PEOPLE and is_for_people(request.url.path, request.headers.get("accept", "")):
        return Response(page_text(language_of(request)), status_code=status, media_type=MediaType.HTML)
    body = PLAINLY.get(status)
    app_of(request).metrics.refusals.labels("unreadable" if body is None else body.error).inc()
    if body is None:
        body = Error("unreadable", f"this cannot be read: {_why(error)}.")
        status = 400 if status >= 500 else status
    return Response(body, status_code=status, headers=error.headers)


def refuse_garbled(request: Asked, error: Exception) -> Response[Error]:
    """What is no text at all, or nested deeper than anything that belongs here."""
    app_of(request).metrics.refusals.labels("unreadable").inc()
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


def ask_again(request: Asked, error: StoreBusy) -> Response[Error]:
    app_of(request).metrics.refusals.labels("busy").inc()
    return Response(Error("busy", str(error)), status_code=503, headers={"retry-after": str(RETRY_AFTER)})


def slow_down(_: Asked, error: TooMany) -> Response[Error]:
    return Response(Error("too-many", str(error)), status_code=429, headers={"retry-after": str(error.after)})


def tell_damage(request: Asked, error: StoreDamaged) -> Response[Error]:
    """Not a fault of Ceiba's: whoever runs the server has to see to the file."""
    log.critical("%s", error)
    return Response(Error("damaged", str(error)), status_code=503, headers={"retry-after": str(LONG)})


def confess(request: Asked, error: Exception) -> Response[Error]:
    """A fault of our own: the whole of it for the log, a sentence for the asker."""
    # The path as it is described: the one that was asked for may hold a secret.
    path = request.scope.get("path_template")
    log.error("%s %s has failed", request.method, path, exc_info=error)
    app_of(request).metrics.refusals.labels("our-fault").inc()
    body = Error("our-fault", "something went wrong here; nothing was changed that you were not told of.")
    return Response(body, status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refused: refuse,
    HTTPException: refuse_unread,
    UnicodeDecodeError: refuse_garbled,
    RecursionError: refuse_garbled,
    StoreBusy: ask_again,
    StoreDamaged: tell_damage,
    TooMany: slow_down,
    Exception: confess,
}

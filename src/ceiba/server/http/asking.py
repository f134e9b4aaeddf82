"""Who asks, and which server is asked."""

from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import SecurityRequirement
from litestar.params import PathParameter

from ceiba.server.http.answers import Error
from ceiba.server.http.app import App
from ceiba.server.http.quotas import neighbourhood

COOKIE = "ceiba"
RETRY_AFTER = 5  # seconds

WHY = {
    400: "It cannot be read.",
    401: "Nobody is known by this token.",
    403: "This is not yours to do.",
    404: "There is no such thing, or it is not for you to know.",
    408: "It came too slowly.",
    409: "The table is not in a state for it: it has moved on, has started, is over, or cannot be played here.",
    413: "It is too large.",
    415: "It does not call itself application/json.",
    422: "The rules of the game forbid it.",
    429: "Too many of these for now: come again after the seconds in Retry-After.",
    503: "The database does not answer, or the server is about to stop: try again in a moment.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a request may be refused with beside the usual, for the description of the API."""
    return {
        status: ResponseSpec(Error, description=WHY[status], generate_examples=False)
        for status in sorted({400, 401, 503, *statuses})
    }


# What needs no token, for the description of the API.
OPEN_TO_ALL: list[SecurityRequirement] = [{}]

# The table that a path names.
TableName = Annotated[str, PathParameter(description="The table's name.")]

# Those of requests about a table, and of requests with a body.
AT_A_TABLE = (403, 404, 409)
WITH_A_BODY = (403, 408, 413, 415)

# Any: the framework lets users, authentication and state be of any kind; here they are of none.
Asking = Request[Any, Any, Any]


def app_of(request: Asking) -> App:
    app = request.app.state["app"]
    assert isinstance(app, App)  # put there when the routes were made
    return app


def headers_of(request: Asking) -> dict[bytes, bytes]:
    """As they were sent, by their names in small letters; of several with one name the first.

    The framework's own are found however they are spelled; making them takes longer than all that is asked here.
    """
    return dict(reversed([*request.scope["headers"]]))


def by_cookie(request: Asking) -> bool:
    """Whether it is by the cookie that somebody is known, if at all."""
    return b"authorization" not in headers_of(request)


async def known_by_cookie(request: Asking) -> str | None:
    """An old or foreign cookie is nobody's: its browser sends it without being asked, to public tables too."""
    try:
        return await app_of(request).people.guest_of(request.cookies.get(COOKIE, ""))
    except NotAuthorizedException:
        return None


async def who(request: Asking) -> str | None:
    """The guest who asks, by token or by cookie; None for someone without either. Refused if banned."""
    app = app_of(request)
    authorization = headers_of(request).get(b"authorization")
    if authorization is None:
        found = await known_by_cookie(request)
    else:
        kind, _, token = authorization.decode("latin-1").partition(" ")
        if kind.lower() != "bearer" or not token:
            raise NotAuthorizedException
        found = await app.people.guest_of(token)
    app.operator.must_be_welcome(found, came_from(request))
    return found


def came_from(request: Asking) -> str:
    """The address that a request came from."""
    client = request.scope["client"]
    return client[0] if client else ""


def address_of(request: Asking) -> str:
    """Where a request came from, as quotas count it."""
    return neighbourhood(came_from(request))


async def guest(request: Asking) -> str:
    """The guest who asks, who must be one."""
    found = await who(request)
    if found is None:
        raise NotAuthorizedException
    return found

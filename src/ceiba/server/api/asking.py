"""Who asks, and which house is asked."""

from typing import Any

from litestar import Request
from litestar.openapi import ResponseSpec

from ceiba.server.errors import who_are_you
from ceiba.server.house import House
from ceiba.server.wire import Error

COOKIE = "ceiba"

# What any request may be refused with, for the description of the API.
REFUSALS = {
    status: ResponseSpec(Error, description=why, generate_examples=False)
    for status, why in {
        400: "It cannot be read.",
        401: "Nobody is known by this token.",
        403: "This is not yours to do.",
        404: "There is no such thing, or it is not for you to know.",
        408: "It came too slowly.",
        409: "The table has moved on.",
        413: "It is too large.",
        422: "The rules of the game forbid it.",
    }.items()
}

# Any: the framework lets users, authentication and state be of any kind; here they are of none.
Asking = Request[Any, Any, Any]


def house_of(request: Asking) -> House:
    house = request.app.state["house"]
    assert isinstance(house, House)  # put there when the app was made
    return house


async def who(request: Asking) -> str | None:
    """The guest who asks, by token or by cookie; None for someone without either."""
    headers = request.headers
    return await known(house_of(request), headers.get("authorization", ""), headers.get("cookie", ""))


async def guest(request: Asking) -> str:
    """The guest who asks, who must be one."""
    found = await who(request)
    if found is None:
        raise who_are_you()
    return found


async def known(house: House, authorization: str, cookies: str) -> str | None:
    """The guest whom these two headers prove."""
    kind, _, token = authorization.partition(" ")
    if authorization and kind.lower() != "bearer":
        raise who_are_you()
    return await house.guest_of(token if authorization else _token_in(cookies))


def _token_in(cookies: str) -> str:
    """Tokens are plain letters, so a cookie need not be unquoted."""
    for cookie in cookies.split(";"):
        name, _, token = cookie.strip().partition("=")
        if name == COOKIE:
            return token
    return ""

"""Who you are (docs/protocol.md)."""

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from ceiba.server.http.answers import Guest
from ceiba.server.http.asking import COOKIE, OPEN_TO_ALL, WITH_A_BODY, Asking, app_of, guest, refusals
from ceiba.server.http.people import new_guest
from ceiba.server.http.requests import NewGuest
from ceiba.table.seats import plain_name

YEARS = 10 * 365 * 24 * 3600  # seconds: a guest stays one


@post(
    "/api/guests",
    summary="Sit down as a guest",
    tags=["people"],
    responses=refusals(*WITH_A_BODY),
    security=OPEN_TO_ALL,
)
async def arrive(request: Asking, data: JSONBody[NewGuest]) -> Response[Guest]:
    """A new guest, known by the token of the answer, or by the cookie that is set with it."""
    arrived = new_guest()
    await app_of(request).people.name(arrived, plain_name(data.name))
    return Response(await _told(request, arrived), cookies=[_cookie(app_of(request).people.token(arrived))])


@get("/api/me", summary="Who am I?", tags=["people"], responses=refusals())
async def me(request: Asking) -> Guest:
    """The guest whom the token or the cookie proves."""
    return await _told(request, await guest(request))


@patch("/api/me", summary="Take another name", tags=["people"], responses=refusals(*WITH_A_BODY))
async def rename(request: Asking, data: JSONBody[NewGuest]) -> Guest:
    """Another name, from now on; seats that are taken keep the old one."""
    asking = await guest(request)
    await app_of(request).people.name(asking, plain_name(data.name))
    return await _told(request, asking)


@delete("/api/me", summary="Forget me", tags=["people"], responses=refusals(*WITH_A_BODY))
async def leave(request: Asking) -> None:
    """Tables stand; the guest's seats become open."""
    asking = await guest(request)
    await app_of(request).seats.forget(asking)
    app_of(request).people.forget(asking)


@get(
    "/return/{token:str}",
    summary="Come back by the return link",
    tags=["people"],
    responses=refusals(),
    security=OPEN_TO_ALL,
)
async def come_back(
    request: Asking, token: Annotated[str, PathParameter(description="The token of a guest.")]
) -> Redirect:
    """Sets the cookie on another device, then leads to the start page."""
    if await app_of(request).people.guest_of(token) is None:
        raise NotAuthorizedException
    return Redirect("/", cookies=[_cookie(token)], status_code=303)


async def _told(request: Asking, asking: str) -> Guest:
    people = app_of(request).people
    token = people.token(asking)
    return Guest(asking, await people.name_of(asking) or "", token, f"/return/{token}")


def _cookie(token: str) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=YEARS, httponly=True, samesite="lax")


GUESTS = [arrive, me, rename, leave, come_back]

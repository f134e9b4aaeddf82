"""Who you are (docs/protocol.md)."""

import time
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect

from ceiba.server.http.answers import Guest
from ceiba.server.http.asking import (
    COOKIE,
    OPEN_TO_ALL,
    WITH_A_BODY,
    Asking,
    address_of,
    app_of,
    by_cookie,
    came_from,
    guest,
    known_by_cookie,
    refusals,
)
from ceiba.server.http.requests import NewGuest, Returning
from ceiba.server.http.tokens import LASTS, is_stale, new_guest
from ceiba.server.tables.loading import is_name
from ceiba.table.seats import plain_name


@post(
    "/api/guests",
    summary="Sit down as a guest",
    tags=["people"],
    responses=refusals(*WITH_A_BODY),
    security=OPEN_TO_ALL,
)
async def arrive(request: Asking, data: JSONBody[NewGuest]) -> Response[Guest]:
    """A new guest, known by the token of the answer, or by the cookie that is set with it."""
    app_of(request).operator.must_be_welcome(None, came_from(request))
    app_of(request).quotas.take("guests", address_of(request))
    arrived = new_guest()
    await app_of(request).people.arrive(arrived, plain_name(data.name))
    return await _known(request, arrived)


@get("/api/me", summary="Who am I?", tags=["people"], responses=refusals())
async def me(request: Asking) -> Response[Guest]:
    """The guest whom the token or the cookie proves. The token of the answer is fresh; an old cookie is renewed."""
    asking = await guest(request)
    is_due = is_stale(request.cookies.get(COOKIE, ""), time.time()) if by_cookie(request) else False
    return await _known(request, asking) if is_due else Response(await _told(request, asking))


@patch("/api/me", summary="Take another name", tags=["people"], responses=refusals(*WITH_A_BODY))
async def rename(request: Asking, data: JSONBody[NewGuest]) -> Guest:
    """Another name, from now on; seats that are taken keep the old one."""
    asking = await guest(request)
    app_of(request).quotas.take("names", asking)
    await app_of(request).people.rename(asking, plain_name(data.name))
    return await _told(request, asking)


@delete("/api/me", summary="Forget me", tags=["people"], responses=refusals(*WITH_A_BODY))
async def leave(request: Asking) -> None:
    """Tables stand; the guest's seats become open. What was said stays, without a name."""
    app, asking = app_of(request), await guest(request)
    await app.seats.forget(asking)
    app.people.forget(asking)
    app.streams.leave_all(asking)


@post(
    "/api/me/leave-devices",
    summary="Leave all devices",
    tags=["people"],
    responses=refusals(*WITH_A_BODY),
    status_code=200,
)
async def leave_devices(request: Asking) -> Response[Guest]:
    """No token or return link that was given so far is good any more; this answer brings a new one."""
    app, asking = app_of(request), await guest(request)
    await app.people.shut_out(asking)
    app.streams.leave_all(asking)
    return await _known(request, asking)


@post(
    "/api/return",
    summary="Come back by a return link",
    tags=["people"],
    responses=refusals(*WITH_A_BODY),
    security=OPEN_TO_ALL,
    status_code=200,
)
async def return_as(request: Asking, data: JSONBody[Returning]) -> Response[Guest]:
    """Be this guest from now on, in place of whoever one was here."""
    coming = await app_of(request).people.guest_of(data.token)
    if coming is None:
        raise NotAuthorizedException
    return await _known(request, coming)


@get(
    "/return/{token:str}",
    summary="Come back by the return link",
    tags=["people"],
    responses=refusals(),
    security=OPEN_TO_ALL,
)
async def come_back(
    request: Asking,
    token: Annotated[str, PathParameter(description="The token of a guest.")],
    table: Annotated[
        str, QueryParameter(max_length=40, description="Where to go on to, if not to the start.")
    ] = "",
) -> Redirect:
    """Sets the cookie on another device, then leads to the start page, or to a table.

    The start page asks first, if one is someone else.
    """
    people = app_of(request).people
    coming = await people.guest_of(token)
    if coming is None:
        raise NotAuthorizedException
    if await known_by_cookie(request) not in (None, coming):
        return Redirect(f"/#return={token}", status_code=303)
    cookies = [_cookie(request, await people.token(coming))]
    return Redirect(f"/t/{table}" if is_name(table) and table else "/", cookies=cookies, status_code=303)


async def _known(request: Asking, asking: str) -> Response[Guest]:
    """Told who they are, and known by a cookie from now on."""
    told = await _told(request, asking)
    return Response(told, cookies=[_cookie(request, told.token)])


async def _told(request: Asking, asking: str) -> Guest:
    people = app_of(request).people
    token = await people.token(asking)
    return Guest(asking, await people.name_of(asking) or "", token, f"/return/{token}")


def _cookie(request: Asking, token: str) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(key=COOKIE, value=token, max_age=LASTS, httponly=True, samesite="lax", secure=secure)


GUESTS = [arrive, me, rename, leave, leave_devices, return_as, come_back]

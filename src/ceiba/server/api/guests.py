"""Who you are (docs/protocol.md)."""

import time

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from ceiba.server import wire
from ceiba.server.api.asking import COOKIE, REFUSALS, Asking, guest, house_of
from ceiba.server.errors import who_are_you
from ceiba.server.identity import new_guest, plain_name

YEARS = 10 * 365 * 24 * 3600  # seconds: a guest stays one


@post("/api/guests", summary="Sit down as a guest", tags=["people"], responses=REFUSALS)
async def arrive(request: Asking, data: JSONBody[wire.NewGuest]) -> Response[wire.Guest]:
    house = house_of(request)
    name = plain_name(data.name)
    arrived = new_guest()
    await house.store.name_person(arrived, name, time.time())
    house.remember(arrived, name)
    return Response(_told(request, arrived, name), cookies=[_cookie(house.token(arrived))])


@get("/api/me", summary="Who am I?", tags=["people"], responses=REFUSALS)
async def me(request: Asking) -> wire.Guest:
    asking = await guest(request)
    return _told(request, asking, await house_of(request).name_of(asking) or "")


@patch("/api/me", summary="Take another name", tags=["people"], responses=REFUSALS)
async def rename(request: Asking, data: JSONBody[wire.NewGuest]) -> wire.Guest:
    asking = await guest(request)
    name = plain_name(data.name)
    await house_of(request).store.name_person(asking, name, time.time())
    house_of(request).remember(asking, name)
    return _told(request, asking, name)


@delete("/api/me", summary="Forget me", tags=["people"], responses=REFUSALS)
async def leave(request: Asking) -> None:
    asking = await guest(request)
    await house_of(request).seating.forget(asking)
    house_of(request).forget(asking)


@get("/return/{token:str}", summary="The personal return link", tags=["people"], responses=REFUSALS)
async def come_back(request: Asking, token: FromPath[str]) -> Redirect:
    if await house_of(request).guest_of(token) is None:
        raise who_are_you()
    return Redirect("/", cookies=[_cookie(token)], status_code=303)


def _told(request: Asking, asking: str, name: str) -> wire.Guest:
    token = house_of(request).token(asking)
    return wire.Guest(asking, name, token, f"/return/{token}")


def _cookie(token: str) -> Cookie:
    return Cookie(key=COOKIE, value=token, max_age=YEARS, httponly=True, samesite="lax")


GUESTS = [arrive, me, rename, leave, come_back]

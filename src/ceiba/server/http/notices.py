"""Being told: what a guest wants to know, and by which ways (docs/protocol.md)."""

import time
from functools import partial
from secrets import token_hex
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from ceiba.server.http.asking import WITH_A_BODY, Asking, app_of, guest, refusals
from ceiba.server.http.notice_types import (
    NewDevice,
    NewMail,
    NewWebhook,
    Notices as NoticesAnswer,
    NoticeWishes,
    OfferedWays,
    Way as WayAnswer,
)
from ceiba.server.notices.notices import Notices
from ceiba.server.notices.push import is_device
from ceiba.server.notices.reaching import refuse_url
from ceiba.server.notices.when import is_zone
from ceiba.server.notices.wording import CONFIRM, TEST
from ceiba.server.store.ways import (
    MOST_WAYS,
    Manner,
    Way,
    WayKind,
    Wishes,
    read_all,
    remove_ways,
    save_way,
    save_wishes,
)
from ceiba.table.errors import Cause, Refused

HERE = "/api/me/notices"
ONE = HERE + "/ways/{way:str}"
CHANGES = (*WITH_A_BODY, 404, 409, 429)

add_way = partial(post, tags=["notices"], responses=refusals(*CHANGES), status_code=200)

WayName = Annotated[str, PathParameter(description="The id of the way.")]


def _must_offer(request: Asking, kind: WayKind | None = None) -> Notices:
    notices = app_of(request).notices
    if notices is None or (kind is not None and kind not in notices.settings.kinds):
        raise Refused(Cause.CONFLICT, "not-offered", "whoever runs this server has not set this up.")
    return notices


async def _told(request: Asking, asking: str) -> NoticesAnswer:
    app = app_of(request)
    wishes, ways = await app.store.database.read(lambda session: read_all(session, asking))
    kinds = app.notices.settings.kinds if app.notices else []
    key = app.notices.senders.push_key() if app.notices and "push" in kinds else None
    listed = [WayAnswer(w.id, w.kind, w.address, w.confirmed, w.manner.hour, w.manner.style) for w in ways]
    offered = OfferedWays("mail" in kinds, key, "webhook" in kinds)
    return NoticesAnswer(offered, wishes.language, wishes.zone, [*wishes.kinds], listed)


@get(HERE, summary="What am I told?", tags=["notices"], responses=refusals())
async def notices(request: Asking) -> NoticesAnswer:
    """What the server can do, and what the asker wants of it."""
    return await _told(request, await guest(request))


@put(HERE, summary="Say what to be told", tags=["notices"], responses=refusals(*CHANGES))
async def wish_notices(request: Asking, data: JSONBody[NoticeWishes]) -> NoticesAnswer:
    """In which language and time zone, and of what."""
    asking = await guest(request)
    _must_offer(request)
    app_of(request).quotas.take("ways", asking)
    if not is_zone(data.zone):
        raise Refused(Cause.UNREADABLE, "bad-zone", f"{data.zone[:40]!r} is not a time zone.")
    wishes = Wishes(data.language, data.zone, tuple(dict.fromkeys(data.kinds)))
    await app_of(request).store.database.write(lambda session: save_wishes(session, asking, wishes))
    return await _told(request, asking)


async def _add(request: Asking, kind: WayKind, address: str, manner: Manner, confirmed: bool = True) -> Way:
    """Stored, if this is offered and there are not too many."""
    asking = await guest(request)
    app = app_of(request)
    settings = _must_offer(request, kind).settings
    if kind != "mail" and (refusal := refuse_url(address, settings.inside)) is not None:
        raise refusal
    app.quotas.take("ways", asking)
    way = Way(f"w{token_hex(8)}", asking, kind, address, manner, confirmed, time.time())
    saved = await app.store.database.write(lambda session: save_way(session, way))
    if saved is None:
        raise Refused(Cause.CONFLICT, "too-many-ways", f"there are {MOST_WAYS} ways already: remove one first.")
    return saved


@add_way(f"{HERE}/mail", summary="Be told by mail")
async def add_mail(request: Asking, data: JSONBody[NewMail]) -> NoticesAnswer:
    """At once, or all of a day together. A new address is asked first, by a letter with a link that says yes."""
    asking = await guest(request)
    notices = _must_offer(request, "mail")
    way = await _add(request, "mail", data.address, Manner(hour=data.hour), confirmed=False)
    if not way.confirmed:
        app_of(request).quotas.take("letters", data.address.lower())
        await notices.send_soon(way, CONFIRM)
    return await _told(request, asking)


@add_way(f"{HERE}/push", summary="Be told by push messages")
async def add_device(request: Asking, data: JSONBody[NewDevice]) -> NoticesAnswer:
    """To a device that has subscribed with the server's key."""
    if not is_device(data.p256dh, data.auth):
        raise Refused(Cause.UNREADABLE, "bad-device", "these are not the keys of a device.")
    way = await _add(request, "push", data.address, Manner(p256dh=data.p256dh, auth=data.auth))
    return await _told(request, way.guest)


@add_way(f"{HERE}/webhooks", summary="Be told by a webhook")
async def add_webhook(request: Asking, data: JSONBody[NewWebhook]) -> NoticesAnswer:
    """Plain JSON, or what Discord and Slack understand."""
    way = await _add(request, "webhook", data.address, Manner(style=data.style))
    return await _told(request, way.guest)


async def _mine(request: Asking, way: str) -> Way:
    asking = await guest(request)
    _, ways = await app_of(request).store.database.read(lambda session: read_all(session, asking))
    for one in ways:
        if one.id == way:
            return one
    raise Refused(Cause.MISSING, "no-way", "there is no such way.")


@delete(ONE, summary="Be told so no more", tags=["notices"], responses=refusals(*CHANGES), status_code=200)
async def remove_way(request: Asking, way: WayName) -> NoticesAnswer:
    """Whatever was still to be sent by it is not."""
    found = await _mine(request, way)
    await app_of(request).store.database.write(lambda session: remove_ways(session, [found.id]))
    return await _told(request, found.guest)


@post(f"{ONE}/test", summary="Try it", tags=["notices"], responses=refusals(*CHANGES), status_code=202)
async def try_way(request: Asking, way: WayName) -> None:
    """A message that says nothing but that it works; to addresses that have said yes."""
    found = await _mine(request, way)
    notices = _must_offer(request, found.kind)
    if not found.confirmed:
        raise Refused(Cause.CONFLICT, "not-confirmed", "this address has not said yes yet: see the letter it got.")
    app_of(request).quotas.take("trials", found.guest)
    await notices.send_soon(found, TEST)


NOTICES = [notices, wish_notices, add_mail, add_device, add_webhook, remove_way, try_way]

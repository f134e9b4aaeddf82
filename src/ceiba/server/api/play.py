"""Playing: drafts, commits, the log, hints and odds (docs/protocol.md)."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ceiba.server import wire
from ceiba.server.api.asking import REFUSALS, Asking, guest, house_of, who
from ceiba.server.drafting import after, draft
from ceiba.server.errors import Refused
from ceiba.server.odds import odds
from ceiba.server.telling import tell_entry

After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Only what came after this number.")]
MySeat = Annotated[int, QueryParameter(name="seat", ge=1, le=8, description="One of my seats.")]

Tried = Annotated[list[str] | None, QueryParameter(max_items=60, description="What has been tried of the turn.")]


@post("/api/tables/{table:str}/draft", summary="Try acts out", tags=["play"], responses=REFUSALS, status_code=200)
async def try_out(request: Asking, table: FromPath[str], data: JSONBody[wire.Draft]) -> wire.Drafted:
    room = house_of(request).room
    asking = await guest(request)
    found = await room.visit(table, asking)
    news = []
    if data.version < found.version and found.holds(asking, data.seat):
        news = [tell_entry(entry) for entry in await room.store.log(table, data.version)]
    return draft(found, asking, data, news)


@post(
    "/api/tables/{table:str}/commits", summary="Make acts final", tags=["play"], responses=REFUSALS, status_code=200
)
async def commit(request: Asking, table: FromPath[str], data: JSONBody[wire.Commit]) -> wire.Committed:
    return await house_of(request).room.commit(table, await guest(request), data)


@get("/api/tables/{table:str}/log", summary="What has been played", tags=["play"], responses=REFUSALS)
async def log(request: Asking, table: FromPath[str], after: After = 0) -> wire.Log:
    room = house_of(request).room
    found = await room.watch(table, await who(request))
    entries = await room.store.log(found.name, after)
    return wire.Log(found.version, [tell_entry(entry) for entry in entries])


@get("/api/tables/{table:str}/hint", summary="What a bot would do", tags=["play"], responses=REFUSALS)
async def hint(request: Asking, table: FromPath[str], my_seat: MySeat, acts: Tried = None) -> wire.Hint:
    house = house_of(request)
    asking = await guest(request)
    found = await house.room.visit(table, asking)
    if not found.row.about.hints:
        raise Refused(403, "no-hints", "this table is played without hints.")
    if not found.holds(asking, my_seat):
        raise Refused(403, "not-your-seat", f"seat {my_seat} is not yours.")
    if my_seat not in found.waiting_for():
        raise Refused(409, "not-your-turn", f"it is not for seat {my_seat} to act now.")
    position = after(found, my_seat, acts or [])
    if my_seat not in position.actors():
        raise Refused(409, "no-hint", "after these acts there is nothing to advise.")
    return await house.bot_workers.hint(found, my_seat, position)


@get("/api/tables/{table:str}/odds", summary="The chances of the next card", tags=["play"], responses=REFUSALS)
async def chances(request: Asking, table: FromPath[str]) -> wire.Odds:
    return odds(await house_of(request).room.watch(table, await who(request)))


PLAY = [try_out, commit, log, hint, chances]

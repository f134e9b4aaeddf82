"""Playing: drafts, the log, hints, odds and pictures (docs/protocol.md)."""

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from ceiba.game import Position
from ceiba.server.http import requests
from ceiba.server.http.asking import AT_A_TABLE, WITH_A_BODY, Asking, TableName, app_of, refusals, who
from ceiba.server.http.game_types import MOST_SEATS, Odds
from ceiba.server.http.play_answers import Drafted, Hint, Log, Proof, Replay
from ceiba.server.http.serialize import draft_answer, entry_answer
from ceiba.server.http.tables import AsSeat, At, visit
from ceiba.server.tables.history import made, past_position, replay
from ceiba.server.tables.proving import prove
from ceiba.table.commits import not_started
from ceiba.table.drafts import draft, position_after
from ceiba.table.errors import Cause, Refused
from ceiba.table.looks import must_be_hinted, odds, seat_to_look_from
from ceiba.table.permissions import must_watch
from ceiba.table.settings import colours_of
from ceiba.table.table import Table
from ceiba.words import DEFAULT

After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Only what came after this version.")]
MySeat = Annotated[int, QueryParameter(name="seat", ge=1, le=MOST_SEATS, description="One of my seats.")]
Language = Annotated[str, QueryParameter(pattern=requests.IN_A_LANGUAGE, description="Of the words in it.")]
Tried = Annotated[list[str] | None, QueryParameter(max_items=60, description="What has been tried of the turn.")]

SVG = "image/svg+xml"


@post(
    "/api/tables/{table:str}/draft",
    summary="Try acts out",
    tags=["play"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def try_out(request: Asking, table: TableName, data: JSONBody[requests.Draft]) -> Drafted:
    """Nothing is stored, so undo is sending less. It is tried on the table's version, which the answer says."""
    found, asking = await visit(request, table)
    app_of(request).quotas.take("drafts", asking)
    drafted = draft(found, asking, data.seat, data.acts, data.plan)
    drawn = await draw(found, drafted.after, data.seat, data.picture) if data.picture else None
    return draft_answer(drafted, drawn)


@get(
    "/api/tables/{table:str}/log",
    summary="What has been played",
    tags=["play"],
    responses=refusals(*AT_A_TABLE),
)
async def log(request: Asking, table: TableName, after: After = 0) -> Log:
    """The commits with what they brought about, for whoever may watch."""
    app = app_of(request)
    found = await app.tables.watch(table, await who(request))
    entries = await app.store.log(found.name, after)
    return Log(found.version, [entry_answer(one) for one in await made(app.store, found, entries)])


@get(
    "/api/tables/{table:str}/replay",
    summary="The whole game, to be looked at again",
    tags=["play"],
    responses=refusals(*AT_A_TABLE),
)
async def look_back(request: Asking, table: TableName, as_seat: AsSeat = None) -> Replay:
    """Every moment of it, in a few bytes each, as one of my seats or an onlooker saw it then."""
    app = app_of(request)
    asking = await who(request)
    found = await app.tables.watch(table, asking)
    if found.position is None:
        raise not_started()
    seat = seat_to_look_from(found, asking, as_seat)
    return Replay(seat, *await replay(app.store, found, seat))


@get(
    "/api/tables/{table:str}/hint",
    summary="What a bot would do",
    tags=["play"],
    responses=refusals(*AT_A_TABLE, 422),
)
async def hint(request: Asking, table: TableName, my_seat: MySeat, acts: Tried = None) -> Hint:
    """At one of my seats that is to act, if the table allows hints; after some of the turn has been tried."""
    app = app_of(request)
    found, asking = await visit(request, table)
    must_be_hinted(found, asking, my_seat)
    position = position_after(found, my_seat, acts or [])
    if my_seat not in position.actors():
        raise Refused(Cause.CONFLICT, "no-hint", "after these acts there is nothing to advise.")
    app.quotas.take("hints", asking)
    advice = await app.bots.hint(found, my_seat, position)
    return Hint(my_seat, *advice)


@get(
    "/api/tables/{table:str}/luck",
    summary="The luck, opened",
    tags=["play"],
    responses=refusals(*AT_A_TABLE),
)
async def luck(request: Asking, table: TableName) -> Proof:
    """When the game is over: what was promised, what opens it, and every draw dealt again."""
    app = app_of(request)
    found = await app.tables.watch(table, await who(request))
    proof = await prove(app.store, found)
    return Proof(found.name, proof.commitment, proof.secret, proof.parts, proof.seed, proof.draws, proof.is_kept)


@get(
    "/api/tables/{table:str}/odds",
    summary="The chances of what comes next",
    tags=["play"],
    responses=refusals(*AT_A_TABLE),
)
async def chances(request: Asking, table: TableName) -> Odds:
    """From what everyone knows, if the game has chances to tell and the table allows it."""
    return odds(await app_of(request).tables.at(table), await who(request))


@get(
    "/api/tables/{table:str}/picture.svg",
    summary="The position as a picture",
    tags=["play"],
    responses=refusals(*AT_A_TABLE),
    media_type=SVG,
)
async def picture(
    request: Asking, table: TableName, at: At = None, as_seat: AsSeat = None, language: Language = DEFAULT
) -> Response[str]:
    """The game's own drawing, as one of my seats or an onlooker may see it, now or after some acts."""
    app = app_of(request)
    asking = await who(request)
    found = await app.tables.at(table)
    must_watch(found, asking)
    if found.position is None:
        raise not_started()
    seat = seat_to_look_from(found, asking, as_seat)
    position = found.position if at is None else await past_position(app.store, found, asking, at)
    drawn = await draw(found, position, seat, language)
    return Response(drawn, media_type=SVG, headers={"cache-control": "no-cache"})


async def draw(table: Table, position: Position, seat: int | None, language: str) -> str:
    """In a thread of its own, for it takes a while, and others are not to wait for it."""
    return await asyncio.to_thread(table.game.draw, position, seat, language, colours_of(table.settings))


PLAY = [try_out, log, look_back, hint, luck, chances, picture]

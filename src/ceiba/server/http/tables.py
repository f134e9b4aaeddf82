"""Tables: the lobby, new ones, seats, the start, the rematch (docs/protocol.md)."""

from typing import Annotated, Literal

from litestar import get, patch, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import asdict

from ceiba.server.http import requests
from ceiba.server.http.answers import Look, Tables
from ceiba.server.http.app import App
from ceiba.server.http.asking import (
    AT_A_TABLE,
    OPEN_TO_ALL,
    WITH_A_BODY,
    Asking,
    TableName,
    app_of,
    guest,
    refusals,
    who,
)
from ceiba.server.http.game_types import MOST_SEATS, GameName
from ceiba.server.http.games import known_bot
from ceiba.server.http.serialize import listed, look_answer
from ceiba.server.tables.history import past_position
from ceiba.table.looks import look, look_back
from ceiba.table.seats import SeatWish, TableWish
from ceiba.table.table import Table

At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many acts; now, if left out.")]
AsSeat = Annotated[
    int | None, QueryParameter(name="seat", ge=1, le=MOST_SEATS, description="As which of my seats.")
]


OfGame = Annotated[GameName | None, QueryParameter(description="Only tables of this game.")]
OfStatus = Annotated[
    Literal["waiting", "playing"] | None, QueryParameter(description="Only tables that wait, or that play.")
]
SeatInPath = Annotated[int, PathParameter(description="A seat, counted from 1.")]


def looked(table: Table, guest: str | None) -> Look:
    """What every change of a table is answered with."""
    return look_answer(table, guest, look(table, guest))


@get("/api/tables", summary="The lobby", tags=["tables"], responses=refusals(), security=OPEN_TO_ALL)
async def lobby(
    request: Asking,
    game: OfGame = None,
    status: OfStatus = None,
) -> Tables:
    """Public tables that wait or play, newest first."""
    return listed(await app_of(request).store.lobby(game, status))


@get("/api/me/tables", summary="My tables", tags=["tables"], responses=refusals())
async def my_tables(request: Asking) -> Tables:
    """Tables where I sit or that I host, those that changed last first."""
    return listed(await app_of(request).store.tables_of(await guest(request)))


@post("/api/tables", summary="A new table", tags=["tables"], responses=refusals(403, 409, *WITH_A_BODY))
async def new_table(request: Asking, data: JSONBody[requests.NewTable]) -> Look:
    """Open a table, as its host."""
    app = app_of(request)
    asking = await guest(request)
    asked = asdict(data)
    asked["wishes"] = [_wish(app, data.game, wish) for wish in data.seats]
    del asked["seats"]
    return looked(await app.seats.open_table(asking, await app.people.name_of(asking) or "", **asked), asking)


def _wish(app: App, game: str, wish: requests.SeatWish) -> SeatWish:
    bot = known_bot(app.bots.offered, game, wish.bot) if wish.kind == "bot" else None
    return SeatWish(wish.kind, bot, wish.guest, wish.name)


@get(
    "/api/tables/{table:str}",
    summary="Look at a table",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE),
)
async def see(request: Asking, table: TableName, at: At = None, as_seat: AsSeat = None) -> Look:
    """The table with its position, now or after some acts, as one of my seats or as an onlooker."""
    app = app_of(request)
    asking = await who(request)
    found = await app.tables.visit(table, asking)
    if at is None or at == found.version:
        return look_answer(found, asking, look(found, asking, as_seat))
    position = await past_position(app.store, found, asking, at)
    return look_answer(found, asking, look_back(found, asking, as_seat, at, position))


@patch(
    "/api/tables/{table:str}",
    summary="Change what kind of table it is",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
)
async def settle(request: Asking, table: TableName, data: JSONBody[requests.TableWish]) -> Look:
    """For the host."""
    asking = await guest(request)
    found = await app_of(request).tables.visit(table, asking)
    await app_of(request).seats.settle(found, asking, TableWish(**asdict(data)))
    return looked(found, asking)


@post(
    "/api/tables/{table:str}/join",
    summary="Come in by invitation",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def join(request: Asking, table: TableName, data: JSONBody[requests.Invitation]) -> Look:
    """With the key that stands in the invitation's link."""
    asking = await guest(request)
    found = await app_of(request).tables.at(table)
    await app_of(request).seats.join(found, asking, data.key)
    return looked(found, asking)


@put(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Say who sits at a seat",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
)
async def sit(request: Asking, table: TableName, seat: SeatInPath, data: JSONBody[requests.SeatWish]) -> Look:
    """Sit down, leave, hand over, or let a bot play: before the start and in the middle of a game."""
    app = app_of(request)
    asking = await guest(request)
    found = await app.tables.visit(table, asking)
    wish = _wish(app_of(request), found.game.name, data)
    await app.seats.sit(found, seat, asking, await app.people.name_of(asking) or "", wish)
    return looked(found, asking)


@post(
    "/api/tables/{table:str}/start",
    summary="Start the game",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def start(request: Asking, table: TableName) -> Look:
    """For the host, when no seat is open."""
    asking = await guest(request)
    found = await app_of(request).tables.visit(table, asking)
    await app_of(request).seats.start(found, asking)
    return looked(found, asking)


@post(
    "/api/tables/{table:str}/rematch",
    summary="The same table anew",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
)
async def rematch(request: Asking, table: TableName) -> Look:
    """The same people and bots, once: whoever asks later comes to the same table."""
    asking = await guest(request)
    found = await app_of(request).tables.visit(table, asking)
    return looked(await app_of(request).seats.rematch(found, asking), asking)


TABLES = [lobby, my_tables, new_table, see, settle, join, sit, start, rematch]

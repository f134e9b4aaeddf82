"""Tables: the lobby, new ones, seats, the start, the rematch (docs/protocol.md)."""

from typing import Annotated, Literal

from litestar import delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import asdict

from ceiba.server.http import requests
from ceiba.server.http.answers import Look, Member, Tables
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
from ceiba.server.http.health import draining
from ceiba.server.http.serialize import listed, look_answer
from ceiba.server.tables.history import past_position
from ceiba.table.clocks import ClockRule
from ceiba.table.looks import look, look_back
from ceiba.table.permissions import must_host, seats_of
from ceiba.table.seats import SeatWish, TableWish
from ceiba.table.settings import OPEN
from ceiba.table.table import Table

At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many acts; now, if left out.")]
AsSeat = Annotated[
    int | None,
    QueryParameter(
        name="seat",
        ge=0,
        le=MOST_SEATS,
        description="As which of my seats, or any when the game is over; 0: as an onlooker.",
    ),
]


OfGame = Annotated[GameName | None, QueryParameter(description="Only tables of this game.")]
OfStatus = Annotated[
    Literal["waiting", "playing"] | None, QueryParameter(description="Only tables that wait, or that play.")
]
ListAfter = Annotated[
    str | None, QueryParameter(max_length=80, description="The `next` of the page before; the first, if left out.")
]
MemberInPath = Annotated[str, PathParameter(description="A guest's id.")]
SeatInPath = Annotated[int, PathParameter(description="A seat, counted from 1.")]


async def visit(request: Asking, table: str) -> tuple[Table, str]:
    """The table, if it is there for the guest who asks; and the guest."""
    asking = await guest(request)
    return await app_of(request).tables.visit(table, asking), asking


def looked(table: Table, guest: str | None) -> Look:
    """What every change of a table is answered with."""
    return look_answer(table, guest, look(table, guest))


@get("/api/tables", summary="The lobby", tags=["tables"], responses=refusals(), security=OPEN_TO_ALL)
async def lobby(
    request: Asking,
    game: OfGame = None,
    status: OfStatus = None,
    after: ListAfter = None,
) -> Tables:
    """Public tables that wait or play, newest first, a page at a time."""
    return listed(await app_of(request).store.lobby(game, status, after))


@get("/api/me/tables", summary="My tables", tags=["tables"], responses=refusals())
async def my_tables(request: Asking, after: ListAfter = None) -> Tables:
    """Tables where I sit or that I host, those that changed last first, a page at a time."""
    return listed(await app_of(request).store.tables_of(await guest(request), after))


@post("/api/tables", summary="A new table", tags=["tables"], responses=refusals(403, 409, *WITH_A_BODY))
async def new_table(request: Asking, data: JSONBody[requests.NewTable]) -> Look:
    """Open a table, as its host."""
    app = app_of(request)
    asking = await guest(request)
    if app.operator.is_draining():
        raise draining()
    app.quotas.take("tables", asking)
    asked = asdict(data)
    asked["clock"] = data.clock and ClockRule(
        **{**asdict(data.clock), "rest": data.clock.rest and (*data.clock.rest,)}
    )
    asked["wishes"] = [seat_wish(app, data.game, wish) for wish in data.seats]
    del asked["seats"]
    return looked(await app.seats.open_table(asking, await app.people.name_of(asking) or "", **asked), asking)


def seat_wish(app: App, game: str, wish: requests.SeatWish) -> SeatWish:
    bot = known_bot(app.bots.offered, game, wish.bot) if wish.kind == "bot" else None
    return SeatWish(wish.kind, bot, wish.guest, wish.name, wish.luck, wish.colour)


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
    found, asking = await visit(request, table)
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


@post(
    "/api/tables/{table:str}/invitation",
    summary="Another invitation",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def invite_anew(request: Asking, table: TableName) -> Look:
    """For the host: the links that were sent so far open nothing any more."""
    found, asking = await visit(request, table)
    await app_of(request).seats.invite_anew(found, asking)
    return looked(found, asking)


@get(
    "/api/tables/{table:str}/members",
    summary="Who has come by invitation",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE),
)
async def members(request: Asking, table: TableName) -> list[Member]:
    """For the host: those who do not sit."""
    found, asking = await visit(request, table)
    must_host(found, asking)
    people = app_of(request).people
    there = [one for one in found.settings.members if not seats_of(found, one)]
    return [Member(one, await people.name_of(one) or "?") for one in there]


@delete(
    "/api/tables/{table:str}/members/{member:str}",
    summary="Send someone away",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def send_away(request: Asking, table: TableName, member: MemberInPath) -> Look:
    """For the host: someone who came by invitation and does not sit; the invitation is another from now on."""
    found, asking = await visit(request, table)
    await app_of(request).seats.send_away(found, asking, member)
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
    found, asking = await visit(request, table)
    wish = seat_wish(app, found.game.name, data)
    held = found.settings.seats[seat - 1] if 1 <= seat <= len(found.settings.seats) else OPEN
    is_away = held.guest is None or await app.streams.presence.is_away(found.name, held.guest)
    await app.seats.sit(found, seat, asking, await app.people.name_of(asking) or "", wish, is_away)
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
    found, asking = await visit(request, table)
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
    found, asking = await visit(request, table)
    return looked(await app_of(request).seats.rematch(found, asking), asking)


TABLES = [lobby, my_tables, new_table, see, settle, join, invite_anew, members, send_away, sit, start, rematch]

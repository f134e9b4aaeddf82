"""Tables: the lobby, new ones, seats, the start, the rematch (docs/protocol.md)."""

from typing import Annotated, Literal

from litestar import get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ceiba.games import known
from ceiba.server import wire
from ceiba.server.api.asking import REFUSALS, Asking, guest, house_of, who
from ceiba.server.errors import Refused
from ceiba.server.looking import look, look_back
from ceiba.server.telling import tell_table

At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After how many acts; now, if left out.")]
AsSeat = Annotated[int | None, QueryParameter(name="seat", ge=1, le=8, description="As which of my seats.")]


@get("/api/games", summary="What can be played", tags=["tables"], responses=REFUSALS)
async def games(request: Asking) -> list[wire.Box]:
    bots = house_of(request).bots
    return [
        wire.Box(
            game="tikal" if name == "tikal" else "incan-gold",
            rules=game.rules,
            fewest=game.fewest,
            most=game.most,
            options={**game.options},
            bots=[wire.BotLevel(*choice) for choice in bots.choices(name)],
        )
        for name, game in known().items()
    ]


@get("/api/tables", summary="The lobby", tags=["tables"], responses=REFUSALS)
async def lobby(
    request: Asking,
    game: FromQuery[wire.GameName | None] = None,
    status: FromQuery[Literal["waiting", "playing"] | None] = None,
) -> wire.Tables:
    rows = await house_of(request).store.lobby(game, status)
    return wire.Tables([tell_table(row) for row in rows])


@get("/api/me/tables", summary="My tables", tags=["tables"], responses=REFUSALS)
async def my_tables(request: Asking) -> wire.Tables:
    rows = await house_of(request).store.tables_of(await guest(request))
    return wire.Tables([tell_table(row) for row in rows])


@post("/api/tables", summary="A new table", tags=["tables"], responses=REFUSALS)
async def new_table(request: Asking, data: JSONBody[wire.NewTable]) -> wire.Look:
    house = house_of(request)
    asking = await guest(request)
    table = await house.seating.open_table(data, asking, await house.name_of(asking) or "")
    return look(table, asking, None)


@get("/api/tables/{table:str}", summary="Look at a table", tags=["tables"], responses=REFUSALS)
async def see(request: Asking, table: FromPath[str], at: At = None, as_seat: AsSeat = None) -> wire.Look:
    house = house_of(request)
    asking = await who(request)
    found = await house.room.visit(table, asking)
    if as_seat is not None and not found.holds(asking, as_seat):
        raise Refused(403, "not-your-seat", f"seat {as_seat} is not yours.")
    if at is None or at == found.version:
        return look(found, asking, as_seat)
    return await look_back(house.room, found, asking, as_seat, at)


@patch("/api/tables/{table:str}", summary="Change what kind of table it is", tags=["tables"], responses=REFUSALS)
async def settle(request: Asking, table: FromPath[str], data: JSONBody[wire.TableWish]) -> wire.Look:
    asking = await guest(request)
    found = await house_of(request).room.visit(table, asking)
    await house_of(request).seating.settle(found, asking, data)
    return look(found, asking, None)


@post(
    "/api/tables/{table:str}/join",
    summary="Come in by invitation",
    tags=["tables"],
    responses=REFUSALS,
    status_code=200,
)
async def join(request: Asking, table: FromPath[str], data: JSONBody[wire.Invitation]) -> wire.Look:
    asking = await guest(request)
    found = await house_of(request).room.at(table)
    await house_of(request).seating.join(found, asking, data.key)
    return look(found, asking, None)


@put(
    "/api/tables/{table:str}/seats/{seat:int}",
    summary="Say who sits at a seat",
    tags=["tables"],
    responses=REFUSALS,
)
async def sit(
    request: Asking, table: FromPath[str], seat: FromPath[int], data: JSONBody[wire.SeatWish]
) -> wire.Look:
    house = house_of(request)
    asking = await guest(request)
    found = await house.room.visit(table, asking)
    await house.seating.sit(found, seat, asking, await house.name_of(asking) or "", data)
    return look(found, asking, None)


@post(
    "/api/tables/{table:str}/start", summary="Start the game", tags=["tables"], responses=REFUSALS, status_code=200
)
async def start(request: Asking, table: FromPath[str]) -> wire.Look:
    asking = await guest(request)
    found = await house_of(request).room.visit(table, asking)
    await house_of(request).seating.start(found, asking)
    return look(found, asking, None)


@post("/api/tables/{table:str}/rematch", summary="The same table anew", tags=["tables"], responses=REFUSALS)
async def rematch(request: Asking, table: FromPath[str]) -> wire.Look:
    asking = await guest(request)
    found = await house_of(request).room.visit(table, asking)
    return look(await house_of(request).seating.rematch(found, asking), asking, None)


TABLES = [games, lobby, my_tables, new_table, see, settle, join, sit, start, rematch]

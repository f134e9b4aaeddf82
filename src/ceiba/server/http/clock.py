"""The clock of a table, and who is away from it (docs/protocol.md)."""

from litestar import get, post
from litestar.params import JSONBody

from ceiba.server.http.answers import Away, Look
from ceiba.server.http.asking import AT_A_TABLE, WITH_A_BODY, Asking, TableName, app_of, refusals, who
from ceiba.server.http.requests import TimeWish
from ceiba.server.http.tables import looked, visit


@post(
    "/api/tables/{table:str}/clock",
    summary="Pause, go on, be back",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def wish(request: Asking, table: TableName, data: JSONBody[TimeWish]) -> Look:
    """For those who sit. The clock stands when all of them want to pause, and runs when one does not any more."""
    app = app_of(request)
    found, asking = await visit(request, table)
    await app.clocks.wish(found, asking, data.pause, data.back)
    return looked(found, asking)


@get(
    "/api/tables/{table:str}/away",
    summary="Who is away?",
    tags=["tables"],
    responses=refusals(*AT_A_TABLE),
)
async def away(request: Asking, table: TableName) -> Away:
    """The people who are not looking at the table, and since when, as far as this server has seen."""
    app = app_of(request)
    found = await app.tables.watch(table, await who(request))
    return Away({str(seat): since for seat, since in app.streams.presence.away(found).items()})


CLOCK = [wish, away]

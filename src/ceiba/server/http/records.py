"""Records: any table down as one, and any record up as a table (docs/protocol.md)."""

from litestar import MediaType, Response, get, post

from ceiba.record import BadRecord, read_record
from ceiba.server.http.answers import Look
from ceiba.server.http.asking import AT_A_TABLE, WITH_A_BODY, Asking, TableName, app_of, guest, refusals, who
from ceiba.server.http.tables import looked
from ceiba.server.tables.records import record_of, table_from
from ceiba.table.errors import Cause, Refused

MOST_BYTES = 1_000_001  # a byte more than any record: the reader says so itself


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game",
    tags=["records"],
    responses=refusals(*AT_A_TABLE),
    media_type=MediaType.TEXT,
)
async def download(request: Asking, table: TableName) -> Response[str]:
    """As far as the log goes, in the notation; for whoever may watch."""
    tables = app_of(request).tables
    found = await tables.watch(table, await who(request))
    text = await record_of(tables, found)
    named = f'attachment; filename="{found.game.name}-{found.name}.ceiba"'
    return Response(text, headers={"content-disposition": named}, media_type="text/plain")


@post(
    "/api/records",
    summary="A table from a record",
    tags=["records"],
    responses=refusals(*WITH_A_BODY, 422),
    request_max_body_size=MOST_BYTES,
)
async def upload(request: Asking) -> Look:
    """The body is the record, as `text/plain`. Its game is over on the new table, or goes on there."""
    asking = await guest(request)
    try:
        record = read_record(await request.body())
        table = await table_from(app_of(request).tables, record, asking)
    except BadRecord as bad:
        raise Refused(Cause.RULES, "bad-record", f"{bad}.", bad.clause) from None
    return looked(table, asking)


RECORDS = [download, upload]

"""Records: any table down as one, and any record up as a table (docs/protocol.md)."""

from litestar import MediaType, Response, get, post
from litestar.params import FromPath

from ceiba.record import BadRecord, read_record
from ceiba.server import wire
from ceiba.server.api.asking import REFUSALS, Asking, guest, house_of, who
from ceiba.server.errors import Refused
from ceiba.server.looking import look
from ceiba.server.recording import record_of, table_from

MOST_BYTES = 1_000_001  # a byte more than any record: the reader says so itself


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a game",
    tags=["records"],
    responses=REFUSALS,
    media_type=MediaType.TEXT,
)
async def download(request: Asking, table: FromPath[str]) -> Response[str]:
    room = house_of(request).room
    found = await room.watch(table, await who(request))
    text = await record_of(room, found)
    named = f'attachment; filename="{found.row.about.game}-{found.name}.ceiba"'
    return Response(text, headers={"content-disposition": named}, media_type="text/plain")


@post(
    "/api/records",
    summary="A table from a record",
    tags=["records"],
    responses=REFUSALS,
    request_max_body_size=MOST_BYTES,
)
async def upload(request: Asking) -> wire.Look:
    asking = await guest(request)
    try:
        record = read_record(await request.body())
        table = await table_from(house_of(request).room, record, asking)
    except BadRecord as bad:
        raise Refused(422, "bad-record", f"{bad}.", bad.clause) from None
    return look(table, asking, None)


RECORDS = [download, upload]

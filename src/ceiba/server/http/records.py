"""Records: any table down as one, and any record up as a table (docs/protocol.md)."""

import asyncio
from typing import cast

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody

from ceiba.record import BadRecord, read_record
from ceiba.server.http import requests
from ceiba.server.http.answers import Look
from ceiba.server.http.asking import AT_A_TABLE, WITH_A_BODY, Asking, TableName, app_of, guest, refusals, who
from ceiba.server.http.door import TAKES_TEXT
from ceiba.server.http.review_answers import Review, Reviewed
from ceiba.server.http.tables import looked, seat_wish
from ceiba.server.tables.records import fork, record_of, table_from
from ceiba.table.errors import Cause, Refused
from ceiba.table.seats import first_seats

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
    text = str(await record_of(tables, found))
    named = f'attachment; filename="{found.game.name}-{found.name}.ceiba"'
    return Response(text, headers={"content-disposition": named}, media_type="text/plain")


@post(
    "/api/records",
    summary="A table from a record",
    tags=["records"],
    responses=refusals(*WITH_A_BODY, 422),
    request_max_body_size=MOST_BYTES,
    opt=TAKES_TEXT,
)
async def upload(request: Asking) -> Look:
    """The body is the record, as `text/plain`. Its game is over on the new table, or goes on there."""
    asking = await guest(request)
    app_of(request).quotas.take("records", asking)
    try:
        record = await asyncio.to_thread(read_record, await request.body())  # others are not to wait for it
        table = await table_from(app_of(request).tables, record, asking)
    except BadRecord as bad:
        raise Refused(Cause.RULES, "bad-record", f"{bad}.", bad.clause) from None
    return looked(table, asking)


@post(
    "/api/tables/{table:str}/fork",
    summary="Play on from any moment",
    tags=["records"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
)
async def play_on(request: Asking, table: TableName, data: JSONBody[requests.Fork]) -> Look:
    """A new table on which the game goes on after some of its acts, with other people, bots and luck."""
    app = app_of(request)
    asking = await guest(request)
    found = await app.tables.watch(table, asking)
    wishes = [seat_wish(app, found.game.name, wish) for wish in data.seats]
    seats = first_seats(wishes, asking, await app.people.name_of(asking) or "")
    return looked(await fork(app.tables, found, data.at, seats, asking), asking)


@post(
    "/api/tables/{table:str}/review",
    summary="What a finished game teaches",
    tags=["records"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
    status_code=200,
)
async def review(request: Asking, table: TableName) -> Reviewed:
    """It is made when it is first asked for, and kept with the game; until it is there, ask again."""
    app = app_of(request)
    found = await app.tables.watch(table, await guest(request))
    looking = app.reviews.ask(found)
    kept = cast(
        "Review | None", found.settings.review
    )  # in the shape in which it was made; a test holds them together
    return Reviewed(looking.done, looking.of, kept)


RECORDS = [download, upload, play_on, review]

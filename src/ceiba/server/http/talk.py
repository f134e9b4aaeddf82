"""Talk at the table, beside the log (docs/protocol.md)."""

import time
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ceiba.server.http.asking import AT_A_TABLE, WITH_A_BODY, Asking, TableName, app_of, guest, refusals, who
from ceiba.server.http.play_answers import Line as LineAnswer, Talk
from ceiba.server.http.requests import Words
from ceiba.server.http.serialize import line_answer
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import Line
from ceiba.table.permissions import seat_seen_by

After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Only what was said after this line.")]


@get(
    "/api/tables/{table:str}/talk",
    summary="What has been said",
    tags=["talk"],
    responses=refusals(*AT_A_TABLE),
)
async def talk(request: Asking, table: TableName, after: After = 0) -> Talk:
    """For whoever may watch."""
    app = app_of(request)
    found = await app.tables.watch(table, await who(request))
    return Talk([line_answer(line) for line in await app.store.talk(found.name, after)])


@post(
    "/api/tables/{table:str}/talk",
    summary="Say something",
    tags=["talk"],
    responses=refusals(*AT_A_TABLE, *WITH_A_BODY),
)
async def say(request: Asking, table: TableName, data: JSONBody[Words]) -> LineAnswer:
    """For those who sit, and for onlookers."""
    app = app_of(request)
    asking = await guest(request)
    found = await app.tables.watch(table, asking)
    text = data.text.strip()
    if not text or "\0" in text:
        raise Refused(Cause.UNREADABLE, "nothing-said", "say something in plain text.")
    app.quotas.take("talk", asking)
    name = await app.people.name_of(asking)
    line = Line(found.name, 0, time.time(), text, name, asking, seat_seen_by(found, asking))
    return line_answer(await app.tables.say(found, line))


TALK = [talk, say]

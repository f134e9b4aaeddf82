"""Talk at the table, beside the log (docs/protocol.md)."""

import time
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ceiba.server import wire
from ceiba.server.api.asking import REFUSALS, Asking, guest, house_of, who
from ceiba.server.errors import Refused
from ceiba.server.store.rows import Line as TalkRow
from ceiba.server.telling import tell_line

After = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="Only what was said after this line.")]


@get("/api/tables/{table:str}/talk", summary="What has been said", tags=["talk"], responses=REFUSALS)
async def talk(request: Asking, table: FromPath[str], after: After = 0) -> wire.Talk:
    room = house_of(request).room
    found = await room.watch(table, await who(request))
    return wire.Talk([tell_line(line) for line in await room.store.talk(found.name, after)])


@post("/api/tables/{table:str}/talk", summary="Say something", tags=["talk"], responses=REFUSALS)
async def say(request: Asking, table: FromPath[str], data: JSONBody[wire.Words]) -> wire.Line:
    house = house_of(request)
    asking = await guest(request)
    found = await house.room.watch(table, asking)
    text = data.text.strip()
    if not text or "\0" in text:
        raise Refused(400, "nothing-said", "say something in plain text.")
    seat = found.seat_seen_by(asking)
    name = await house.name_of(asking)
    line = TalkRow(found.name, 0, time.time(), text, name, asking, seat)
    return tell_line(await house.room.say(found, line))


TALK = [talk, say]

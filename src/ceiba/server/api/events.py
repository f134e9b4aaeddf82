"""News as an event stream (docs/protocol.md)."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from litestar import get
from litestar.params import HeaderParameter, QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from ceiba.server.api.asking import REFUSALS, Asking, house_of, who
from ceiba.server.errors import Refused, no_such_table
from ceiba.server.house import House
from ceiba.server.news import SECRETIVE, Stream, encode_acts, encode_chosen, encode_table
from ceiba.server.patience import CONNECTION
from ceiba.server.store.rows import LogRow
from ceiba.server.table import Table

MOST_TABLES = 32
KEEPS_UP = 30_000  # unsent bytes; beyond, messages wait their turn, and are counted
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}

Wanted = Annotated[str, QueryParameter(max_length=2000, description="Tables: `k3v9x0q2mwab:57,…`")]
LastSeen = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=2000)]


class Flow(ASGIResponse):
    """The answer that goes on and on. Plain sending: at a busy table this is where most of the time would go."""

    _should_set_content_length = False

    def __init__(self, house: House, stream: Stream, tables: list[tuple[Table, int | None]]) -> None:
        super().__init__(media_type="text/event-stream", headers=HEADERS)
        self._house = house
        self._stream = stream
        self._tables = tables

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._stream.straight = straight_to(scope["state"].get(CONNECTION))
        await super().__call__(scope, receive, send)

    async def send_body(self, send: Send, receive: Receive) -> None:
        hanging_up = asyncio.get_running_loop().create_task(self._until_gone(receive))
        try:
            for table, seen in self._tables:
                await _begin(self._house, self._stream, table, seen)
            while (news := await self._stream.next()) is not None:
                await send({"type": "http.response.body", "body": news, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self._house.news.leave(self._stream)
            hanging_up.cancel()

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.close()


# Any: event loops have transports of their own.
def straight_to(connection: Any) -> Callable[[bytes], bool] | None:
    """Write to a connection past all that stands between, as one chunk of the body, while its reader keeps up."""
    if connection is None:
        return None

    def write(message: bytes) -> bool:
        if connection.is_closing() or connection.get_write_buffer_size() > KEEPS_UP:
            return False
        connection.write(b"%x\r\n%b\r\n" % (len(message), message))
        return True

    return write


@get(
    "/api/events",
    summary="News of several tables",
    tags=["news"],
    responses=REFUSALS,
    media_type="text/event-stream",
)
async def events(request: Asking, tables: Wanted, last_seen: LastSeen = None) -> Flow:
    house = house_of(request)
    asking = await who(request)
    wanted = _read(tables)
    # What the browser has seen since it first asked is newer than what it asked with.
    wanted.update({name: seen for name, seen in _read(last_seen or "").items() if name in wanted})
    if not 1 <= len(wanted) <= MOST_TABLES:
        raise Refused(400, "bad-tables", f"name 1 to {MOST_TABLES} tables.")
    found = [(table, seen) for name, seen in wanted.items() if (table := await _find(house, name, asking))]
    if not found:
        raise no_such_table()
    return Flow(house, Stream(asking), found)


async def _find(house: House, name: str, guest: str | None) -> Table | None:
    """A table that is not there for this guest must not cost the news of the others."""
    try:
        return await house.room.visit(name, guest)
    except Refused:
        return None


async def _begin(house: House, stream: Stream, table: Table, seen: int | None) -> None:
    """The table as it stands, and the commits missed since the version seen."""
    missed: list[LogRow] = []
    # While the log is read it may grow: read on until it is told to its end, and only then listen.
    if seen is not None and table.position is not None and table.may_watch(stream.guest):
        while (missed[-1].version if missed else seen) < table.version:
            entries = await house.room.store.log(table.name, missed[-1].version if missed else seen)
            if not entries:
                break
            missed.extend(entries)
    stream.versions[table.name] = table.version
    house.news.join(table, stream)
    house.room.call_bots(table)  # where only bots sit, they play while someone watches
    stream.send(b"table", encode_table(table))
    secretive = table.row.about.game in SECRETIVE
    seat = table.seat_seen_by(stream.guest) if secretive else None
    for entry in missed:
        stream.versions[table.name] = entry.version
        stream.send(b"acts", encode_acts(table, entry, seat, with_view=entry is missed[-1]))
    stream.versions[table.name] = table.version
    if table.choices() and table.may_watch(stream.guest):
        stream.send(b"chosen", encode_chosen(table))


def _read(text: str) -> dict[str, int | None]:
    """Tables and the versions seen of them."""
    wanted: dict[str, int | None] = {}
    for part in text.split(",") if text else []:
        name, colon, seen = part.partition(":")
        if colon and not (seen.isascii() and seen.isdigit() and len(seen) < 8):
            raise Refused(400, "bad-tables", f"{seen[:20]!r} is not a version.")
        wanted[name] = int(seen) if colon else None
    return wanted


EVENTS = [events]

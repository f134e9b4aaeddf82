"""News as an event stream (docs/protocol.md)."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream as StreamResponse

from ceiba.server.api.asking import REFUSALS, Asking, house_of, who
from ceiba.server.errors import Refused
from ceiba.server.house import House
from ceiba.server.news import SECRETIVE, Stream, encode_acts, encode_chosen, encode_table
from ceiba.server.store.rows import LogRow
from ceiba.server.table import Table

MOST_TABLES = 32
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}

Wanted = Annotated[str, QueryParameter(max_length=2000, description="Tables: `k3v9x0q2mwab:57,…`")]
LastSeen = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=2000)]


@get(
    "/api/events",
    summary="News of several tables",
    tags=["news"],
    responses=REFUSALS,
    media_type="text/event-stream",
)
async def events(request: Asking, tables: Wanted, last_seen: LastSeen = None) -> StreamResponse:
    house = house_of(request)
    asking = await who(request)
    wanted = _read(tables)
    # What the browser has seen since it first asked is newer than what it asked with.
    wanted.update({name: seen for name, seen in _read(last_seen or "").items() if name in wanted})
    if not 1 <= len(wanted) <= MOST_TABLES:
        raise Refused(400, "bad-tables", f"name 1 to {MOST_TABLES} tables.")
    found = [await house.room.visit(name, asking) for name in wanted]
    return StreamResponse(_flow(house, asking, found, wanted), headers=HEADERS)


async def _flow(
    house: House, asking: str | None, tables: list[Table], wanted: dict[str, int | None]
) -> AsyncIterator[bytes]:
    stream = Stream(asking)
    try:
        for table in tables:
            await _begin(house, stream, table, wanted[table.name])
        while (news := await stream.next()) is not None:
            yield news
    finally:
        house.news.leave(stream)


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

"""From a table's log to a record, and from a record to a table."""

import asyncio
import time
from datetime import UTC, datetime

from ceiba.record import Record
from ceiba.review.notes import annotate
from ceiba.server.store.rows import TableRow
from ceiba.server.tables.tables import Tables
from ceiba.table.errors import Cause, Refused
from ceiba.table.history import must_have_been
from ceiba.table.log import UPLOAD, Entry, fingerprint, head_of, linked
from ceiba.table.luck import promise
from ceiba.table.luck_headers import LUCK_HEADERS, luck_headers
from ceiba.table.settings import OPEN, Seat, new_name, new_settings
from ceiba.table.steps import deal, position_reached
from ceiba.table.table import Table

FORK = "ForkedAfter"  # the header that says how many acts a game shares with the one it left
OWN_HEADERS = {"Game", "Rules", "Seats", "Names", "Date", "Result", *LUCK_HEADERS}


async def record_of(tables: Tables, table: Table) -> Record:
    """The game as far as the log goes; what is sealed is not in the log."""
    settings = table.settings
    record = Record.of(table.game, len(settings.seats), **settings.options)
    record.headers["Names"] = ", ".join(seat.name or "?" for seat in settings.seats)
    record.headers["Date"] = datetime.fromtimestamp(table.created, UTC).date().isoformat()
    record.headers.update({key: said for key, said in settings.headers.items() if key not in record.headers})
    for entry in await tables.store.log(table.name):
        record.acts.extend(entry.acts)
    outcome = table.position.outcome() if table.position is not None else None
    if outcome is not None:
        record.close(outcome)
    record.headers.update(luck_headers(table))
    if settings.review is not None:
        annotate(record, settings.review)
    return record


async def fork(tables: Tables, table: Table, at: int, seats: list[Seat], guest: str) -> Table:
    """Another table, on which the game goes on in another way after its first `at` acts, and with other luck."""
    must_have_been(table, at)
    if len(seats) != len(table.settings.seats):
        sentence = f"this game has {len(table.settings.seats)} seats: say who is to sit at each."
        raise Refused(Cause.UNREADABLE, "bad-table", sentence)
    record = await record_of(tables, table)
    if at == table.version and "Result" in record.headers:
        raise Refused(Cause.CONFLICT, "game-over", "the game is over here: choose an earlier moment.")
    record.headers.pop("Result", None)
    record.headers[FORK] = str(at)
    record.acts = record.acts[:at]
    return await table_from(tables, record, guest, seats)


async def table_from(tables: Tables, record: Record, guest: str, seats: list[Seat] | None = None) -> Table:
    """A table on which this record's game is over, or goes on once people have sat down. Raises BadRecord.

    Choices at its end that are not yet all made are left out: they were never revealed.
    """
    kept, over = await asyncio.to_thread(_whole_moments, record)  # which takes a while
    seats = seats or [OPEN] * int(record.headers["Seats"])
    settings = new_settings(record.game, seats, record.options(), guest)
    settings.headers = {key: said for key, said in record.headers.items() if key not in OWN_HEADERS}
    now = time.time()
    name = new_name()
    table = Table(name, promise(settings, name, tables.store.key), now, now, key=tables.store.key)
    settings.given = len(kept)
    after = await asyncio.to_thread(position_reached, table.first_position(), kept)
    dealt = deal(after, table.dealer())
    after = dealt[-1].after if dealt else after
    acts = [*kept, *[one.text for one in dealt]]
    row = TableRow(name, settings, "over" if over else "playing", now, now, version=len(acts))
    row.waiting = int(after.acting())
    entry = Entry(name, 0, len(acts), UPLOAD, table.alias(guest), acts, fingerprint(str(after)), now)
    if acts:
        entry.link = linked(table.key, "", entry)
    row.head = head_of(table.key, entry.link)
    await tables.store.add_table(row, [entry] if acts else [])
    return await tables.at(name)


def _whole_moments(record: Record) -> tuple[list[str], bool]:
    """The acts without sealed choices that wait for others, everything checked; and whether the game is over."""
    together: set[int] = set()  # who has still to choose in the moment that is going on
    whole = 0
    position = None
    for number, (_, position) in enumerate(record.positions()):
        actors = {*position.actors()}
        if not actors or not actors < together:  # not what is left of the moment before: something new begins
            together = actors
            whole = number
    assert position is not None  # the first position comes even without acts
    return record.acts[:whole], not position.actors()

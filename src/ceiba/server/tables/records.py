"""From a table's log to a record, and from a record to a table."""

import time
from datetime import UTC, datetime

from ceiba.record import Record
from ceiba.server.store.rows import TableRow
from ceiba.server.tables.tables import Tables
from ceiba.table.log import Entry, fingerprint
from ceiba.table.settings import OPEN, new_name, new_settings
from ceiba.table.steps import deal, replay
from ceiba.table.table import Table

UPLOAD = "upload"  # the commit that a record comes in as
OWN_HEADERS = {"Game", "Rules", "Seats", "Names", "Date", "Result"}


async def record_of(tables: Tables, table: Table) -> str:
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
    return str(record)


async def table_from(tables: Tables, record: Record, guest: str) -> Table:
    """A table on which this record's game is over, or goes on once people have sat down. Raises BadRecord.

    Choices at its end that are not yet all made are left out: they were never revealed.
    """
    kept, over = _whole_moments(record)
    seats = [OPEN] * int(record.headers["Seats"])
    settings = new_settings(record.game, seats, record.options(), guest)
    settings.headers = {key: said for key, said in record.headers.items() if key not in OWN_HEADERS}
    now = time.time()
    name = new_name()
    table = Table(name, settings, now, now)
    applied = replay(table.first_position(), kept)
    after = applied[-1].after if applied else table.first_position()
    applied += deal(after, table.dealer)
    after = applied[-1].after if applied else after
    acts = [one.text for one in applied]
    row = TableRow(name, settings, "over" if over else "playing", now, now, version=len(acts))
    row.waiting = int(after.acting())
    entry = Entry(name, 0, len(acts), UPLOAD, guest, acts, fingerprint(str(after)), now)
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

"""From a table's log to a record, and from a record to a table."""

import time
from datetime import UTC, datetime
from secrets import token_hex

from ceiba.chance import Dealer
from ceiba.record import Record
from ceiba.server.hashing import fingerprint
from ceiba.server.room import Room
from ceiba.server.seating import new_name
from ceiba.server.store.rows import OPEN, LogRow, TableRow, TableSettings as About
from ceiba.server.table import Table, deal, replay

UPLOAD = "upload"  # the commit that a record comes in as
OWN_HEADERS = {"Game", "Rules", "Seats", "Names", "Date", "Result"}


async def record_of(room: Room, table: Table) -> str:
    """The game as far as the log goes; what is sealed is not in the log."""
    about = table.row.about
    record = Record.of(table.game, len(about.seats), **about.options)
    record.headers["Names"] = ", ".join(seat.name or "?" for seat in about.seats)
    record.headers["Date"] = datetime.fromtimestamp(table.row.created, UTC).date().isoformat()
    record.headers.update({key: said for key, said in about.headers.items() if key not in record.headers})
    for entry in await room.store.log(table.name):
        record.acts.extend(entry.acts)
    outcome = table.position.outcome() if table.position is not None else None
    if outcome is not None:
        record.close(outcome)
    return str(record)


async def table_from(room: Room, record: Record, guest: str) -> Table:
    """A table on which this record's game is over, or goes on once people have sat down. Raises BadRecord.

    Choices at its end that are not yet all made are left out: they were never revealed.
    """
    kept, over = _whole_moments(record)
    game = record.game
    seed = token_hex(24)
    position = record.start()
    replay(position, kept)
    acts = [*kept, *deal(position, Dealer(seed))]
    now = time.time()
    about = About(
        game=game.name,
        rules=game.rules,
        options=record.options(),
        seats=[OPEN] * int(record.headers["Seats"]),
        visibility="unlisted",
        onlookers=True,
        hints=True,
        odds=True,
        host=guest,
        members=[],
        key=token_hex(12),
        seed=seed,
        headers={key: said for key, said in record.headers.items() if key not in OWN_HEADERS},
    )
    row = TableRow(new_name(), about, "over" if over else "playing", now, now)
    row.version = len(acts)
    row.waiting = int(position.acting())
    entry = LogRow(row.table, 0, len(acts), UPLOAD, guest, acts, fingerprint(str(position)), now)
    await room.store.add_table(row, [entry])
    return await room.at(row.table)


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

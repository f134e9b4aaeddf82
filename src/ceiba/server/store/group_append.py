"""A group of commits stored by one statement of SQLite, which does for each what `appending.py` does for many.

Python's lock is given back and taken again around every statement, and whoever has it meanwhile keeps it for a
while: a transaction of six statements waits six times for the thread of the tables, and they wait for it.

Rows are put into a view that holds nothing, and a trigger takes each to where it belongs. Both are the connection's
own: no file knows of them. A statement by itself is a transaction, as durable as any other.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache

from ceiba.server.store.appending import Append, append_all, status_after
from ceiba.server.store.columns import COLUMNS
from ceiba.server.store.convert import log_values
from ceiba.server.store.session import Row
from ceiba.server.store.timing import clock_state
from ceiba.server.store.writer import Write

LOG = COLUMNS["log"].names
GIVEN = (*LOG, "waiting", "status", "head", "snapshot", "clock", "due")

# Not if another commit was first. The same commit again is no other.
IS_STORED = """EXISTS (SELECT 1 FROM log WHERE table_id = NEW.table_id AND number = NEW.number
                       AND commit_id = NEW.commit_id AND link = NEW.link)"""

VIEW = f"CREATE TEMP VIEW commits ({', '.join(GIVEN)}) AS VALUES ({', '.join('NULL' for _ in GIVEN)})"
TRIGGER = f"""
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON commits WHEN NEW.table_id IS NOT NULL BEGIN
    INSERT INTO log ({", ".join(LOG)}) VALUES ({", ".join(f"NEW.{name}" for name in LOG)}) ON CONFLICT DO NOTHING;
    UPDATE tables SET version = NEW.version, waiting = NEW.waiting, status = NEW.status, updated = NEW.time,
        head = NEW.head WHERE id = NEW.table_id AND version = NEW.number AND {IS_STORED};
    INSERT INTO snapshots (table_id, version, position) SELECT NEW.table_id, NEW.version, NEW.snapshot
        WHERE NEW.snapshot IS NOT NULL AND {IS_STORED} ON CONFLICT DO NOTHING;
    INSERT INTO clocks (table_id, state, due) SELECT NEW.table_id, NEW.clock, NEW.due
        WHERE NEW.clock IS NOT NULL AND {IS_STORED}
        ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, due = excluded.due;
END"""


def are_commits(writes: list[Write]) -> bool:
    """Whether these can be stored so: commits that reveal nothing, for what they reveal has to be read first."""
    return all(
        write.run is append_all and write.argument.revealed is None and write.argument.entry.acts
        for write in writes
    )


class GroupAppend:
    """On one connection, to a database whose schema is the newest."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        most_rows = connection.getlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER) // len(GIVEN)
        self._most = 1 << most_rows.bit_length() - 1
        connection.execute(VIEW)
        connection.execute(TRIGGER)

    def append(self, appends: Sequence[Append]) -> bool:
        """Store them durably, each unless another commit was first; answers whether all were new."""
        before = self._connection.total_changes
        for first in range(0, len(appends), self._most):
            self._append(appends[first : first + self._most])
        changes = self._connection.total_changes - before
        # Each is in the log, and its table moves on.
        return changes == sum(2 + (a.snapshot is not None) + (a.clock is not None) for a in appends)

    def _append(self, appends: Sequence[Append]) -> None:
        """Few numbers of rows, so that statements come again: as many more as it takes are left empty."""
        rows = 1 << (len(appends) - 1).bit_length()
        values = [value for append in appends for value in _values(append)]
        self._connection.execute(_statement(rows), values + [None] * (rows * len(GIVEN) - len(values)))


@cache
def _statement(rows: int) -> str:
    row = f"({', '.join('?' for _ in GIVEN)})"
    return f"INSERT INTO commits VALUES {', '.join([row] * rows)}"


def _values(append: Append) -> Row:
    clock, due = (None, None) if append.clock is None else (clock_state(append.clock[0]), append.clock[1])
    status = status_after(append)
    return (*log_values(append.entry), append.waiting, status, append.head, append.snapshot, clock, due)

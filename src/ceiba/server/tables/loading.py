"""A table as the store has it, taken into memory; and why one cannot be."""

import logging

from ceiba.server.store.queries import Store
from ceiba.server.store.rows import StoredTable, TableRow
from ceiba.table.errors import Cause, Refused
from ceiba.table.permissions import no_such_table
from ceiba.table.table import Table

log = logging.getLogger(__name__)

LONGEST_NAME = 40


def is_name(text: str) -> bool:
    """Whether a table can be called so: all else need not be asked for, and may be nothing for a database."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_NAME


async def load(store: Store, name: str) -> Table:
    """The table of this name; refused if there is none, or if it cannot be played here."""
    stored = await store.load(name) if is_name(name) else None
    if stored is None:
        raise no_such_table()
    try:
        return taken(stored)
    except Refused:
        raise
    except Exception:  # whatever it is that is wrong with what is stored
        log.exception("table %s is broken", name)
        raise broken() from None


def broken() -> Refused:
    sentence = "this table is broken, and cannot be played on; whoever runs this server finds more in its log."
    return Refused(Cause.CONFLICT, "broken-table", sentence)


def taken(stored: StoredTable) -> Table:
    """From the newest snapshot and what came after."""
    row = stored.row
    table = without_position(row)
    if table.status != "waiting":
        snapshot = stored.snapshot
        table.position = table.first_position() if snapshot is None else table.game.read_position(snapshot)
        table.version = stored.log[0].number if stored.log else row.version
        for entry in stored.log:
            table.advance(entry)
        table.sealed = stored.sealed
    return table


def without_position(row: TableRow) -> Table:
    """What the store's lists tell of a table."""
    return Table(row.table, row.settings, row.created, row.updated, row.status, row.revision, row.version, row.talk)

"""A table as the store has it, taken into memory; and why one cannot be."""

import logging

from ceiba.server.store.queries import Store
from ceiba.server.store.rows import StoredTable
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import fingerprint
from ceiba.table.luck import commitment_to, secret_of
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
        return taken(stored, store.key)
    except Refused:
        raise
    except Exception:  # whatever it is that is wrong with what is stored
        log.exception("table %s is broken", name)
        raise broken() from None


def broken() -> Refused:
    sentence = "this table is broken, and cannot be played on; whoever runs this server finds more in its log."
    return Refused(Cause.CONFLICT, "broken-table", sentence)


def taken(stored: StoredTable, key: str) -> Table:
    """From the newest snapshot and what came after."""
    row = stored.row
    table = Table(
        row.table, row.settings, row.created, row.updated, row.status, row.revision, row.version, row.talk
    )
    table.key = key
    check_luck(table)
    if table.status != "waiting":
        snapshot = stored.snapshot
        if snapshot is not None:
            if stored.before is None or stored.before.hash != fingerprint(snapshot):
                raise ValueError("its snapshot is not the position that was logged")
            table.link = stored.before.link
        table.position = table.first_position() if snapshot is None else table.game.read_position(snapshot)
        table.version = stored.log[0].number if stored.log else row.version
        for entry in stored.log:
            table.take_over(entry)
        table.sealed = stored.sealed
        table.clock = stored.clock
        table.decide(row.settings)
    return table


def check_luck(table: Table) -> None:
    """With another key it would be dealt other luck than was promised."""
    promised = table.settings.commitment
    if promised and commitment_to(table.name, secret_of(table.settings, table.key)) != promised:
        raise ValueError("its luck is not what was promised")

"""Whole databases and single tables, carried from one store to another: backup, restore, export, import."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import DecodeError
from msgspec.json import decode, encode

from ceiba.server.store.columns import COLUMNS, SINCE, missing, select, select_of_old
from ceiba.server.store.convert import settings_text, table_row
from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreError
from ceiba.server.store.keys import give_key, key_of
from ceiba.server.store.resealing import reseal, reseal_all
from ceiba.server.store.schema import STEPS, prepare, refuse_newer, schema_of, upgrade
from ceiba.server.store.session import Row, Session, Value
from ceiba.server.store.statements import seat_people
from ceiba.table.luck import secret_of

# Snapshots, and who is present, are left out: they come again by themselves; and what is still to be sent, or two
# places would send it. The schema's steps have only added columns to the others, so that they are read from older
# databases and files as they are.
COPIED = [name for name in COLUMNS if name not in ("snapshots", "present", "outbox")]
EXPORTED = ["tables", "log", "sealed", "talk"]
AT_ONCE = 500  # rows
SEALED_SINCE = 3  # the schema


@dataclass
class TableFile:
    """One table as a file: the rows that belong to it, by the name of where they are kept."""

    ceiba_table: int  # the schema
    rows: dict[str, list[list[Value]]]


def copy_all(source: Database, target: Database) -> dict[str, int]:
    """Everything as of one moment, into a database that has no tables yet; answers how much of each.

    The source may be of an older schema, and is not changed.
    """
    reached = schema_of(source)
    refuse_newer(reached)
    if not reached:
        raise StoreError("there are no tables where these should come from.")
    refuse_newer(schema_of(target))
    upgrade(target)
    if target.now(lambda session: session.rows("SELECT 1 FROM tables LIMIT 1")):
        raise StoreError("there are tables already where these should go: choose an empty place.")
    is_sealed = reached >= SEALED_SINCE
    if is_sealed:
        give_key(target, key_of(source))  # what it has sealed is proved by it there too
    key = prepare(target)

    def carry(reading: Session) -> dict[str, int]:
        secret = reading.rows("SELECT secret FROM about_schema")[0][0]

        def write(writing: Session) -> dict[str, int]:
            # With the secret people keep their tokens, and so their seats.
            writing.change("UPDATE about_schema SET secret = ?", secret)
            writing.change("DELETE FROM people")
            there = [name for name in COPIED if SINCE.get(name, 1) <= reached]
            copied = {name: _fill(writing, name, reading.rows(select_of_old(name, reached))) for name in there}
            if not is_sealed:
                reseal_all(writing, key)
            return copied

        return target.now(write)

    return source.look(carry)


def _fill(session: Session, name: str, rows: Sequence[Row]) -> int:
    for start in range(0, len(rows), AT_ONCE):
        session.insert(name, rows[start : start + AT_ONCE])
    return len(rows)


# -- single tables ------------------------------------------------------------------------------------


def export_table(source: Database, table: str) -> bytes:
    """A table with its log, talk and choices, as a file; of its people only the names are in it."""

    def job(session: Session) -> dict[str, list[list[Value]]]:
        found = {}
        for name in EXPORTED:
            key = "id" if name == "tables" else "table_id"
            rows = session.rows(f"{select(name)} WHERE {key} = ?", table)
            found[name] = [[*row] for row in rows]
        return found

    key = prepare(source)
    rows = source.look(job)
    if not rows["tables"]:
        raise StoreError(f"there is no table {table}.")
    _take_along(rows["tables"][0], key)
    return encode(TableFile(len(STEPS), rows)) + b"\n"


def _take_along(values: list[Value], key: str) -> None:
    """There they have another key: the table takes the secret of its luck along, or its luck would change."""
    settings = table_row(tuple(values)).settings
    settings.seed, settings.keyed = secret_of(settings, key), False
    values[COLUMNS["tables"].names.index("about")] = settings_text(settings)


def import_table(target: Database, data: bytes) -> str:
    """The table of a file, under the name it had; answers with that name."""
    try:
        file = decode(data, type=TableFile)
        for name, rows in file.rows.items():
            for values in rows:
                values.extend(missing(name, file.ceiba_table).values())
        row = table_row(tuple(file.rows["tables"][0]))
    except (DecodeError, KeyError, IndexError, ValueError, AssertionError):
        raise StoreError("this is not a table that `ceiba db export` wrote.") from None
    refuse_newer(file.ceiba_table)
    key = prepare(target)

    def job(session: Session) -> None:
        if session.rows("SELECT 1 FROM tables WHERE id = ?", row.table):
            raise StoreError(f"there is a table {row.table} already.")
        for name, rows in file.rows.items():
            if name not in EXPORTED or any(len(values) != len(COLUMNS[name].names) for values in rows):
                raise StoreError("this is not a table that `ceiba db export` wrote.")
            _fill(session, name, [tuple(values) for values in rows])
        reseal(session, key, row.table)
        seat_people(session, row)

    target.now(job)
    return row.table

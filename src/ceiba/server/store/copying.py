"""Whole databases and single tables, carried from one store to another: backup, restore, export, import."""

from collections.abc import Iterator

from msgspec import DecodeError, Struct
from msgspec.json import decode, encode

from ceiba.server.store.database import Database, StoreError
from ceiba.server.store.schema import STEPS, prepare
from ceiba.server.store.session import Row, Session, Value

# Every table of the schema with its columns; snapshots are a cache, and come again by themselves.
COLUMNS = {
    "people": "guest, name, created",
    "tables": "id, revision, game, status, visibility, about, created, updated, version, waiting, bots, talk",
    "sitting": "guest, table_id",
    "log": "table_id, number, version, commit_id, guest, acts, hash, time",
    "sealed": "table_id, version, seat, turn, commit_id, guest, act",
    "talk": "table_id, number, time, text, name, guest, seat, key",
}


class TableFile(Struct):
    """One table as a file: the rows that belong to it, by the name of where they are kept."""

    ceiba_table: int  # the schema
    rows: dict[str, list[list[Value]]]


def copy_all(source: Database, target: Database) -> dict[str, int]:
    """Everything as of one moment, into a database that has no tables yet; answers how much of each."""
    prepare(source)
    prepare(target)
    if target.now(lambda session: session.rows("SELECT 1 FROM tables LIMIT 1")):
        raise StoreError("there are tables already where these should go: choose an empty place.")

    def carry(reading: Session) -> dict[str, int]:
        secret = reading.rows("SELECT secret FROM about_schema")[0][0]

        def write(writing: Session) -> dict[str, int]:
            # With the secret people keep their tokens, and so their seats.
            writing.change("UPDATE about_schema SET secret = ?", secret)
            writing.change("DELETE FROM people")
            return {name: _fill(writing, name, _all(reading, name)) for name in COLUMNS}

        return target.now(write)

    return source.look(carry)


def _all(session: Session, name: str) -> Iterator[Row]:
    yield from session.rows(f"SELECT {COLUMNS[name]} FROM {name}")


def _fill(session: Session, name: str, rows: Iterator[Row]) -> int:
    columns = COLUMNS[name]
    marks = ", ".join("?" for _ in columns.split(", "))
    count = 0
    for row in rows:
        session.change(f"INSERT INTO {name} ({columns}) VALUES ({marks})", *row)
        count += 1
    return count


# -- single tables ------------------------------------------------------------------------------------


def export_table(source: Database, table: str) -> bytes:
    """A table with its log, talk and choices, as a file; its people are not in it but by name."""

    def job(session: Session) -> dict[str, list[list[Value]]]:
        found = {}
        for name in ("tables", "log", "sealed", "talk"):
            key = "id" if name == "tables" else "table_id"
            rows = session.rows(f"SELECT {COLUMNS[name]} FROM {name} WHERE {key} = ?", table)
            found[name] = [[*row] for row in rows]
        return found

    prepare(source)
    rows = source.look(job)
    if not rows["tables"]:
        raise StoreError(f"there is no table {table}.")
    return encode(TableFile(len(STEPS), rows)) + b"\n"


def import_table(target: Database, data: bytes) -> str:
    """The table of a file, under the name it had; answers with that name."""
    try:
        file = decode(data, type=TableFile)
        name = str(file.rows["tables"][0][0])
    except (DecodeError, KeyError, IndexError):
        raise StoreError("this is not a table that `ceiba db export` wrote.") from None
    if file.ceiba_table != len(STEPS):
        raise StoreError(f"this table is of schema {file.ceiba_table}, not {len(STEPS)}.")
    prepare(target)

    def job(session: Session) -> None:
        if session.rows("SELECT 1 FROM tables WHERE id = ?", name):
            raise StoreError(f"there is a table {name} already.")
        for kept, rows in file.rows.items():
            if kept not in COLUMNS or any(len(row) != COLUMNS[kept].count(",") + 1 for row in rows):
                raise StoreError("this is not a table that `ceiba db export` wrote.")
            _fill(session, kept, iter([tuple(row) for row in rows]))

    target.now(job)
    return name

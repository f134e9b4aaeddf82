"""Which database is meant by an address."""

from pathlib import Path

from ceiba.server.store.database import TIMEOUT, Database
from ceiba.server.store.errors import StoreError
from ceiba.server.store.sqlite import SQLite

PROTOCOLS = ("postgresql://", "postgres://")


def database_of(
    db: str | None, folder: Path, timeout: float | None = TIMEOUT, key_file: Path | None = None
) -> Database:
    """PostgreSQL by its address, or SQLite in a file: the one named, or the usual one in the data folder.

    `key_file`: where its key is, if that is not the usual place. StoreError if PostgreSQL is asked for where
    nothing speaks to it, or something else than either.
    """
    database = _database_of(db, folder, timeout)
    if key_file is not None:
        database.key_file, database.is_key_given = key_file, True
    return database


def _database_of(db: str | None, folder: Path, timeout: float | None) -> Database:
    if db is not None and db.startswith(PROTOCOLS):
        try:
            from ceiba.server.store.postgres import Postgres  # only whoever needs it waits for it, or has it at all
        except ModuleNotFoundError as missing:
            raise StoreError(f"PostgreSQL needs {missing.name}: pip install 'ceiba[postgres]'.") from None
        return Postgres(db, timeout)
    if db is not None and "://" in db:  # such a file would be one nobody wanted
        kind = db.partition("://")[0]
        raise StoreError(f"there is no database at {kind}://…: name postgresql://…, or a SQLite file.")
    return SQLite(Path(db) if db is not None else folder / "tables.sqlite", timeout)

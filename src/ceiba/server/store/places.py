"""Where tables are kept, by its address."""

from pathlib import Path

from ceiba.server.store.database import Database
from ceiba.server.store.sqlite import SQLite

PROTOCOLS = ("postgresql://", "postgres://")


def database_of(db: str | None, folder: Path) -> Database:
    """PostgreSQL by its address, or SQLite in a file: the one named, or the usual one in the data folder."""
    if db is not None and db.startswith(PROTOCOLS):
        from ceiba.server.store.postgres import Postgres  # only who needs it waits for it

        return Postgres(db)
    return SQLite(Path(db) if db is not None else folder / "tables.sqlite")

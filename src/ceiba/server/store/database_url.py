"""Which database is meant by an address."""

from pathlib import Path

from ceiba.server.store.database import PATIENCE, Database
from ceiba.server.store.sqlite import SQLite

PROTOCOLS = ("postgresql://", "postgres://")


def database_of(db: str | None, folder: Path, patience: float | None = PATIENCE) -> Database:
    """PostgreSQL by its address, or SQLite in a file: the one named, or the usual one in the data folder."""
    if db is not None and db.startswith(PROTOCOLS):
        from ceiba.server.store.postgres import Postgres  # only whoever needs it waits for it

        return Postgres(db, patience)
    return SQLite(Path(db) if db is not None else folder / "tables.sqlite", patience)

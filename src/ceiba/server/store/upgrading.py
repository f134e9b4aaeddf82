"""A SQLite file that an older Ceiba made, brought up to date by the one server or command that has it."""

from itertools import count
from pathlib import Path

from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreBusy, StoreError
from ceiba.server.store.schema import STEPS, prepare, schema_of, upgrade
from ceiba.server.store.single_instance import Claimed, refuse_old_server
from ceiba.server.store.sqlite import SQLite


def make_ready(database: Database) -> Path | None:
    """Open and close a database that is to be served, so that what is wrong with it is said at once: StoreError.

    An old SQLite file is upgraded, for its one server is starting just now; answers like `upgrade_file`. Other
    servers may be at work on an old PostgreSQL, so that is refused.
    """
    try:
        database.open()
        copy = upgrade_file(database) if isinstance(database, SQLite) else None
        prepare(database)
    except StoreBusy as busy:
        raise StoreError(str(busy)) from None
    finally:
        database.close()
    return copy


def upgrade_file(database: SQLite) -> Path | None:
    """Take the steps that are missing, after a copy of the file as it was; answers where that is, None if none are.

    Whoever calls this has the claim to the file.
    """
    reached = schema_of(database)
    if not 0 < reached < len(STEPS):
        return None
    try:
        refuse_old_server(database.path)
    except Claimed as claimed:
        raise StoreError(f"an older Ceiba has these tables, at {claimed.address}: stop it first.") from None
    copy = _free_name(database.path, reached)
    database.backup(copy)
    upgrade(database)
    return copy


def _free_name(path: Path, schema: int) -> Path:
    """`tables.schema-1.sqlite`; if that is taken, with a number behind it."""
    name = f"{path.stem}.schema-{schema}"
    copy = path.with_name(f"{name}{path.suffix}")
    for number in count(2):
        if not copy.exists():
            break
        copy = path.with_name(f"{name}-{number}{path.suffix}")
    return copy

"""The columns of every table of the schema, in one place: queries, copies and exports are made from this list."""

from typing import NamedTuple

TEXT, WHOLE, REAL = "text", "integer", "double precision"


class Columns(NamedTuple):
    """Names of columns, and the type of each."""

    names: tuple[str, ...]
    types: tuple[str, ...]


_TYPES: dict[str, dict[str, str]] = {
    "people": {"guest": TEXT, "name": TEXT, "created": REAL},
    "tables": {
        "id": TEXT,
        "revision": WHOLE,
        "game": TEXT,
        "status": TEXT,
        "visibility": TEXT,
        "about": TEXT,
        "created": REAL,
        "updated": REAL,
        "version": WHOLE,
        "waiting": WHOLE,
        "bots": WHOLE,
        "talk": WHOLE,
    },
    "sitting": {"guest": TEXT, "table_id": TEXT},
    "log": {
        "table_id": TEXT,
        "number": WHOLE,
        "version": WHOLE,
        "commit_id": TEXT,
        "guest": TEXT,
        "acts": TEXT,
        "hash": TEXT,
        "time": REAL,
    },
    "sealed": {
        "table_id": TEXT,
        "version": WHOLE,
        "seat": WHOLE,
        "turn": WHOLE,
        "commit_id": TEXT,
        "guest": TEXT,
        "act": TEXT,
    },
    "talk": {
        "table_id": TEXT,
        "number": WHOLE,
        "time": REAL,
        "text": TEXT,
        "name": TEXT,
        "guest": TEXT,
        "seat": WHOLE,
        "key": TEXT,
    },
    "snapshots": {"table_id": TEXT, "version": WHOLE, "position": TEXT},
}

COLUMNS = {table: Columns((*types,), (*types.values(),)) for table, types in _TYPES.items()}


def select(table: str) -> str:
    """The beginning of a query for whole rows."""
    return f"SELECT {', '.join(COLUMNS[table].names)} FROM {table}"


def select_joined(table: str) -> str:
    """The beginning of a query for whole rows, when they are looked up for given ones."""
    return f"SELECT {', '.join(f'{table}.{name}' for name in COLUMNS[table].names)} FROM given JOIN {table}"

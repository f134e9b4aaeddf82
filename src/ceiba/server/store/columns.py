"""The columns of every table of the schema, in one place: queries, copies and exports are made from this list."""

from typing import NamedTuple

TEXT, WHOLE, REAL = "text", "integer", "double precision"


class Columns(NamedTuple):
    """Names of columns, and the type of each."""

    names: tuple[str, ...]
    types: tuple[str, ...]


_TYPES: dict[str, dict[str, str]] = {
    "people": {"guest": TEXT, "name": TEXT, "created": REAL, "door": WHOLE},
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
        "head": TEXT,
        "seal": TEXT,
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
        "link": TEXT,
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
    "present": {"server": TEXT, "table_id": TEXT, "guest": TEXT, "seen": REAL},
    "snapshots": {"table_id": TEXT, "version": WHOLE, "position": TEXT},
    "notes": {"name": TEXT, "value": TEXT},
    "clocks": {"table_id": TEXT, "state": TEXT, "due": REAL},
    "standstills": {"began": REAL, "ended": REAL},
    "bans": {"who": TEXT, "reason": TEXT, "created": REAL},
    "wishes": {"guest": TEXT, "language": TEXT, "zone": TEXT, "kinds": TEXT},
    "ways": {
        "id": TEXT,
        "guest": TEXT,
        "kind": TEXT,
        "address": TEXT,
        "manner": TEXT,
        "confirmed": WHOLE,
        "created": REAL,
    },
    "told": {"guest": TEXT, "table_id": TEXT, "kind": TEXT, "mark": WHOLE},
    "outbox": {
        "id": TEXT,
        "way": TEXT,
        "table_id": TEXT,
        "kind": TEXT,
        "mark": WHOLE,
        "due": REAL,
        "tries": WHOLE,
    },
}

# The columns that older schemas lack, by the first schema that has them, and what stands in their place.
ADDED: dict[int, dict[str, dict[str, str | int]]] = {
    3: {"people": {"door": 0}, "tables": {"head": "", "seal": ""}, "log": {"link": ""}},
}
# The schema that brought a table, where it was not the first.
SINCE = {
    **dict.fromkeys(("notes", "clocks", "standstills", "bans"), 3),
    **dict.fromkeys(("wishes", "ways", "told", "outbox"), 4),
}

COLUMNS = {table: Columns((*types,), (*types.values(),)) for table, types in _TYPES.items()}


def select(table: str) -> str:
    """The beginning of a query for whole rows."""
    return f"SELECT {', '.join(COLUMNS[table].names)} FROM {table}"


def missing(table: str, schema: int) -> dict[str, str | int]:
    """The columns that this schema has not yet, each with what stands in its place. They are the last ones."""
    found: dict[str, str | int] = {}
    for since, added in ADDED.items():
        if schema < since:
            found |= added.get(table, {})
    return found


def select_of_old(table: str, schema: int) -> str:
    """Like `select`, from a database of an older schema."""
    lacks = missing(table, schema)
    said = [repr(lacks[name]) if name in lacks else name for name in COLUMNS[table].names]
    return f"SELECT {', '.join(said)} FROM {table}"


def select_joined(table: str) -> str:
    """The beginning of a query for whole rows, when they are looked up for given ones."""
    return f"SELECT {', '.join(f'{table}.{name}' for name in COLUMNS[table].names)} FROM given JOIN {table}"

"""The schema, as the steps that lead to it. A step that has been released is never changed."""

from collections.abc import Sequence
from secrets import token_hex

from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreError
from ceiba.server.store.keys import key_of
from ceiba.server.store.session import Session

STEPS: list[list[str]] = [
    [
        "CREATE TABLE people (guest TEXT PRIMARY KEY, name TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE tables (id TEXT PRIMARY KEY, revision INTEGER NOT NULL, game TEXT NOT NULL,
           status TEXT NOT NULL, visibility TEXT NOT NULL, about TEXT NOT NULL, created DOUBLE PRECISION NOT NULL,
           updated DOUBLE PRECISION NOT NULL, version INTEGER NOT NULL, waiting INTEGER NOT NULL,
           bots INTEGER NOT NULL, talk INTEGER NOT NULL)""",
        "CREATE INDEX lobby ON tables (visibility, status, created)",
        "CREATE INDEX due ON tables (status, updated)",
        """CREATE TABLE sitting (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id))""",
        "CREATE INDEX sitting_at ON sitting (table_id)",
        """CREATE TABLE log (table_id TEXT NOT NULL, number INTEGER NOT NULL, version INTEGER NOT NULL,
           commit_id TEXT NOT NULL, guest TEXT, acts TEXT NOT NULL, hash TEXT NOT NULL,
           time DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
        """CREATE TABLE sealed (table_id TEXT NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL,
           turn INTEGER NOT NULL, commit_id TEXT NOT NULL, guest TEXT, act TEXT NOT NULL,
           PRIMARY KEY (table_id, version, seat, turn))""",
        """CREATE TABLE snapshots (table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, position TEXT NOT NULL)""",
        """CREATE TABLE talk (table_id TEXT NOT NULL, number INTEGER NOT NULL, time DOUBLE PRECISION NOT NULL,
           text TEXT NOT NULL, name TEXT, guest TEXT, seat INTEGER, key TEXT, PRIMARY KEY (table_id, number))""",
    ],
    [  # snapshots of several versions, for looking back
        """CREATE TABLE snapshots_by_version (table_id TEXT NOT NULL, version INTEGER NOT NULL,
           position TEXT NOT NULL, PRIMARY KEY (table_id, version))""",
        """INSERT INTO snapshots_by_version (table_id, version, position)
           SELECT table_id, version, position FROM snapshots""",
        "DROP TABLE snapshots",
        "ALTER TABLE snapshots_by_version RENAME TO snapshots",
    ],
    [  # seals and links by a key; tokens that can be revoked; what the operator decides; clocks
        "CREATE TABLE about_key (one INTEGER PRIMARY KEY, kept TEXT NOT NULL, mark TEXT NOT NULL)",
        "INSERT INTO about_key (one, kept, mark) VALUES (1, '', '')",
        "ALTER TABLE tables ADD COLUMN head TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN seal TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE log ADD COLUMN link TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE present (server TEXT NOT NULL, table_id TEXT NOT NULL, guest TEXT NOT NULL,
           seen DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, guest, server))""",
        "ALTER TABLE people ADD COLUMN door INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TABLE clocks (table_id TEXT PRIMARY KEY, state TEXT NOT NULL, due DOUBLE PRECISION)",
        "CREATE INDEX time_up ON clocks (due)",
        "CREATE TABLE standstills (began DOUBLE PRECISION PRIMARY KEY, ended DOUBLE PRECISION NOT NULL)",
        "CREATE TABLE bans (who TEXT PRIMARY KEY, reason TEXT NOT NULL, created DOUBLE PRECISION NOT NULL)",
    ],
    [  # being told: what people want, by which ways; what was told last; and what is still to be sent
        """CREATE TABLE wishes (guest TEXT PRIMARY KEY, language TEXT NOT NULL, zone TEXT NOT NULL,
           kinds TEXT NOT NULL)""",
        """CREATE TABLE ways (id TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
           manner TEXT NOT NULL, confirmed INTEGER NOT NULL, created DOUBLE PRECISION NOT NULL)""",
        "CREATE UNIQUE INDEX one_way ON ways (guest, kind, address)",
        """CREATE TABLE told (guest TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,
           mark INTEGER NOT NULL, PRIMARY KEY (guest, table_id, kind))""",
        """CREATE TABLE outbox (id TEXT PRIMARY KEY, way TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL,
           mark INTEGER NOT NULL, due DOUBLE PRECISION NOT NULL, tries INTEGER NOT NULL)""",
        "CREATE INDEX to_send ON outbox (due)",
        "CREATE INDEX sent_by ON outbox (way)",
    ],
]


def prepare(database: Database, steps: Sequence[Sequence[str]] = STEPS) -> str:
    """Make a new database ready, refuse one of another schema; answers with the key (`keys.py`)."""
    reached = schema_of(database)
    if reached == 0:
        upgrade(database, steps)
    elif reached < len(steps):
        raise StoreError(f"these tables are of schema {reached}, not {len(steps)}: run `ceiba db upgrade` first.")
    refuse_newer(reached, steps)
    return key_of(database)


def refuse_newer(reached: int, steps: Sequence[Sequence[str]] = STEPS) -> None:
    if reached > len(steps):
        raise StoreError(f"these tables are of schema {reached}, which this Ceiba does not know: use a newer one.")


def upgrade(database: Database, steps: Sequence[Sequence[str]] = STEPS) -> int:
    """Take the steps that are missing, all or nothing; answers how many."""

    def job(session: Session) -> int:
        # Changed without a change: of several servers that start at once one is first, and the others find it done.
        session.change("UPDATE about_schema SET reached = reached")
        missing = steps[_how_far(session) :]
        for statement in [statement for step in missing for statement in step]:
            session.change(statement)
        session.change("UPDATE about_schema SET reached = reached + ?", len(missing))
        return len(missing)

    return database.now(job) if schema_of(database) < len(steps) else 0


def schema_of(database: Database) -> int:
    """How many steps a database has taken."""
    try:
        return database.now(_reached)
    except Exception:  # several servers made the first table at once; by now one has
        return database.now(_reached)


def _reached(session: Session) -> int:
    session.change(
        "CREATE TABLE IF NOT EXISTS about_schema"
        " (one INTEGER PRIMARY KEY, reached INTEGER NOT NULL, secret TEXT NOT NULL)"
    )
    session.change(
        "INSERT INTO about_schema (one, reached, secret) VALUES (1, 0, ?) ON CONFLICT DO NOTHING", token_hex(32)
    )
    return _how_far(session)


def _how_far(session: Session) -> int:
    return int(str(session.rows("SELECT reached FROM about_schema")[0][0]))


def first_secret(session: Session) -> str:
    """What 0.1.0 signed tokens with."""
    return str(session.rows("SELECT secret FROM about_schema")[0][0])

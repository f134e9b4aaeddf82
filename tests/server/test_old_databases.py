"""Whatever an older Ceiba stored still opens, verifies, and is played on, on both databases."""

import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from ceiba.descriptor import COLOURS
from ceiba.server.store.columns import missing
from ceiba.server.store.copying import copy_all, export_table, import_table
from ceiba.server.store.database import Database
from ceiba.server.store.database_url import database_of
from ceiba.server.store.schema import STEPS, schema_of, upgrade
from ceiba.server.store.verifying import verify
from tests.server.postgres import PostgresServer
from tests.server.running import Person, Running
from tests.server.test_db import ceiba_db
from tests.server.test_serve import ceiba_serve

OLD = Path(__file__).parent / "old" / "ceiba-0.1.0.sql"

# The guests who played there, by the tokens they were given.
ADA = "g456ce08dbf238166.b33943b23886a7505a5f9cb2123402e3fe54a188834f3fa1f2f2cca936e6eea2"
BO = "g2616b1b516d2d8ec.719284c8060d54d7fd8d62c3bd09762e811fe14d9719f9bebb74e566559211a0"
CY = "g7dd0a412b4bd4bfb.813ed7aa107310d278b1e5c1fcd30ed8b7b4b36fbc434d55a1e5b4cc774b5f4e"

# The tables, with the hashes that 0.1.0 told of their positions.
WAITING = "5hq26gj4yptm"
STARTED = ("u6jx92na9pwi", "7f76507f8dcd9869")  # Tikal: Ada and Bo, in mid-turn, and they have talked
AGAINST_A_BOT = ("zhs5ujq2kfya", "daf2953945803d12")  # Tikal: Ada, long enough for two snapshots; Bo is invited
TIKAL_OVER = ("7dqkgretnww2", "758732a02368f9c2")
INCAN_GOLD_OVER = ("za2yd8byithj", "7f2099e20c36b732")
REMATCH = "283c3gf8pi43"  # of that
SEALED = ("pc2x2axpf2q8", "18beca2bd9bc4d0a")  # Incan Gold: Ada (twice) and Bo have chosen, Cy has not
VOID = ("c9e69sigqvbr", "5716543e64a54c10")  # Incan Gold: Bo has chosen, and handed the seat over to Ada
LEFT = "prkqfcuar2na"  # by its host, for good
PLAYED = [STARTED, AGAINST_A_BOT, TIKAL_OVER, INCAN_GOLD_OVER, SEALED, VOID]
TABLES = [WAITING, REMATCH, LEFT, *(name for name, _ in PLAYED)]
ACTS = 6 + 151 + 317 + 55 + 2 + 4


def old_file(folder: Path) -> Path:
    file = folder / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    file.chmod(0o644)  # as 0.1.0 left it
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an old database of each kind."""
    if request.param == "sqlite":
        return str(old_file(tmp_path))
    server: PostgresServer = request.getfixturevalue("postgres")
    address = server.new_database()
    with psycopg.connect(address) as connection:
        connection.execute(OLD.read_bytes())
    return address


@contextmanager
def opened(address: str | Path) -> Iterator[Database]:
    database = database_of(str(address), Path(), timeout=None)
    try:
        database.open()
        yield database
    finally:
        database.close()


def upgraded(address: str) -> None:
    with opened(address) as database:
        assert upgrade(database) == len(STEPS) - 1


def faults(database: Database) -> list[str | None]:
    return [verdict.fault for verdict in verify(database)]


def test_it_is_upgraded_and_verified(old: str) -> None:
    assert "ceiba db upgrade" in ceiba_db("--db", old, "verify", fails=True)
    ceiba_db("--db", old, "upgrade")
    assert ceiba_db("--db", old, "upgrade") == f"The schema is {len(STEPS)}; 0 steps taken.\n"
    assert ceiba_db("--db", old, "verify") == f"All 9 tables are sound: {ACTS} acts replayed.\n"


def test_it_is_carried_elsewhere_as_it_is(old: str, tmp_path: Path) -> None:
    """A backup that an old Ceiba made is restored without being changed."""
    with opened(old) as source, opened(tmp_path / "restored.sqlite") as target:
        assert copy_all(source, target) == {
            "people": 3,
            "tables": 9,
            "sitting": 14,
            "log": 435,
            "sealed": 32,
            "talk": 3,
        }
        assert schema_of(source) == 1
        assert faults(target) == [None] * 9


def test_each_table_is_exported_and_imported(old: str, tmp_path: Path) -> None:
    upgraded(old)
    with opened(old) as source, opened(tmp_path / "new.sqlite") as target:
        for name in TABLES:
            assert import_table(target, export_table(source, name)) == name
        assert faults(target) == [None] * len(TABLES)
        count = "SELECT guest, COUNT(*) FROM sitting GROUP BY guest ORDER BY guest"
        assert target.look(lambda session: session.rows(count)) == source.look(lambda session: session.rows(count))


def test_a_table_that_0_1_0_exported_is_imported(tmp_path: Path) -> None:
    """Its file says schema 1; its rows lack what was added since."""
    upgraded(str(old_file(tmp_path)))
    with opened(tmp_path / "tables.sqlite") as source, opened(tmp_path / "new.sqlite") as target:
        written = json.loads(export_table(source, SEALED[0]))
        assert written["ceiba_table"] == len(STEPS)
        written["ceiba_table"] = 1
        for name, rows in written["rows"].items():
            for row in rows:
                del row[len(row) - len(missing(name, 1)) :]
        import_table(target, json.dumps(written).encode())
        assert faults(target) == [None]


def test_it_goes_on_being_played(old: str, tmp_path: Path) -> None:
    upgraded(old)
    with Running(tmp_path / "log", old) as running:
        ada, bo, cy = [Person(running.address, token=token) for token in (ADA, BO, CY)]
        for name, hashed in PLAYED:
            look = ada.look(name)
            assert look["hash"] == hashed
            # Nobody had chosen a colour then: each seat keeps its own.
            assert [seat["colour"] for seat in look["table"]["seats"]] == [*COLOURS[: len(look["table"]["seats"])]]

        started, _ = STARTED
        assert [line["name"] for line in ada.ok("GET", f"/tables/{started}/talk")["lines"]] == ["Ada", "Bo"]
        ada.play(started, "1 done")
        assert bo.look(started)["you"]["to_act"] == [2]

        against_a_bot, _ = AGAINST_A_BOT
        assert bo.look(against_a_bot)["you"]["seats"] == []  # invited only
        act = ada.draft(against_a_bot, 1)["legal"][0]["act"]
        ada.play(against_a_bot, act)
        assert ada.look(TIKAL_OVER[0], at=300)["at"] == 300

        sealed, _ = SEALED
        version = cy.look(sealed)["table"]["version"]
        assert cy.look(sealed)["table"]["waiting_for"] == [3]
        cy.play(sealed, "3 leave")
        first = cy.ok("GET", f"/tables/{sealed}/log?after={version}")["entries"][0]
        assert (first["number"], first["version"] > version + 2) == (version, True)

        void, _ = VOID
        assert ada.look(void)["table"]["waiting_for"] == [1, 2, 3]
        assert ada.look(void)["you"]["seats"] == [1, 2]

        bo.ok("POST", f"/tables/{REMATCH}/start")
        cy.ok("PUT", f"/tables/{WAITING}/seats/2", json={"kind": "person"})
        ada.ok("POST", f"/tables/{WAITING}/start")
        assert bo.look(LEFT)["table"]["host"] is None
        for person in (ada, bo, cy):
            person.http.close()
    with opened(old) as database:
        assert faults(database) == [None] * 9


def test_serve_upgrades_a_file_by_itself_and_keeps_a_copy(tmp_path: Path) -> None:
    file = old_file(tmp_path)
    with Running(tmp_path) as running:
        ada = Person(running.address, token=ADA)
        assert ada.look(STARTED[0])["hash"] == STARTED[1]
        ada.http.close()
        said = running.log.read_text().splitlines()
    copy = tmp_path / "tables.schema-1.sqlite"
    assert [line for line in said if str(copy) in line] == [said[0]]
    assert len(said) == 2  # that, and where it is
    for one in (file, copy):
        assert stat.S_IMODE(one.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT reached FROM about_schema").fetchall() == [(1,)]
        assert connection.execute("SELECT COUNT(*) FROM log").fetchall() == [(435,)]
    copy.rename(file)
    copy.write_text("taken")
    with Running(tmp_path):
        assert (tmp_path / "tables.schema-1-2.sqlite").is_file()


def test_serve_does_not_upgrade_a_postgresql_that_others_may_use(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new_database()
    with psycopg.connect(address) as connection:
        connection.execute(OLD.read_bytes())
    done = ceiba_serve("--db", address, "--data", tmp_path)
    assert done.returncode == 2
    assert "ceiba db upgrade" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_tables_from_before_people_were_told_keep_their_key(postgres: PostgresServer, tmp_path: Path) -> None:
    """Schema 3: upgraded where they lie, or carried elsewhere, they are sealed as before, and tokens stay good."""
    with Running(tmp_path / "first") as running:
        ada = Person(running.address)
        table = ada.open("tikal", "me", "me")
        ada.http.close()
    file = tmp_path / "first" / "tables.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        for name in ("wishes", "ways", "told", "outbox"):
            connection.execute(f"DROP TABLE {name}")
        connection.execute("UPDATE about_schema SET reached = 3")
    elsewhere = postgres.new_database()
    with opened(file) as source, opened(elsewhere) as target:
        assert copy_all(source, target)["tables"] == 1
        assert (schema_of(source), schema_of(target), faults(target)) == (3, len(STEPS), [None])
    for db in (None, elsewhere):
        with Running(tmp_path / "first", db) as running:
            again = Person(running.address, token=ada.token)
            assert again.look(table)["you"]["seats"] == [1, 2]
            assert again.ok("GET", "/me/notices")["ways"] == []
            again.http.close()
    with opened(file) as database:
        assert (schema_of(database), faults(database)) == (len(STEPS), [None])

"""`ceiba db`: backups of a running server, restores, exports, copies, and verification by replay."""

import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ceiba.games import find
from ceiba.table.log import fingerprint
from tests.server.postgres import PostgresServer
from tests.server.running import Person, Running
from tests.server.test_play import OPENING, TURN


def ceiba_db(*said: str | Path, fails: bool = False) -> str:
    """Run it; answers with what it said."""
    command = [sys.executable, "-m", "ceiba", "db", *map(str, said)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert (done.returncode != 0) == fails, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if fails else done.stdout


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Person, Path, str]]:
    """A running server with a few tables, one of which is in mid-turn."""
    folder = tmp_path_factory.mktemp("db")
    with Running(folder) as running:
        ada = Person(running.address)
        table = str(ada.ok("POST", "/records", content=OPENING)["table"]["table"])
        for seat in (1, 2):
            ada.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
        ada.play(table, *TURN)
        ada.ok("POST", f"/tables/{table}/talk", json={"text": "Hello"})
        ada.open("tikal", "me", "open", start=False)
        choosing = ada.open("incan-gold", "me", "me", "me")
        ada.play(choosing, "1 stay")
        yield running, ada, folder, table
        ada.http.close()


def served_again(folder: Path, ada: Person, table: str, db: str | None = None) -> None:
    """People find their seats and their tables as they left them."""
    with Running(folder, db) as running:
        again = Person(running.address, token=ada.token)
        assert again.look(table) == ada.look(table)
        assert again.ok("GET", f"/tables/{table}/talk") == ada.ok("GET", f"/tables/{table}/talk")
        again.play(table, "1 done")
        again.http.close()


def test_a_backup_of_a_running_server_serves_again(
    played: tuple[Running, Person, Path, str], tmp_path: Path
) -> None:
    _, ada, folder, table = played
    said = ceiba_db("--data", folder, "backup", tmp_path / "backup.sqlite")
    assert said == "Copied 3 tables with 3 commits, and 1 people.\n"
    assert "exists already" in ceiba_db("--data", folder, "backup", tmp_path / "backup.sqlite", fails=True)
    ceiba_db("--data", tmp_path / "new", "restore", tmp_path / "backup.sqlite")
    assert "already" in ceiba_db("--data", tmp_path / "new", "restore", tmp_path / "backup.sqlite", fails=True)
    assert ceiba_db("--data", tmp_path / "new", "verify").startswith("All 3 tables are sound: ")
    served_again(tmp_path / "new", ada, table)


def test_sqlite_is_copied_to_postgresql_and_back(
    played: tuple[Running, Person, Path, str], postgres: PostgresServer, tmp_path: Path
) -> None:
    _, ada, folder, table = played
    address = postgres.new_database()
    ceiba_db("--data", folder, "copy", address)
    assert "sound" in ceiba_db("--db", address, "verify")
    ceiba_db("--db", address, "backup", tmp_path / "backup.sqlite")
    assert "sound" in ceiba_db("--db", tmp_path / "backup.sqlite", "verify")
    served_again(tmp_path, ada, table, address)


def test_one_table_is_exported_and_imported(played: tuple[Running, Person, Path, str], tmp_path: Path) -> None:
    _, ada, folder, table = played
    file = tmp_path / "table.json"
    ceiba_db("--data", folder, "export", table, file)
    assert ceiba_db("--data", tmp_path / "new", "import", file) == f"Took in table {table}.\n"
    assert "already" in ceiba_db("--data", tmp_path / "new", "import", file, fails=True)
    assert "no table" in ceiba_db("--data", folder, "export", "nowhere", tmp_path / "x", fails=True)
    (tmp_path / "bad").write_text("{}")
    assert "export" in ceiba_db("--data", tmp_path / "new", "import", tmp_path / "bad", fails=True)
    with Running(tmp_path / "new") as running:
        bo = Person(running.address)
        assert bo.look(table)["hash"] == ada.look(table)["hash"]
        bo.http.close()
    with closing(sqlite3.connect(tmp_path / "new" / "tables.sqlite")) as connection:
        found = connection.execute("SELECT guest, table_id FROM sitting").fetchall()
    assert found == [(ada.guest, table)]  # she finds it among her own


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ("UPDATE log SET hash = '0000000000000000' WHERE number = 1", "not the one that was stored"),
        ("UPDATE log SET acts = replace(acts, 'c4 0', 'h1 0') WHERE number = 1", "act 2"),
        ("DELETE FROM log WHERE number = 0", "from 0 to 1"),
        ("UPDATE tables SET version = 99 WHERE version = 6", "version 99"),
        ("UPDATE tables SET status = 'over' WHERE version = 6", "not over"),
        (
            "UPDATE tables SET about = replace(about, 'tikal', 'chess') WHERE version = 6",
            "chess, a game that is not",
        ),
        (
            "INSERT INTO snapshots SELECT id, version, 'forged' FROM tables WHERE version = 6",
            "snapshot of version 6",
        ),
        ("INSERT INTO snapshots SELECT id, 5, 'between' FROM tables WHERE version = 6", "snapshot of version 5"),
        # What the rules would allow, but nobody has played: only the key tells.
        ("UPDATE log SET time = time - 60 WHERE number = 1", "version 1 is not as it was stored"),
        ("UPDATE log SET guest = 'somebody' WHERE number = 1", "version 1 is not as it was stored"),
        ("UPDATE log SET commit_id = 'another' WHERE number = 1", "version 1 is not as it was stored"),
        ("UPDATE tables SET about = replace(about, 'Ada', 'Eve') WHERE version = 6", "names, options"),
        ("UPDATE tables SET created = created - 60 WHERE version = 6", "when it was made"),
        ("UPDATE tables SET updated = updated - 60 WHERE version = 6", "the time of its last commit"),
        ("UPDATE tables SET seal = '' WHERE version = 6", "names, options"),
        (
            """DELETE FROM log WHERE number = 1; DELETE FROM snapshots;
               UPDATE tables SET version = 1, updated = (SELECT MAX(time) FROM log WHERE log.table_id = tables.id)
               WHERE version = 6""",
            "commits are missing",
        ),
    ],
)
def test_verify_names_what_is_damaged(
    played: tuple[Running, Person, Path, str], tmp_path: Path, damage: str, fault: str
) -> None:
    _, _, folder, _ = played
    ceiba_db("--data", folder, "backup", tmp_path / "tables.sqlite")
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    with connection:
        connection.executescript(damage)
    connection.close()
    assert fault in ceiba_db("--data", tmp_path, "verify", fails=True)


def test_luck_that_was_changed_for_other_luck_is_found(tmp_path: Path) -> None:
    """Legal luck, with the hash that belongs to it: the rules have nothing against it, but it was not dealt."""
    with Running(tmp_path) as running:
        ada = Person(running.address)
        table = ada.open("incan-gold", "me", "me", "me")
        ada.http.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection, connection:
        ((dealt,),) = connection.execute("SELECT acts FROM log").fetchall()
        other = "* card 5" if dealt != "* card 5" else "* card 7"
        position = find("incan-gold").start(3)
        position.apply(position.parse(other))
        connection.execute("UPDATE log SET acts = ?, hash = ?", (other, fingerprint(str(position))))
    assert f"{table}: act 1 is not what the table's luck dealt" in ceiba_db(
        "--data", tmp_path, "verify", fails=True
    )


def test_without_its_key_a_database_is_not_served_with_other_luck(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        Person(running.address).http.close()
    key = tmp_path / "tables.sqlite.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    kept = key.read_text()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        assert kept.strip() not in "".join(connection.iterdump())
    key.unlink()
    assert "key of these tables is missing" in ceiba_db("--data", tmp_path, "verify", fails=True)
    key.write_text("another\n")
    assert "have another key" in ceiba_db("--data", tmp_path, "verify", fails=True)
    key.write_text(kept)
    assert "sound" in ceiba_db("--data", tmp_path, "verify")


def test_nothing_is_restored_or_upgraded_under_a_running_server(
    played: tuple[Running, Person, Path, str], postgres: PostgresServer, tmp_path: Path
) -> None:
    running, ada, folder, _ = played
    ceiba_db("--data", folder, "backup", tmp_path / "backup.sqlite")
    address = postgres.new_database()
    with Running(tmp_path / "empty") as empty, Running(tmp_path / "east", address):
        for said, where in (
            (["--data", tmp_path / "empty"], f"at {empty.address}"),
            (["--db", address], "stop all of them first"),
        ):
            assert where in ceiba_db(*said, "restore", tmp_path / "backup.sqlite", fails=True)
            assert where in ceiba_db(*said, "upgrade", fails=True)
    for said in (["--data", tmp_path / "empty"], ["--db", address]):
        assert "Copied 3 tables" in ceiba_db(*said, "restore", tmp_path / "backup.sqlite")
    assert running.address in ceiba_db("--data", folder, "upgrade", fails=True)
    assert ada.ok("GET", "/me")["guest"] == ada.guest


def test_files_with_secrets_are_for_their_owner_alone(
    played: tuple[Running, Person, Path, str], tmp_path: Path
) -> None:
    _, _, folder, table = played
    ceiba_db("--data", folder, "backup", tmp_path / "backup.sqlite")
    ceiba_db("--data", folder, "export", table, tmp_path / "table.json")
    made = [file for name in ("tables.sqlite*", "backup.sqlite*", "table.json") for file in folder.glob(name)]
    made += [tmp_path / "backup.sqlite", tmp_path / "table.json"]
    assert {"tables.sqlite", "tables.sqlite-wal", "backup.sqlite", "table.json"} <= {file.name for file in made}
    assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in made} == {file.name: 0o600 for file in made}


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert "there are no tables" in ceiba_db("--data", tmp_path, "verify", fails=True)
    assert "cannot reach" in ceiba_db("--db", "postgresql://x@127.0.0.1:1/x", "verify", fails=True)
    for address in ("mysql://x:secret@127.0.0.1/x", "sqlite:///tables.sqlite"):
        said = ceiba_db("--db", address, "copy", tmp_path / "new.sqlite", fails=True)
        kind = address.split(":")[0]
        assert said == f"ceiba: there is no database at {kind}://…: name postgresql://…, or a SQLite file.\n"
    with pytest.MonkeyPatch.context() as around:  # as with `ceiba serve` and `ceiba admin`
        around.setenv("CEIBA_DATA", str(tmp_path / "named"))
        assert f"there are no tables in {tmp_path / 'named'}" in ceiba_db("verify", fails=True)
    (tmp_path / "tables.sqlite").write_text("no database" * 1000)
    assert "cannot open" in ceiba_db("--data", tmp_path, "verify", fails=True)

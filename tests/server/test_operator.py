"""The operator's side: what is measured, what is logged, what is decided, and when it is backed up."""

import json
import logging
import math
import os
import re
import sqlite3
import stat
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from ceiba.client import Guest
from ceiba.server.logs import without_secrets
from ceiba.server.metrics import QUICK
from tests.cli.running import ceiba, command
from tests.server.conftest import Meet
from tests.server.postgres import PostgresServer
from tests.server.running import Running, free_port
from tests.waiting import until

EXAMPLES = Path(__file__).parents[2] / "examples" / "operating"
SOON = 30.0  # seconds


class Watched(Running):
    """A server with everything that an operator can switch on."""

    def __init__(self, data: Path, db: str | None = None) -> None:
        self.data = data
        self.db = db
        self.metrics_port = free_port()
        file = data / "ceiba.toml"
        file.write_text(
            f'metrics = {self.metrics_port}\nlog-level = "info"\nlog-format = "json"\n'
            f'backups = "{data / "backups"}"\nkeep-backups = 2\n'
        )
        super().__init__(data, db, options=("--config", str(file)))

    def metrics(self) -> str:
        return httpx.get(f"http://127.0.0.1:{self.metrics_port}/metrics").text

    def logged(self) -> list[dict[str, str]]:
        lines = self.log.read_text("utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def admin(self, *words: str) -> str:
        where = ["--db", self.db] if self.db else ["--data", str(self.data)]
        done = ceiba("admin", *where, *words)
        assert done.exit_code == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def watched(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    db = None
    if request.param == "postgresql":
        server: PostgresServer = request.getfixturevalue("postgres")
        db = server.new_database()
    watched = Watched(tmp_path_factory.mktemp("watched"), db)
    with watched:
        yield watched


def test_what_happens_is_measured(watched: Watched, meet: Meet) -> None:
    ada = meet("Ada", watched.address)
    table = ada.open("incan-gold", "me", "random", "random")
    ada.play(table, "1 leave")
    ada.refused("GET", "/tables/nosuchtable", 404, "no-table")
    said = watched.metrics()
    assert 'ceiba_commits_total{game="incan-gold"}' in said
    path = "/api/tables/{table}/commits"
    assert f'ceiba_request_seconds_count{{method="POST",path="{path}",status="200"}} 1.0' in said
    assert 'ceiba_refusals_total{error="no-table"}' in said
    assert re.search(r'ceiba_database_seconds_count\{kind="write"\} [1-9]', said)
    took = re.findall(r'ceiba_database_seconds_bucket\{kind="write",le="(.*)"\} (.*)', said)
    assert [*map(float, QUICK), math.inf] == [float(limit) for limit, _ in took]
    assert [count for _, count in took] == sorted([count for _, count in took], key=float)
    assert f'ceiba_database_seconds_count{{kind="write"}} {took[-1][1]}' in said
    assert "ceiba_streams 0.0" in said
    assert table not in said
    assert ada.guest not in said


def test_the_dashboard_shows_all_that_is_measured_and_nothing_else(watched: Watched) -> None:
    board = json.loads((EXAMPLES / "grafana.json").read_text("utf-8"))
    shown = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    measured = {line.split()[2] for line in watched.metrics().splitlines() if line.startswith("# TYPE")}
    measured = {name for name in measured if not name.endswith("_created")}
    names = {re.sub("_(bucket|count|sum)$", "", name) for name in re.findall(r"ceiba_\w+", shown)}
    assert names == measured


def test_the_log_has_times_and_requests_and_no_secrets(watched: Watched, meet: Meet) -> None:
    ada = meet("Ada", watched.address)
    answer = httpx.get(f"{watched.address}/return/{ada.token}", headers={"X-Request-ID": "from-the-proxy"})
    assert answer.headers["x-request-id"] == "from-the-proxy"
    others = [httpx.get(f"{watched.address}/healthz").headers["x-request-id"] for _ in range(2)]
    assert len({*others}) == 2
    until(lambda: any(line.get("request") == others[-1] for line in watched.logged()))
    (line,) = [line for line in watched.logged() if line.get("request") == "from-the-proxy"]
    assert line["message"].startswith("GET /return/{token}: 303 in")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
    assert ada.token not in watched.log.read_text("utf-8")


def test_secrets_are_hidden_wherever_they_stand() -> None:
    token = f"g{16 * '4'}.{64 * 'a'}"
    assert token[18:] not in without_secrets(f"Error('{token}')")
    assert without_secrets("postgresql://ceiba:secret@db/ceiba") == "postgresql://…@db/ceiba"
    assert without_secrets("table k3v9x0q2mwab is broken") == "table k3v9x0q2mwab is broken"


def test_the_operator_sees_tables_people_and_storage(watched: Watched, meet: Meet) -> None:
    ada = meet("Ada of the list", watched.address)
    table = ada.open("tikal", "me", "open", start=False)
    assert re.search(rf"{table} +tikal +waiting +0 .*Ada of the list, -", watched.admin("tables"))
    assert table not in watched.admin("tables", "--status", "over")
    assert re.search(rf"{ada.guest} +Ada of the list .* 1\n", watched.admin("people"))
    assert re.search(r"log +\d+\n[\s\S]*MB in all", watched.admin("storage"))


def test_a_game_is_set_aside_and_taken_up_and_ended(watched: Watched, meet: Meet) -> None:
    ada = meet("Ada", watched.address)
    table = ada.open("incan-gold", "me", "me", "me")
    path = f"/tables/{table}/commits"

    def choice(version: int) -> str:
        body = {"version": version, "id": f"try-{time.monotonic_ns()}", "acts": ["1 stay"]}
        answer = ada.ask("POST", path, json=body)
        return "" if answer.is_success else str(answer.json()["error"])

    version = ada.look(table)["table"]["version"]
    watched.admin("set-aside", table)
    until(lambda: choice(version) == "set-aside")
    watched.admin("take-up", table)
    until(lambda: choice(version) == "")
    watched.admin("end", table)
    until(lambda: choice(version) == "table-ended")
    look = ada.look(table)
    assert (look["table"]["status"], look["table"]["waiting_for"], look["outcome"]) == ("over", [], None)


def test_who_is_banned_is_kept_out_until_pardoned(watched: Watched, meet: Meet) -> None:
    bo = meet("Bo", watched.address)
    watched.admin("ban", bo.guest, "--reason", "spam")
    until(lambda: bo.ask("GET", "/me").status_code == 403)
    assert bo.ask("GET", "/me").json()["error"] == "banned"
    assert re.search(rf"{bo.guest} .* spam", watched.admin("bans"))
    watched.admin("pardon", bo.guest)
    until(lambda: bo.ask("GET", "/me").is_success)
    watched.admin("ban", "127.0.0.1")
    until(lambda: httpx.post(f"{watched.address}/api/guests", json={"name": "Cy"}).status_code == 403)
    watched.admin("pardon", "127.0.0.1")
    until(lambda: bo.ask("GET", "/me").is_success)


def test_what_is_announced_is_there_for_every_page(watched: Watched) -> None:
    def announced() -> str:
        return str(httpx.get(f"{watched.address}/api/announcement").json()["text"])

    watched.admin("announce", "Back", "at", "noon.")
    until(lambda: announced() == "Back at noon.")
    watched.admin("announce")
    until(lambda: announced() == "")


def test_a_drained_server_goes_on_with_its_games_and_opens_no_new_ones(watched: Watched, meet: Meet) -> None:
    ada = meet("Ada", watched.address)
    table = ada.open("incan-gold", "me", "me", "me")
    ready = f"{watched.address}/readyz"
    watched.admin("drain", "http://somewhere.else:8700")
    watched.admin("drain", watched.address)
    until(lambda: httpx.get(ready).status_code == 503)
    refused = ada.ask("POST", "/tables", json={"game": "tikal", "seats": [{"kind": "open"}] * 2})
    assert (refused.status_code, refused.json()["error"]) == (503, "draining")
    assert int(refused.headers["retry-after"]) > 0
    ada.play(table, "1 stay")
    watched.admin("drain", "--stop")
    until(lambda: httpx.get(ready).status_code == 200)


def test_a_new_table_is_asked_for_until_a_server_opens_it(
    watched: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that is about to stop has opened nothing: the client may ask again, and comes to the next."""
    caplog.set_level(logging.INFO, "httpx")
    with Guest(watched.address, "Ada", patience=2 * SOON) as guest, ThreadPoolExecutor(1) as beside:
        watched.admin("drain", watched.address)
        until(lambda: httpx.get(f"{watched.address}/readyz").status_code == 503)
        opening = beside.submit(guest.create, "tikal", ["me", "me"])
        until(lambda: 'api/tables "HTTP/1.1 503' in caplog.text)
        watched.admin("drain", "--stop")
        opened = opening.result(2 * SOON)
        assert [one.table for one in guest.tables()] == [opened.name]


def test_what_is_old_is_cleaned_up(watched: Watched, meet: Meet) -> None:
    """Nothing here is a day old but what is made so."""
    ada = meet("Ada", watched.address)
    table = ada.open("tikal", "me", "open", start=False)
    ada.look(table)
    assert watched.admin("clean-up", "--dry-run").startswith("0 tables and 0 people would go")
    make_old(watched, table)
    assert watched.admin("clean-up", "--dry-run").startswith("1 tables and 0 people would go")
    assert watched.admin("clean-up").startswith("1 tables and 0 people are gone")
    until(lambda: ada.ask("GET", f"/tables/{table}").status_code == 404)
    assert ada.ok("GET", "/me/tables")["tables"] == []


def make_old(watched: Watched, table: str) -> None:
    if watched.db is None:
        with closing(sqlite3.connect(watched.data / "tables.sqlite")) as connection, connection:
            connection.execute("UPDATE tables SET updated = 1 WHERE id = ?", [table])
    else:
        with psycopg.connect(watched.db) as other:
            other.execute("UPDATE tables SET updated = 1 WHERE id = %s", [table])


def test_backups_are_made_and_few_are_kept(watched: Watched, tmp_path: Path) -> None:
    folder = watched.data / "backups"
    until(lambda: len([*folder.glob("ceiba-*Z.sqlite")]) == 1)
    (backup,) = folder.glob("*.sqlite")
    assert {file.name for file in folder.iterdir()} == {backup.name, f"{backup.name}.key"}
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    done = ceiba("db", "--data", tmp_path, "restore", backup)
    assert done.exit_code == 0, done.stderr
    assert ceiba("db", "--data", tmp_path, "verify").exit_code == 0


# -- settings -----------------------------------------------------------------------------------------


def explained(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    around = {name: value for name, value in os.environ.items() if not name.startswith("CEIBA_")} | environment
    return subprocess.run(
        command("serve", "--explain", *words), capture_output=True, text=True, env=around, check=False
    )


def test_settings_come_from_flags_environment_and_file_in_this_order(tmp_path: Path) -> None:
    file = tmp_path / "ceiba.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\nthink = 3\nbots = ["scout", "random"]\n')
    told = explained("--config", str(file), "--port", "3", CEIBA_PORT="2", CEIBA_HOST="10.0.0.2")
    assert (told.returncode, told.stderr) == (0, "")
    assert "# --port, CEIBA_PORT; flag\nport = 3\n" in told.stdout
    assert '# --host, CEIBA_HOST; environment\nhost = "10.0.0.2"\n' in told.stdout
    assert '# --bots, CEIBA_BOTS; file\nbots = ["scout", "random"]\n' in told.stdout
    assert "# --backup-hours, CEIBA_BACKUP_HOURS; usual\nbackup-hours = 24\n" in told.stdout
    again = tmp_path / "again.toml"
    again.write_text(told.stdout)
    assert explained("--config", str(again)).stdout.count("; file") > 3


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--webhooks",), "need --url"),
        (("--url", "https://ceiba.example.org", "--mail", "smtp://mail.example.org"), "needs --mail-from"),
        (("--url", "https://ceiba.example.org", "--push", "op@example.org"), "mailto:you@example.org"),
        (("--url", "ceiba.example.org", "--webhooks"), "https://ceiba.example.org"),
    ],
)
def test_telling_that_cannot_be_set_up_is_said(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    told = subprocess.run(
        command("serve", "--data", str(tmp_path), *words), capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert why in told.stderr
    assert len(told.stderr.splitlines()) == 1
    assert [*tmp_path.iterdir()] == []


def test_a_setting_that_is_none_is_said(tmp_path: Path) -> None:
    file = tmp_path / "ceiba.toml"
    file.write_text("prot = 1\n")
    told = explained("--config", str(file))
    assert told.returncode == 2
    assert "there is no setting 'prot'" in told.stderr
    assert "Did you mean port?" in told.stderr
    file.write_text("port = [\n")
    assert len(explained("--config", str(file)).stderr.splitlines()) == 1


def test_the_unit_starts_what_there_is() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    unit.read_string((EXAMPLES / "ceiba.service").read_text("utf-8"))
    words = unit["Service"]["ExecStart"].split()
    assert words[1:] == ["serve", "--config", "/etc/ceiba.toml"]
    told = explained("--config", str(EXAMPLES / "ceiba.toml"))
    assert (told.returncode, told.stderr) == (0, "")
    assert 'metrics = "127.0.0.1:9187"' in told.stdout

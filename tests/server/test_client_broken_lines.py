"""The client through broken lines, lost answers and a database that does not answer: nothing is lost or doubled."""

import logging
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing
from pathlib import Path

import pytest

from ceiba.client import Acts, Away, Guest, Said, Table
from tests.server.broken_line import BrokenLine
from tests.server.running import Person, Running

LINES = 30  # at most that are said in one game: more would be too many for a minute


@pytest.fixture
def line(server: Running) -> Iterator[BrokenLine]:
    with BrokenLine(server.port) as line:
        yield line


@pytest.fixture
def guest(line: BrokenLine) -> Iterator[Guest]:
    with Guest(line.address, "Ada", patience=30) as guest:
        yield guest


def commits(table: Table) -> int:
    return len(table.record().acts)


def test_a_commit_whose_answer_is_lost_is_made_once(line: BrokenLine, guest: Guest) -> None:
    table = guest.create("tikal", ["me", "me"], start=True)
    before = commits(table)
    line.to_lose += [b"POST /api/tables/%b/commits" % table.name.encode()] * 3
    act = table.legal()[0]
    assert table.commit(act)
    assert line.lost == 3
    assert commits(table) == before + 1
    assert table.view == table.look(seat=1)  # nothing is hidden in this game


def test_a_sealed_choice_whose_answer_is_lost_is_made_once(line: BrokenLine, guest: Guest) -> None:
    table = guest.create("incan-gold", ["me", "me", "me"], start=True)
    for seat in (1, 2, 3):
        line.to_lose.append(b"POST /api/tables/%b/commits" % table.name.encode())
        assert not table.commit(f"{seat} stay")
    assert line.lost == 3
    assert [act for act in table.record().acts if "stay" in act] == ["1 stay", "2 stay", "3 stay"]


def test_what_would_happen_twice_is_not_asked_twice(line: BrokenLine, guest: Guest) -> None:
    line.to_lose.append(b"POST /api/tables ")
    with pytest.raises(Away, match="went away before it answered; see whether it was done"):
        guest.create("tikal", ["me", "me"], start=True)
    (info,) = guest.tables()
    table = guest.table(info.table)
    line.to_lose.append(b"POST /api/tables/%b/talk" % table.name.encode())
    with pytest.raises(Away):
        table.say("Hello")
    assert [said.text for said in table.talk()] == ["Hello"]


def test_a_line_that_is_cut_at_every_turn(line: BrokenLine, guest: Guest, ada: Person) -> None:
    table = guest.create("incan-gold", ["me", "random", "random"], start=True)
    cuts = 0
    for seat in table.turns():
        line.cut()
        cuts += 1
        legal = table.legal(seat=seat)
        line.cut()
        table.commit(legal[cuts % len(legal)])
    assert cuts
    assert table.view == ada.look(table.name, at=table.version)["view"] | {"seats": (table.view or {})["seats"]}
    assert table.outcome is not None


def test_an_onlooker_who_is_cut_off_hears_everything_later(line: BrokenLine, guest: Guest, ada: Person) -> None:
    name = ada.open("incan-gold", "me", "me", "me", start=False)
    watching = guest.table(name)
    ada.ok("POST", f"/tables/{name}/start")
    told: list[Acts] = []
    said: list[str] = []
    for event in watching.events():
        line.cut()
        match event:
            case Acts():
                told.append(event)
                look = ada.look(name)
                if look["outcome"] is None:
                    if len(told) <= LINES:
                        ada.ok("POST", f"/tables/{name}/talk", json={"text": f"at {event.version}"})
                    for seat in look["table"]["waiting_for"]:
                        ada.play(name, f"{seat} stay" if event.version % 4 else f"{seat} leave")
            case Said(line=spoken):
                said.append(spoken.text)
    log = ada.ok("GET", f"/tables/{name}/log")["entries"]
    assert [acts.version for acts in told] == [entry["version"] for entry in log]
    # What is said after the end is not waited for.
    assert len(said) == len({*said}) >= min(LINES, len(told) - 2)
    assert watching.outcome is not None


def test_a_database_that_does_not_answer_is_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """503 with Retry-After: the commit is made once the database is back, and once."""
    with Running(tmp_path) as running, Guest(running.address, "Ada") as guest, ThreadPoolExecutor(1) as beside:
        table = guest.create("tikal", ["me", "me"], start=True)
        before, act = commits(table), table.legal()[0]
        caplog.set_level(logging.INFO, "httpx")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # somebody else has taken the tables for himself
            committing = beside.submit(table.commit, act)
            while " 503 " not in caplog.text:
                assert not wait([committing], 0.05).done
        committing.result(60)
        assert commits(table) == before + 1
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with Guest(running.address, token=guest.token, patience=1) as impatient:
                impatient_table = impatient.table(table.name)
                with pytest.raises(Away, match="the database does not answer"):
                    impatient_table.commit(impatient_table.legal()[0])

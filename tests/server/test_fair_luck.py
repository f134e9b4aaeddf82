"""Luck is promised before anyone sits down, cannot be known from what is stored, and is opened at the end."""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from ceiba.chance import Dealer
from ceiba.game import LUCK
from ceiba.games import find
from ceiba.record import BadRecord, read_record
from ceiba.table.luck_headers import prove_luck
from tests.server.running import Json, Person, Running


def play_out(person: Person, table: str) -> Json:
    """Everyone leaves at once, until the game is over; answers with the last look."""
    give_up = time.monotonic() + 60
    while (look := person.look(table))["table"]["status"] != "over":
        assert time.monotonic() < give_up
        for seat in look["you"]["to_act"]:
            person.commit(table, look["table"]["version"], f"{seat} leave")
    return look


@pytest.fixture(scope="module")
def over(server: Running) -> Iterator[tuple[Person, str, Json]]:
    """A game that is over, and the table as it was before its start."""
    ada = Person(server.address)
    seats = [{"kind": "person", "luck": "4da"}, {"kind": "person"}, {"kind": "person"}]
    first = ada.ok("POST", "/tables", json={"game": "incan-gold", "seats": seats})["table"]
    table = first["table"]
    ada.refused("GET", f"/tables/{table}/luck", 409, "not-over")
    ada.ok("PUT", f"/tables/{table}/seats/3", json={"kind": "person", "luck": "b0"})
    ada.ok("POST", f"/tables/{table}/start")
    ada.refused("GET", f"/tables/{table}/luck", 409, "not-over")
    play_out(ada, table)
    yield ada, table, first
    ada.http.close()


def test_the_end_opens_what_the_beginning_promised(over: tuple[Person, str, Json]) -> None:
    ada, table, first = over
    proof = ada.ok("GET", f"/tables/{table}/luck")
    assert proof["kept"]
    assert proof["draws"] > 4
    assert proof["parts"] == ["4da", "", "b0"]
    # By hand, as the page of the documentation says it.
    assert proof["commitment"] == first["luck"]["commitment"]
    assert proof["commitment"] == sha256(f"{table}/{proof['secret']}".encode()).hexdigest()
    assert proof["seed"] == sha256(f"{table}/{proof['secret']}/4da//b0".encode()).hexdigest()
    position, dealer = find("incan-gold").start(3), Dealer(proof["seed"])
    for entry in ada.ok("GET", f"/tables/{table}/log")["entries"]:
        for act in (act for step in entry["steps"] for act in step["acts"]):
            if position.acting() == 1 << LUCK:
                assert position.write(dealer.draw(position)) == act
            position.apply(position.parse(act))


def test_a_record_proves_its_luck_without_any_server(over: tuple[Person, str, Json], tmp_path: Path) -> None:
    ada, table, _ = over
    record = ada.ask("GET", f"/tables/{table}/record").text
    draws = ada.ok("GET", f"/tables/{table}/luck")["draws"]
    assert prove_luck(read_record(record.encode())) == draws
    file = tmp_path / "game.ceiba"
    file.write_text(record)
    said = subprocess.run([sys.executable, "-m", "ceiba", "verify", str(file)], capture_output=True, text=True)
    assert said.stdout.splitlines()[-1] == f"luck {draws}"
    secret = read_record(record.encode()).headers["Secret"]
    with pytest.raises(BadRecord, match="not the one that was promised"):
        prove_luck(read_record(record.replace(secret, "0" * 64).encode()))
    with pytest.raises(BadRecord, match="not what the promised luck deals"):
        prove_luck(read_record(record.replace('[Parts "4da//b0"]', '[Parts "4da//b1"]').encode()))


def test_what_is_stored_does_not_tell_the_next_draw(tmp_path: Path) -> None:
    """From all that the database holds of a running game, its seed among it, nothing deals as the table does."""
    with Running(tmp_path) as running:
        ada = Person(running.address)
        table = ada.open("incan-gold", "me", "me", "me")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
            stored = "".join(connection.iterdump())
            ((about,),) = connection.execute("SELECT about FROM tables").fetchall()
        play_out(ada, table)
        proof = ada.ok("GET", f"/tables/{table}/luck")
        ada.http.close()
    assert proof["commitment"] in stored
    assert proof["secret"] not in stored
    assert proof["seed"] not in stored
    assert '"keyed":true' in about


def test_a_rematch_promises_anew(over: tuple[Person, str, Json]) -> None:
    ada, table, first = over
    again = ada.ok("POST", f"/tables/{table}/rematch")["table"]
    assert again["luck"]["commitment"] not in ("", first["luck"]["commitment"])
    assert again["luck"]["parts"] == ["", "", ""]

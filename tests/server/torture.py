"""Kill a server at random moments under load, again and again; then look whether anything was lost.

`python -m tests.server.torture --kills 1000 --faults 300` does it on SQLite and on PostgreSQL; the
tests do a few of each.
"""

import argparse
import random
import tempfile
import time
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple
from uuid import uuid4

import httpx

from ceiba.server.store.database import Database
from ceiba.server.store.database_url import database_of
from ceiba.server.store.sealing import choices_of
from ceiba.server.store.statements import read_log
from ceiba.server.store.verifying import verify
from tests.server.postgres import PostgresServer
from tests.server.running import Json, Person, Running

GAMES = [("tikal", 2), ("incan-gold", 3)]
LONGEST_LIFE = 0.8  # seconds between a start and the next kill


class Acknowledged(NamedTuple):
    """A commit that the server has answered."""

    table: str
    number: int  # the version it was made on
    version: int  # the version it made, unless it was a sealed choice
    commit: str
    act: str
    sealed: bool


class Player:
    """Plays hot-seat games as fast as it can; an unanswered commit is sent again until there is an answer."""

    def __init__(self, address: str, number: int, stop: Event) -> None:
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.person = Person(address, f"Player {number}")
        self.random = random.Random(number)
        self.stop = stop
        self.acknowledged: list[Acknowledged] = []
        self.fault: str | None = None
        self.thread = Thread(target=self.run, daemon=True)  # if a server cannot be started, nobody waits for it

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                self.play()
        except Exception as error:  # whatever it is, the main thread reports it
            self.fault = repr(error)

    def ask(self, method: str, path: str, **said: Json) -> httpx.Response:
        """As long as the server is dead, ask again."""
        while True:
            try:
                response = self.person.ask(method, path, **said)
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                assert response.status_code < 500, response.text
                return response

    def play(self) -> None:
        body = {"game": self.game, "seats": [{"kind": "person"}] * self.seats, "start": True}
        look = self.ask("POST", "/tables", json=body).json()
        table = look["table"]["table"]
        version, waiting = look["table"]["version"], look["table"]["waiting_for"]
        while not self.stop.is_set() and waiting:
            seat = self.random.choice(waiting)
            draft = self.ask("POST", f"/tables/{table}/draft", json={"version": version, "seat": seat}).json()
            act = self.random.choice(draft["legal"])["act"]
            self.commit(table, draft["version"], act)
            look = self.ask("GET", f"/tables/{table}").json()
            version, waiting = look["table"]["version"], look["table"]["waiting_for"]

    def commit(self, table: str, number: int, act: str) -> None:
        commit = uuid4().hex
        body = {"version": number, "id": commit, "acts": [act]}
        response = self.ask("POST", f"/tables/{table}/commits", json=body)
        assert response.status_code == 200, response.text
        version, sealed = _first(response.json())
        again = self.ask("POST", f"/tables/{table}/commits", json=body)
        assert _first(again.json()) == (version, sealed), "the same commit was answered differently"
        self.acknowledged.append(Acknowledged(table, number, version, commit, act, sealed))

    def check(self, database: Database) -> int:
        """Every acknowledged commit is stored, once and as answered; answers how many there are."""
        assert self.fault is None, self.fault
        tables = {one.table for one in self.acknowledged}
        logs = database.look(lambda session: {table: read_log(session, table, 0) for table in tables})
        moments = [*{(one.table, one.number) for one in self.acknowledged if one.sealed}]
        sealed = database.look(lambda session: choices_of(session, moments))
        for one in self.acknowledged:
            commits = [entry.commit for entry in logs[one.table]]
            entry = next((entry for entry in logs[one.table] if entry.number == one.number), None)
            if not one.sealed:
                assert entry is not None, "an acknowledged commit is lost"
                assert (entry.commit, entry.version, entry.acts[0]) == (one.commit, one.version, one.act)
                assert commits.count(one.commit) == 1, "a commit is there twice"
            else:
                choices = sealed[one.table, one.number]
                assert [choice.commit for choice in choices].count(one.commit) == 1, "a sealed choice is lost"
                last = {choice.seat: choice for choice in choices}
                assert entry is None or {choice.act for choice in last.values()} <= {*entry.acts}
        return len(self.acknowledged)


def _first(answer: Json) -> tuple[int, bool]:
    """What is told of a commit however often it comes."""
    return answer["version"], answer["sealed"]


def torture(folder: Path, db: str | None, kills: int, players: int = 4, seed: int = 1) -> int:
    """Answers how many commits were acknowledged, all of which were found again."""
    stop = Event()
    moments = random.Random(seed)
    with Running(folder, db, options=("--no-quotas",)) as running:
        crowd = [Player(running.address, number, stop) for number in range(players)]
        for player in crowd:
            player.thread.start()
        try:
            for _ in range(kills):
                time.sleep(moments.uniform(0.0, LONGEST_LIFE))
                running.kill()
                running.start()
        finally:
            stop.set()
        for player in crowd:
            player.thread.join()
            player.person.http.close()
    database = database_of(db, folder)
    database.open()
    commits = sum(player.check(database) for player in crowd)
    for verdict in verify(database):
        assert verdict.fault is None, verdict
    database.close()
    return commits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="on SQLite")
    parser.add_argument("--faults", type=int, default=300, help="on PostgreSQL")
    asked = parser.parse_args()
    postgres = PostgresServer().start()
    try:
        for db, kills in ((None, asked.kills), (postgres.new_database(), asked.faults)):
            with tempfile.TemporaryDirectory() as folder:
                began = time.monotonic()
                commits = torture(Path(folder), db, kills)
                taken = time.monotonic() - began
                kind = "PostgreSQL" if db else "SQLite"
                print(
                    f"{kind}: {kills} kills, {commits} commits, none lost, none twice ({taken:.0f} s)", flush=True
                )
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()

"""Kill a server at random moments under load, again and again; then look whether anything was lost.

`python -m tests.server.torture --kills 200` does it on SQLite and on PostgreSQL; the tests do a few of each.
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

from ceiba.server.store.database_url import database_of
from ceiba.server.store.verifying import verify
from tests.server.postgres import PostgresServer
from tests.server.running import Json, Person, Running, acts_of

GAMES = [("tikal", 2), ("incan-gold", 3)]
LONGEST_LIFE = 0.8  # seconds between a start and the next kill


class Kept(NamedTuple):
    """A commit that the server has acknowledged."""

    table: str
    version: int
    asked: list[str]
    answer: Json


class Player:
    """Plays hot-seat games as fast as it can; an unanswered commit is sent again until there is an answer."""

    def __init__(self, address: str, number: int, stop: Event) -> None:
        self.game, self.seats = GAMES[number % len(GAMES)]
        self.person = Person(address, f"Player {number}")
        self.random = random.Random(number)
        self.stop = stop
        self.kept: list[Kept] = []
        self.fault: str | None = None
        self.thread = Thread(target=self.run)

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

    def commit(self, table: str, version: int, act: str) -> None:
        body = {"version": version, "id": uuid4().hex, "acts": [act]}
        response = self.ask("POST", f"/tables/{table}/commits", json=body)
        assert response.status_code == 200, response.text
        again = self.ask("POST", f"/tables/{table}/commits", json=body)
        assert again.content == response.content, "the same commit was answered differently"
        self.kept.append(Kept(table, version, [act], response.json()))

    def check(self) -> int:
        """Every acknowledged commit is in the log, once and as answered; answers how many there are."""
        assert self.fault is None, self.fault
        logs: dict[str, dict[int, list[str]]] = {}
        choices: dict[tuple[str, int, str], str] = {}
        for kept in self.kept:
            if kept.table not in logs:
                entries = self.person.ok("GET", f"/tables/{kept.table}/log")["entries"]
                logs[kept.table] = {entry["number"]: acts_of(entry) for entry in entries}
            if kept.answer["sealed"]:
                choices[kept.table, kept.version, kept.asked[0].split()[0]] = kept.asked[0]
            else:
                assert logs[kept.table][kept.version] == acts_of(kept.answer["news"]), (
                    "an acknowledged commit is lost"
                )
        for (table, version, _), act in choices.items():
            if version in logs[table]:
                assert act in logs[table][version], "a sealed choice is lost"
        return len(self.kept)


def torture(folder: Path, db: str | None, kills: int, players: int = 4, seed: int = 1) -> int:
    """Answers how many commits were acknowledged, all of which were found again."""
    running = Running(folder, db).start()
    stop = Event()
    moments = random.Random(seed)
    crowd = [Player(running.address, number, stop) for number in range(players)]
    for player in crowd:
        player.thread.start()
    for _ in range(kills):
        time.sleep(moments.uniform(0.0, LONGEST_LIFE))
        running.kill()
        running.start()
    stop.set()
    for player in crowd:
        player.thread.join()
    commits = sum(player.check() for player in crowd)
    running.stop()
    for player in crowd:
        player.person.http.close()
    database = database_of(db, folder)
    database.open()
    for verdict in verify(database):
        assert verdict.fault is None, verdict
    database.close()
    return commits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    kills = parser.parse_args().kills
    postgres = PostgresServer().start()
    try:
        for db in (None, postgres.new_database()):
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

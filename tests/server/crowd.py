"""Players and onlookers who go on while servers die under them, and remember all they were told.

What was acknowledged must be stored, once and as answered; what was refused must not be; and whatever anybody was
shown must have been stored by then, for it has to be there in the end.
"""

import json
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from typing import NamedTuple
from uuid import uuid4

import httpx

from ceiba.server.store.database import Database
from ceiba.server.store.sealing import choices_of
from ceiba.server.store.statements import read_log
from tests.server.running import Json, Person

GAMES = [("tikal", 2), ("incan-gold", 3)]
HANDS = 3  # of a player: sealed choices are made at the same time, perhaps at different servers
PAUSE = 0.02  # seconds
PATIENCE = 120.0  # seconds until somebody must have answered
QUIET = 2.0  # seconds after which an onlooker looks whether it is at the right table


class Acknowledged(NamedTuple):
    """A commit that a server has answered."""

    table: str
    number: int  # the version it was made on
    version: int  # the version it made, unless it was a sealed choice
    commit: str
    act: str
    sealed: bool


class Seen(NamedTuple):
    """A position that somebody was shown."""

    table: str
    version: int
    hash: str


class Player:
    """Plays hot-seat games as fast as it can, at whichever server answers.

    An unanswered commit is sent again, under the same id, until there is an answer.
    """

    def __init__(self, addresses: list[str], number: int, stop: Event) -> None:
        self.game, self.seats = GAMES[number % len(GAMES)]
        first = Person(addresses[0], f"Player {number}")
        self.people = [first, *(Person(address, token=first.token) for address in addresses[1:])]
        self.random = random.Random(number)
        self.stop = stop
        self.table = ""
        self.acknowledged: list[Acknowledged] = []
        self.refused: list[tuple[str, str]] = []  # tables and commits
        self.seen: set[Seen] = set()
        self.fault: str | None = None
        # daemon: if a server cannot be started, nobody waits for them
        self.threads = [Thread(target=self._run, args=[work], daemon=True) for work in (self.play, self.look_on)]

    def _run(self, work: Callable[[], None]) -> None:
        try:
            while not self.stop.is_set():
                work()
        except Exception as error:  # whatever it is, the main thread reports it
            self.fault = repr(error)
            self.stop.set()

    def ask(self, method: str, path: str, mark: str = "0.0", **said: Json) -> httpx.Response:
        """As long as servers are dead or their database is away, ask again. `mark`: what is known of the table."""
        give_up = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < give_up, "nobody answers any more"
            try:
                person = self.random.choice(self.people)
                response = person.ask(method, path, headers={"Ceiba-Mark": mark}, **said)
            except httpx.TransportError:
                time.sleep(PAUSE)
                continue
            if response.status_code != 503:
                assert response.status_code < 500, response.text
                return response
            time.sleep(PAUSE)

    # -- playing --------------------------------------------------------------------------------------

    def play(self) -> None:
        """One game, or as much of it as there is time for."""
        body = {"game": self.game, "seats": [{"kind": "person"}] * self.seats, "start": True}
        look = self.ask("POST", "/tables", json=body).json()
        self.table = look["table"]["table"]
        known = look["table"]
        with ThreadPoolExecutor(HANDS) as hands:
            while not self.stop.is_set() and known["status"] == "playing":
                is_sealed = len(known["waiting_for"]) > 1
                seats = known["waiting_for"] if is_sealed else known["waiting_for"][:1]
                for done in [hands.submit(self.act, known, seat) for seat in seats]:
                    done.result()
                look = self.ask("GET", f"/tables/{self.table}", known["mark"]).json()
                assert look["table"]["version"] >= known["version"], "what was shown is older than what was known"
                known = look["table"]
                self.seen.add(Seen(self.table, look["at"], look["hash"]))

    def act(self, known: Json, seat: int) -> None:
        body: Json = {"version": known["version"], "seat": seat}
        draft = self.ask("POST", f"/tables/{self.table}/draft", known["mark"], json=body).json()
        if draft.get("legal"):  # with two servers, another hand may have been faster
            self.commit(self.table, draft["version"], self.random.choice(draft["legal"])["act"])

    def commit(self, table: str, number: int, act: str) -> None:
        commit = uuid4().hex
        body: Json = {"version": number, "id": commit, "acts": [act]}
        response = self.ask("POST", f"/tables/{table}/commits", json=body)
        if response.status_code == 409:
            assert response.json()["error"] == "stale", response.text
            self.refused.append((table, commit))
            return
        assert response.status_code == 200, response.text
        version, sealed = _first(response.json())
        again = self.ask("POST", f"/tables/{table}/commits", json=body)
        assert again.status_code == 200, f"answered at first, and then refused: {again.text}"
        assert _first(again.json()) == (version, sealed), "the same commit was answered differently"
        self.acknowledged.append(Acknowledged(table, number, version, commit, act, sealed))

    # -- looking on -----------------------------------------------------------------------------------

    def look_on(self) -> None:
        """Read the news of the table, at one of the servers, for as long as that lives."""
        table, person = self.table, self.random.choice(self.people)
        try:
            with person.http.stream("GET", "/events", params={"tables": table}, timeout=QUIET) as news:
                for line in news.iter_lines():
                    if line.startswith("data: ") and '"hash":' in line:
                        told = json.loads(line.removeprefix("data: "))
                        self.seen.add(Seen(told["table"], told["version"], told["hash"]))
                    if table != self.table or self.stop.is_set():
                        return
        except httpx.TransportError:
            time.sleep(PAUSE)

    # -- in the end -----------------------------------------------------------------------------------

    def check(self, database: Database) -> int:
        """Everything is stored as it was answered and shown; answers how many commits were acknowledged."""
        assert self.fault is None, self.fault
        tables = {one.table for one in self.acknowledged} | {one.table for one in self.seen}
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
        stored = {Seen(table, entry.version, entry.hash) for table, log in logs.items() for entry in log}
        assert self.seen <= stored, "something was shown that was not stored"
        made = {(table, entry.commit) for table, log in logs.items() for entry in log}
        assert made.isdisjoint(self.refused), "a commit was refused, and is there"
        return len(self.acknowledged)

    def leave(self) -> None:
        for person in self.people:
            person.http.close()


def _first(answer: Json) -> tuple[int, bool]:
    """What is told of a commit however often it comes."""
    return answer["version"], answer["sealed"]

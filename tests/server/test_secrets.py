"""No secret leaks: every byte sent to each seat and to onlookers is read, over whole random games."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.server.conftest import Meet
from tests.server.listening import Listener
from tests.server.running import Person, Running


class Spy:
    """Someone at the table (seat None: an onlooker) who keeps every byte it is ever sent."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.heard: list[bytes] = []

    def ask(self, method: str, path: str, body: object = None) -> bytes:
        response = self.person.ask(method, f"/tables/{self.table}{path}", json=body)
        self.heard.append(response.content + str(sorted(response.headers.items())).encode())
        return response.content

    def look_around(self, version: int) -> list[bytes]:
        """Everything that can be asked at the table, also what is refused."""
        seat = self.seat or 1
        act = f"{seat} leave"
        return [
            self.ask("GET", ""),
            self.ask("GET", f"?at={version - 1}"),
            self.ask("GET", f"?seat={seat % 3 + 1}"),
            self.ask("GET", "/replay"),
            self.ask("GET", f"/replay?seat={seat % 3 + 1}"),
            self.ask("GET", "/log"),
            self.ask("GET", "/record"),
            self.ask("GET", "/talk"),
            self.ask("GET", "/odds"),
            self.ask("GET", "/luck"),
            self.ask("GET", "/away"),
            self.ask("GET", "/picture.svg"),
            self.ask("GET", f"/picture.svg?seat={seat % 3 + 1}"),
            self.ask("POST", "/review"),
            self.ask("POST", "/draft", {"version": version, "seat": seat, "acts": [act]}),
            self.ask("POST", "/draft", {"version": version, "seat": seat % 3 + 1, "acts": []}),
            self.ask("POST", "/draft", {"version": version, "seat": seat, "acts": ["* card 5"]}),
            self.ask("POST", "/commits", {"version": version - 1, "id": "old-commit", "acts": [act]}),
            self.ask("POST", "/commits", {"version": version, "id": "not-mine", "acts": [f"{seat % 3 + 1} stay"]}),
        ]


def views(found: object) -> Iterator[dict[str, Any]]:
    """Every view within an answer or an event."""
    if isinstance(found, dict):
        if found.get("game") == "incan-gold" and "path" in found:
            yield found
        for part in found.values():
            yield from views(part)
    elif isinstance(found, list):
        for part in found:
            yield from views(part)


def check_view(view: dict[str, Any], seat: int | None) -> None:
    over = view["round"] > 5
    for number, shown in enumerate(view["seats"], 1):
        if number != seat and not over:
            assert shown["tent"] is None, "another's tent"
    if "choice" in view:
        assert view["choice"] is None, "a sealed choice"


@pytest.mark.parametrize("number", range(3))
def test_a_whole_game_gives_nothing_away(server: Running, meet: Meet, number: int) -> None:
    chance = Random(number)
    people = [meet(f"Seat {seat}") for seat in (1, 2, 3)]
    table = people[0].open("incan-gold", "me", "open", "open", start=False, visibility="public")
    for seat in (2, 3):
        people[seat - 1].ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
    spies = [Spy(person, table, seat) for seat, person in enumerate(people, 1)]
    spies.append(Spy(meet("Onlooker"), table, None))
    with ExitStack() as open_streams:
        streams = [open_streams.enter_context(Listener(spy.person, table)) for spy in spies]
        people[0].ok("POST", f"/tables/{table}/start")
        look = people[0].look(table)
        while look["table"]["status"] == "playing":
            play_moment(chance, spies, look["table"])
            look = people[0].look(table)
        people[0].ok("POST", f"/tables/{table}/talk", json={"text": "the end"})
        for stream in streams:
            stream.next("talk")
        secrets = secrets_of(server, table)
        for spy, stream in zip(spies, streams, strict=True):
            everything = b"".join([*spy.heard, stream.raw])
            for secret in secrets:
                assert secret not in everything
            assert len(everything) > 10_000
            for answer in stream.raw.split(b"\n"):
                if answer.startswith(b"data: "):
                    for view in views(json.loads(answer[6:])):
                        check_view(view, spy.seat)


def play_moment(chance: Random, spies: list[Spy], told: dict[str, Any]) -> None:
    """All who are inside choose, in any order. Each first chooses one thing and then the other: nobody else can
    tell the difference, byte by byte, in anything they ask for."""
    version, waiting = told["version"], told["waiting_for"]
    order = chance.sample(waiting, len(waiting))
    for place, seat in enumerate(order):
        chooser = spies[seat - 1]
        others = [spy for spy in spies if spy is not chooser]
        first, second = chance.sample(["stay", "leave"], 2)
        if place < len(order) - 1:
            assert chooser.person.commit(chooser.table, version, f"{seat} {first}").status_code == 200
            before = [spy.look_around(version) for spy in others]
            assert chooser.person.commit(chooser.table, version, f"{seat} {second}").status_code == 200
            assert [spy.look_around(version) for spy in others] == before
            for spy, answers in zip(others, before, strict=True):
                for answer in answers:
                    for view in views(json.loads(answer) if answer.startswith(b"{") else None):
                        check_view(view, spy.seat)
        else:
            assert chooser.person.commit(chooser.table, version, f"{seat} {second}").status_code == 200


def test_another_game_from_a_sealed_moment_knows_no_choice(meet: Meet) -> None:
    """Whoever plays on by themselves from there gets the same, whatever was chosen."""
    people = [meet(f"Seat {seat}") for seat in (1, 2, 3)]
    ada, bo, _ = people
    table = ada.open("incan-gold", "me", "open", "open", start=False)
    for seat in (2, 3):
        people[seat - 1].ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
    ada.ok("POST", f"/tables/{table}/start")
    version = ada.look(table)["table"]["version"]
    forks = []
    for choice in ("stay", "leave"):
        assert ada.commit(table, version, f"1 {choice}").is_success
        wish = {"at": version, "seats": [{"kind": "person"}] * 3}
        fork = bo.ok("POST", f"/tables/{table}/fork", json=wish)
        assert fork["chosen"] == []
        forks.append((fork["view"], fork["hash"], fork["you"]["to_act"]))
    assert forks[0] == forks[1]


def secrets_of(server: Running, table: str) -> list[bytes]:
    """What nobody may ever be sent: the seed of the luck, and the servers' own secret."""
    connection = sqlite3.connect(server.log.parent / "tables.sqlite")
    (about,) = connection.execute("SELECT about FROM tables WHERE id = ?", (table,)).fetchone()
    (secret,) = connection.execute("SELECT secret FROM about_schema").fetchone()
    connection.close()
    return [json.loads(about)["seed"].encode(), secret.encode()]


def test_the_key_of_an_invitation_is_for_those_who_sit(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    key = ada.look(table)["you"]["invitation"].split("key=")[1]
    spy = Spy(bo, table, None)
    spy.look_around(1)
    assert key.encode() not in b"".join(spy.heard)
    assert bo.look(table)["you"]["invitation"] is None


def test_nobody_is_sent_anothers_token(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    bo.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    ada.ok("POST", f"/tables/{table}/start")
    spy = Spy(bo, table, 2)
    spy.look_around(1)
    assert ada.token.partition(".")[2].encode() not in b"".join(spy.heard)

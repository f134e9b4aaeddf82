"""Who may see and do what: every role at every path of a table, by visibility and state, errors included.

Whoever may not come is told the same of a table as of one that does not exist; whoever may not watch learns
nothing of the position, not even from the reason why something is refused.
"""

from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest

from ceiba.server.http.schema import describe
from tests.server.running import Json, Person, Running

ROLES = ["nobody", "stranger", "member", "seated", "host"]
STATES = ["waiting", "playing", "over"]
KINDS = [("public", True), ("unlisted", False), ("invitation", True), ("invitation", False)]

# What is asked of a table, and who may at all: of those who may come.
ALL, WATCH, GUESTS, SEATED, HOST = "all", "watch", "guests", "seated", "host"
PATHS = [
    ("GET", "", None, ALL),
    ("GET", "?at=99999", None, WATCH),
    ("GET", "/log", None, WATCH),
    ("GET", "/replay", None, WATCH),
    ("GET", "/away", None, WATCH),
    ("GET", "/talk", None, WATCH),
    ("GET", "/record", None, WATCH),
    ("GET", "/odds", None, WATCH),
    ("GET", "/luck", None, WATCH),
    ("GET", "/picture.svg", None, WATCH),
    ("GET", "/hint?seat=1", None, SEATED),
    ("GET", "/members", None, HOST),
    ("POST", "/draft", {"version": 0, "seat": 1}, SEATED),
    ("POST", "/commits", {"version": 0, "id": "who-may-one", "acts": ["1 stay"]}, SEATED),
    ("POST", "/clock", {"pause": True}, SEATED),
    ("POST", "/talk", {"text": "Hello"}, GUESTS),
    ("POST", "/fork", {"at": 0, "seats": [{"kind": "person"}] * 3}, GUESTS),
    ("POST", "/review", None, GUESTS),
    ("POST", "/start", None, HOST),
    ("POST", "/rematch", None, SEATED),
    ("POST", "/invitation", None, HOST),
    ("PATCH", "", {"hints": True}, HOST),
    ("DELETE", "/members/nobody", None, HOST),
    ("PUT", "/seats/1", {"kind": "bot"}, SEATED),
]
BY_KEY = {("POST", "/join")}  # for strangers who have one: test_seats.py
NOT_YOURS = {"not-seated", "not-your-seat", "not-host", "no-onlookers", "seat-taken"}


class World(NamedTuple):
    """The people of a server, by their roles, and a table of every kind."""

    people: dict[str, httpx.Client]
    tables: dict[tuple[str, bool, str], str]

    def ask(self, role: str, method: str, table: str, path: str, body: Json | None) -> httpx.Response:
        return self.people[role].request(method, f"/api/tables/{table}{path}", json=body)


@pytest.fixture(scope="module")
def world(server: Running) -> Iterator[World]:
    host, seated, member, stranger = [Person(server.address, name) for name in ("Ho", "Se", "Me", "St")]
    tables = {}
    for visibility, onlookers in KINDS:
        for state in STATES:
            # The host does not sit: what only those who sit may do is not the host's either.
            seats = [{"kind": "open"}] * 3
            body = {"game": "incan-gold", "seats": seats, "visibility": visibility, "onlookers": onlookers}
            look = host.ok("POST", "/tables", json=body)
            table = look["table"]["table"]
            key = {"key": look["you"]["invitation"].split("key=")[1]}
            for person in (seated, member):
                person.ok("POST", f"/tables/{table}/join", json=key)
            for seat in (1, 2, 3):
                seated.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
            if state != "waiting":
                host.ok("POST", f"/tables/{table}/start")
            if state == "over":
                play_out(seated, table)
            tables[visibility, onlookers, state] = table
    nobody = httpx.Client(base_url=server.address)
    people = {"nobody": nobody}
    for role, person in zip(ROLES[1:], (stranger, member, seated, host), strict=True):
        people[role] = httpx.Client(base_url=server.address, headers={"Authorization": f"Bearer {person.token}"})
    yield World(people, tables)
    for client in (*people.values(), *(person.http for person in (host, seated, member, stranger))):
        client.close()


def play_out(person: Person, table: str) -> None:
    """All leave whenever they are asked, until the game is over."""
    while (told := person.look(table)["table"])["status"] == "playing":
        for seat in told["waiting_for"]:
            assert person.commit(table, told["version"], f"{seat} leave").is_success


def may(role: str, visibility: str, onlookers: bool, who: str) -> bool:
    """As the documentation says it."""
    comes = visibility != "invitation" or role in ("member", "seated", "host")
    watches = comes and (onlookers or role == "seated")
    return {
        ALL: comes,
        WATCH: watches,
        GUESTS: watches and role != "nobody",
        SEATED: comes and role == "seated",
        HOST: comes and role == "host",
    }[who]


def test_every_path_of_a_table_is_walked() -> None:
    tables = "/api/tables/{table}"
    described = {
        (method.upper(), path.removeprefix(tables))
        for path, methods in describe()["paths"].items()
        if path.startswith(tables)
        for method in methods
    }
    names = {"/members/nobody": "/members/{member}", "/seats/1": "/seats/{seat}"}
    paths = [(method, path.partition("?")[0]) for method, path, _, _ in PATHS]
    assert {(method, names.get(path, path)) for method, path in paths} | BY_KEY == described


# The seats last: it changes them.
@pytest.mark.parametrize(("method", "path", "body", "who"), PATHS, ids=[f"{one[0]} {one[1]}" for one in PATHS])
def test_every_role_at_every_table(world: World, method: str, path: str, body: Json | None, who: str) -> None:
    for (visibility, onlookers, state), table in world.tables.items():
        for role in ROLES[:3] if who in (SEATED, HOST) else ROLES:
            answer = world.ask(role, method, table, path, body)
            said = f"{role} at a {visibility} table, onlookers {onlookers}, {state}: {answer.text[:200]}"
            nowhere = world.ask(role, method, "nowhere00000", path, body)
            comes = may(role, visibility, onlookers, ALL)
            if not comes:  # as if there were no such table
                assert (answer.status_code, answer.text) == (nowhere.status_code, nowhere.text), said
                assert answer.status_code in (401, 404), said
            elif not may(role, visibility, onlookers, who):
                assert answer.status_code in (401, 403, 409), said
                body_said = answer.json()
                told_to_all = {"who-are-you", "game-over"} if state == "over" else {"who-are-you"}
                assert body_said["error"] in NOT_YOURS | told_to_all, said
                assert {*body_said} == {"error", "sentence"}, said
            else:
                assert answer.status_code not in (401, 403, 404) or answer.json()["error"] == "not-yet", said
            if not may(role, visibility, onlookers, WATCH) and answer.is_success:
                look = answer.json()
                assert (look["view"], look["hash"], look["chosen"], look["outcome"]) == (None, None, [], None), said

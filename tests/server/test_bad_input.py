"""Bad input of every kind: always a 4xx with a sentence, never a 5xx, never a change."""

import json
import random
import socket
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest

from tests.server.conftest import Meet
from tests.server.running import Person, Running
from tests.server.test_play import OPENING

PATHS = [
    ("POST", "/guests"),
    ("PATCH", "/me"),
    ("POST", "/tables"),
    ("PATCH", "/tables/{table}"),
    ("POST", "/tables/{table}/join"),
    ("PUT", "/tables/{table}/seats/1"),
    ("POST", "/tables/{table}/draft"),
    ("POST", "/tables/{table}/commits"),
    ("POST", "/tables/{table}/talk"),
    ("POST", "/records"),
]
BODIES: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"{",
    b"\xff\xfe\x00",
    b'{"name": 7}',
    b'{"version": -1, "id": "x", "acts": []}',
    b'{"version": 1e99, "id": "12345678", "acts": ["1 done"]}',
    b'{"version": 1, "id": "12345678", "acts": [["1 done"]]}',
    b'{"version": 1, "id": "12345678", "acts": ["' + b"x" * 5000 + b'"]}',
    b'{"version": 1, "seat": 0, "acts": []}',
    b'{"kind": "person", "guest": {"a": 1}}',
    b'{"text": "' + b"\\u0000" * 10 + b'"}',
    b'{"game": "tikal", "seats": 4}',
    b"[" * 10_000,
]


@pytest.fixture
def table(ada: Person) -> str:
    name = str(ada.ok("POST", "/records", content=OPENING)["table"]["table"])
    ada.ok("PUT", f"/tables/{name}/seats/1", json={"kind": "person"})
    return name


def told(response: httpx.Response) -> str:
    """The sentence of a refusal."""
    assert 400 <= response.status_code < 500, (response.status_code, response.text)
    body = json.loads(response.content)
    assert body["error"]
    assert body["sentence"]
    assert "Traceback" not in response.text
    return str(body["sentence"])


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_bodies_that_make_no_sense(ada: Person, table: str, method: str, path: str) -> None:
    before = ada.look(table)
    for body in BODIES:
        headers = {"content-type": "application/json"}
        told(ada.ask(method, path.format(table=table), content=body, headers=headers))
    assert ada.look(table) == before


def test_scrambled_bodies(ada: Person, table: str) -> None:
    """Good requests with a few bytes changed."""
    chance = random.Random(7)
    good = [
        ("draft", {"version": 1, "seat": 1, "acts": ["1 lay c4 0"]}),
        ("commits", {"version": 1, "id": "commit-one", "acts": ["2 lay c4 0"]}),
    ]
    for _ in range(150):
        path, body = chance.choice(good)
        scrambled = bytearray(json.dumps(body).encode())
        for _ in range(chance.randrange(1, 4)):
            scrambled[chance.randrange(len(scrambled))] = chance.randrange(256)
        response = ada.ask("POST", f"/tables/{table}/{path}", content=bytes(scrambled))
        if response.status_code != 200:
            told(response)
    assert ada.look(table)["table"]["version"] == 1


@pytest.mark.parametrize(
    "path",
    [
        "/tables/nowhere",
        "/tables/%00",
        "/tables/%00/log",
        "/tables/a%2fb",
        "/tables/%C3%A9",
        "/tables/" + "x" * 3000,
        "/tables/{table}?at=-1",
        "/tables/{table}?at=many",
        "/tables/{table}?seat=9",
        "/tables/{table}?seat=2",
        "/tables/{table}/log?after=-5",
        "/tables/{table}/talk?after=999999999999999999999",
        "/tables/{table}/hint",
        "/tables/{table}/seats/one",
        "/tables?game=chess",
        "/tables?status=over",
        "/events?tables=%00",
        "/nothing",
        "/../../etc/passwd",
    ],
)
def test_paths_that_lead_nowhere(ada: Person, table: str, path: str) -> None:
    told(ada.ask("GET", path.format(table=table)))


def test_wrong_methods(ada: Person, table: str) -> None:
    for method, path in (("DELETE", f"/tables/{table}"), ("PUT", "/guests"), ("PATCH", f"/tables/{table}/log")):
        assert "cannot be done here" in told(ada.ask(method, path))


def test_other_peoples_tables(meet: Meet, ada: Person, table: str) -> None:
    """A stranger tries everything on a table where Ada sits and nobody else may."""
    ada.ok("PATCH", f"/tables/{table}", json={"visibility": "invitation"})
    before = ada.look(table)
    stranger = meet("Mallory")
    tries = [
        ("GET", "", None),
        ("GET", "/log", None),
        ("GET", "/record", None),
        ("GET", "/talk", None),
        ("GET", "/hint?seat=1", None),
        ("PATCH", "", {"visibility": "public"}),
        ("PUT", "/seats/2", {"kind": "person"}),
        ("PUT", "/seats/1", {"kind": "bot", "bot": "random"}),
        ("POST", "/draft", {"version": 1, "seat": 1}),
        ("POST", "/commits", {"version": 1, "id": "mallory-1", "acts": ["1 lay c4 0"]}),
        ("POST", "/talk", {"text": "Hello"}),
        ("POST", "/start", {}),
        ("POST", "/rematch", {}),
        ("POST", "/join", {"key": "0" * 24}),
    ]
    for method, path, body in tries:
        told(stranger.ask(method, f"/tables/{table}{path}", json=body))
    assert ada.look(table) == before


def test_nothing_is_done_without_a_name(server: Running, table: str) -> None:
    for method, path in PATHS[1:]:
        answer = httpx.request(
            method, f"{server.address}/api{path.format(table=table)}", json={"key": "", "name": "x"}
        )
        assert 400 <= answer.status_code < 500


def test_oversized_requests(server: Running, ada: Person, table: str) -> None:
    """Told so, or hung up on: whoever goes on sending may miss the answer."""
    big = b'{"text": "' + b"x" * 50_000 + b'"}'
    for path, content in ((f"/tables/{table}/talk", big), ("/records", b"#" * 1_500_000)):
        with suppress(httpx.TransportError):
            assert "larger" in told(ada.ask("POST", path, content=content))
    with suppress(httpx.TransportError):
        endless = httpx.post(
            f"{server.address}/api/tables/{table}/talk",
            content=_endless(),
            headers={"Authorization": f"Bearer {ada.token}", "Content-Type": "application/json"},
        )
        assert "larger" in told(endless)
    assert ada.ask("GET", f"/tables/{table}").status_code == 200  # the server is well
    headers = {f"x-header-{number}": "y" * 1000 for number in range(100)}
    with httpx.Client() as client, suppress(httpx.RemoteProtocolError):  # it may hang up, too
        assert client.get(f"{server.address}/api/games", headers=headers).status_code < 500


def _endless() -> Iterator[bytes]:
    """A body of unknown length, sent in chunks."""
    yield b'{"text": "'
    for _ in range(100):
        yield b"x" * 1000


@pytest.mark.parametrize("host", ["localhost:99999", "[", "a b", "x:y", ""])
@pytest.mark.parametrize("path", ["/api/address", "/api/games"])
def test_hosts_that_are_none(server: Running, host: str, path: str) -> None:
    """Such a Host may not matter, or is refused; it is no fault of the server's."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as asking:
        asking.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert asking.recv(4096)[:10] in (b"HTTP/1.1 2", b"HTTP/1.1 4")


def test_what_is_no_http_at_all(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as babble:
        babble.settimeout(20)
        babble.sendall(b"\x16\x03\x01 hello there\r\n\r\n")
        assert babble.recv(4096)[:12] in (b"HTTP/1.1 400", b"")

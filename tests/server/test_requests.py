"""Requests as they come in: who asks, in pieces, and what is refused."""

import json
import socket
from uuid import uuid4

import httpx

from tests.server.running import Person, Running, acts_of

JSON = {"content-type": "application/json"}


def commit_of(version: int, *acts: str) -> bytes:
    return json.dumps({"version": version, "id": uuid4().hex, "acts": acts}).encode()


def test_a_cookie_proves_who_commits(server: Running, ada: Person) -> None:
    table = ada.open("tikal", "me", "me")
    act = ada.draft(table, 1)["legal"][0]["act"]
    version = ada.look(table)["table"]["version"]
    path = f"{server.address}/api/tables/{table}/commits"
    cookies = {"cookie": f"other=1; ceiba={ada.token}; another=2"}
    answer = httpx.post(path, content=commit_of(version, act), headers={**JSON, **cookies})
    assert (answer.status_code, acts_of(answer.json()["news"])[0]) == (200, act)
    assert answer.headers["content-type"] == "application/json"
    for nobody in ({}, {"cookie": "ceiba="}, {"cookie": f"other={ada.token}"}):
        refused = httpx.post(path, content=commit_of(version, act), headers={**JSON, **nobody})
        assert (refused.status_code, refused.json()["error"]) == (401, "who-are-you")


def test_a_commit_in_pieces_is_put_together(server: Running, ada: Person) -> None:
    table = ada.open("tikal", "me", "me")
    act = ada.draft(table, 1)["legal"][0]["act"]
    body = commit_of(ada.look(table)["table"]["version"], act)
    head = (
        f"POST /api/tables/{table}/commits HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ada.token}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        for piece in (head.encode(), body[:10], body[10:20], body[20:]):
            connection.sendall(piece)
            assert ada.look(table)["table"]["table"] == table  # the piece has arrived before this answer
        told = b""
        while piece := connection.recv(4096):
            told += piece
    assert told.startswith(b"HTTP/1.1 200 ")
    assert act.encode() in told


def test_refusals_are_those_of_every_other_request(ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "me")
    version = ada.look(table)["table"]["version"]
    path = f"/tables/{table}/commits"
    ada.refused("POST", path, 400, "unreadable", content=b"{")
    ada.refused("POST", path, 413, "too-large", content=b" " * 20_001)
    ada.refused("POST", path, 409, "stale", content=commit_of(version - 1, "1 done"))
    bo.refused("POST", path, 403, "not-seated", content=commit_of(version, "1 done"))
    ada.refused("POST", "/tables/nowhere/commits", 404, "no-table", content=commit_of(version, "1 done"))
    ada.refused("POST", f"/tables/{table}/more/commits", 404, "no-such-page", content=commit_of(version, "1 done"))
    assert ada.look(table)["table"]["version"] == version


def test_what_cannot_be_read_of_a_commit_is_said_as_of_other_requests(ada: Person) -> None:
    """Commits are read by us and drafts by the framework: nobody notices."""
    table = ada.open("tikal", "me", "me")
    version = ada.look(table)["table"]["version"]
    good = {"version": version, "id": "commit-one", "acts": ["1 done"]}
    for wrong, sentence in (
        ({"version": -1}, "this cannot be read: version: Expected `int` >= 0."),
        ({"version": "now"}, "this cannot be read: version: Expected `int`, got `str`."),
        ({"acts": [7]}, "this cannot be read: acts[0]: Expected `str`, got `int`."),
        ({"acts": None}, "this cannot be read: acts: Expected `array`, got `null`."),
    ):
        said = ada.refused("POST", f"/tables/{table}/commits", 400, "unreadable", json={**good, **wrong})
        assert said["sentence"] == sentence
        other = {"version": version, "seat": 1, "acts": ["1 done"], **wrong}
        assert ada.refused("POST", f"/tables/{table}/draft", 400, "unreadable", json=other)["sentence"] == sentence
    for whole, why in (
        ({**good, "surprise": 1}, "contains unknown field `surprise`"),
        ({"version": version, "acts": ["1 done"]}, "missing required field `id`"),
    ):
        said = ada.refused("POST", f"/tables/{table}/commits", 400, "unreadable", json=whole)
        assert said["sentence"] == f"this cannot be read: Object {why}."
    assert ada.look(table)["table"]["version"] == version


def test_a_commit_must_call_itself_json_and_come_from_our_page(server: Running, ada: Person) -> None:
    table = ada.open("tikal", "me", "me")
    act = ada.draft(table, 1)["legal"][0]["act"]
    version = ada.look(table)["table"]["version"]
    path = f"/tables/{table}/commits"
    for kind in ("text/plain", ""):
        headers = {"content-type": kind}
        ada.refused("POST", path, 415, "not-json", content=commit_of(version, act), headers=headers)
    browser = {**JSON, "cookie": f"ceiba={ada.token}", "origin": "http://elsewhere.example"}
    address = f"{server.address}/api{path}"
    refused = httpx.post(address, content=commit_of(version, act), headers=browser)
    assert (refused.status_code, refused.json()["error"]) == (403, "wrong-site")
    ada.refused("POST", path, 400, "unreadable", content=commit_of(version, act), headers={"ceiba-mark": "1.x"})
    assert ada.look(table)["table"]["version"] == version
    here = httpx.post(address, content=commit_of(version, act), headers={**browser, "origin": server.address})
    assert here.status_code == 200


def test_a_commit_that_is_too_large_is_not_waited_for(server: Running, ada: Person) -> None:
    """Whether it says how long it will be, or comes in pieces without end."""
    table = ada.open("tikal", "me", "me")
    head = (
        f"POST /api/tables/{table}/commits HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ada.token}\r\n"
        "content-type: application/json\r\nconnection: close\r\n"
    )
    pieces = b"1000\r\n" + b" " * 0x1000 + b"\r\n"
    for rest in (b"content-length: 20001\r\n\r\n{", b"transfer-encoding: chunked\r\n\r\n" + pieces * 5):
        with socket.create_connection(("127.0.0.1", server.port), 5) as connection:
            connection.sendall(head.encode() + rest)
            told = connection.recv(4096)
        assert told.startswith(b"HTTP/1.1 413 ")


def test_a_commit_that_breaks_off_is_none(server: Running, ada: Person) -> None:
    table = ada.open("tikal", "me", "me")
    act = ada.draft(table, 1)["legal"][0]["act"]
    version = ada.look(table)["table"]["version"]
    body = commit_of(version, act)
    head = (
        f"POST /api/tables/{table}/commits HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {ada.token}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        connection.sendall(head.encode() + body[:-1])
    assert ada.look(table)["table"]["version"] == version
    assert "has failed" not in server.log.read_text("utf-8")

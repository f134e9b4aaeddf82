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

"""One connection can neither fill the memory nor hold the server up."""

import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from ceiba.bench.server import memory
from tests.server.running import Running

GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
MUCH = 10_000_000  # bytes
GROWTH = 60.0  # megabytes
LONGEST = 60.0  # seconds, for limits of ten: what is counted anew with each byte would have no end


def connected(server: Running, timeout: float = 30.0) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout)


def held(server: Running) -> float:
    assert server.process is not None
    return memory(server.process.pid)


@pytest.fixture
def connection(server: Running) -> Iterator[socket.socket]:
    with connected(server, 3.0) as one:
        yield one


def send_much(connection: socket.socket, piece: bytes) -> int:
    """As much as is taken; answers how much that is."""
    sent = 0
    with suppress(OSError):  # it stops reading, or hangs up
        while sent < MUCH:
            sent += connection.send(piece)
    return sent


def test_requests_whose_answers_nobody_reads(server: Running, connection: socket.socket) -> None:
    """They wait in the client's own buffers, not in the server's memory."""
    before = held(server)
    assert send_much(connection, GET * 1000) > 100_000
    assert held(server) - before < GROWTH
    assert httpx.get(f"{server.address}/api/games").status_code == 200  # others are served meanwhile
    assert held(server) - before < GROWTH


def test_a_header_without_end(server: Running, connection: socket.socket) -> None:
    before = held(server)
    connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\nlong: ")
    assert send_much(connection, b"x" * 100_000) < MUCH
    assert held(server) - before < GROWTH


def test_thousands_of_headers(connection: socket.socket) -> None:
    headers = b"".join(b"h%d: x\r\n" % number for number in range(5000))
    connection.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + headers + b"\r\n")
    assert connection.recv(100).startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))


def test_whoever_is_slow_is_turned_away(server: Running) -> None:
    """A head that does not come is hung up on, a body that does not come is answered 408.

    The limit is one of the whole: sending a byte now and then does not help.
    """
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n"
    began = time.monotonic()
    with ExitStack() as open_until_then:
        silent, half_a_head, later, dripping_head, no_body, dripping_body = [
            open_until_then.enter_context(connected(server)) for _ in range(6)
        ]
        later.sendall(b"HEAD /api/me HTTP/1.1\r\nhost: x\r\n\r\n")
        assert later.recv(4096).startswith(b"HTTP/1.1 405 ")
        half_a_head.sendall(b"GET /api/games HT")
        later.sendall(b"GET /api/games HT")
        dripping_head.sendall(b"GET /api/games HTTP/1.1\r\n")
        no_body.sendall(head)
        dripping_body.sendall(head + b'{"name": "')
        drips = {dripping_head: b"h: x\r\n", dripping_body: b"x"}
        waiting = {silent, half_a_head, later, dripping_head, no_body, dripping_body}
        said: dict[socket.socket, bytes] = {}
        while waiting:
            assert time.monotonic() - began < LONGEST, f"{len(waiting)} are still waited for"
            ready, _, _ = select.select([*waiting], [], [], 0.5)
            for one in ready:
                with suppress(ConnectionResetError):
                    said[one] = one.recv(4096)
                waiting.discard(one)
            for one in waiting & drips.keys():
                with suppress(OSError):  # it has just been closed
                    one.sendall(drips[one])
    assert time.monotonic() - began > 5
    assert said[no_body].startswith(b"HTTP/1.1 408 ")
    assert said[dripping_body].startswith(b"HTTP/1.1 408 ")
    for one in (silent, half_a_head, later, dripping_head):
        assert said.get(one, b"") == b""

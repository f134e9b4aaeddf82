"""How many connections an address may hold; a small form of `python -m tests.server.hostile`."""

import asyncio
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
from msgspec.json import decode

from ceiba.server.connections import MOST, Connections
from ceiba.server.socket_filter import let_nobody_in_from
from tests.server.hostile import KINDS, Siege
from tests.server.running import Running, wait_for

FEW = 5


class Door:
    """A listening socket, and the two ends of every connection to it."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._listener = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.port = self._listener.getsockname()[1]

    def come(self, count: int, address: str) -> list[socket.socket]:
        """The ends of those who come from an address."""
        ends = []
        for _ in range(count):
            end = socket.create_connection(("127.0.0.1", self.port), 20, (address, 0))
            ends.append(self._stack.enter_context(end))
            self._stack.enter_context(self._listener.accept()[0])
        return ends


def is_let_in(door: Door, address: str) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", door.port), 0.5, (address, 0)):
            return True
    except TimeoutError:
        return False


def is_open(end: socket.socket) -> bool:
    end.setblocking(False)
    try:
        return end.recv(1) != b""
    except BlockingIOError:
        return True


async def watch(connections: Connections, until: Callable[[], bool]) -> None:
    watching = asyncio.create_task(connections.watch())
    while not await asyncio.to_thread(until):
        assert not watching.done(), watching.exception()
        await asyncio.sleep(0.02)
    watching.cancel()


def test_an_address_holds_no_more_than_its_share() -> None:
    """The newest go first, and only there: others, this machine and proxies that are trusted are left alone."""
    with ExitStack() as stack:
        door = Door(stack)
        closed: list[int] = []
        connections = Connections(door.port, ["127.0.0.4"], lambda: closed.append(1), FEW)
        first = door.come(FEW, "127.0.0.2")
        others = [*door.come(FEW - 1, "127.0.0.3"), *door.come(20, "127.0.0.4"), *door.come(20, "127.0.0.1")]
        newest = door.come(3, "127.0.0.2")
        asyncio.run(watch(connections, lambda: not is_let_in(door, "127.0.0.2")))
        assert len(closed) >= 3, "and those who were let in meanwhile"
        assert is_let_in(door, "127.0.0.3")
        assert not any(is_open(end) for end in newest)
        assert all(is_open(end) for end in first + others)


def test_whoever_is_turned_away_may_come_again_later() -> None:
    """Nobody else notices; what a proxy has said instead of an address is nobody's."""
    with ExitStack() as stack:
        door = Door(stack)
        connections = Connections(door.port, [], lambda: None)
        connections.turn_away("not an address", 600)
        connections.turn_away("2001:db8:1:2::", 600)
        connections.turn_away("127.0.0.2", 0.01)
        assert [is_let_in(door, f"127.0.0.{number}") for number in (1, 2, 3)] == [True, False, True]
        asyncio.run(watch(connections, lambda: is_let_in(door, "127.0.0.2")))


def test_networks_of_ipv6_are_shut_out_as_a_whole() -> None:
    """And addresses of IPv4 at the same socket."""
    with socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True) as listener:
        port = listener.getsockname()[1]

        def comes(there: str, here: str) -> bool:
            try:
                with socket.create_connection((there, port), 0.5, (here, 0)):
                    return True
            except TimeoutError:
                return False

        def who_comes() -> list[bool]:
            return [comes("::1", "::1"), comes("127.0.0.1", "127.0.0.2"), comes("127.0.0.1", "127.0.0.3")]

        let_nobody_in_from(listener, ["2001:db8:1:2::", "127.0.0.3"])
        assert who_comes() == [True, True, False]
        let_nobody_in_from(listener, ["::", "127.0.0.2", "2001:db8:1:2::"])  # the network of ::1
        assert who_comes() == [False, False, True]
        let_nobody_in_from(listener, [])
        assert who_comes() == [True, True, True]


def test_nobody_fills_a_server_with_silent_connections(tmp_path: Path) -> None:
    with Running(tmp_path) as server, ExitStack() as stack:
        give_up = time.monotonic() + 60
        is_shut_out = False
        while not is_shut_out:
            assert time.monotonic() < give_up
            try:
                one = socket.create_connection(("127.0.0.1", server.port), 0.5, ("127.0.0.2", 0))
                stack.enter_context(one)
            except TimeoutError:
                is_shut_out = True
        assert httpx.get(f"{server.address}/api/games").status_code == 200


def test_whoever_runs_it_is_told_when_no_file_can_be_opened_any_more(tmp_path: Path) -> None:
    running = Running(tmp_path)
    running.command = ["bash", "-c", 'ulimit -n 80; exec "$@"', "bash", *running.command]
    with running as server:
        with ExitStack() as stack:
            give_up = time.monotonic() + 60
            while b"no more than 80 files" not in server.log.read_bytes():
                assert time.monotonic() < give_up
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 20))
        wait_for(server.address)  # those who have left make room
        assert server.log.read_bytes().count(b"no more than 80 files") == 1


def test_tables_play_on_under_attack() -> None:
    """Twice as many connections of every kind as an address may have, which come again and again."""
    command = [sys.executable, "-m", "tests.server.hostile", "--json", "--addresses", "1"]
    command += ["--connections", str(2 * MOST), "--tables", "4", "--seconds", "4"]
    found = decode(subprocess.run(command, check=True, capture_output=True, timeout=240).stdout, type=Siege)
    assert {*found.turned_away} <= {*KINDS}, "no connection is refused before it is made"
    assert sum(found.turned_away.values()) > MOST / 2, "those beyond what an address may have"
    assert found.beset.commits > found.quiet.commits / 2
    assert found.beset.memory < 2 * found.quiet.memory

"""How many connections one address may hold: whoever has as many gets no more, and the newest beyond are closed.

The HTTP server accepts every connection, and one that sends nothing never reaches the application. But every
connection is an open file of this process, so they can be counted here, a few times a second.
"""

import asyncio
import logging
import os
import resource
import socket
import stat
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from ceiba.server.http.quotas import THIS_MACHINE, neighbourhood
from ceiba.server.socket_filter import let_nobody_in_from

log = logging.getLogger(__name__)

MOST = 300  # of one address; a browser opens six at most
EVERY = 0.1  # seconds
AT_ONCE = 16  # new ones; then others get their turn, for each takes its time here and where it is closed
PAUSE = 0.002  # seconds
OPEN_FILES = "/dev/fd"  # a folder with the numbers of this process's open files, on Linux and macOS


class Connections:
    """Those of one listening port; `trusted` proxies carry the requests of many, and are not counted."""

    def __init__(self, port: int, trusted: Sequence[str], closed: Callable[[], None], most: int = MOST) -> None:
        self._port = port
        self._trusted = [*map(_network, trusted)]
        self._closed = closed  # called for each that was closed
        self._most = most
        self._known: dict[tuple[int, int], str | None] = {}  # file and inode: whose it is, None if not counted
        self._is_exhausted = False  # there are as many open files as the system allows
        self._listeners: list[int] = []  # files
        self._shut_out: set[str] = set()
        self._until: dict[str, float] = {}  # when those may come again who were turned away

    async def watch(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(EVERY)
            files = await asyncio.to_thread(_open_files)
            if files is None:
                files = range(resource.getrlimit(resource.RLIMIT_NOFILE)[0])  # all that there may be are there
                if not self._is_exhausted:
                    log.error("no more than %d files can be open at once, and so nobody can connect", len(files))
            self._is_exhausted = isinstance(files, range)
            held = await self._count(files) if len(files) > self._most else Counter[str | None]()
            now = time.monotonic()
            self._until = {whose: until for whose, until in self._until.items() if until > now}
            full = {whose for whose, count in held.items() if whose is not None and count >= self._most}
            self._shut(full | self._until.keys())

    def turn_away(self, whose: str, seconds: float) -> None:
        """Let nobody in from there for so long: they have asked for far too much by those who are in."""
        with suppress(ValueError):  # what a proxy says need not be an address
            ip_address(whose)
            self._until[whose] = time.monotonic() + seconds
            self._shut(self._shut_out | {whose})

    async def _count(self, files: Sequence[int]) -> Counter[str | None]:
        """How many each address holds, those not counted that are closed."""
        known: dict[tuple[int, int], str | None] = {}
        fresh: list[tuple[int, int]] = []
        for number, file in enumerate(files):
            if number % (10 * AT_ONCE) == 0:
                await asyncio.sleep(PAUSE)
            inode = _inode_of_socket(file)
            if inode is None:
                continue
            if inode and (file, inode) in self._known:  # not every system numbers its sockets
                known[file, inode] = self._known[file, inode]
            else:
                fresh.append((file, inode))
        held = Counter(known.values())
        for number, (file, inode) in enumerate(fresh):
            if number % AT_ONCE == 0:
                await asyncio.sleep(PAUSE)
            whose = known[file, inode] = self._look_at(file, held)
            held[whose] += 1
        self._known = known
        return held

    def _look_at(self, file: int, held: Counter[str | None]) -> str | None:
        """Whose connection it is, if it is one that counts; closed if they hold as many as they may."""
        try:
            with _borrowed(file) as found:
                if not self._is_ours(found):
                    return None
                whose = self._whose(str(found.getpeername()[0]))
                if whose is not None and held[whose] >= self._most:
                    found.shutdown(socket.SHUT_RDWR)  # whoever accepted it sees its end, and drops it
                    self._closed()
                    return None
                return whose
        except OSError:  # it has just been closed, or listens
            return None

    def _is_ours(self, found: socket.socket) -> bool:
        return found.family in (socket.AF_INET, socket.AF_INET6) and found.getsockname()[1] == self._port

    def _whose(self, peer: str) -> str | None:
        whose, address = neighbourhood(peer), ip_address(peer.partition("%")[0])
        is_trusted = any(network is None or address in network for network in self._trusted)
        return None if whose in THIS_MACHINE or is_trusted else whose

    def _shut(self, wanted: set[str]) -> None:
        if wanted != self._shut_out:
            self._shut_out = wanted
            self._listeners = self._listeners or [file for file in _open_files() or [] if self._listens(file)]
            for file in self._listeners:
                with _borrowed(file) as listener:
                    let_nobody_in_from(listener, wanted)

    def _listens(self, file: int) -> bool:
        try:
            with _borrowed(file) as found:
                return self._is_ours(found) and found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) != 0
        except OSError:  # no socket at all
            return False


@contextmanager
def _borrowed(file: int) -> Iterator[socket.socket]:
    """A socket that belongs to the HTTP server, which will close it."""
    found = socket.socket(fileno=file)
    try:
        yield found
    finally:
        found.detach()


def _network(proxy: str) -> IPv4Network | IPv6Network | None:
    """None for all: any address may be that of a proxy that is not named by one."""
    try:
        return ip_network(proxy)
    except ValueError:
        return None


def _open_files() -> Sequence[int] | None:
    """None if there are too many to open one more, which is needed to look."""
    try:
        return [int(name) for name in os.listdir(OPEN_FILES)]  # noqa: PTH208 - thousands of them: paths take longer
    except OSError:
        return None


def _inode_of_socket(file: int) -> int | None:
    try:
        found = os.fstat(file)
    except OSError:
        return None
    return found.st_ino if stat.S_ISSOCK(found.st_mode) else None

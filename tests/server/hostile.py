"""Thousands of hostile connections beside tables in play: how much longer commits take then, and how much is held.

`python -m tests.server.hostile` opens 10,000 of them, from a few addresses of the loopback, beside 50 tables. A
connection that the server ends is opened again.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from librt.random import Random

from ceiba.bench.server import memory
from ceiba.bench.server_load import BusyTable, Times, keep_the_rate
from tests.server.running import Running

RATE = 2.0  # commits a second at each table
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]  # not the one from which people play
OPENED_AT_ONCE = 200
DRIP = 1.0  # seconds between two bytes of a slow one
PAUSE = 0.2  # seconds before one that was turned away comes again
LOOK = 0.25  # seconds between two looks at the memory

GET = b"GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n"
HEAD = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: %d\r\n\r\n"


class Kind(NamedTuple):
    """What a connection says at once, and what it adds now and then."""

    first: bytes
    drip: bytes = b""


KINDS = {
    "silent": Kind(b""),
    "slow head": Kind(b"GET /api/games HTTP/1.1\r\n", b"h: x\r\n"),
    "slow body": Kind(HEAD % 9_000 + b'{"name": "', b"x"),
    "pipelined": Kind(GET * 100, GET),
    "huge head": Kind(b"GET /api/games HTTP/1.1\r\nhost: x\r\nlong: " + b"x" * 60_000, b"x" * 10_000),
    "huge body": Kind(HEAD % 9_000_000 + b"x" * 200_000, b"x" * 200_000),
}


# -- the attack, in a process of its own ----------------------------------------------------------------


class Hostile(asyncio.Protocol):
    """One connection, which reads nothing of what it is answered."""

    def __init__(self, crowd: "Crowd", kind: str) -> None:
        self._crowd = crowd
        self.kind = kind
        self.transport: asyncio.Transport | None = None

    # Any: event loops have transports of their own.
    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        if self.kind == "pipelined":
            transport.pause_reading()
        transport.write(KINDS[self.kind].first)
        self._crowd.open.add(self)
        self._crowd.came += 1

    def connection_lost(self, exc: Exception | None) -> None:
        self._crowd.open.discard(self)
        self._crowd.turned_away[self.kind] += 1

    def drip(self) -> None:
        if self.transport is not None and self.transport.get_write_buffer_size() == 0:
            self.transport.write(KINDS[self.kind].drip)


class Crowd:
    """So many connections, of every kind alike, kept open."""

    def __init__(self, port: int, count: int) -> None:
        self._port = port
        self._count = count
        self.open: set[Hostile] = set()
        self.came = 0
        self.turned_away: Counter[str] = Counter()

    async def come(self) -> None:
        """Until killed; says so when all have been there."""
        loop = asyncio.get_running_loop()
        kinds = [[*KINDS][number % len(KINDS)] for number in range(self._count)]
        waiting = [loop.create_task(self._stay(kind)) for kind in kinds]
        while self.came < self._count:  # some are always on their way back
            await asyncio.sleep(0.1)
        print("here", flush=True)
        while all(not one.done() for one in waiting):
            await asyncio.sleep(DRIP)
            for one in [*self.open]:
                one.drip()
            said = {"open": len(self.open), "turned away": dict(self.turned_away)}
            print(json.dumps(said), flush=True)

    async def _stay(self, kind: str) -> None:
        loop = asyncio.get_running_loop()
        while True:
            here = (random.choice(ADDRESSES), 0)
            try:
                make = partial(Hostile, self, kind)
                _, one = await loop.create_connection(make, "127.0.0.1", self._port, local_addr=here)
            except OSError:
                self.turned_away["unconnected"] += 1
                continue
            while one in self.open:
                await asyncio.sleep(DRIP)
            await asyncio.sleep(PAUSE)


def allow_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# -- those who play meanwhile -----------------------------------------------------------------------------


class Sample(NamedTuple):
    commits: int
    p50: float  # milliseconds until a commit is answered
    p95: float
    busy: float  # the part of one processor that the server took
    memory: float  # megabytes at most


class Siege(NamedTuple):
    quiet: Sample
    beset: Sample
    open: int  # hostile connections in the end
    turned_away: dict[str, int]


async def besiege(server: Running, connections: int, tables: int, seconds: float) -> Siege:
    times = Times()
    luck = Random(1)
    games = [BusyTable(server.port, number, luck, times) for number in range(tables)]
    for number, game in enumerate(games):
        await game.sit_down(number / tables / 2)
    playing = asyncio.get_running_loop().create_task(keep_the_rate(games, RATE * tables))
    await sample(server, times, seconds / 4)  # not counted
    quiet = await sample(server, times, seconds)
    command = [sys.executable, "-m", "tests.server.hostile", "--attack", str(server.port)]
    attack = await asyncio.create_subprocess_exec(
        *command, "--connections", str(connections), stdout=subprocess.PIPE
    )
    assert attack.stdout is not None
    try:
        assert await attack.stdout.readline() == b"here\n", "the attack has broken down"
        beset = await sample(server, times, seconds)
        told = json.loads((await attack.stdout.read(1_000_000)).decode().splitlines()[-1])
    finally:
        attack.kill()
        await attack.wait()
        playing.cancel()
    return Siege(quiet, beset, told["open"], told["turned away"])


async def sample(server: Running, times: Times, seconds: float) -> Sample:
    """What is measured for so long."""
    assert server.process is not None
    times.answers = []
    times.counting = True
    most, loop = 0.0, asyncio.get_running_loop()
    began, worked = loop.time(), processor_time(server.process.pid)
    while loop.time() < began + seconds:
        most = max(most, await asyncio.to_thread(memory, server.process.pid))
        await asyncio.sleep(LOOK)
    times.counting = False
    answers = sorted(times.answers)
    assert answers, "no commit was answered"
    busy = (processor_time(server.process.pid) - worked) / (loop.time() - began)
    return Sample(len(answers), answers[len(answers) // 2], answers[len(answers) * 95 // 100], busy, most)


def processor_time(pid: int) -> float:
    """Seconds, of all its threads."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two measurements")
    parser.add_argument("--attack", type=int, help="be the hostile ones, at this port of the loopback")
    asked = parser.parse_args()
    allow_files()
    if asked.attack:
        uvloop.run(Crowd(asked.attack, asked.connections).come())
        return
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as server:
        found = uvloop.run(besiege(server, asked.connections, asked.tables, asked.seconds))
    print(f"{asked.tables} tables in play, {found.open} hostile connections; turned away: {found.turned_away}")
    for name, one in (("quiet", found.quiet), ("beset", found.beset)):
        print(
            f"{name}: {one.commits} commits, p50 {one.p50:.1f} ms, p95 {one.p95:.1f} ms, "
            f"{one.busy:.2f} of a processor, {one.memory:.0f} MB"
        )


if __name__ == "__main__":
    main()

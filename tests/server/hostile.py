"""Thousands of hostile connections beside tables in play: how much longer commits take then, and how much is held.

`python -m tests.server.hostile` opens 10,000 of them, from a few addresses of the loopback, beside 50 tables. A
connection that the server ends is opened again. Where there are several cores the server has one for itself, before
and during the attack. Those who play and those who attack have the others, and the attack yields to the play: so it
is the server that is measured, and not who waits for a core beside it.
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
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from librt.random import Random
from msgspec.json import encode

from ceiba.bench.server import memory, processor_seconds
from ceiba.bench.server_load import BusyTable, Times, keep_the_rate
from tests.server.running import Running

RATE = 2.0  # commits a second at each table
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]  # not the one from which people play
OPENED_AT_ONCE = 200
DRIP = 1.0  # seconds between two bytes of a slow one
PAUSE = 0.2  # seconds before one that was turned away comes again
YIELDING = 10  # how much later than others the attack gets its turn
GATHERING = 3.0  # seconds from when all have set out until it is measured
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


class Attack(NamedTuple):
    connections: int = 10_000
    addresses: int = len(ADDRESSES)  # from which they come
    kinds: Sequence[str] = tuple(KINDS)

    def arguments(self) -> list[str]:
        counts = ["--connections", str(self.connections), "--addresses", str(self.addresses)]
        return [*counts, "--kinds", *self.kinds]


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

    def __init__(self, port: int, attack: Attack) -> None:
        self._port = port
        self._attack = attack
        self.open: set[Hostile] = set()
        self.tried = 0  # to come, and so many
        self.came = 0  # were let in
        self.turned_away: Counter[str] = Counter()

    async def come(self) -> None:
        """Until killed; says so when all have been there."""
        loop = asyncio.get_running_loop()
        count, kinds = self._attack.connections, self._attack.kinds
        waiting = [loop.create_task(self._stay(kinds[number % len(kinds)])) for number in range(count)]
        while self.tried < count:  # some are always on their way back, or not let in
            await asyncio.sleep(0.1)
        await asyncio.sleep(GATHERING)
        print("here", flush=True)
        while all(not one.done() for one in waiting):
            await asyncio.sleep(DRIP)
            for one in [*self.open]:
                one.drip()
            said = {
                "open": len(self.open),
                "tried": self.tried,
                "came": self.came,
                "turned away": dict(self.turned_away),
            }
            print(json.dumps(said), flush=True)

    async def _stay(self, kind: str) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self.tried += 1
            here = (random.choice(ADDRESSES[: self._attack.addresses]), 0)
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
    tried: int  # to come in all, since they come again
    came: int  # of these
    turned_away: dict[str, int]


async def besiege(server: Running, attack: Attack, tables: int, seconds: float) -> Siege:
    times = Times()
    luck = Random(1)
    games = [BusyTable(server.port, number, luck, times) for number in range(tables)]
    for number, game in enumerate(games):
        await game.sit_down(number / tables / 2)
    playing = asyncio.get_running_loop().create_task(keep_the_rate(games, RATE * tables))
    await sample(server, times, seconds / 4)  # not counted
    quiet = await sample(server, times, seconds)
    command = [sys.executable, "-m", "tests.server.hostile", "--attack", str(server.port)]
    crowd = await asyncio.create_subprocess_exec(*command, *attack.arguments(), stdout=subprocess.PIPE)
    assert crowd.stdout is not None
    try:
        assert await crowd.stdout.readline() == b"here\n", "the attack has broken down"
        beset = await sample(server, times, seconds)
        told = json.loads((await crowd.stdout.read(1_000_000)).decode().splitlines()[-1])
    finally:
        crowd.kill()
        await crowd.wait()
        playing.cancel()
    return Siege(quiet, beset, told["open"], told["tried"], told["came"], told["turned away"])


async def sample(server: Running, times: Times, seconds: float) -> Sample:
    """What is measured for so long."""
    assert server.process is not None
    times.answers = []
    times.counting = True
    most, loop = 0.0, asyncio.get_running_loop()
    began, worked = loop.time(), processor_seconds(server.process.pid)
    while loop.time() < began + seconds:
        most = max(most, await asyncio.to_thread(memory, server.process.pid))
        await asyncio.sleep(LOOK)
    times.counting = False
    answers = sorted(times.answers)
    assert answers, "no commit was answered"
    busy = (processor_seconds(server.process.pid) - worked) / (loop.time() - began)
    return Sample(len(answers), answers[len(answers) // 2], answers[len(answers) * 95 // 100], busy, most)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=Attack().connections)
    parser.add_argument("--addresses", type=int, default=Attack().addresses, help="from which they come")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two measurements")
    parser.add_argument("--kinds", nargs="+", choices=[*KINDS], default=[*KINDS])
    parser.add_argument("--json", action="store_true", help="print what was found as data")
    parser.add_argument("--attack", type=int, help="be the hostile ones, at this port of the loopback")
    asked = parser.parse_args()
    attack = Attack(asked.connections, asked.addresses, asked.kinds)
    allow_files()
    if asked.attack:
        os.nice(YIELDING)
        uvloop.run(Crowd(asked.attack, attack).come())
        return
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:1])  # the server's, which it inherits
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as server:
        os.sched_setaffinity(0, cores[1:] or cores)
        found = uvloop.run(besiege(server, attack, asked.tables, asked.seconds))
    if asked.json:
        print(encode(found).decode())
        return
    print(f"{asked.tables} tables in play, {found.open} hostile connections in the end")
    print(f"{found.tried} attempts to connect, {found.came} of them let in")
    print(f"turned away: {found.turned_away}")
    for name, one in (("quiet", found.quiet), ("beset", found.beset)):
        print(
            f"{name}: {one.commits} commits, p50 {one.p50:.1f} ms, p95 {one.p95:.1f} ms, "
            f"{one.busy:.2f} of a processor, {one.memory:.0f} MB"
        )


if __name__ == "__main__":
    main()

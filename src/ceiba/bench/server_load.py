"""The load on a server, from a process of its own: tables of Tikal, four seats listening at each, and commits.

    python -m ceiba.bench.server_load '{"port": 8700, "tables": 50, "seconds": 5, "rate": null}'

Prints a line when it begins to count, and one when it ends. Then one JSON object: for each commit the milliseconds
until its answer, and until all four seats had the news; the bytes of each event, and of a draft at each table as it
stands in the end.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from json import dumps, loads
from typing import NamedTuple

from librt.random import Random

from ceiba.bench.server_wires import Asking, Listening, Step
from ceiba.game import LUCK, Position
from ceiba.record import Record
from ceiba.tikal.descriptor import TIKAL

SEATS = 4
WARM_UP = 1.0  # seconds, not counted
OPENED_AT_ONCE = 20


class Wish(NamedTuple):
    """How many tables, for how long; `rate` commits a second in all, or one always under way at each table."""

    port: int
    tables: int
    seconds: float
    rate: float | None


class Times:
    """What is measured, while it counts: milliseconds, and bytes."""

    def __init__(self) -> None:
        self.counting = False
        self.answers: list[float] = []
        self.news: list[float] = []
        self.bytes: list[int] = []  # of the event of each commit


class BusyTable:
    """One table, its four listeners, and a random game that goes on at it."""

    def __init__(self, port: int, number: int, random: Random, times: Times) -> None:
        self._port = port
        self._number = number
        self._random = random
        self._times = times
        self._asking = Asking(port)
        self._listening: list[Listening] = []
        self._tokens: list[str] = []
        self._table = ""
        self._version = 0
        self._commits = 0
        self._position: Position = TIKAL.start(SEATS)
        self._sent = 0.0
        self._told = 0
        self._all_told = asyncio.Event()
        self.free = True

    async def sit_down(self, done: float) -> None:
        """Four guests, and a game of which this part (0 to 1) has been played, so that all parts are measured."""
        for seat in range(1, SEATS + 1):
            guest = await self._asking.ask("POST", "/api/guests", "", {"name": f"Guest {seat}"})
            self._tokens.append(str(guest["token"]))
        await self._open_table(done)

    async def _open_table(self, done: float) -> None:
        loop = asyncio.get_running_loop()
        record = random_record(self._random, done)
        table = await self._asking.ask("POST", "/api/records", self._tokens[0], str(record))
        self._table = table["table"]["table"]
        for seat, token in enumerate(self._tokens, 1):
            path = f"/api/tables/{self._table}/seats/{seat}"
            await self._asking.ask("PUT", path, token, {"kind": "person"})
        log = await self._asking.ask("GET", f"/api/tables/{self._table}/log", self._tokens[0], {})
        self._position = TIKAL.start(SEATS)
        self._version = 0
        for entry in log["entries"]:
            self._follow([Step(step["acts"]) for step in entry["steps"]])
        for token in self._tokens:
            listen = partial(Listening, self._table, token, self._hear)
            _, listening = await loop.create_connection(listen, "127.0.0.1", self._port)
            self._listening.append(listening)
            await listening.ready

    def leave(self) -> None:
        for listening in self._listening:
            listening.close()
        self._listening.clear()

    def _follow(self, steps: list[Step]) -> None:
        for step in steps:
            for act in step.acts:
                self._position.apply(self._position.parse(act))
                self._version += 1

    def _hear(self, size: int) -> None:
        self._told += 1
        if self._told == SEATS:
            if self._times.counting:
                self._times.news.append((time.perf_counter() - self._sent) * 1000)
                self._times.bytes.append(size)
            self._all_told.set()

    async def commit(self, due: float | None = None) -> None:
        """One random act, until the answer and all news are there; timed from when it was due."""
        seat = self._position.actors()[0]
        chosen = random_act(self._position, self._random)
        act = self._position.write(chosen)
        self._commits += 1
        self._told = 0
        self._all_told.clear()
        body = {"version": self._version, "id": f"commit-{self._number}-{self._commits}", "acts": [act]}
        self._sent = time.perf_counter() if due is None else due
        path = f"/api/tables/{self._table}/commits"
        steps = await self._asking.commit(path, self._tokens[seat - 1], body)
        if self._times.counting:
            self._times.answers.append((time.perf_counter() - self._sent) * 1000)
        await self._all_told.wait()
        self._position.apply(chosen)
        self._version += 1
        self._follow(steps[1:])  # what luck has answered
        if not self._position.actors():
            self.leave()
            await self._open_table(0.0)

    async def draft_size(self) -> int | None:
        """The bytes of a draft's answer at this table now, as a browser gets it; None if the game is over."""
        asking, path = Asking(self._port), f"/api/tables/{self._table}"
        look = await asking.ask("GET", path, self._tokens[0], {})
        if not look["table"]["waiting_for"]:
            return None
        seat = look["table"]["waiting_for"][0]
        body = {"version": look["table"]["version"], "seat": seat}
        return await asking.size("POST", f"{path}/draft", self._tokens[seat - 1], body)

    async def play(self) -> None:
        """One commit after the other, for ever."""
        while True:
            await self.commit()

    async def commit_when_due(self, due: float) -> None:
        await self.commit(due)
        self.free = True


def random_act(position: Position, random: Random) -> int:
    """What luck or the seat whose turn it is does."""
    seat = position.actors()[0]
    if seat == LUCK:
        return position.ticket(random.randrange(position.tickets()))
    legal = position.legal(seat)
    return legal[random.randrange(len(legal))]


def random_record(random: Random, done: float) -> Record:
    """A random game, as far as asked."""
    whole = Record.of(TIKAL, SEATS)
    position = TIKAL.start(SEATS)
    while position.acting():
        act = random_act(position, random)
        whole.acts.append(position.write(act))
        position.apply(act)
    del whole.acts[int(len(whole.acts) * done) :]
    return whole


async def keep_the_rate(games: list[BusyTable], rate: float) -> None:
    """Commits at equal distances, each at the next table in turn; one that is late counts from when it was due."""
    under_way: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    number = 0
    while True:
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        game = games[number % len(games)]
        number += 1
        if game.free:
            game.free = False
            task = asyncio.get_running_loop().create_task(game.commit_when_due(due))
            under_way.add(task)
            task.add_done_callback(under_way.discard)


async def load(wish: Wish) -> dict[str, object]:
    times = Times()
    random = Random(1)
    games = [BusyTable(wish.port, number, random, times) for number in range(wish.tables)]
    for first in range(0, len(games), OPENED_AT_ONCE):
        some = games[first : first + OPENED_AT_ONCE]
        await asyncio.gather(*[game.sit_down((first + n) / len(games)) for n, game in enumerate(some)])
    work = [game.play() for game in games] if wish.rate is None else [keep_the_rate(games, wish.rate)]
    tasks = [asyncio.get_running_loop().create_task(one) for one in work]
    await asyncio.sleep(WARM_UP)
    print("counting", flush=True)
    began, worked = time.perf_counter(), time.process_time()
    times.counting = True
    done, _ = await asyncio.wait(tasks, timeout=wish.seconds, return_when=asyncio.FIRST_EXCEPTION)
    times.counting = False
    seconds, busy = time.perf_counter() - began, time.process_time() - worked
    print("counted", flush=True)
    for task in done:
        task.result()  # they go on for ever unless something is wrong: say what
    for task in tasks:
        task.cancel()
    drafts = [size for game in games if (size := await game.draft_size()) is not None]
    measured = {"answers": times.answers, "news": times.news, "event_bytes": times.bytes, "draft_bytes": drafts}
    return {"seconds": seconds, "busy": busy / seconds, **measured}


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The server's own event loop, where it is installed."""
    if find_spec("uvloop") is None:
        return None
    from uvloop import new_event_loop

    return new_event_loop


def main() -> None:
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        print(dumps(runner.run(load(Wish(**loads(sys.argv[1]))))), flush=True)


if __name__ == "__main__":
    main()

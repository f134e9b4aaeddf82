"""How many commits and sealed choices a second the store takes, without the server around it.

`python bench/store.py postgresql://…` or `python bench/store.py tables.sqlite`, with Ceiba installed. As many
tables as `--tables` says have always one write under way. They are left where they were made.
"""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from ceiba.server.store.database_url import database_of
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import TableRow
from ceiba.table.log import Choice, Entry
from ceiba.table.settings import Seat, TableSettings

ACTS = ["1 enter a5 leader", "1 move a5 b5 leader"]
Write = Callable[[str, int], Awaitable[object]]  # for a table and the number of its write


def row(name: str) -> TableRow:
    seats = [Seat("person", "Ada", "g1"), Seat("bot", "scout", None, "scout")]
    settings = TableSettings("bench", 1, {}, seats, "unlisted", True, True, True, "g1", [], "key", "seed")
    return TableRow(name, settings, "waiting", time.time(), time.time())


def entry(name: str, number: int) -> Entry:
    version = number + len(ACTS)
    return Entry(name, number, version, f"{name}-{number}", "g1", ACTS, "0123456789abcdef", time.time())


async def measure(what: str, names: list[str], seconds: float, write: Write) -> None:
    began, busy = time.monotonic(), time.process_time()
    taken: list[float] = []

    async def at_one(name: str) -> None:
        asked = time.monotonic()
        number = 0
        while asked < began + seconds:
            assert await write(name, number)
            answered = time.monotonic()
            taken.append(answered - asked)
            asked = answered
            number += 1

    await asyncio.gather(*map(at_one, names))
    rate = len(taken) / (time.monotonic() - began)
    processor = (time.process_time() - busy) / len(taken)
    middle = sorted(taken)[len(taken) // 2]
    print(f"{what}: {rate:,.0f} a second, {1e3 * middle:.1f} ms each, {1e6 * processor:.0f} µs of this process")


async def run(db: str, tables: int, seconds: float) -> None:
    store = Store(database_of(db, Path()))
    store.open()
    names = [f"bench-{time.time_ns()}-{number}" for number in range(tables)]
    await asyncio.gather(*[store.add_table(row(name)) for name in names])
    await asyncio.gather(*[store.start(row(name), entry(name, 0), 0b110) for name in names])
    at = dict.fromkeys(names, len(ACTS))

    async def commit(name: str, number: int) -> bool:
        made = entry(name, at[name])
        at[name] = made.version
        return await store.append(made, 0b110, False, "a position" * 60 if number % 32 == 0 else None)

    async def choose(name: str, number: int) -> object:
        if number % 8 == 7:  # revealed by a commit, so that few choices gather at one version
            return await commit(name, number)
        seat = 1 + number % 2
        return await store.seal(Choice(name, at[name], seat, f"c-{number}", "g1", f"{seat} stay"))

    await measure("commits", names, seconds, commit)
    await measure("sealed choices", names, seconds, choose)
    store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("db", help="postgresql://…, or a file")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    asyncio.run(run(asked.db, asked.tables, asked.seconds))

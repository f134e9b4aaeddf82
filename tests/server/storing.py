"""Tables to store, and stores to keep them in, for the tests of the store itself."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from ceiba.server.store.database import Database
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import TableRow
from ceiba.table.log import Choice, Entry
from ceiba.table.settings import OPEN, Seat, Status, TableSettings, Visibility

T = TypeVar("T")


def settings(*seats: Seat, visibility: Visibility = "public", game: str = "tikal") -> TableSettings:
    return TableSettings(game, 1, {}, [*seats], visibility, True, True, True, "ghost", [], "key", "seed")


def row(name: str = "t1", status: Status = "waiting", revision: int = 0) -> TableRow:
    return TableRow(name, settings(OPEN, Seat("bot", "x", None, "random")), status, 1.0, 1.0, revision)


def entry(number: int, version: int, commit: str, table: str = "t1") -> Entry:
    return Entry(table, number, version, commit, "g1", ["1 done"] * (version - number), "hash", 2.0)


def choice(seat: int, commit: str, act: str, version: int = 1, table: str = "t1") -> Choice:
    return Choice(table, version, seat, commit, "g1", act)


async def started(store: Store, *names: str, waiting: int = 0b110) -> None:
    """Tables at version 1, which wait for both their seats."""
    for name in names:
        await store.add_table(row(name))
        assert await store.start(row(name), entry(0, 1, "start", name), waiting)


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Store]:
    store = Store(database)
    store.open()
    try:
        yield store
    finally:
        store.close()


def run(database: Database, test: Callable[[Store], Awaitable[T]]) -> T:
    async def whole() -> T:
        async with opened(database) as store:
            return await test(store)

    return asyncio.run(whole())

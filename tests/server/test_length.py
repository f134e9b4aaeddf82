"""The cost of a commit does not grow with the length of the game, and a table is loaded from its snapshot."""

import asyncio
import time
from pathlib import Path
from random import Random
from statistics import median

from ceiba.game import LUCK
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.history import past_position
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.tables import Tables
from ceiba.table.commits import SNAPSHOT_EVERY, Commit
from ceiba.table.log import Entry
from ceiba.table.seats import SeatWish
from ceiba.table.table import Table


def test_first_and_last_tenth_of_a_game_cost_alike(tmp_path: Path) -> None:
    """Measured by processor time, so that other programs on the machine do not count; the median of three games."""
    growths = [asyncio.run(growth(tmp_path / str(seed), seed)) for seed in range(3)]
    assert median(growths) < 1.5


class Noted(Store):
    """Notes how many acts are read from the log."""

    def __init__(self, folder: Path) -> None:
        super().__init__(SQLite(folder / "tables.sqlite"))
        self.acts_read = 0

    async def log(self, table: str, after: int = 0, before: int | None = None) -> list[Entry]:
        found = await super().log(table, after, before)
        self.acts_read += sum(len(entry.acts) for entry in found)
        return found


def test_any_past_position_comes_from_the_snapshot_before_it(tmp_path: Path) -> None:
    """However long the game: no more of it is replayed than what came after that."""

    async def test() -> None:
        store = Noted(tmp_path)
        store.open()
        tables = Tables(store)
        table = await Seats(tables).open_table("gada", "Ada", "tikal", [SeatWish("person")] * 2, {}, start=True)
        texts = {}
        while table.version < 3 * SNAPSHOT_EVERY:
            await act_at(tables, table, Random(table.version))
            texts[table.version] = str(table.position)
        for at in (version for version in texts if version % 7 == 0):
            store.acts_read = 0
            assert str(await past_position(store, table, "gada", at)) == texts[at]
            assert store.acts_read <= SNAPSHOT_EVERY + 1  # a commit may bring luck's act, too
        store.close()

    asyncio.run(test())


async def act_at(tables: Tables, table: Table, chance: Random) -> float:
    """Commit any legal act, and say how long that took the processor."""
    assert table.position is not None
    seat = table.position.actors()[0]
    assert seat != LUCK
    acts: list[int] = [*table.position.legal(seat)]
    act = table.position.write(chance.choice(acts))
    began = time.thread_time()
    await tables.commit(table.name, "gada", Commit(table.version, f"commit-{table.version}", [act]))
    return time.thread_time() - began


async def growth(folder: Path, seed: int) -> float:
    """How many times as much a commit costs in the last tenth of a game as in the first."""
    store = Store(SQLite(folder / "tables.sqlite"))
    store.open()
    tables = Tables(store)
    table = await Seats(tables).open_table("gada", "Ada", "tikal", [SeatWish("person")] * 2, {}, start=True)
    chance = Random(seed)
    costs = []
    while table.position is not None and table.position.actors():
        costs.append(await act_at(tables, table, chance))
    kept = await store.load(table.name)
    assert kept is not None
    assert sum(len(entry.acts) for entry in kept.log) <= SNAPSHOT_EVERY
    again = await Tables(store).at(table.name)
    assert str(again.position) == str(table.position)
    store.close()
    tenth = len(costs) // 10
    return median(costs[-tenth:]) / median(costs[:tenth])

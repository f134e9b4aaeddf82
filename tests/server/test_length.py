"""The cost of a commit does not grow with the length of the game, and a table is loaded from its snapshot."""

import asyncio
import time
from pathlib import Path
from random import Random
from statistics import median

from ceiba.game import LUCK
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.tables import Tables
from ceiba.table.commits import SNAPSHOT_EVERY, Commit
from ceiba.table.seats import SeatWish


def test_first_and_last_tenth_of_a_game_cost_alike(tmp_path: Path) -> None:
    """Measured by processor time, so that other programs on the machine do not count; the median of three games."""
    growths = [asyncio.run(growth(tmp_path / str(seed), seed)) for seed in range(3)]
    assert median(growths) < 1.5


async def growth(folder: Path, seed: int) -> float:
    """How many times as much a commit costs in the last tenth of a game as in the first."""
    store = Store(SQLite(folder / "tables.sqlite"))
    store.open()
    tables = Tables(store)
    table = await Seats(tables).open_table("gada", "Ada", "tikal", [SeatWish("person")] * 2, {}, start=True)
    chance = Random(seed)
    costs = []
    while table.position is not None and table.position.actors():
        seat = table.position.actors()[0]
        assert seat != LUCK
        acts: list[int] = [*table.position.legal(seat)]
        act = table.position.write(chance.choice(acts))
        began = time.thread_time()
        await tables.commit(table.name, "gada", Commit(table.version, f"commit-{table.version}", [act]))
        costs.append(time.thread_time() - began)
    kept = await store.load(table.name)
    assert kept is not None
    assert sum(len(entry.acts) for entry in kept.log) <= SNAPSHOT_EVERY
    again = await Tables(store).at(table.name)
    assert str(again.position) == str(table.position)
    store.close()
    tenth = len(costs) // 10
    return median(costs[-tenth:]) / median(costs[:tenth])

"""The tables of a server: in memory while they are needed, changed one thing at a time, and told to subscribers."""

import asyncio
from pathlib import Path

from ceiba.server.http.streams import Stream, Streams
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.tables import Tables
from ceiba.table.commits import Commit, least
from ceiba.table.seats import SeatWish
from ceiba.table.table import Table

ALL_MINE = [SeatWish("person")] * 3


async def play_to_the_end(tables: Tables, table: Table) -> None:
    """Everyone goes back to camp at once, five times."""
    while waiting := table.waiting_for():
        choice = Commit(table.version, f"seat-{waiting[0]}-{table.version}", [f"{waiting[0]} leave"])
        await tables.commit(table.name, "gada", choice)


def test_a_commit_made_elsewhere_gets_its_first_answer_again(tmp_path: Path) -> None:
    """Even by a server that knows neither of it nor of what came before and after it."""

    async def go() -> None:
        here, there = [Store(SQLite(tmp_path / "tables.sqlite")) for _ in range(2)]
        here.open()
        there.open()
        tables, others = Tables(here), Tables(there)
        table = await Seats(tables).open_table("gada", "Ada", "tikal", ALL_MINE[:2], {}, start=True)
        await others.at(table.name)
        made = []
        for number in range(3):
            acts = [one.text for one in least(table, table.waiting_for()[0])]
            commit = Commit(table.version, f"commit-{number}", acts)
            made.append((commit, (await tables.commit(table.name, "gada", commit)).version))
        commit, version = made[1]
        assert (await others.commit(table.name, "gada", commit)).version == version
        here.close()
        there.close()

    asyncio.run(go())


def test_games_that_are_over_and_unheard_are_put_away(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(SQLite(tmp_path / "tables.sqlite"))
        store.open()
        tables = Tables(store)
        streams = Streams(tables)
        seats = Seats(tables)
        unheard, heard, unfinished = [
            await seats.open_table("gada", "Ada", "incan-gold", ALL_MINE, {}, start=True) for _ in range(3)
        ]
        await play_to_the_end(tables, unheard)
        await play_to_the_end(tables, heard)
        listening = Stream(None)
        streams.join(heard, listening)
        tables.put_away()
        assert await tables.at(unheard.name) is unheard  # it was asked for just now
        tables.put_away(idle=0.0)
        assert await tables.at(heard.name) is heard
        assert await tables.at(unfinished.name) is unfinished
        again = await tables.at(unheard.name)
        assert again is not unheard
        assert str(again.position) == str(unheard.position)
        streams.leave(listening)
        tables.put_away(idle=0.0)
        assert await tables.at(heard.name) is not heard
        store.close()

    asyncio.run(go())

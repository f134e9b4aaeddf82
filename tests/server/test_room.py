"""The room keeps tables in memory while they are needed, and no longer."""

import asyncio
from pathlib import Path

from ceiba.server.news import News, Stream
from ceiba.server.room import Room
from ceiba.server.seating import Seating
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.table import Table
from ceiba.server.wire import Commit, NewTable, SeatWish

ALL_MINE = [SeatWish("person")] * 3


async def play_to_the_end(room: Room, table: Table) -> None:
    """Everyone goes back to camp at once, five times."""
    while waiting := table.waiting_for():
        choice = Commit(table.version, f"seat-{waiting[0]}-{table.version}", [f"{waiting[0]} leave"])
        await room.commit(table.name, "gada", choice)


def test_games_that_are_over_and_unheard_are_put_away(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(SQLite(tmp_path / "tables.sqlite"))
        store.open()
        room = Room(store, News())
        seating = Seating(room)
        wish = NewTable("incan-gold", ALL_MINE, start=True)
        unheard, heard, unfinished = [await seating.open_table(wish, "gada", "Ada") for _ in range(3)]
        await play_to_the_end(room, unheard)
        await play_to_the_end(room, heard)
        listening = Stream(None)
        listening.versions[heard.name] = heard.version
        room.news.join(heard, listening)
        room.put_away()
        assert await room.at(heard.name) is heard
        assert await room.at(unfinished.name) is unfinished
        again = await room.at(unheard.name)
        assert again is not unheard
        assert str(again.position) == str(unheard.position)
        room.news.leave(listening)
        room.put_away()
        assert await room.at(heard.name) is not heard
        store.close()

    asyncio.run(go())

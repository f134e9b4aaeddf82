"""Bots that get stuck, crash or cheat are replaced by the simplest bot's move, and the table goes on."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from ceiba.server.bots.crew import Crew
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.sweeper import Sweeper
from ceiba.server.tables.tables import Tables
from ceiba.table.seats import SeatWish
from ceiba.table.table import Table
from tests.server.running import Person, Running, children_of

WORKERS = Path(__file__).with_name("crash_bots.py")
BOT = SeatWish("bot", "random")


async def until(table: Table, version: int) -> None:
    async with asyncio.timeout(20):
        while table.version < version:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("how", "key"),
    [("stuck", "bot-late"), ("crash", "bot-failed"), ("babble", "bot-failed"), ("illegal", "bot-failed")],
)
def test_trouble_is_reported_and_the_table_goes_on(tmp_path: Path, how: str, key: str) -> None:
    async def test() -> None:
        store = Store(SQLite(tmp_path / "tables.sqlite"))
        store.open()
        tables = Tables(store)
        crew = Crew(tables, 0.3, [sys.executable, str(WORKERS), how])
        seats = Seats(tables)
        table = await seats.open_table("gada", "Ada", "tikal", [SeatWish("person"), BOT], {})
        await seats.sit(table, 1, "gada", "Ada", BOT)
        await seats.start(table, "gada")
        await until(table, 3)
        lines = await store.talk(table.name, 0)
        assert lines[0].key == key
        assert lines[0].seat == 1
        assert lines[0].guest is None
        await crew.stop()
        store.close()

    asyncio.run(test())


def test_bots_play_a_game_among_themselves(ada: Person) -> None:
    table = ada.open("incan-gold", "random", "random", "random")
    give_up = time.monotonic() + 30
    while ada.look(table)["table"]["status"] != "over":
        assert time.monotonic() < give_up
        time.sleep(0.05)
    assert ada.ok("GET", f"/tables/{table}/talk")["lines"] == []


def test_the_sweeper_takes_up_what_was_left(tmp_path: Path) -> None:
    """A server died just after a commit: the next one's bots go on without anyone asking."""

    async def begin() -> str:
        store = Store(SQLite(tmp_path / "tables.sqlite"))
        store.open()
        seats = Seats(Tables(store))  # nobody has subscribed for the bots
        table = await seats.open_table("gada", "Ada", "tikal", [BOT, BOT], {}, start=True)
        store.close()
        return table.name

    async def go_on(name: str) -> None:
        store = Store(SQLite(tmp_path / "tables.sqlite"))
        store.open()
        tables = Tables(store)
        crew = Crew(tables)
        await Sweeper(tables).sweep(time.time())
        await until(await tables.at(name), 10)
        await crew.stop()
        store.close()

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        ada = Person(running.address)
        try:
            table = ada.open("tikal", "me", "random")
            assert running.process is not None
            hint = ada.ok("GET", f"/tables/{table}/hint?seat=1")
            workers = children_of(running.process.pid)
            assert workers
            for worker in workers:
                _kill(worker)
            time.sleep(0.2)
            again = ada.ask("GET", f"/tables/{table}/hint?seat=1")
            assert again.status_code in (200, 409)  # the dead one may be noticed only now
            assert ada.ok("GET", f"/tables/{table}/hint?seat=1")["act"].split()[1] == hint["act"].split()[1]
        finally:
            ada.http.close()


def _kill(pid: int) -> None:
    import os
    import signal

    os.kill(pid, signal.SIGKILL)

"""Bots at a server: those that get stuck, crash or cheat are replaced by a random move, and the table goes on.

They are seeded by what nobody is shown, take turns fairly, and play for themselves only while someone watches.
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ceiba.server.bots.offered import OfferedBots
from ceiba.server.bots.turns import Turns
from ceiba.server.bots.workers import BotWorkers
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.sweeper import Sweeper
from ceiba.server.tables.tables import Tables
from ceiba.table.seats import SeatWish
from ceiba.table.table import Table
from tests.server.listening import Listener
from tests.server.running import Person, Running, children_of

WORKERS = Path(__file__).with_name("crash_bots.py")
BOT = SeatWish("bot", "random")


@asynccontextmanager
async def tables_at(folder: Path, how: str | None = None, is_watched: bool = True) -> AsyncIterator[Tables]:
    """The tables of a store, with bots that think in workers of this kind (None: as they should)."""
    store = Store(SQLite(folder / "tables.sqlite"))
    store.open()
    tables = Tables(store)
    command = [sys.executable, str(WORKERS), how] if how else None
    bots = BotWorkers(
        tables, OfferedBots(), lambda: store.secret, lambda _: is_watched, 0.3 if how else 30, command
    )
    try:
        yield tables
    finally:
        await bots.stop()
        store.close()


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
        async with tables_at(tmp_path, how) as tables:
            seats = Seats(tables)
            table = await seats.open_table("gada", "Ada", "tikal", [SeatWish("person"), BOT], {})
            await seats.sit(table, 1, "gada", "Ada", BOT)
            await seats.start(table, "gada")
            await until(table, 3)
            lines = await tables.store.talk(table.name, 0)
            assert (lines[0].key, lines[0].seat, lines[0].guest) == (key, 1, None)

    asyncio.run(test())


# -- only while someone watches ---------------------------------------------------------------------------


def test_bots_play_among_themselves_while_someone_watches(ada: Person) -> None:
    table = ada.open("incan-gold", "random", "random", "random")
    version = ada.look(table)["table"]["version"]
    assert ada.look(table)["table"]["version"] == version  # nobody listens, so nobody plays
    with Listener(ada, table) as listener:
        while listener.next("table").data["status"] != "over":
            pass
    assert ada.ok("GET", f"/tables/{table}/talk")["lines"] == []


def test_unwatched_bots_are_not_even_asked(tmp_path: Path) -> None:
    """H4: tables of bots alone cost nothing while nobody looks; one with a person at it goes on."""
    asked = tmp_path / "asked"

    async def test() -> None:
        async with tables_at(tmp_path, str(asked), is_watched=False) as tables:
            seats = Seats(tables)
            alone = await seats.open_table("gada", "Ada", "tikal", [BOT, BOT], {}, start=True)
            together = await seats.open_table("gada", "Ada", "tikal", [BOT, SeatWish("person")], {}, start=True)
            await until(together, together.version + 1)
            assert alone.version == 1

    asyncio.run(test())
    assert len(asked.read_bytes().splitlines()) == 1


# -- what nobody can know ---------------------------------------------------------------------------------


def test_a_bot_is_seeded_by_what_nobody_is_shown(tmp_path: Path) -> None:
    """H1: two servers with the same table, invitation and luck ask their bots with different seeds."""
    seeds = []
    for name in ("one", "two"):
        asked = tmp_path / name / "asked"
        asked.parent.mkdir()

        async def test(folder: Path = asked.parent, file: Path = asked) -> Table:
            async with tables_at(folder, str(file)) as tables:
                table = await Seats(tables).open_table("gada", "Ada", "tikal", [BOT, BOT], {}, start=True)
                await until(table, 2)
                return table

        table = asyncio.run(test())
        question = json.loads(asked.read_bytes().splitlines()[0])
        shown = f"{table.name} {table.settings.key} {question['position']}"
        assert question["seed"] not in shown
        assert table.settings.key not in question["seed"]
        assert table.settings.seed not in question["seed"]
        seeds.append(question["seed"])
    assert seeds[0] != seeds[1]


# -- a fair share -----------------------------------------------------------------------------------------


def test_a_visitor_cannot_ask_for_more_than_the_operator_offers(ada: Person) -> None:
    """H4: budgets in names, modules and commands are looked up in the operator's list, and are not there."""
    for bot in ("search:999999999it", "random:9s", "ceiba.bots.uniform:RandomBot", "engine:true"):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
        refused = ada.ask("POST", "/tables", json={"game": "tikal", "seats": seats})
        assert (refused.status_code, refused.json()["error"]) == (400, "no-bot"), bot


def test_tables_take_turns() -> None:
    """H4: however much one table asks for, another waits for one question of it; people come before bots alone."""
    order: list[str] = []

    async def ask(turns: Turns, table: str, has_people: bool) -> None:
        async with turns.turn(table, has_people):
            order.append(table)
            await asyncio.sleep(0)

    async def test() -> None:
        turns = Turns()
        greedy = [ask(turns, "greedy", True) for _ in range(5)]
        await asyncio.gather(*greedy, ask(turns, "bots", False), ask(turns, "modest", True))

    asyncio.run(test())
    assert order[:3] == ["greedy", "greedy", "modest"]
    assert order[-1] == "bots"


# -- servers and workers that die -------------------------------------------------------------------------


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
        async with tables_at(tmp_path) as tables:
            await Sweeper(tables).sweep(time.time())
            await until(await tables.at(name), 10)

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
                os.kill(worker, signal.SIGKILL)
            again = ada.ask("GET", f"/tables/{table}/hint?seat=1")
            assert again.status_code in (200, 409)  # the dead one may be noticed only now
            assert ada.ok("GET", f"/tables/{table}/hint?seat=1")["act"].split()[1] == hint["act"].split()[1]
        finally:
            ada.http.close()

"""One broken table is set aside and named, its people are told, and it stops nobody else."""

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.sweeper import Sweeper
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import Change, LineSaid, TakenUp
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import Choice, Entry
from ceiba.table.luck import promise
from ceiba.table.seats import SeatWish
from ceiba.table.table import Table
from tests.server.running import Person, Running

BOT = SeatWish("bot", "random")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Tables, list[tuple[str, Change]]]]:
    """The tables of a folder, without bots, and what is published of them."""
    store = Store(SQLite(folder / "tables.sqlite"))
    store.open()
    tables = Tables(store)
    heard: list[tuple[str, Change]] = []

    def hear(table: Table, change: Change) -> None:
        heard.append((table.name, change))

    tables.subscribe(hear)
    try:
        yield tables, heard
    finally:
        store.close()


async def left_behind(folder: Path, count: int, game: str = "tikal", seats: int = 2) -> list[str]:
    """Tables at which the game waits for bots, and no server runs any more."""
    async with opened(folder) as (tables, _):
        opening = Seats(tables)
        sitting = [BOT] * (seats - 1) + [SeatWish("person")]
        found = [await opening.open_table("gada", "Ada", game, sitting, {}, start=True) for _ in range(count)]
        return [table.name for table in found]


def damage(folder: Path, sql: str, *values: str) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite")
    with connection:
        assert connection.execute(sql, values).rowcount == 1
    connection.close()


def other_rules(folder: Path, table: str) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite")
    (about,) = connection.execute("SELECT about FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    damage(folder, "UPDATE tables SET about = ? WHERE id = ?", json.dumps({**json.loads(about), "rules": 2}), table)


def test_the_sweeper_goes_on_past_a_broken_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        broken, sound, newer = await left_behind(tmp_path, 3)
        damage(tmp_path, "UPDATE log SET acts = '* tile Z9' WHERE table_id = ?", broken)
        other_rules(tmp_path, newer)
        async with opened(tmp_path) as (tables, heard):
            sweeper = Sweeper(tables)
            with caplog.at_level(logging.ERROR):
                assert await sweeper.sweep(time.time()) == 3
            assert any(name == sound and isinstance(change, TakenUp) for name, change in heard)
            assert {name for name, _ in heard} == {sound}
            said = caplog.text
            assert broken in said
            assert newer in said
            caplog.clear()
            await sweeper.sweep(time.time())
            assert caplog.text == ""  # it is said once, and the table left alone for a while
            for name, error in ((broken, "broken-table"), (newer, "other-rules")):
                with pytest.raises(Refused) as refused:
                    await tables.at(name)
                assert (refused.value.cause, refused.value.error) == (Cause.CONFLICT, error)
            assert "rules 2" in refused.value.sentence

    asyncio.run(go())


def test_those_at_a_table_that_gets_stuck_are_told(tmp_path: Path) -> None:
    """All have chosen, but what one of them chose is nothing that the rules know."""

    async def go() -> None:
        (name,) = await left_behind(tmp_path, 1, "incan-gold", 3)
        async with opened(tmp_path) as (tables, heard):
            table = await tables.at(name)
            for seat in table.waiting_for():
                act = f"{seat} dance"
                await tables.store.seal(Choice(name, table.version, seat, f"choice-{seat}", "", act))
            await Sweeper(tables).sweep(time.time())
            (line,) = [change.line for _, change in heard if isinstance(change, LineSaid)]
            assert line.key == "table-broken"
            assert [said.key for said in await tables.store.talk(name, 0)] == ["table-broken"]

    asyncio.run(go())


def test_a_table_of_other_rules_is_refused_with_a_sentence(tmp_path: Path) -> None:
    running = Running(tmp_path).start()
    ada = Person(running.address)
    try:
        table = ada.open("tikal", "me", "me", visibility="public")
        running.stop()
        other_rules(tmp_path, table)
        with running:
            for path in ("", "/log", "/record", "/talk"):
                refused = ada.refused("GET", f"/tables/{table}{path}", 409, "other-rules")
                assert "rules 2" in refused["sentence"]
            body = {"version": 1, "id": "by-other-rules", "acts": ["1 done"]}
            ada.refused("POST", f"/tables/{table}/commits", 409, "other-rules", json=body)
            ada.refused("GET", f"/events?tables={table}", 409, "other-rules")
            assert [found["rules"] for found in ada.ok("GET", "/tables")["tables"]] == [2]
    finally:
        ada.http.close()


def test_a_subscriber_that_fails_keeps_nothing_from_the_others(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(tmp_path) as (tables, _):
            heard: list[Change] = []

            def fail(table: Table, change: Change) -> None:
                raise ValueError("it cannot take it")

            tables.subscribe(fail)
            tables.subscribe(lambda table, change: heard.append(change))
            table = await Seats(tables).open_table("gada", "Ada", "tikal", [BOT] * 2, {}, start=True)
            assert table.status == "playing"
            assert len(heard) >= 2

    asyncio.run(go())


def test_a_game_that_luck_does_not_open(tmp_path: Path) -> None:
    """Its log begins with the first commit: a start without acts leaves no entry in its place."""

    async def go() -> None:
        (name,) = await left_behind(tmp_path, 1)
        async with opened(tmp_path) as (tables, _):
            store = tables.store
            row = await store.table(name)
            assert row is not None
            row.table, row.status, row.version, row.revision = "fresh", "waiting", 0, 0
            promise(row.settings, row.table, store.key)
            await store.add_table(row)
            table = await tables.at("fresh")
            nothing = Entry("fresh", 0, 0, "start", None, [], "hash", 1.0)
            assert await store.start(row, nothing, 0b10)
            assert await store.log("fresh") == []
            await tables.catch_up(table)
            assert (table.status, table.version) == ("playing", 0)
            first = Entry("fresh", 0, 1, "commit-one", "gada", ["* tile A3"], "hash", 2.0)
            assert await store.append(first, 0b10, False, None)
            assert [entry.commit for entry in await store.log("fresh")] == ["commit-one"]

    asyncio.run(go())

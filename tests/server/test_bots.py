"""Bots at a server: those that get stuck, crash or cheat are replaced by a random move, and the table goes on.

They are seeded by what nobody is shown, take turns fairly, and play for themselves only while someone watches.
"""

import asyncio
import json
import logging
import os
import re
import shlex
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ceiba.record import read_record
from ceiba.server.bots.offered import OfferedBots
from ceiba.server.bots.workers import BotWorkers
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.sweeper import Sweeper
from ceiba.server.tables.tables import Tables
from ceiba.table.commits import Commit
from ceiba.table.seats import SeatWish
from ceiba.table.table import Table
from tests.server.listening import Listener
from tests.server.running import Json, Person, Running, children_of, is_alive
from tests.waiting import until

WORKERS = Path(__file__).with_name("crash_bots.py")
ENGINES = Path(__file__).parents[1] / "bots" / "engines"
BOT = SeatWish("bot", "random")
PERSON = SeatWish("person")


@asynccontextmanager
async def tables_at(
    folder: Path, how: str | None = None, is_watched: bool = True, limit: float = 30.0, secret: str | None = None
) -> AsyncIterator[Tables]:
    """The tables of a store, with bots that think in workers of this kind (None: as they should)."""
    store = Store(SQLite(folder / "tables.sqlite"))
    store.open()
    tables = Tables(store)
    command = [sys.executable, str(WORKERS), how] if how else None
    bots = BotWorkers(tables, OfferedBots(), lambda: secret or store.key, lambda _: is_watched, limit, command)
    try:
        yield tables
    finally:
        await bots.stop()
        store.close()


async def until_version(table: Table, version: int) -> None:
    async with asyncio.timeout(20):
        while table.version < version:
            await asyncio.sleep(0.01)


async def until_written(file: Path) -> None:
    async with asyncio.timeout(20):
        while not file.exists() or not file.read_bytes().endswith(b"\n"):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("how", "key", "what"),
    [
        ("stuck", "bot-late", "has not answered within 0.3 s"),
        ("crash", "bot-failed", "gives no readable answer (its process ended with 1)"),
        ("babble", "bot-failed", "gives no readable answer"),
        ("illegal", "bot-failed", "chose '1 done', which is not legal"),
    ],
)
def test_trouble_is_named_and_the_table_goes_on(
    tmp_path: Path, how: str, key: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> str:
        async with tables_at(tmp_path, how, limit=0.3 if how == "stuck" else 30.0) as tables:
            table = await Seats(tables).open_table("gada", "Ada", "tikal", [BOT, PERSON], {}, start=True)
            await until_version(table, 2)
            lines = await tables.store.talk(table.name, 0)
            assert (lines[0].key, lines[0].seat, lines[0].guest) == (key, 1, None)
            return table.name

    with caplog.at_level(logging.WARNING):
        name = asyncio.run(test())
    assert f"the bot random at seat 1 of table {name}, after 1 acts, {what}" in caplog.text


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
    file = tmp_path / "asked"

    async def test() -> str:
        async with tables_at(tmp_path, str(file), is_watched=False) as tables:
            seats = Seats(tables)
            alone = await seats.open_table("gada", "Ada", "tikal", [BOT, BOT], {}, start=True)
            together = await seats.open_table("gada", "Ada", "tikal", [BOT, PERSON], {}, start=True)
            await until_written(file)
            assert alone.version == 1
            return together.name

    name = asyncio.run(test())
    assert json.loads(file.read_bytes())["key"] == f"{name} 1"


# -- what nobody can know ---------------------------------------------------------------------------------


async def asked(folder: Path, secret: str, table: str | None = None) -> tuple[str, Json]:
    """What the first bot is asked at a table, always in the same moment, since nothing is ever answered."""
    file = folder / "asked"
    file.unlink(missing_ok=True)
    async with tables_at(folder, str(file), secret=secret) as tables:
        if table is None:
            seats = [PERSON, SeatWish("bot", "master"), SeatWish("bot", "guide")]
            table = (await Seats(tables).open_table("gada", "Ada", "incan-gold", seats, {}, start=True)).name
        else:
            await Sweeper(tables).sweep(time.time())
        await until_written(file)
    question: Json = json.loads(file.read_bytes())
    return table, question


def test_nothing_that_is_shown_tells_what_a_bot_will_choose(tmp_path: Path) -> None:
    """H1: bots are seeded by the server's secret; where all that is shown is the same, they choose otherwise."""
    table, first = asyncio.run(asked(tmp_path, "one"))
    assert asyncio.run(asked(tmp_path, "one", table))[1] == first  # started again, a server goes on as before
    _, other = asyncio.run(asked(tmp_path, "two", table))
    assert other.pop("seed") != first.pop("seed")
    assert other == first


def test_a_bot_is_asked_with_what_its_seat_may_know(tmp_path: Path) -> None:
    _, question = asyncio.run(asked(tmp_path, "one"))
    assert (question["game"], question["bot"], question["seat"]) == ("incan-gold", "master", 2)
    assert question["options"] == {"artifacts": True, "open_tents": False}
    assert re.match(r"incan-gold 3\nround [1-5]\n", question["position"])  # luck may have ended the first at once


def test_a_bot_is_asked_the_same_whatever_others_have_sealed(tmp_path: Path) -> None:
    table, first = asyncio.run(asked(tmp_path, "one"))

    async def seal(choice: str) -> None:
        async with tables_at(tmp_path, "stuck") as tables:
            version = (await tables.at(table)).version
            await tables.commit(table, "gada", Commit(version, f"sealed-{choice}", [f"1 {choice}"]))
            assert (await tables.at(table)).choices()[1].act == f"1 {choice}"

    for choice in ("leave", "stay"):
        asyncio.run(seal(choice))
        assert asyncio.run(asked(tmp_path, "one", table))[1] == first


# -- what is offered ---------------------------------------------------------------------------------------


def test_a_visitor_cannot_ask_for_more_than_the_operator_offers(ada: Person) -> None:
    """H4: budgets in names, modules and commands are looked up in the operator's list, and are not there."""
    for bot in ("search:999999999it", "random:9s", "ceiba.bots.uniform:RandomBot", "engine:true"):
        seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
        refused = ada.ask("POST", "/tables", json={"game": "tikal", "seats": seats})
        assert (refused.status_code, refused.json()["error"]) == (400, "no-bot"), bot


# -- servers and workers that die -------------------------------------------------------------------------


def test_the_sweeper_takes_up_what_was_left(tmp_path: Path) -> None:
    """A server died just after a commit: the next one's bots go on without anyone asking."""

    async def begin() -> str:
        store = Store(SQLite(tmp_path / "tables.sqlite"))
        store.open()
        seats = Seats(Tables(store))  # nobody has subscribed for the bots
        table = await seats.open_table("gada", "Ada", "tikal", [BOT, PERSON], {}, start=True)
        await seats.open_table("gada", "Ada", "tikal", [BOT, BOT], {}, start=True)
        store.close()
        return table.name

    async def go_on(name: str) -> None:
        async with tables_at(tmp_path) as tables:
            assert await Sweeper(tables).sweep(time.time()) == 1  # where only bots sit, they wait to be watched
            await until_version(await tables.at(name), 3)

    asyncio.run(go_on(asyncio.run(begin())))


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with Running(tmp_path) as running:
        ada = Person(running.address)
        try:
            table = ada.open("tikal", "me", "random")
            assert running.process is not None
            hint = ada.ok("GET", f"/tables/{table}/hint?seat=1")
            (worker,) = children_of(running.process.pid)
            os.kill(worker, signal.SIGKILL)
            until(lambda: not is_alive(worker))  # the server has noticed
            assert ada.ok("GET", f"/tables/{table}/hint?seat=1")["act"].split()[1] == hint["act"].split()[1]
            assert children_of(running.process.pid) not in ([], [worker])
        finally:
            ada.http.close()


# -- the operator's own -----------------------------------------------------------------------------------


def test_a_server_offers_classes_and_engines_of_its_operator(tmp_path: Path) -> None:
    """They think in the server's worker processes, by the same names as everywhere."""
    engine = f"first=engine:sh {shlex.quote(str(ENGINES / 'telling.sh'))} {shlex.quote(str(tmp_path / 'said'))}"
    running = Running(tmp_path)
    running.command += ["--bots", "scout,last=tests.bots.own:Last", "--bots", engine]
    with running:
        ada = Person(running.address)
        try:
            offered = {game["game"]: [bot["bot"] for bot in game["bots"]] for game in ada.http.get("/games").json()}
            assert offered["tikal"] == offered["incan-gold"] == ["scout", "last", "first"]
            body = {"game": "incan-gold", "seats": [{"kind": "bot", "bot": "random"}] * 3}
            ada.refused("POST", "/tables", 400, "no-bot", json=body)
            table = ada.open("incan-gold", "first", "last", "scout")
            with Listener(ada, table) as news:
                while news.next("table").data["status"] != "over":
                    pass
            assert ada.ok("GET", f"/tables/{table}/talk")["lines"] == []
            acts = read_record(ada.http.get(f"/tables/{table}/record").text).acts
            assert {act for act in acts if act.startswith("1")} == {"1 stay"}
            assert {act for act in acts if act.startswith("2")} == {"2 leave"}
            assert "new incan-gold" in (tmp_path / "said").read_text()
        finally:
            ada.http.close()


def test_a_bot_that_fails_is_named_in_the_servers_log(tmp_path: Path) -> None:
    running = Running(tmp_path)
    running.command += ["--bots", "tests.bots.own:Failing"]
    with running:
        ada = Person(running.address)
        try:
            table = ada.open("tikal", "tests.bots.own:Failing", "me")
            until(lambda: bool(ada.ok("GET", f"/tables/{table}/talk")["lines"]))  # the bot has apologised
        finally:
            ada.http.close()
    who = f"the bot tests.bots.own:Failing at seat 1 of table {table}, after 1 acts,"
    assert f"{who} has failed with RuntimeError('no idea'); it moves at random" in running.log.read_text()

"""Clocks at a real server: what happens when time is up, pauses, returns, restarts, and who is away."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ceiba.server.store.operating import halt
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from ceiba.server.tables.clocks import Clocks
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import Change, ClockChanged
from ceiba.table.clocks import ClockRule
from ceiba.table.seats import SeatWish
from tests.server.conftest import Meet
from tests.server.listening import Listener
from tests.server.running import Json, Person, Running
from tests.server.storing import run
from tests.waiting import until

LIVE = {"kind": "live", "bank": 600, "increment": 15}
SHORT = {"kind": "live", "bank": 5, "increment": 0}


def seated(
    meet: Meet, game: str, clock: Json | None, *, seats: int = 3, address: str = ""
) -> tuple[str, list[Person]]:
    """A table at which so many people sit, started."""
    people = [meet(f"P{seat}", address) if address else meet(f"P{seat}") for seat in range(1, seats + 1)]
    host = people[0]
    table = host.open(game, "me", *["open"] * (seats - 1), start=False, clock=clock)
    for seat, person in enumerate(people[1:], 2):
        person.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
    host.ok("POST", f"/tables/{table}/start")
    return table, people


def clock_of(person: Person, table: str) -> Json:
    clock: Json = person.look(table)["table"]["clock"]
    return clock


def bot_of(look: Json, seat: int) -> str | None:
    """Which one sits at a seat, or plays there for its person."""
    bot: str | None = look["table"]["seats"][seat - 1]["bot"]
    return bot


def test_time_runs_for_those_who_are_to_act(meet: Meet) -> None:
    table, people = seated(meet, "incan-gold", LIVE)
    first = clock_of(people[0], table)
    assert first["running"] == [1, 2, 3]
    assert all(595 < left <= 615 for left in first["left"])
    with Listener(people[1], table) as news:
        news.next()
        people[0].play(table, "1 stay")
        while (heard := news.next()).kind != "clock":
            pass
    assert heard.data["clock"]["running"] == [2, 3]
    stopped = clock_of(people[1], table)
    assert stopped["left"][0] == clock_of(people[1], table)["left"][0]
    people[0].play(table, "1 leave")  # a choice that is changed costs and brings nothing
    assert clock_of(people[1], table)["left"][0] == stopped["left"][0]


def test_no_clock_is_no_clock(meet: Meet) -> None:
    table, people = seated(meet, "tikal", None, seats=2)
    assert clock_of(people[0], table) is None
    assert people[0].ok("POST", f"/tables/{table}/clock", json={"pause": True})["table"]["clock"] is None


def test_a_clock_that_cannot_be_is_refused(ada: Person) -> None:
    body = {"game": "tikal", "seats": [{"kind": "open"}] * 2, "clock": {**LIVE, "kind": "days", "zone": "No/Where"}}
    ada.refused("POST", "/tables", 400, "bad-clock", json=body)


def test_a_pause_is_agreed_on(meet: Meet) -> None:
    table, (ada, bo) = seated(meet, "tikal", LIVE, seats=2)
    path = f"/tables/{table}/clock"
    assert ada.ok("POST", path, json={"pause": True})["table"]["clock"]["paused"] is False
    paused = bo.ok("POST", path, json={"pause": True})["table"]["clock"]
    assert (paused["paused"], paused["running"]) == (True, [])
    assert clock_of(ada, table)["left"] == paused["left"]
    going = ada.ok("POST", path, json={"pause": False})["table"]["clock"]
    assert (going["paused"], going["running"]) == (False, [1])


def test_when_time_is_up_the_table_does_what_it_chose(meet: Meet) -> None:
    """Three tables at once, so that there is one wait for all."""
    waits, (ada, *_) = seated(meet, "tikal", {**SHORT, "late": "wait"}, seats=2)
    skips, (bo, *_) = seated(meet, "incan-gold", {**SHORT, "late": "skip"})
    plays, (cy, *_) = seated(meet, "tikal", {**SHORT, "late": "bot"}, seats=2)

    def said(person: Person, table: str) -> list[str]:
        return [line["key"] for line in person.ok("GET", f"/tables/{table}/talk")["lines"]]

    version = clock_of(ada, waits) and ada.look(waits)["table"]["version"]
    until(lambda: said(ada, waits) == ["time-up-wait"])
    late = clock_of(ada, waits)
    assert (late["left"][0], late["is_late"]) == (0, [1])
    assert ada.look(waits)["table"]["version"] == version

    until(lambda: "time-up-skip" in said(bo, skips))
    until(
        lambda: bo.look(skips)["table"]["status"] == "over"
    )  # nobody has any time left: all is skipped to the end

    until(lambda: bot_of(cy.look(plays), 1) is not None and cy.look(plays)["table"]["version"] > 1)
    back = cy.ok("POST", f"/tables/{plays}/clock", json={"back": True})
    assert bot_of(back, 1) is None
    assert all(left >= 0 for left in clock_of(cy, plays)["left"])


def test_a_restart_costs_nobody_time(tmp_path: Path, meet: Meet) -> None:
    with Running(tmp_path) as running:
        table, people = seated(meet, "tikal", LIVE, seats=2, address=running.address)
        before = clock_of(people[0], table)
        running.kill()
        time.sleep(3)  # what is measured is that this is not
        running.start()
        after = clock_of(people[0], table)
        assert after["running"] == before["running"] == [1]
        assert before["left"][0] - after["left"][0] < 2


def test_who_is_away_is_told_and_since_when(meet: Meet) -> None:
    table, (ada, bo) = seated(meet, "tikal", None, seats=2)
    with Listener(bo, table) as news:
        news.next()
        assert [*ada.ok("GET", f"/tables/{table}/away")["away"]] == ["1"]
    until(lambda: [*ada.ok("GET", f"/tables/{table}/away")["away"]] == ["1", "2"])
    since = ada.ok("GET", f"/tables/{table}/away")["away"]["2"]
    assert since == pytest.approx(time.time(), abs=30)


def test_a_table_that_is_set_aside_is_not_rung_for_again_and_again(tmp_path: Path) -> None:
    """Its time is up, but nothing is to happen there."""

    async def test(store: Store) -> None:
        tables = Tables(store)
        seats = Seats(tables)
        Clocks(tables, seats)
        wishes = [SeatWish("person"), SeatWish("person")]
        rule = ClockRule("live", 5)
        table = await seats.open_table("gada", "Ada", "tikal", wishes, {}, start=True, clock=rule)
        await store.database.write(lambda session: halt(session, store.key, table.name, "aside"))
        async with (await tables.held(table.name)).lock:
            await tables.catch_up(table)
        assert table.clock is not None
        table.clock = replace(table.clock, at=table.clock.at - 60)
        rung: list[Change] = []
        tables.subscribe(lambda _, change: rung.append(change))
        tables.publish_clock(table)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len([change for change in rung if isinstance(change, ClockChanged)]) < 5
        await tables.finish()

    run(SQLite(tmp_path / "tables.sqlite"), test)

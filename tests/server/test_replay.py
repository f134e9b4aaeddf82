"""The whole game again: every moment of it as a seat knew it, and another game from any of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from ceiba.patch import patched
from ceiba.playing import play, random_player
from ceiba.record import Record, read_record
from tests.server.conftest import Meet
from tests.server.running import Json, Person

RECORDS = Path(__file__).parents[1] / "records"


def bring(person: Person, record: Record) -> str:
    """A table with the game of a record."""
    headers = {"Content-Type": "text/plain"}
    name: str = person.ok("POST", "/records", content=str(record).encode(), headers=headers)["table"]["table"]
    return name


def moments(replay: Json, log: Json) -> dict[int, Any]:
    """The views of a replay, by how many acts had then been made."""
    steps = [step for entry in log["entries"] for step in entry["steps"]]
    assert len(steps) == len(replay["patches"])
    view, made = replay["view"], 0
    found = {0: view}
    for step, patch in zip(steps, replay["patches"], strict=True):
        view, made = patched(view, patch), made + len(step["acts"])
        found[made] = view
    return found


@pytest.mark.parametrize("name", ["tikal/auction_3_every_verb", "incan_gold/five_artifacts"])
def test_every_moment_as_each_seat_saw_it(ada: Person, name: str) -> None:
    record = read_record((RECORDS / f"{name}.ceiba").read_text(encoding="utf-8"))
    table = bring(ada, record)
    log = ada.ok("GET", f"/tables/{table}/log")
    for seat in range(int(record.headers["Seats"]) + 1):
        replay = ada.ok("GET", f"/tables/{table}/replay?seat={seat}")
        assert replay["seat"] == (seat or None)
        views = [json.loads(json.dumps(view)) for view in record.views(seat or None)]
        seen = moments(replay, log)
        assert max(seen) == len(record.acts)
        for at, view in seen.items():
            assert view == views[at], at


@pytest.mark.parametrize("seed", range(6))
def test_a_replay_shows_nothing_that_the_seat_did_not_know(ada: Person, seed: int) -> None:
    """On the bytes: tents and choices of others stand nowhere in it before the tents are opened at the end."""
    seats = 3 + seed
    record = play("incan-gold", [random_player(f"{seed} {seat}") for seat in range(seats)], seed)
    table = bring(ada, record)
    log = ada.ok("GET", f"/tables/{table}/log")
    for seat in range(seats + 1):
        sent = ada.ask("GET", f"/tables/{table}/replay?seat={seat}").content
        seen = moments(json.loads(sent), log)
        for view in [*seen.values()][:-1]:
            for number, shown in enumerate(view["seats"], 1):
                if number != seat:
                    assert (shown["tent"], shown["score"]) == (None, None)
            assert view["choice"] is None
        before_the_end = json.loads(sent)["patches"][:-1]
        for number in {*range(1, seats + 1)} - {seat}:
            for patch in before_the_end:
                told = patch.get("seats", {})
                changed = told[number - 1] if isinstance(told, list) else told.get(str(number - 1), {})
                assert changed.get("tent") is None
                assert changed.get("score") is None


def test_while_it_is_played_one_looks_from_ones_own_seat(meet: Meet) -> None:
    ada, bo = meet("Ada"), meet("Bo")
    table = ada.open("incan-gold", "me", "random", "random")
    for seat in (0, 1):
        assert ada.ok("GET", f"/tables/{table}/replay?seat={seat}")["seat"] == (seat or None)
    for person, seat in ((ada, 2), (ada, 9), (bo, 1)):
        answer = person.ask("GET", f"/tables/{table}/replay?seat={seat}")
        assert answer.status_code in (400, 403), answer.text
    assert bo.ok("GET", f"/tables/{table}/replay")["seat"] is None


def test_a_table_without_onlookers_is_not_replayed_to_them(meet: Meet) -> None:
    ada, bo = meet("Ada"), meet("Bo")
    table = ada.open("tikal", "me", "random", onlookers=False)
    assert ada.ask("GET", f"/tables/{table}/replay").is_success
    assert bo.ask("GET", f"/tables/{table}/replay").status_code == 403
    fork = {"at": 0, "seats": [{"kind": "person"}, {"kind": "bot"}]}
    assert bo.ask("POST", f"/tables/{table}/fork", json=fork).status_code == 403


def test_played_on_from_a_moment(ada: Person) -> None:
    """With the same acts so far, other people, and bots that go on by themselves."""
    record = read_record((RECORDS / "tikal" / "basic_3.ceiba").read_text(encoding="utf-8"))
    table = bring(ada, record)
    at = next(
        number
        for number, (_, position) in enumerate(record.positions())
        if number > 40 and position.actors() == (2,)
    )
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "person"}, {"kind": "open"}]
    look = ada.ok("POST", f"/tables/{table}/fork", json={"at": at, "seats": seats})
    fork = look["table"]["table"]
    assert look["table"]["version"] == at
    assert look["table"]["waiting_for"] == [2]
    assert look["table"]["status"] == "playing"
    assert [seat["kind"] for seat in look["table"]["seats"]] == ["bot", "person", "open"]
    played = ada.ask("GET", f"/tables/{fork}/record").text
    assert read_record(played).acts == record.acts[:at]
    assert f'[ForkedAfter "{at}"]' in played
    assert table not in played  # nobody learns from it where the other table is


def test_what_cannot_be_forked(ada: Person) -> None:
    record = read_record((RECORDS / "incan_gold" / "five_artifacts.ceiba").read_text(encoding="utf-8"))
    table, end = bring(ada, record), len(record.acts)
    seats = [{"kind": "bot"} for _ in range(int(record.headers["Seats"]))]
    for at, who, status in ((end, seats, 409), (end + 1, seats, 404), (3, seats[1:], 400)):
        assert ada.ask("POST", f"/tables/{table}/fork", json={"at": at, "seats": who}).status_code == status


def test_choices_made_together_are_forked_whole(ada: Person) -> None:
    """In the middle of choices that were revealed together, all of them are still to be made."""
    record = read_record((RECORDS / "incan_gold" / "five_artifacts.ceiba").read_text(encoding="utf-8"))
    table, number = bring(ada, record), int(record.headers["Seats"])
    first = next(index for index, act in enumerate(record.acts) if not act.startswith("*"))
    seats = [{"kind": "person"}, *[{"kind": "open"}] * (number - 1)]
    look = ada.ok("POST", f"/tables/{table}/fork", json={"at": first + 1, "seats": seats})
    assert look["table"]["waiting_for"] == [*range(1, number + 1)]
    assert look["at"] == first

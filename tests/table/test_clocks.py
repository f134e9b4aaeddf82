"""Clocks, without waiting: never negative, stopped by restarts and rest, never gained by leaving and returning."""

from dataclasses import replace
from random import Random

import pytest
from msgspec.json import decode, encode

from ceiba.games import find
from ceiba.table.clocks import (
    Clock,
    ClockRule,
    check_rule,
    elapsed,
    follow,
    left_at,
    ran_out,
    started,
    time_up,
    told_late,
    wishing,
)
from ceiba.table.commits import Commit, least, prepare
from ceiba.table.errors import Refused
from ceiba.table.local import LocalTable
from ceiba.table.settings import Seat, new_settings

HOUR = 3600.0
NOON = 1_794_830_400.0  # in UTC, on a day of November
LIVE = ClockRule("live", 600, 15)
DAYS = ClockRule("days", 24 * HOUR, rest=(22, 8), zone="Europe/Berlin", late="bot")


def test_a_bank_runs_in_ones_turn_and_each_turn_brings_its_increment() -> None:
    clock = follow(started(LIVE, 2, NOON), LIVE, 1, [1], [1, 2], NOON)
    assert [*clock.left] == [615, 600]
    clock = follow(clock, LIVE, 5, [2], [1, 2], NOON + 100)
    assert [*clock.left] == [515, 615]
    assert left_at(clock, LIVE, NOON + 110) == (515, 605)
    assert time_up(clock, LIVE) == NOON + 100 + 615


def test_a_turn_of_days_stands_still_at_night() -> None:
    """In Berlin it is one hour later than in UTC: the rest is from 21 to 7 there."""
    assert elapsed(DAYS, NOON, NOON + 24 * HOUR) == 14 * HOUR
    clock = follow(started(DAYS, 2, NOON), DAYS, 1, [1], [1, 2], NOON)
    assert time_up(clock, DAYS) == NOON + 24 * HOUR + 20 * HOUR  # nine hours, fourteen on the next day, one more
    clock = follow(clock, DAYS, 2, [2], [1, 2], NOON + HOUR)
    clock = follow(clock, DAYS, 3, [1], [1, 2], NOON + HOUR)
    assert clock.left == (24 * HOUR, 24 * HOUR), "every turn begins anew"


def test_when_no_server_runs_nobodys_time_does() -> None:
    down = [(NOON + 10, NOON + 5000)]
    assert elapsed(LIVE, NOON, NOON + 5010, down) == 20
    assert elapsed(DAYS, NOON, NOON + 24 * HOUR, [(NOON + 8 * HOUR, NOON + 20 * HOUR)]) == 12 * HOUR
    assert elapsed(LIVE, NOON, NOON - 100) == 0, "a clock that was set back"


def test_a_pause_needs_all_who_are_there() -> None:
    clock = follow(started(LIVE, 3, NOON), LIVE, 1, [1], [1, 2], NOON)
    clock = follow(wishing(clock, 1, True), LIVE, 1, [1], [1, 2], NOON + 1)
    assert clock.running == (1,)
    clock = follow(wishing(clock, 2, True), LIVE, 1, [1], [1, 2], NOON + 2)
    assert (clock.running, clock.left[0]) == ((), 613)
    clock = follow(wishing(clock, 2, False), LIVE, 1, [1], [1, 2], NOON + 500)
    assert (clock.running, clock.left[0]) == ((1,), 613)


def test_a_timer_that_rings_a_little_early_is_told_once() -> None:
    clock = follow(started(LIVE, 2, NOON), LIVE, 1, [1], [1, 2], NOON)
    early = NOON + clock.left[0] - 0.0005
    assert ran_out(clock, LIVE, early) == [1]
    told = follow(told_late(clock, [1]), LIVE, 1, [1], [1, 2], early)
    assert (ran_out(told, LIVE, early + 1), time_up(told, LIVE)) == ([], None)


def test_whoever_is_late_is_told_once_or_stood_in_for_until_they_return() -> None:
    clock = follow(started(LIVE, 2, NOON), LIVE, 1, [1], [1, 2], NOON)
    late = NOON + 700
    assert ran_out(clock, LIVE, late) == [1]
    told = follow(told_late(clock, [1]), LIVE, 1, [1], [1, 2], late)
    assert (ran_out(told, LIVE, late), time_up(told, LIVE)) == ([], None)
    stood = follow(clock, LIVE, 1, [1], [1, 2], late, stand_ins=[1])
    assert (stood.running, stood.left[0]) == ((), 0)
    back = follow(stood, LIVE, 1, [1], [1, 2], late + 50)
    assert (back.running, back.left[0]) == ((1,), 0), "nothing is gained by it"


@pytest.mark.parametrize(
    "rule",
    [
        ClockRule("live", 4),
        ClockRule("live", 60, -1),
        ClockRule("live", 60, rest=(1, 2)),
        ClockRule("days", 60, rest=(1, 24)),
        ClockRule("days", 60, zone="Nowhere/At_all"),
        ClockRule("days", 60, zone="../../etc/passwd"),
    ],
)
def test_what_no_clock_can_do_is_refused(rule: ClockRule) -> None:
    with pytest.raises(Refused):
        check_rule(rule)


# -- thousands of games -------------------------------------------------------------------------------


def simulated(random: Random, rule: ClockRule, seats: int) -> None:
    """One game of turns, with restarts, pauses, departures and returns at random; every law at every step."""
    people = [seat for seat in range(1, seats + 1) if random.random() < 0.8] or [1]
    now, version, down = NOON, 0, list[tuple[float, float]]()
    clock = started(rule, seats, now)
    gained = [rule.bank] * seats  # what each has had in all
    spent = [0.0] * seats
    to_act: list[int] = []
    stand_ins: set[int] = set()
    for _ in range(random.randrange(5, 40)):
        passed = random.choice([0.0, 0.5, 7.0, 90.0, 4000.0])
        before, since = left_at(clock, rule, now, down), now
        now += passed
        what = random.choice(["act", "act", "act", "seal", "restart", "pause", "on", "away", "back", "set back"])
        if what == "restart":  # no server runs meanwhile, and what is stored is all that is left
            clock = decode(encode(clock), type=Clock)
            down = [*down, (since, now)]
            assert left_at(clock, rule, now, down) == pytest.approx(before)
            continue
        if what == "set back":  # the machine's clock
            back = follow(clock, rule, version, to_act, people, clock.at - 1000, down, [*stand_ins])
            assert back.left == clock.left
            now = since
            continue
        count = elapsed(rule, since, now, down)
        for seat in clock.running:
            spent[seat - 1] += min(count, before[seat - 1])
        if what == "act":
            version += 1
            fresh = sorted(random.sample(range(1, seats + 1), random.randrange(1, seats + 1)))
            for seat in fresh:
                if seat in people and seat not in clock.to_act:
                    now_left = left_at(clock, rule, now, down)[seat - 1]
                    gained[seat - 1] += rule.bank - now_left if rule.kind == "days" else rule.increment
            to_act = fresh
        elif what == "seal":
            to_act = to_act[1:]
        elif what in ("pause", "on"):
            clock = wishing(clock, random.choice(people), what == "pause")
        elif what == "away":
            stand_ins |= {*ran_out(clock, rule, now, down)}
        elif what == "back":
            stand_ins.discard(random.choice(people))
        clock = follow(clock, rule, version, to_act, people, now, down, [*stand_ins])
        assert all(left >= 0 for left in clock.left)
        for seat in range(seats):
            assert clock.left[seat] == pytest.approx(gained[seat] - spent[seat], abs=1e-3)
        due = time_up(clock, rule, down)
        if due is not None:
            assert min(left_at(clock, rule, due, down)[seat - 1] for seat in clock.running) < 0.01
            assert due >= clock.at


@pytest.mark.parametrize("rule", [LIVE, replace(LIVE, increment=0), DAYS], ids=["increment", "bank", "days"])
def test_no_game_with_any_restarts_gains_or_loses_time(rule: ClockRule) -> None:
    random = Random(2026)
    for _ in range(1500):
        simulated(random, rule, random.randrange(2, 9))


@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
def test_whole_games_are_played_by_the_clock_and_skips_end_them_too(game: str) -> None:
    """Some think too long, and the least is done for them; drafts and undone tries change nothing."""
    random, now = Random(7), [NOON]
    seats = [Seat("person", f"P{seat}", "ada") for seat in range(1, 4)]
    local = LocalTable(new_settings(find(game), seats, {}, "ada", clock=LIVE), lambda: now[0])
    local.start("ada")
    table, number = local.table, 0
    while table.status == "playing":
        assert table.clock is not None
        now[0] += random.choice([1.0, 5.0, 40.0])
        seat = table.waiting_for()[0]
        before = table.clock
        offered = local.draft("ada", seat)
        assert table.clock is before
        number += 1
        if ran_out(table.clock, LIVE, now[0]):
            acts = [one.text for one in least(table, seat)]
        else:
            acts = [random.choice(offered.legal).act]
        local.commit("ada", Commit(table.version, f"commit-{number}", acts))
        assert all(left >= 0 for left in table.clock.left)
    assert number > 20
    assert table.clock is not None
    assert table.clock.running == ()


def test_a_table_without_a_clock_has_none() -> None:
    seats = [Seat("person", "Ada", "ada")] * 3
    local = LocalTable(new_settings(find("incan-gold"), seats, {}, "ada"))
    local.start("ada")
    assert local.table.clock is None
    assert prepare(local.table, [], "x", None, 1.0).clock is None

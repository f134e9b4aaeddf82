"""The bots by name: every one of them plays its game to the end, and wrong names and budgets are told plainly."""

import json

import pytest

from ceiba import find, play
from ceiba.bots import ADVISER, BOTS, COMPANY, Bot, Budget, make
from ceiba.games import known

QUICK = {"search": "search:3it"}  # who would think for a second a turn
ALL = [(game, QUICK.get(name, name)) for game, bots in BOTS.items() for name in bots]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_bot_plays_a_whole_game_and_can_say_why(game: str, name: str) -> None:
    box = find(game)
    bots = [make(game, name, seat) for seat in range(box.fewest)]
    record = play(box, [bot.choose for bot in bots], seed=7)
    assert record.outcome is not None
    for number, (_, position) in enumerate(record.positions()):
        seats = [seat for seat in position.actors() if seat]
        if seats and number % 40 == 0:
            told = make(game, name).explain(position, seats[0])
            assert json.dumps(told)


def test_company_and_advisers_are_there() -> None:
    for game in known():
        for name in (COMPANY[game], ADVISER[game]):
            assert isinstance(make(game, name), Bot)


def test_budgets_are_read() -> None:
    assert Budget.read("500ms") == Budget(seconds=0.5)
    assert Budget.read("2s") == Budget(seconds=2.0)
    assert Budget.read("800it") == Budget(iterations=800)


@pytest.mark.parametrize("text", ["", "500", "ms", "-1s", "0s", "1.5it", "fast", "1e3s"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a budget"):
        Budget.read(text)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="there are random, greedy"):
        make("tikal", "nobody")

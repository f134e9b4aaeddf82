"""The levels of Tikal: in order of strength, quick, and never foolish to look at."""

from functools import partial
from itertools import islice

import pytest

from ceiba import TIKAL, play
from ceiba.bots import levels_of, make
from ceiba.bots.tikal.people import PersonBot
from ceiba.tikal.board import BASE_CELL
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import LAY_TILE
from tests.bots.strength import games, is_shown

PEOPLE = ["tourist", "porter", "scout", "guide"]


def ends_of_turns(level: str, seed: int, turns: int) -> list[tuple[Tikal, int]]:
    """The positions in which a seat of four of a level ends its turn, and that seat."""
    players = [make("tikal", level, f"{seed} {seat}").choose for seat in range(4)]
    record = play(TIKAL, players, seed=seed)
    found = []
    for act, (_, position) in zip(record.acts, record.positions(), strict=False):
        assert isinstance(position, Tikal)
        if act.endswith(" done"):
            found.append((position, int(act.split()[0])))
    return found[:turns]


def test_each_is_a_person_but_the_master() -> None:
    assert [*levels_of("tikal").by_name] == [*PEOPLE, "master"]
    assert all(isinstance(make("tikal", level), PersonBot) for level in PEOPLE)


@pytest.mark.parametrize("above", PEOPLE[1:])
def test_each_is_stronger_than_the_one_below(above: str) -> None:
    below = PEOPLE[PEOPLE.index(above) - 1]
    results = games("tikal", 2, partial(make, "tikal", above), partial(make, "tikal", below))
    assert is_shown(islice(results, 200), hoped=0.7)


@pytest.mark.parametrize("level", PEOPLE)
def test_nobody_crowds_the_base_camp_while_temples_lie_open(level: str) -> None:
    """`greedy` has up to 17 figures there after three turns."""
    for seed in (1, 2):
        for position, seat in ends_of_turns(level, seed, turns=12):
            assert position.figures_at(BASE_CELL, seat) <= 5


def test_a_tourist_digs_and_neither_pitches_camps_nor_posts_guards() -> None:
    players = [make("tikal", "tourist", f"likings {seat}") for seat in range(2)]
    record = play(TIKAL, players, seed=3)
    verbs = [act.split()[1] for act in record.acts]
    assert "camp" not in verbs
    assert "guard" not in verbs
    assert verbs.count("uncover") > 25


def test_what_escapes_a_person_escapes_it_all_turn_long() -> None:
    bot = make("tikal", "tourist", "eyes")
    assert isinstance(bot, PersonBot)
    for _, position in play(TIKAL, [make("tikal", "porter", seat) for seat in (1, 2)], seed=5).positions():
        assert isinstance(position, Tikal)
        if position.phase == LAY_TILE:
            seat = position.seat
            first, again = bot.begin(position, seat), bot.begin(position, seat)
            assert first.overlooked == again.overlooked != 0
            assert not first.overlooked & position.presence[seat - 1]
            assert first.best().acts == again.best().acts
            return

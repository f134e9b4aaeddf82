"""The levels of Incan Gold: five, with names to call them by, each stronger than the one below."""

from itertools import islice

import pytest

from ceiba import INCAN_GOLD, play
from ceiba.bots import levels_of, make
from ceiba.bots.incan_gold import LEVELS
from ceiba.bots.levels import Slipping
from tests.bots.incan_gold_scenes import choices
from tests.bots.strength import MakeBot, games, is_shown

NAMES = ["tourist", "porter", "scout", "guide", "master"]


def test_both_games_have_the_same_five() -> None:
    assert [[*levels_of(game).by_name] for game in ("tikal", "incan-gold")] == [NAMES, NAMES]


@pytest.mark.parametrize("name", NAMES)
def test_a_level_is_called_by_its_name_and_plays_alike_from_a_seed(name: str) -> None:
    games = [
        play(INCAN_GOLD, [make("incan-gold", name, f"{again} {seat}").choose for seat in range(3)], seed=4).acts
        for again in ("once", "once", "again")
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_level_slips_as_often_as_it_says() -> None:
    position = choices(1)[0]
    seat = position.actors()[0]
    bot = make("incan-gold", "tourist", "slips")
    assert isinstance(bot, Slipping)
    stayed, left = position.legal(seat)
    acts = [bot.choose(position, seat) for _ in range(1000)]
    assert acts.count(stayed) + acts.count(left) == 1000
    # Early on it would never leave but for its slips, of which every second is to leave.
    assert 150 < acts.count(left) < 250
    assert bot.explain(position, seat)["slips"] == 0.4


def quick(name: str) -> MakeBot:
    """A level, with a tenth of the solver's rollouts: enough to tell levels apart, and quick uncompiled too."""
    level = LEVELS.by_name[name]
    bot = "solver:16it" if level.bot == "solver" else level.bot
    return lambda seed: Slipping(make("incan-gold", bot, seed), level.slips)


@pytest.mark.parametrize("above", NAMES[1:])
def test_each_level_wins_more_than_its_share_among_three_of_the_one_below(above: str) -> None:
    """Measured over thousands of games they win 38 to 55 in 100, where 25 would be their share."""
    below = NAMES[NAMES.index(above) - 1]
    results = games("incan-gold", 4, quick(above), quick(below))
    assert is_shown(islice(results, 600), hoped=0.4)


def test_levels_that_are_exchanged_or_the_same_are_found_out() -> None:
    """Otherwise the test above would show nothing."""
    for above, below in (("tourist", "porter"), ("porter", "porter")):
        assert not is_shown(islice(games("incan-gold", 4, quick(above), quick(below)), 600), hoped=0.4)

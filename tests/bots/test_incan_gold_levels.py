"""The levels of Incan Gold: five, with names to call them by, each stronger than the one below."""

from itertools import islice

import pytest

from ceiba import INCAN_GOLD, play
from ceiba.bots import levels_of, make
from ceiba.bots.incan_gold import LEVELS
from ceiba.bots.incan_gold.people import Porter, Scout, Tourist
from ceiba.bots.incan_gold.rules import OneStep
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import KINDS
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


@pytest.mark.parametrize("name", ["tourist", "porter", "scout"])
def test_a_person_does_nothing_by_chance(name: str) -> None:
    """Asked again at the same moment, it answers the same; and no mood of a round makes it flee an empty path."""
    for seed in range(8):
        bot = make("incan-gold", name, seed)
        for position in choices(seed)[::3]:
            seat = position.actors()[0]
            act = make("incan-gold", name, seed).choose(position, seat)
            assert [bot.choose(position, seat) for _ in range(3)] == [act] * 3
            if not position.deadly():
                assert position.write(act) == f"{seat} stay"


def test_moods_last_for_a_round_and_differ_from_round_to_round() -> None:
    """What a scout feels about the same danger, in the same round and in others."""
    position = next(p for p in choices(1) if p.deadly() and p.hand)
    scout = Scout("moods")
    felt = set()
    for round_ in range(1, 6):
        position.round = round_
        fear, hope = scout.feel(position, 1)
        assert (fear, hope) == scout.feel(position, 1)
        assert hope == OneStep().limit(position) - 1
        felt.add(fear)
    assert len(felt) == 5


def test_who_has_gone_home_makes_a_porter_think_of_home() -> None:
    """Two of four have left with what there was: a porter fears more for the same gems, a scout does not."""
    position = INCAN_GOLD.start(4)
    for text in ("* card 17", *[f"{seat} stay" for seat in (1, 2, 3, 4)], "* card fire"):
        position.act(text)
    assert isinstance(position, IncanGold)
    fewer = position.copy()
    fewer.inside = 0b110
    fewer.loose = 0
    position.loose = 0
    assert Porter(1).feel(fewer, 1).fear > Porter(1).feel(position, 1).fear > 0
    assert Scout(1).feel(fewer, 1).fear == Scout(1).feel(position, 1).fear


def test_a_hazard_that_a_tourist_overlooks_is_overlooked_all_round() -> None:
    """Six in ten of them, over many tourists; the others it fears whatever comes."""
    position = next(p for p in choices(2) if p.hand and sum(map(p.is_deadly, range(KINDS))) == 1)
    minded = sum(Tourist(seed).feel(position, 1).fear > 0 for seed in range(1000))
    assert 350 < minded < 450


def level(name: str) -> MakeBot:
    """With less than half of the master's rollouts: enough to tell it from a guide, and quicker uncompiled."""
    bot = "solver:64it" if name == "master" else LEVELS.by_name[name]
    return lambda seed: make("incan-gold", bot, seed)


@pytest.mark.parametrize("above", NAMES[1:])
def test_each_level_wins_more_than_its_share_among_three_of_the_one_below(above: str) -> None:
    """Measured over thousands of games they win 33 to 50 in 100, where 25 would be their share."""
    below = NAMES[NAMES.index(above) - 1]
    results = games("incan-gold", 4, level(above), level(below))
    assert is_shown(islice(results, 2000), hoped=0.34)


def test_levels_that_are_exchanged_or_the_same_are_found_out() -> None:
    """Otherwise the test above would show nothing."""
    for above, below in (("tourist", "porter"), ("porter", "porter")):
        assert not is_shown(islice(games("incan-gold", 4, level(above), level(below)), 400), hoped=0.34)

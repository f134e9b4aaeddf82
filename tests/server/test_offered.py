"""What a server offers is the operator's list, never a visitor's text."""

import re

import pytest

from ceiba.bots import levels_of, names_of
from ceiba.games import known
from ceiba.server.bots.offered import Choice, OfferedBots


def test_without_a_list_all_levels_and_registered_bots_are_offered() -> None:
    offered = OfferedBots()
    for game in known():
        names = [choice.name for choice in offered.choices(game)]
        assert names == [*levels_of(game).by_name, *names_of(game)]
        assert [choice.name for choice in offered.choices(game) if choice.is_default] == ["scout"]
        assert all(offered.spec(game, name) == name for name in names)


@pytest.mark.parametrize(
    "name", ["solver:999999999it", "random:1s", "tests.bots.own:Last", "engine:sh", "", "greedy"]
)
def test_what_is_not_on_the_list_is_not_there(name: str) -> None:
    """Budgets, classes and commands of a visitor's own, too."""
    assert OfferedBots().spec("incan-gold", name) is None


def test_a_list_is_all_there_is() -> None:
    offered = OfferedBots(["master", "solver:400it", "tests.bots.own:Last"])
    assert offered.choices("incan-gold") == [
        Choice("master", True, True),
        Choice("solver:400it", False, False),
        Choice("tests.bots.own:Last", False, False),
    ]
    assert [choice.name for choice in offered.choices("tikal")] == ["master", "tests.bots.own:Last"]
    assert offered.spec("incan-gold", "scout") is None


def test_a_bot_may_have_a_name_of_its_own_and_be_for_one_game() -> None:
    offered = OfferedBots(["deep=search:5s", "incan-gold.deep=solver:800it", "tikal.last=tests.bots.own:Last"])
    assert offered.spec("tikal", "deep") == "search:5s"
    assert offered.spec("incan-gold", "deep") == "solver:800it"
    assert offered.spec("tikal", "last") == "tests.bots.own:Last"
    assert offered.spec("incan-gold", "last") is None
    assert offered.spec("tikal", "search:5s") is None


def test_an_engine_with_an_equals_sign_is_no_name() -> None:
    greets = "engine:sh -c 'echo engine 1 X' --depth=3"
    assert OfferedBots([greets]).spec("tikal", greets) == greets


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("nobody", "tikal has no bot 'nobody'; there are tourist"),
        ("chess.deep=search", "there is no game 'chess' for the bot 'deep'; there are tikal, incan-gold"),
        ("engine:no-such-program", "the engine 'no-such-program' cannot be started"),
        ("incan-gold.x=greedy", "incan-gold has no bot 'greedy'"),
        ("search:soon", "'soon' is not a budget"),
    ],
)
def test_what_cannot_be_offered_is_said_at_once(entry: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        OfferedBots([entry])

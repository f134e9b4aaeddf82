"""The rules of thumb leave exactly when they say, and say why in exact numbers."""

from fractions import Fraction

import pytest

from ceiba import INCAN_GOLD, play
from ceiba.bots import make
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold

RULES = ["seven-gems", "seven-cards", "two-hazards", "one-step"]


def after(cards: str, seats: int = 3) -> IncanGold:
    """A first round in which everyone has gone on, past these cards."""
    position = IncanGold(seats, True, False)
    for card in cards.split():
        if not position.turning:
            for seat in range(1, seats + 1):
                position.act(f"{seat} stay")
        position.act(f"* card {card}")
    return position


@pytest.mark.parametrize(
    ("rule", "stays", "leaves"),
    [
        ("seven-gems", "17 3", "17 7"),  # 5 + 1 gems in hand, and 5 + 2
        ("seven-cards", "1 2 3 4 5 5", "1 2 3 4 5 5 7"),
        ("two-hazards", "17 snakes", "17 snakes fire"),
    ],
)
def test_a_rule_leaves_at_its_limit(rule: str, stays: str, leaves: str) -> None:
    bot = make("incan-gold", rule)
    assert chosen(rule, after(stays)) == "2 stay"
    assert chosen(rule, after(leaves)) == "2 leave"
    assert bot.explain(after(leaves), 2)["measure"] == bot.explain(after(leaves), 2)["limit"]


def chosen(rule: str, position: IncanGold) -> str:
    return position.write(make("incan-gold", rule).choose(position, 2))


def test_one_step_weighs_every_next_card() -> None:
    position = after("17 snakes 15 14 fire")
    told = make("incan-gold", "one-step").explain(position, 2)
    # Four deadly cards, each of which costs 5 + 5 + 4 gems in hand and one of the four on the path; the treasures
    # left are 1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11 and 13, a third of each rounded down.
    assert told["measure"] == 4 * (14 + 1)
    assert told["limit"] == 0 + 0 + 1 + 1 + 1 + 1 + 2 + 2 + 3 + 3 + 3 + 4 + 1
    assert told["act"] == "2 leave"


def test_what_costs_nothing_is_no_reason_to_leave() -> None:
    assert chosen("one-step", after("1 2 3 4")) == "2 stay"


@pytest.mark.parametrize("artifacts", [True, False])
@pytest.mark.parametrize("rule", RULES)
def test_explanations_agree_with_the_odds_and_with_the_choice(rule: str, artifacts: bool) -> None:
    bots = [make("incan-gold", rule, seat) for seat in range(5)]
    record = play(INCAN_GOLD, [bot.choose for bot in bots], seed=3, artifacts=artifacts)
    for _, position in record.positions():
        assert isinstance(position, IncanGold)
        if position.inside and not position.turning:
            told = bots[0].explain(position, position.actors()[0])
            assert isinstance(told["bust"], dict)
            assert Fraction(told["bust"]["exact"]) == bust_chance(position)
            assert told["act"] == position.write(bots[0].choose(position, position.actors()[0]))

"""Whole games with Hypothesis at the table: when one goes wrong, it finds the shortest way there."""

from itertools import pairwise

from hypothesis import HealthCheck, given, settings, strategies as st

from ceiba import INCAN_GOLD, LUCK, TIKAL
from ceiba.descriptor import Game
from ceiba.game import Position

# A game is long; the data for all its choices come from one drawn list, gone round as often as needed.
CHOICES = st.lists(st.integers(0, 2**16), min_size=1, max_size=60)
thorough = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(game: Game, seats: int, options: dict[str, bool], choices: list[int]) -> list[Position]:
    """Every position of a game in which the n-th choice says which act is done."""
    position = game.start(seats, **options)
    positions = [position.copy()]
    turn = 0
    while actors := position.actors():
        acts = position.legal(actors[choices[turn % len(choices)] % len(actors)])
        position.apply(acts[choices[turn % len(choices)] % len(acts)])
        positions.append(position.copy())
        turn += 1
        if turn > 100 and turn % 7 == 0:
            choices = [*choices[1:], choices[0]]  # lest a short list repeat itself for ever
    return positions


@thorough
@given(st.integers(2, 4), st.booleans(), st.booleans(), CHOICES)
def test_tikal_conserves_everything(seats: int, auction: bool, presence: bool, choices: list[int]) -> None:
    options = {"auction": auction, "camp_needs_presence": presence}
    positions = played(TIKAL, seats, options, choices)
    assert all(position.faults() == [] for position in positions)
    outcome = positions[-1].outcome()
    assert outcome is not None
    assert min(outcome.scores) >= 0


@thorough
@given(st.integers(3, 8), st.booleans(), CHOICES)
def test_incan_gold_conserves_everything(seats: int, artifacts: bool, choices: list[int]) -> None:
    positions = played(INCAN_GOLD, seats, {"artifacts": artifacts}, choices)
    assert all(position.faults() == [] for position in positions)
    for before, after in pairwise(positions):
        assert sum(after.scores_now()) >= sum(before.scores_now()), "what is in the tents is safe for good"


@thorough
@given(st.integers(2, 4), CHOICES)
def test_luck_never_asks_the_impossible(seats: int, choices: list[int]) -> None:
    for position in played(TIKAL, seats, {}, choices):
        if position.actors() == (LUCK,):
            assert position.tickets() == sum(chance.left for chance in position.chance())

"""Where the last round is small enough, `solver` plays an equilibrium: nobody does better by any other play.

The proof plays every course of the real rules from a position on: what the two get by the bot's own chances, and
what each could get at most against the other's. In an equilibrium that is the same.
"""

from typing import NamedTuple

import pytest

from ceiba.bots import make
from ceiba.bots.incan_gold.endgame import Endgame, is_small, mixed
from ceiba.bots.incan_gold.solver import SolverBot
from ceiba.incan_gold.position import IncanGold
from tests.bots.incan_gold_scenes import close_finish, last_rounds


class Worth(NamedTuple):
    """To one of the two: the chance to win by the bot's play on both sides, and by the best play on his."""

    played: float
    best: float


class Proof:
    """Goes through the whole tree of the game from a position on, for one of the two inside."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.solver = SolverBot()
        self.known: dict[object, Worth] = {}

    def worth(self, position: IncanGold) -> Worth:
        """The order of the path does not matter, nor how the gems in safety came there."""
        p = position
        cards = (*p.deck, *p.turned)
        key = (cards, p.round, p.inside, p.chosen, p.leaving, p.turning, p.hand, p.loose, *p.tents, *p.finds)
        if key not in self.known:
            self.known[key] = self.of(position)
        return self.known[key]

    def of(self, position: IncanGold) -> Worth:
        outcome = position.outcome()
        if outcome is not None:
            won = 1 / len(outcome.winners) if self.me in outcome.winners else 0.0
            return Worth(won, won)
        if position.turning:
            after = [(chance.left, self.worth(played(position, chance.act))) for chance in position.chance()]
            cards: int = position.tickets()
            return average([(weight / cards, each) for weight, each in after])
        return self.of_choices(position, *position.actors())

    def of_choices(self, position: IncanGold, *inside: int) -> Worth:
        """By one's own choice: the average over what the other, if there is one, does at the same time."""
        rates = {seat: self.solver.decide(position, seat)[0].rate for seat in inside}
        ways = [(1.0, position)]
        for seat in inside:
            if seat != self.me:
                stay, leave = position.legal(seat)
                ways = [(1 - rates[seat], played(position, stay)), (rates[seat], played(position, leave))]
        if self.me not in inside:
            return average([(chance, self.worth(way)) for chance, way in ways])
        stays, leaves = [
            average([(chance, self.worth(played(way, act))) for chance, way in ways])
            for act in position.legal(self.me)
        ]
        mine = average([(1 - rates[self.me], stays), (rates[self.me], leaves)])
        return Worth(mine.played, max(stays.best, leaves.best))


def average(ways: list[tuple[float, Worth]]) -> Worth:
    return Worth(
        sum([chance * each.played for chance, each in ways]), sum([chance * each.best for chance, each in ways])
    )


def played(position: IncanGold, act: int) -> IncanGold:
    after = position.copy()
    after.apply(act)
    return after


CLOSE = [(seed, lead, rival) for seed in (3, 6, 7) for lead in (0, 1) for rival in (-9, 1, 3)]


@pytest.mark.parametrize(("seed", "lead", "rival"), CLOSE)
def test_nobody_does_better_than_by_the_solvers_play(seed: int, lead: int, rival: int) -> None:
    position = close_finish(seed, lead, rival)
    assert is_small(position)
    assert position.faults() == []
    for seat, value in zip(position.actors(), Endgame(position).value, strict=True):
        worth = Proof(seat).worth(position)
        assert worth.played == pytest.approx(value, abs=1e-12)
        assert worth.best == pytest.approx(worth.played, abs=1e-12)


def test_some_of_these_equilibria_are_mixed() -> None:
    rates = [Endgame(close_finish(*close)).rates for close in CLOSE]
    assert sum(0.01 < first < 0.99 and 0.01 < second < 0.99 for first, second in rates) > 3


def test_the_play_follows_the_mixture() -> None:
    position = next(
        each for each in [close_finish(*close) for close in CLOSE] if 0.1 < Endgame(each).rates[0] < 0.9
    )
    seat = position.actors()[0]
    acts = [make("incan-gold", "solver", seed).choose(position, seat) for seed in range(400)]
    left = acts.count(position.legal(seat)[1]) / 400
    assert left == pytest.approx(Endgame(position).rates[0], abs=0.12)  # almost five standard deviations


@pytest.mark.parametrize(
    ("gains", "rates"),
    [
        ((-1, -1, 1, -1), (0, 1)),  # one never leaves, the other leaves then
        ((1, 1, 1, -1), (1, 0)),
        ((1, -1, 2, -1), (2 / 3, 1 / 2)),  # who leaves alone wins: both mix
        ((1, -1, -1, 3), (1 / 4, 1 / 2)),  # one wants to be alone, the other not
        ((-1, 2, -1, 2), (1, 1)),  # together, in the way that forgives more
        ((-2, 1, -2, 1), (0, 0)),
        ((0, 0, 0, 0), (0, 0)),
    ],
)
def test_games_of_two_rows_and_two_columns(
    gains: tuple[float, float, float, float], rates: tuple[float, float]
) -> None:
    assert mixed(*gains) == pytest.approx(rates)


def test_only_small_positions_are_solved_so() -> None:
    assert not is_small(IncanGold(3, True, False))
    assert not is_small(last_rounds(1)[0])
    assert is_small(last_rounds(1)[-1])

"""Small cases of Incan Gold, solved exactly in examples/study: OpenSpiel finds the same."""

from itertools import product

import pytest
from equilibria import (
    CASES,
    Against,
    Equilibrium,
    Policy,
    equilibrium,
    exploitability,
    gain,
    small,
    solver,
)
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability as open_spiel

from ceiba.env.openspiel import SpielGame, SpielState, game_type
from ceiba.incan_gold.descriptor import IncanGoldGame
from ceiba.incan_gold.position import IncanGold

TINY = {
    "two": small("5 9 fire fire", (0, 0)),
    "two, one behind": small("5 9 fire fire", (4, 0)),
    "three": small("7 fire fire", (0, 0, 0)),
    "three, apart": small("5 9 fire fire", (2, 0, 1)),
}


class Small(IncanGoldGame):
    """A small case as a game of its own; the whole one is not for two."""

    fewest = 2

    def __init__(self, begin: IncanGold) -> None:
        self.begin = begin

    def start(self, seats: int, **options: bool) -> IncanGold:
        return self.begin.copy()


def spiel(begin: IncanGold) -> SpielGame:
    """The same as OpenSpiel's algorithms take it."""
    small_game = Small(begin)
    return SpielGame(game_type(small_game), small_game, {"seats": int(begin.seats)})


class Told(policies.Policy):  # type: ignore[misc] # OpenSpiel has no types
    """A policy of ours, as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, policy: Policy) -> None:
        super().__init__(game, [*range(game.num_players())])
        self.policy = policy

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        seat = (state.current_player() if player_id is None else player_id) + 1
        known = state.position.known_to(seat)
        assert isinstance(known, IncanGold)
        rate = self.policy(known, seat)
        return {0: 1 - rate, 1: rate}


def by_hand(position: IncanGold, seat: int) -> float:
    """Leaves more often the more there is, and the later it sits: no equilibrium."""
    return min(1.0, (position.hand + seat) / 10)


@pytest.mark.parametrize("name", TINY)
def test_what_knowing_others_gains_is_what_openspiel_finds(name: str) -> None:
    start = TINY[name]
    game = spiel(start)
    ideal = Equilibrium()
    for policy in (by_hand, ideal.policy):
        ours = exploitability(start, policy)
        theirs = open_spiel.nash_conv(game, Told(game, policy), return_only_nash_conv=False, use_cpp_br=False)
        assert ours == pytest.approx([*theirs.player_improvements], abs=1e-9)
        values = expected_game_score.policy_value(game.new_initial_state(), [Told(game, policy)] * start.seats)
        assert Against(policy).value(start) == pytest.approx([*values])
    assert max(exploitability(start, ideal.policy)) < 1e-9
    assert max(exploitability(start, by_hand)) > 0.01


def test_for_two_the_value_is_the_one_that_regret_matching_comes_to() -> None:
    start = TINY["two, one behind"]
    game = spiel(start)
    learning = cfr.CFRPlusSolver(game)
    for _ in range(100):
        learning.evaluate_and_update_policy()
    average = learning.average_policy()
    assert open_spiel.nash_conv(game, average, use_cpp_br=False) < 0.01
    values = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert [*values] == pytest.approx(Equilibrium().value(start), abs=0.01)


@pytest.mark.parametrize("name", [name for name in CASES if "9 cards" not in name])
def test_nobody_gains_by_departing_from_the_equilibria_of_the_table(name: str) -> None:
    ideal = Equilibrium()
    values = ideal.value(CASES[name])
    assert sum(values) == pytest.approx(1)
    assert max(exploitability(CASES[name], ideal.policy)) < 1e-9


def test_equals_fare_alike() -> None:
    assert Equilibrium().value(small("5 9 fire fire", (0, 0, 0))) == pytest.approx([1 / 3] * 3)


def test_the_solver_is_exact_in_the_last_round_of_two() -> None:
    start = TINY["two, one behind"]
    assert max(exploitability(start, solver)) < 1e-9
    assert Against(solver).value(start) == pytest.approx(Equilibrium().value(start))


def test_three_who_mix() -> None:
    """A prize for whoever leaves alone, and another for whoever stays alone: all toss a coin."""
    stage = {
        choices: [float(choices.count(choice) == 1) for choice in choices] for choices in product((0, 1), repeat=3)
    }
    rates = equilibrium([1, 2, 3], stage)
    assert rates == pytest.approx([0.5, 0.5, 0.5])
    assert [gain([1, 2, 3], stage, place, rates) for place in range(3)] == pytest.approx([0, 0, 0])


def test_cards_that_may_run_out_are_refused() -> None:
    with pytest.raises(ValueError, match="3 of some hazard are needed"):
        small("5 9 fire fire", (0, 0), rounds=2)

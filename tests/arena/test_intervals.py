"""Intervals are honest: they hold the truth as often as they say, however the games of a set hang together."""

from collections.abc import Callable
from random import Random

import pytest

from ceiba.arena.intervals import interval, student, wilson

TRIALS = 400


def independent(random: Random, rate: float, games: int) -> float:
    return sum(random.random() < rate for _ in range(games)) / games


def together(random: Random, rate: float, games: int) -> float:
    """The luck decides alone: all games of a set are won, or none."""
    return float(random.random() < rate)


def alike(random: Random, rate: float, games: int) -> float:
    """Some lucks suit a bot better than others."""
    return independent(random, random.betavariate(2 * rate, 2 - 2 * rate), games)


def by_seat(random: Random, rate: float, games: int) -> float:
    """The luck favours seats, and each bot has each seat in turn: this is what pairing is for."""
    luck = random.random()
    return sum((luck + turn / games) % 1 < rate for turn in range(games)) / games


@pytest.mark.parametrize("confidence", [0.9, 0.99])
@pytest.mark.parametrize("rate", [0.25, 0.5, 0.8, 0.97])
@pytest.mark.parametrize("sets", [2, 3, 10, 80])
@pytest.mark.parametrize("kind", [independent, together, alike, by_seat])
def test_intervals_hold_the_truth_as_often_as_they_say(
    kind: Callable[[Random, float, int], float], sets: int, rate: float, confidence: float
) -> None:
    random = Random(f"{kind.__name__} {sets} {rate} {confidence}")
    held = 0
    for _ in range(TRIALS):
        low, high = interval([kind(random, rate, 4) for _ in range(sets)], confidence)
        assert 0 <= low <= high <= 1
        held += low <= rate <= high
    missed_by_chance = 4 * (confidence * (1 - confidence) / TRIALS) ** 0.5
    assert held / TRIALS >= confidence - missed_by_chance


def test_pairing_makes_intervals_narrower() -> None:
    """Where luck favours seats, seats exchanged tell more than as many games by themselves."""
    random = Random(1)
    paired = interval([by_seat(random, 0.6, 2) for _ in range(200)], 0.95)
    apart = wilson(0.6, 400, student(0.95, 399))
    assert paired[1] - paired[0] < 0.8 * (apart[1] - apart[0])


@pytest.mark.parametrize("sets", [5, 10, 200])
def test_winning_everything_is_not_certainty(sets: int) -> None:
    low, high = interval([1.0] * sets, 0.95)
    assert high == 1
    assert low**sets == pytest.approx(0.025)  # were it lower, so many sets would hardly all be won
    assert interval([0.0] * sets, 0.95) == pytest.approx((0, 1 - low))


def test_sets_that_are_all_alike_still_leave_doubt() -> None:
    low, high = interval([0.5] * 100, 0.95)
    assert 0.48 < low < 0.495 < 0.505 < high < 0.52


def test_one_set_says_nothing() -> None:
    assert interval([], 0.95) == interval([1.0], 0.95) == (0, 1)


@pytest.mark.parametrize(
    ("confidence", "freedom", "quantile"),
    [
        (0.95, 1, 12.706),
        (0.99, 2, 9.925),
        (0.95, 4, 2.776),
        (0.95, 100, 1.984),
        (0.99, 9, 3.250),
        (0.99, 1000, 2.581),
    ],
)
def test_students_t_is_that_of_the_tables(confidence: float, freedom: int, quantile: float) -> None:
    assert student(confidence, freedom) == pytest.approx(quantile, abs=0.001)

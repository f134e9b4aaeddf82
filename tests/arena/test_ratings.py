"""Ratings find the strengths that results were made from."""

from random import Random

import pytest

from ceiba.arena.contest import league_fields
from ceiba.arena.ratings import Result, rate

TRUE = {"a": 150.0, "b": 40.0, "c": -30.0, "d": -160.0}  # in points of Elo; they add up to none


def simulated(random: Random, seats: int, lucks: int) -> list[list[Result]]:
    """A league in which seats win by the strength of their bots."""
    return [
        [
            Result(seating, {winner(random, seating): 1.0})
            for field in league_fields([*TRUE], seats)
            for seating in field
        ]
        for _ in range(lucks)
    ]


def winner(random: Random, seating: tuple[str, ...]) -> str:
    return random.choices(seating, [10 ** (TRUE[bot] / 400) for bot in seating])[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_strengths_are_found_again(seats: int) -> None:
    rated = rate(tuple(TRUE), simulated(Random(seats), seats, 600), 0.99)
    assert [rating.name for rating in rated] == ["a", "b", "c", "d"]
    assert sum(rating.rating for rating in rated) == pytest.approx(0, abs=1e-6)
    for rating in rated:
        assert rating.rating == pytest.approx(TRUE[rating.name], abs=25)
        assert rating.interval[0] < TRUE[rating.name] < rating.interval[1]


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    random = Random(7)
    trials, held = 150, 0
    for _ in range(trials):
        for rating in rate(tuple(TRUE), simulated(random, 2, 40), 0.9):
            held += rating.interval[0] <= TRUE[rating.name] <= rating.interval[1]
    assert 0.86 < held / (4 * trials) < 0.96


def test_games_that_are_not_independent_count_for_less() -> None:
    """Each set played thrice with the same result: three times the games, but no more is known."""
    sets = simulated(Random(3), 2, 60)
    once = rate(tuple(TRUE), sets, 0.95)
    thrice = rate(tuple(TRUE), [3 * each for each in sets], 0.95)
    for one, three in zip(once, thrice, strict=True):
        assert three.interval[1] - three.interval[0] == pytest.approx(one.interval[1] - one.interval[0], rel=0.1)


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    sets = [[Result(("a", "b"), {"a": 1.0}), Result(("b", "a"), {"a": 1.0})] for _ in range(50)]
    strong, weak = rate(("a", "b"), sets, 0.95)
    assert strong.name == "a"
    assert 400 < strong.rating - weak.rating < 1200
    assert strong.interval[1] - strong.interval[0] > 50


def test_two_who_share_every_win_are_alike() -> None:
    sets = [[Result(("a", "b"), {"a": 0.5, "b": 0.5})] for _ in range(50)]
    assert [rating.rating for rating in rate(("a", "b"), sets, 0.95)] == pytest.approx([0, 0])


def test_for_two_it_is_the_scale_of_elo() -> None:
    """Three wins of four are 191 points."""
    sets = [[Result(("a", "b"), {"a": 0.75, "b": 0.25})] for _ in range(10_000)]
    strong, weak = rate(("a", "b"), sets, 0.95)
    assert strong.rating - weak.rating == pytest.approx(190.8, abs=0.2)

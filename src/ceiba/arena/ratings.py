"""Ratings of the bots of a league: the strengths that make its results most likely.

The chance of a seat to win is its bot's strength, divided by the strengths of all at the table: the model of
Bradley and Terry, and for more than two seats that of Luce. Strengths are told on the scale of Elo, where 400
points are ten to one, about a mean of 0.
"""

from collections import Counter
from collections.abc import Iterable
from math import exp, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

from ceiba.arena.contest import Seating
from ceiba.arena.intervals import Interval

POINTS = 400 / log(10)
MOST_STEPS = 100
CLOSE = 1e-9

Matrix = list[list[float]]


class Rating(NamedTuple):
    name: str
    rating: float
    interval: Interval


class Outcome(NamedTuple):
    """A game: who sat there, and how the win was shared among the bots."""

    seating: Seating
    won: dict[str, float]


class Sum(NamedTuple):
    """All that the likelihood of several games depends on: how often each company met, and what each bot won."""

    met: Counter[Seating]
    won: Counter[str]

    @classmethod
    def of(cls, games: Iterable[Outcome]) -> "Sum":
        met: Counter[Seating] = Counter()
        won: Counter[str] = Counter()
        for game in games:
            met[tuple(sorted(game.seating))] += 1
            won.update(game.won)
        return cls(met, won)


def rate(bots: tuple[str, ...], sets: list[list[Outcome]], confidence: float) -> list[Rating]:
    """The ratings, strongest first; each of `sets` holds games that are not independent of one another."""
    index = {bot: number for number, bot in enumerate(bots)}
    imagined = _imagined(sets)
    games = Sum.of(outcome for each in [*sets, imagined] for outcome in each)
    strengths = _most_likely(index, games)
    # How much the sets pull in different directions, set against how firmly all together hold the strengths.
    pull = [[0.0] * len(bots) for _ in bots]
    for each in sets:
        _add_square(pull, _slope(index, Sum.of(each), strengths))
    for outcome in imagined:  # won by one or by the other
        for bot in outcome.won:
            _add_square(pull, _slope(index, Sum.of([Outcome(outcome.seating, {bot: 1.0})]), strengths), 0.5)
    hold = _inverse(_curvature(index, games, strengths))
    spread = _product(_product(hold, pull), hold)
    reach = NormalDist().inv_cdf(0.5 + confidence / 2) * POINTS
    rated = []
    for bot, number in index.items():
        rating = POINTS * strengths[number]
        error = reach * sqrt(max(0.0, spread[number][number]))
        rated.append(Rating(bot, rating, (rating - error, rating + error)))
    return sorted(rated, key=lambda each: -each.rating)


def _imagined(sets: list[list[Outcome]]) -> list[Outcome]:
    """One more game for each pair that met, shared: who has won every game would else be infinitely strong."""
    pairs = dict.fromkeys(tuple(sorted(set(outcome.seating))) for each in sets for outcome in each)
    return [Outcome(pair, dict.fromkeys(pair, 1 / len(pair))) for pair in pairs]


def _most_likely(index: dict[str, int], games: Sum) -> list[float]:
    """Newton's method. Steps are kept short, since far from the answer it may overshoot."""
    strengths = [0.0] * len(index)
    for _ in range(MOST_STEPS):
        slope = _slope(index, games, strengths)
        hold = _inverse(_curvature(index, games, strengths))
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in hold]
        longest = max(abs(each) for each in step)
        shortened = 1 / max(1.0, longest)
        strengths = [old + shortened * each for old, each in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    mean = sum(strengths) / len(strengths)
    return [each - mean for each in strengths]


def _chances(index: dict[str, int], seating: Seating, strengths: list[float]) -> dict[str, float]:
    weights: dict[str, float] = {}
    for bot in seating:
        weights[bot] = weights.get(bot, 0.0) + exp(strengths[index[bot]])
    total = sum(weights.values())
    return {bot: weight / total for bot, weight in weights.items()}


def _slope(index: dict[str, int], games: Sum, strengths: list[float]) -> list[float]:
    """How the likelihood of these games rises with each strength: the wins that were not expected."""
    slope = [float(games.won[bot]) for bot in index]
    for seating, times in games.met.items():
        for bot, chance in _chances(index, seating, strengths).items():
            slope[index[bot]] -= times * chance
    return slope


def _curvature(index: dict[str, int], games: Sum, strengths: list[float]) -> Matrix:
    """How sharply it falls again. Only differences of strength matter, so a term is added that holds their sum."""
    curvature = [[1.0] * len(index) for _ in index]
    for seating, times in games.met.items():
        chances = _chances(index, seating, strengths)
        for one, chance in chances.items():
            curvature[index[one]][index[one]] += times * chance
            for other, its in chances.items():
                curvature[index[one]][index[other]] -= times * chance * its
    return curvature


# -- small matrices -----------------------------------------------------------------------------------


def _add_square(matrix: Matrix, vector: list[float], times: float = 1.0) -> None:
    for row, a in zip(matrix, vector, strict=True):
        for column, b in enumerate(vector):
            row[column] += times * a * b


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = [*zip(*other, strict=True)]
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrix is symmetric and positive, so that no rows need to change places."""
    size = len(matrix)
    rows = [[*row, *(float(one == other) for other in range(size))] for one, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot and rows[number][pivot]:
                times = rows[number][pivot]
                rows[number] = [a - times * b for a, b in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]

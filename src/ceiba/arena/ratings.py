"""Ratings of the bots of a league: the strengths that make its results most likely.

The chance of a seat to win is its bot's strength, divided by the strengths of all at the table: the model of
Bradley and Terry, and for more than two seats that of Luce. Strengths are told on the scale of Elo, where 400
points are ten to one, about a mean of 0.
"""

from collections import Counter
from collections.abc import Iterable
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.special import ndtri

from ceiba.arena.contest import Seating
from ceiba.arena.intervals import Interval

POINTS = 400 / log(10)  # of Elo in one unit of a strength's logarithm
MOST_STEPS = 100
CLOSE = 1e-9

Array = NDArray[np.float64]


class Rating(NamedTuple):
    name: str
    rating: float
    interval: Interval


class Result(NamedTuple):
    """A game: who sat there, and how the win was shared among the bots."""

    seating: Seating
    won: dict[str, float]


def rate(bots: tuple[str, ...], sets: list[list[Result]], confidence: float) -> list[Rating]:
    """The ratings, strongest first; each of `sets` holds games that are not independent of one another.

    The covariance is that of the sandwich estimator, with the scatter of the sets' gradients in the middle: it
    holds however the games of a set hang together.
    """
    imagined = _imagined(sets)
    everything = Likelihood(bots, [result for each in [*sets, imagined] for result in each])
    strengths = everything.maximum()
    scatter = np.zeros((len(bots), len(bots)))
    for each in sets:
        gradient = Likelihood(bots, each).gradient(strengths)
        scatter += np.outer(gradient, gradient)
    for result in imagined:  # won by one or by the other, half the time each
        for bot in result.won:
            gradient = Likelihood(bots, [Result(result.seating, {bot: 1.0})]).gradient(strengths)
            scatter += np.outer(gradient, gradient) / 2
    inverse = np.linalg.inv(everything.information(strengths))
    covariance = inverse @ scatter @ inverse
    errors = ndtri(0.5 + confidence / 2) * np.sqrt(np.maximum(0.0, np.diag(covariance)))
    rated = [
        Rating(bot, POINTS * strength, (POINTS * (strength - error), POINTS * (strength + error)))
        for bot, strength, error in zip(bots, strengths.tolist(), errors.tolist(), strict=True)
    ]
    return sorted(rated, key=lambda each: -each.rating)


def _imagined(sets: list[list[Result]]) -> list[Result]:
    """One more game for each pair that met, shared: whoever has won every game would else be infinitely strong."""
    pairs = dict.fromkeys(tuple(sorted(set(result.seating))) for each in sets for result in each)
    return [Result(pair, dict.fromkeys(pair, 1 / len(pair))) for pair in pairs]


class Likelihood:
    """How likely some games are, by the logarithms of the bots' strengths."""

    def __init__(self, bots: tuple[str, ...], games: Iterable[Result]) -> None:
        index = {bot: number for number, bot in enumerate(bots)}
        met: Counter[Seating] = Counter()
        self.won: Array = np.zeros(len(bots))
        for game in games:
            met[tuple(sorted(game.seating))] += 1
            for bot, share in game.won.items():
                self.won[index[bot]] += share
        # All it depends on is what each bot won, and how often each company met: a row each, with each bot's seats.
        self.times: Array = np.array([*met.values()], float)
        self.seats: Array = np.zeros((len(met), len(bots)))
        for row, seating in enumerate(met):
            for bot in seating:
                self.seats[row, index[bot]] += 1

    def chances(self, strengths: Array) -> Array:
        """Of each bot in each company to win."""
        weights = self.seats * np.exp(strengths)
        chances: Array = weights / weights.sum(axis=1, keepdims=True)
        return chances

    def gradient(self, strengths: Array) -> Array:
        """How the log-likelihood rises with each strength: the wins that were not expected."""
        gradient: Array = self.won - self.times @ self.chances(strengths)
        return gradient

    def information(self, strengths: Array) -> Array:
        """Fisher's: how sharply it falls again. Only differences matter, so a term is added that holds the sum."""
        chances = self.chances(strengths)
        expected = self.times @ chances
        information: Array = np.diag(expected) - (chances.T * self.times) @ chances + 1.0
        return information

    def maximum(self) -> Array:
        """The most likely strengths, about a mean of 0: Newton's method, in steps short enough not to overshoot."""
        strengths = np.zeros(len(self.won))
        for _ in range(MOST_STEPS):
            step = np.linalg.solve(self.information(strengths), self.gradient(strengths))
            longest = float(np.abs(step).max())
            strengths += step / max(1.0, longest)
            if longest < CLOSE:
                break
        centred: Array = strengths - strengths.mean()
        return centred

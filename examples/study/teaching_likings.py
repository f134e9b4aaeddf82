"""What to like in Tikal beyond what the judge promises, told by games in which likings were dealt by lot."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.stats import t as student
from teaching_games import LOTS, Game

Array = NDArray[np.float64]


def likings_that_win(games: Sequence[Game]) -> tuple[Array, Array, Array]:
    """What likings, in units of their spread, bring in points: slopes, curves; and half an interval of slopes."""
    names = [*LOTS]
    low, high = (np.array([LOTS[name][side] for name in names]) for side in (0, 1))
    rows, margins, weights = list[Array](), list[float](), list[float]()
    for game in games:
        seats, scores = game["seats"], np.array(game["scores"], float)
        liked = np.array([[likings[name] for name in names] for likings in game["likings"]])
        liked = (liked - (low + high) / 2) / (high - low) * np.sqrt(12)
        liked = np.hstack([liked, liked**2])
        for seat in range(seats):
            others = np.arange(seats) != seat
            rows.append(liked[seat] - liked[others].mean(axis=0))
            margins.append(scores[seat] - scores[others].mean())
            weights.append((seats - 1) / seats)  # a game of two is one difference, seen from both sides
    x, y, w = np.array(rows), np.array(margins), np.array(weights)
    inverse = np.linalg.inv((x.T * w) @ x)
    slopes = inverse @ (x.T * w) @ y
    free = w.sum() - len(slopes)
    spread = np.sqrt((w * (y - x @ slopes) ** 2).sum() / free)
    half = student.ppf(0.975, free) * spread * np.sqrt(np.diag(inverse))
    return slopes[: len(names)], slopes[len(names) :], half[: len(names)]

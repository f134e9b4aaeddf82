"""What to like in Tikal beyond what the judge promises, told by games in which likings were dealt by lot."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray
from scipy.stats import t as student
from teaching_games import LOTS, Game

Array = NDArray[np.float64]


def likings_that_win(games: Sequence[Game]) -> tuple[Array, Array]:
    """What a point more of each liking brings, in points; and half an interval of that."""
    rows, margins, weights = list[Array](), list[float](), list[float]()
    for game in games:
        if None in game["likings"]:
            continue  # another judge was there, and its margins tell of other things
        seats, scores = game["seats"], np.array(game["scores"], float)
        liked = np.array([[likings[name] for name in LOTS] for likings in game["likings"]])
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
    return slopes, student.ppf(0.975, free) * spread * np.sqrt(np.diag(inverse))

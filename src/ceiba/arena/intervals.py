"""How sure a rate is, told from sets of games that share their luck and so are not independent."""

from math import sqrt
from statistics import fmean

Interval = tuple[float, float]


def interval(rates: list[float], confidence: float) -> Interval:
    """Where the true rate lies, given the rate in each of several independent sets of games.

    Wilson's interval, for as many independent games as would make the rate as sure as the sets do by how much
    they differ from one another. One set is counted as if it had been won or lost whole, lest sets that happen to
    be alike prove too much. Where all were won or all lost, each set counts as one game, and the interval is that
    of Clopper and Pearson.
    """
    sets = len(rates)
    if sets < 2:
        return (0.0, 1.0)
    rate = fmean(rates)
    variance = rate * (1 - rate)  # of a game by itself
    if variance == 0:
        doubt = 1 - ((1 - confidence) / 2) ** (1 / sets)
        return (0.0, doubt) if rate == 0 else (1 - doubt, 1.0)
    games = sets**2 / (sum((each - rate) ** 2 for each in rates) / variance + 1)
    return wilson(rate, games, student(confidence, sets - 1))


def wilson(rate: float, games: float, quantile: float) -> Interval:
    square = quantile**2
    middle = (rate * games + square / 2) / (games + square)
    reach = quantile * sqrt(games * rate * (1 - rate) + square / 4) / (games + square)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def student(confidence: float, freedom: int) -> float:
    """How many standard errors to either side hold this confidence, by Student's t."""
    from scipy.special import stdtrit  # late: it takes a while, and is needed only when all is played

    return float(stdtrit(freedom, 0.5 + confidence / 2))

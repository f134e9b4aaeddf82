"""Who leaves with whom: what leaving gains over staying depends on how many others leave at the same moment.

Where nobody minds who is ahead, one rate of leaving is right for all, since everyone inside holds the same hand:
where neither leaving nor staying is better whatever others do, the rate at which both are worth the same. Where
everyone has habits of its own, what leaving gains makes all of them lean the same way from there.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STEPS: Final = 8  # halvings of the interval in which the rate lies
FINER: Final = 14  # of the one in which they lean, which is wider


def average(gains: vec[float], rate: float) -> float:
    """What leaving gains when each of the others leaves at this rate; gains are by the number of them that do."""
    others: i64 = len(gains) - 1
    if rate >= 1.0:
        return gains[others]
    chance = 1.0
    left: i64 = 0
    while left < others:
        chance *= 1.0 - rate
        left += 1
    odds = rate / (1.0 - rate)
    total = 0.0
    left = 0
    while left <= others:
        total += chance * gains[left]
        chance *= odds * float(others - left) / float(left + 1)
        left += 1
    return total


def equilibrium(gains: vec[float], blind: float) -> float:
    """The rate of leaving in equilibrium, where this part of the others leaves at every second choice instead."""
    never = average(gains, 0.5 * blind)
    always = average(gains, 0.5 * blind + 1.0 - blind)
    if never <= 0.0 and always <= 0.0:
        return 0.0
    if never >= 0.0 and always >= 0.0:
        return 1.0
    if never < 0.0:
        # It pays to do what all others do, so both are equilibria; the one that suffers less from error is played.
        return 1.0 if average(gains, 0.5) > 0.0 else 0.0
    low = 0.0
    high = 1.0
    step: i64 = 0
    while step < STEPS:
        middle = (low + high) / 2.0
        if average(gains, 0.5 * blind + middle * (1.0 - blind)) > 0.0:
            low = middle
        else:
            high = middle
        step += 1
    return (low + high) / 2.0


def lean(rate: float, by: float) -> float:
    """A chance when its odds have grown e-fold so many times."""
    odds = exp(by)
    return rate * odds / (1.0 - rate + rate * odds)


def leaning(gains: vec[float], habits: vec[float], calm: float) -> float:
    """How far all lean from their habits: once for each time that what leaving gains then is as much as their calm.

    The calmer they are, the more they keep to their habits; with hardly any calm this is an equilibrium.
    """
    furthest = 0.0
    for gain in gains:
        furthest = max(furthest, abs(gain) / calm)
    low = -furthest
    high = furthest
    step: i64 = 0
    while step < FINER:
        middle = (low + high) / 2.0
        if expected(gains, habits, middle) > calm * middle:
            low = middle
        else:
            high = middle
        step += 1
    return (low + high) / 2.0


def expected(gains: vec[float], habits: vec[float], by: float) -> float:
    """What leaving gains when the others lean so far from their habits."""
    chances = vec[float]([0.0] * len(gains))  # by how many of them leave
    chances[0] = 1.0
    seen: i64 = 0
    while seen < len(habits):
        rate = lean(habits[seen], by)
        seen += 1
        left = seen
        while left > 0:
            chances[left] += (chances[left - 1] - chances[left]) * rate
            left -= 1
        chances[0] *= 1.0 - rate
    total = 0.0
    left = 0
    while left < len(gains):
        total += chances[left] * gains[left]
        left += 1
    return total

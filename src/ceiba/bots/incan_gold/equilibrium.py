"""Who leaves with whom: everyone inside holds the same hand, so one rate of leaving is right for all of them.

What leaving gains over staying depends on how many others leave at the same moment. Where neither leaving nor
staying is better whatever they do, the equilibrium is the rate at which both are worth the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STEPS: Final = 8  # halvings of the interval in which the rate lies


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

"""How sure a rate is, told from sets of games that share their luck and so are not independent."""

from math import sqrt
from statistics import NormalDist

Interval = tuple[float, float]


def interval(rates: list[float], confidence: float) -> Interval:
    """Where the true rate lies, given the rate in each independent set of games.

    What counts is how much sets differ from each other. Before that is asked, half as many lost and won sets are
    added as make certainty impossible: where each set is won or lost this is the interval of Agresti and Coull,
    and it stays sensible where all are won, or all alike.
    """
    sets = len(rates)
    if sets < 2:
        return (0.0, 1.0)
    quantile = student(confidence, sets - 1)
    added = quantile**2
    total = sets + added
    middle = (sum(rates) + added / 2) / total
    spread = sum((rate - middle) ** 2 for rate in rates) + added / 2 * (middle**2 + (1 - middle) ** 2)
    reach = quantile * sqrt(spread / total / total)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def student(confidence: float, freedom: int) -> float:
    """How many standard errors to either side hold this confidence, by Student's t.

    The expansion of Fisher and Cornish is right to a thousandth from five degrees of freedom on; below it is a
    little short, which the added sets more than make up for.
    """
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )

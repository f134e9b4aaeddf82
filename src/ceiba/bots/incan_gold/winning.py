"""The chance to win a game of Incan Gold from the standings after a round.

After the last round it is exact. Before it, every few points more make a seat more likely to win by the same factor
(a softmax): so it turned out in games among equals, and it makes the leader careful and those behind bold.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import payout
from ceiba.incan_gold.tables import ROUNDS

# A standing is one number that orders seats as the rules do (I4.3): points first, then artifacts.
POINT_BITS: Final = 3
POINT: Final = 8

EDGE: Final = 9  # points a round that someone who chooses blindly falls behind
FAR: Final = 120  # points; a larger lead makes no difference

# Points that make winning e times as likely, by the rounds to come; fitted to 100,000 games.
SCALES: Final = (4.6, 6.0, 6.5, 6.75)


def _table() -> vec[float]:
    """By rounds to come and lead: how likely another seat is to win, beside oneself."""
    odds: list[float] = [0.0] * (2 * FAR + 1)
    for scale in SCALES:
        odds.extend([exp(-lead / scale) for lead in range(-FAR, FAR + 1)])
    return vec[float](odds)


_ODDS: Final = _table()


def standings(position: IncanGold) -> vec[i64]:
    """By seat, from index 0.

    Others' tents are closed (I5.1), but everything that went into them was seen by all: a bot has the memory that
    a person would need to know them.
    """
    return vec[i64](
        [POINT * score + finds for score, finds in zip(position.scores_now(), position.finds, strict=True)]
    )


def prospects(position: IncanGold, blindness: vec[float]) -> vec[i64]:
    """Standings, less what each seat may be expected to fall behind in the rounds to come."""
    standing = standings(position)
    for index, chance in enumerate(blindness):
        standing[index] -= int(float(POINT * EDGE * (ROUNDS - position.round)) * chance)
    return standing


def haul(leavers: i64, hand: i64, loose: i64, relics: i64, found: i64) -> i64:
    """What each of so many leavers adds to a standing (I3.3–I3.5)."""
    gems, artifacts, points = payout(leavers, hand, loose, relics, found)
    return POINT * (gems + points) + artifacts


class Winning:
    """Asked some thousand times for every choice."""

    def __init__(self, rounds: i64) -> None:
        self.rounds = rounds  # still to come

    def chance(self, standing: vec[i64], me: i64) -> float:
        """That the seat at this index wins; a shared win counts in part."""
        if self.rounds == 0:
            return self.exact(standing, me)
        even: i64 = self.rounds * (2 * FAR + 1) + FAR  # where nobody leads
        odds = 0.0
        for other in standing:
            lead = (standing[me] - other) >> POINT_BITS
            odds += _ODDS[even + (FAR if lead > FAR else max(lead, -FAR))]
        return 1.0 / odds

    def exact(self, standing: vec[i64], me: i64) -> float:
        equals: i64 = 0
        for other in standing:
            if other > standing[me]:
                return 0.0
            if other == standing[me]:
                equals += 1
        return 1.0 / float(equals)

"""The chance to win a game of Incan Gold from the standings after a round.

After the last round it is exact. Before it, what the rounds to come will bring each seat is taken to be normally
distributed: that is all a bot can say cheaply, and it makes the leader careful and those behind bold.
"""

from statistics import NormalDist
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import payout
from ceiba.incan_gold.tables import ROUNDS

# A standing is one number that orders seats as the rules do (I4.3): points first, then artifacts.
POINT_BITS: Final = 3
POINT: Final = 8

SPREAD: Final = 8.0  # how much a round's haul varies from seat to seat
EDGE: Final = 9  # points a round that someone who chooses blindly falls behind

FAR: Final = 120  # a larger lead makes no difference
RUNS: Final = 8  # one's own luck, cut into parts that are equally likely


def _table() -> vec[float]:
    """By rounds to come, lead and one's own luck: the chance to stay ahead of one other seat."""
    normal = NormalDist()
    luck = [normal.inv_cdf((run + 0.5) / RUNS) for run in range(RUNS)]
    chances: list[float] = [0.0] * (RUNS * (2 * FAR + 1))
    for rounds in range(1, ROUNDS):
        spread = SPREAD * rounds**0.5
        for lead in range(-FAR, FAR + 1):
            chances.extend([normal.cdf(lead / spread + mine) for mine in luck])
    return vec[float](chances)


_AHEAD: Final = _table()


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
    """Keeps room for its sums, since it is asked some thousand times for every choice."""

    def __init__(self, rounds: i64) -> None:
        self.rounds = rounds  # still to come
        self.runs = vec[float]([1.0] * RUNS)

    def chance(self, standing: vec[i64], me: i64) -> float:
        """That the seat at this index wins; a shared win counts in part."""
        if self.rounds == 0:
            return self.exact(standing, me)
        run: i64 = 0
        while run < RUNS:
            self.runs[run] = 1.0
            run += 1
        seats: i64 = len(standing)
        other: i64 = 0
        while other < seats:
            if other != me:
                self.stay_ahead((standing[me] - standing[other]) >> POINT_BITS)
            other += 1
        total = 0.0
        run = 0
        while run < RUNS:
            total += self.runs[run]
            run += 1
        return total / RUNS

    def stay_ahead(self, lead: i64) -> None:
        if lead > FAR:
            lead = FAR
        elif lead < -FAR:
            lead = -FAR
        place = (self.rounds * (2 * FAR + 1) + lead + FAR) * RUNS
        run: i64 = 0
        while run < RUNS:
            self.runs[run] *= _AHEAD[place + run]
            run += 1

    def exact(self, standing: vec[i64], me: i64) -> float:
        equals: i64 = 0
        for other in standing:
            if other > standing[me]:
                return 0.0
            if other == standing[me]:
                equals += 1
        return 1.0 / float(equals)

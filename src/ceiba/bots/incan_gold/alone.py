"""One player alone inside: leave or go on, by looking some cards ahead with the exact odds.

Nobody else can change anything any more, so the chance to win follows from one's own haul alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bots.incan_gold.winning import POINT, Winning, worth
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, KINDS, ROUNDS, TREASURES

AHEAD: Final = 3  # cards
TO_THE_END: Final = 6  # at a tie in the last round any treasure decides, and before it come five hazards at most
MOST: Final = 160  # points that all treasures and artifacts together do not reach


class Alone:
    """`standing` is each seat's, and what is to be expected of it."""

    def __init__(self, position: IncanGold, seat: i64, standing: vec[i64]) -> None:
        self.winning = Winning(ROUNDS - position.round)
        self.deck = position.deck[:]
        self.turned = position.turned[:]
        self.found = position.found
        self.relics = position.relics
        self.gems = position.hand + position.loose
        self.me = seat - 1
        self.standing = standing[:]
        self.before = standing[seat - 1]
        self.known = vec[float]([-1.0] * (POINT * MOST))  # chances to win, by haul

    def choices(self) -> tuple[float, float]:
        """The chance to win by leaving now, and by going on for as long as that is better."""
        leave = self.leave(self.gems, self.relics)
        ahead = TO_THE_END if self.winning.rounds == 0 and leave > 0.0 else AHEAD
        return leave, self.go_on(self.gems, self.relics, ahead)

    def leave(self, gems: i64, relics: i64) -> float:
        haul = POINT * (gems + worth(relics, self.found)) + relics
        if self.known[haul] < 0.0:
            self.standing[self.me] = self.before + haul
            self.known[haul] = self.winning.chance(self.standing, self.me)
        return self.known[haul]

    def go_on(self, gems: i64, relics: i64, ahead: i64) -> float:
        """The average over all next cards; a deadly one leaves what was safe before."""
        total = 0.0
        cards: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = self.deck[kind]
            if copies > 0:
                cards += copies
                if self.turned[kind] > 0 and FIRST_HAZARD <= kind < ARTIFACT:
                    total += float(copies) * self.leave(0, 0)
                else:
                    self.deck[kind] -= 1
                    self.turned[kind] += 1
                    more = TREASURES[kind] if kind < FIRST_HAZARD else 0
                    found: i64 = 1 if kind == ARTIFACT else 0
                    total += float(copies) * self.best(gems + more, relics + found, ahead - 1)
                    self.deck[kind] += 1
                    self.turned[kind] -= 1
            kind += 1
        return total / float(cards)

    def best(self, gems: i64, relics: i64, ahead: i64) -> float:
        leave = self.leave(gems, relics)
        if ahead == 0 or leave >= 1.0:
            return leave
        go_on = self.go_on(gems, relics, ahead)
        return max(leave, go_on)

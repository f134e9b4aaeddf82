"""One player alone inside: leave or go on, by looking some cards ahead with the exact odds.

Nobody else can change anything any more, so the chance to win follows from one's own haul alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bots.incan_gold.outlook import Outlook, Pair
from ceiba.bots.incan_gold.winning import POINT, Winning, haul
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ROUNDS

AHEAD: Final = 3  # cards
TO_THE_END: Final = 6  # at a tie in the last round any treasure decides, and before it come five hazards at most
MOST: Final = 160  # points that all treasures and artifacts together do not reach


class Alone(Outlook):
    """`standing` is each seat's, and what is to be expected of it."""

    def __init__(self, position: IncanGold, seat: i64, standing: vec[i64]) -> None:
        super().__init__(position)
        self.position = position
        self.winning = Winning(ROUNDS - position.round)
        self.me = seat - 1
        self.standing = standing[:]
        self.before = standing[seat - 1]
        self.known = vec[float]([-1.0] * (POINT * MOST))  # chances to win, by haul
        self.ahead: i64 = 0  # cards to look at after the next one

    def choices(self) -> tuple[float, float]:
        """The chance to win by leaving now, and by going on for as long as that is better."""
        p = self.position
        leave = self.with_haul(haul(1, p.hand, p.loose, p.relics, p.found))
        self.ahead = (TO_THE_END if self.winning.rounds == 0 and leave > 0.0 else AHEAD) - 1
        return leave, self.go_on(1, p.hand, p.loose, p.relics)[0]

    def choose(self, inside: i64, hand: i64, loose: i64, relics: i64) -> Pair:
        """Leave or go on, whichever is better."""
        leave = self.with_haul(haul(1, hand, loose, relics, self.found))
        if self.ahead == 0 or leave >= 1.0:
            return leave, 0.0
        self.ahead -= 1
        go_on = self.go_on(inside, hand, loose, relics)
        self.ahead += 1
        return max(leave, go_on[0]), 0.0

    def bust(self, inside: i64) -> Pair:
        return self.with_haul(0), 0.0

    def with_haul(self, brought: i64) -> float:
        """The chance to win with this brought home."""
        if self.known[brought] < 0.0:
            self.standing[self.me] = self.before + brought
            self.known[brought] = self.winning.chance(self.standing, self.me)
        return self.known[brought]

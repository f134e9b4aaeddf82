"""The last round with two players inside and few cards to come: the equilibrium, exactly.

Nothing comes after it, so every end of the round is won, shared or lost. Who leaves alone leaves the other alone
inside, to go on for as long as that is best for him. While both stay, every next card leads to the same choice
again, with fewer cards: so from the last card backwards each choice is a game of two rows and two columns.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.bots.incan_gold.winning import POINT, standings, worth
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.shares import count
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, KINDS, ROUNDS, TREASURES

FEW: Final = 64  # different sets of cards that may be left at some time

# The chances to win of the two, by their order at the table.
Pair = tuple[float, float]


def is_small(position: IncanGold) -> bool:
    """Whether a position is one of those that are solved here."""
    if position.round != ROUNDS or position.turning or count(position.inside) != 2:
        return False
    sets: i64 = 1
    kind: i64 = 0
    while kind < KINDS and sets <= FEW:
        if not FIRST_HAZARD <= kind < ARTIFACT:
            sets *= position.deck[kind] + 1
        elif position.turned[kind] == 0 and position.deck[kind] > 0:
            sets *= 2
        kind += 1
    return sets <= FEW


def mixed(first_stays: float, first_leaves: float, second_stays: float, second_leaves: float) -> Pair:
    """How often the two leave in equilibrium, from what leaving gains each when the other stays, or leaves.

    Where it pays for both to do the same there are three equilibria; the one that loses more by leaving it is
    played, since it forgives more. Where neither matters, one stays.
    """
    if first_stays <= 0.0 and first_leaves <= 0.0:
        return 0.0, 1.0 if second_stays > 0.0 else 0.0
    if first_stays >= 0.0 and first_leaves >= 0.0:
        return 1.0, 1.0 if second_leaves > 0.0 else 0.0
    if second_stays <= 0.0 and second_leaves <= 0.0:
        return 1.0 if first_stays > 0.0 else 0.0, 0.0
    if second_stays >= 0.0 and second_leaves >= 0.0:
        return 1.0 if first_leaves > 0.0 else 0.0, 1.0
    if first_stays < 0.0 and second_stays < 0.0:
        both = 1.0 if first_leaves * second_leaves > first_stays * second_stays else 0.0
        return both, both
    return second_stays / (second_stays - second_leaves), first_stays / (first_stays - first_leaves)


class Endgame:
    """Solves a small position once; `rates` are the chances of the two to leave."""

    def __init__(self, position: IncanGold) -> None:
        self.deck = position.deck[:]
        self.turned = position.turned[:]
        self.found = position.found
        standing = standings(position)
        self.seat = lowest(position.inside)  # of the first
        self.first = standing[self.seat - 1]
        self.second = standing[lowest(position.inside & (position.inside - 1)) - 1]
        self.best: i64 = -1  # standing of those outside …
        self.equals: i64 = 0  # … and how many have it
        seat: i64 = 1
        while seat <= position.seats:
            if position.inside & bit(seat) == 0:
                if standing[seat - 1] > self.best:
                    self.best = standing[seat - 1]
                    self.equals = 0
                if standing[seat - 1] == self.best:
                    self.equals += 1
            seat += 1
        self.known: dict[int, Pair] = {}
        self.rates: Pair = (0.0, 0.0)
        self.value: Pair = self.choose(position.hand, position.loose, position.relics)

    def settle(self, first: i64, second: i64) -> Pair:
        """The end of the game with these standings."""
        top = max(first, second, self.best)
        winners = (
            (self.equals if self.best == top else 0) + (1 if first == top else 0) + (1 if second == top else 0)
        )
        won = 1.0 / float(winners)
        return won if first == top else 0.0, won if second == top else 0.0

    # -- both inside ----------------------------------------------------------------------------------

    def choose(self, hand: i64, loose: i64, relics: i64) -> Pair:
        """Both choose, and `rates` tells how. Which cards are left says all that came before."""
        left = self.key()
        if left in self.known:
            return self.known[left]
        share = POINT * (hand + loose // 2)
        all_of_it = POINT * (hand + loose + worth(relics, self.found)) + relics
        found = self.found + relics
        leave = self.settle(self.first + share, self.second + share)
        first_out = self.alone_on(False, self.first + all_of_it, self.second + POINT * hand, found, {})
        second_out = self.alone_on(True, self.second + all_of_it, self.first + POINT * hand, found, {})
        stay = self.go_on(hand, loose, relics)
        first, second = mixed(
            first_out[0] - stay[0], leave[0] - second_out[0], second_out[1] - stay[1], leave[1] - first_out[1]
        )
        self.rates = (first, second)
        self.known[left] = (
            first * (second * leave[0] + (1.0 - second) * first_out[0])
            + (1.0 - first) * (second * second_out[0] + (1.0 - second) * stay[0]),
            first * (second * leave[1] + (1.0 - second) * first_out[1])
            + (1.0 - first) * (second * second_out[1] + (1.0 - second) * stay[1]),
        )
        return self.known[left]

    def go_on(self, hand: i64, loose: i64, relics: i64) -> Pair:
        """The average over all next cards with both inside."""
        first = 0.0
        second = 0.0
        cards: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = self.deck[kind]
            if copies > 0:
                cards += copies
                if self.is_deadly(kind):
                    after = self.settle(self.first, self.second)
                else:
                    self.take(kind)
                    value = TREASURES[kind] if kind < FIRST_HAZARD else 0
                    more: i64 = 1 if kind == ARTIFACT else 0
                    after = self.choose(hand + value // 2, loose + value % 2, relics + more)
                    self.put_back(kind)
                first += float(copies) * after[0]
                second += float(copies) * after[1]
            kind += 1
        return first / float(cards), second / float(cards)

    # -- one alone inside -----------------------------------------------------------------------------

    def alone(self, is_first: bool, out: i64, haul: i64, found: i64, known: dict[int, Pair]) -> Pair:
        """Leave or go on, whichever is better for the one inside; `haul` is what he would then have."""
        leave = self.settle(haul, out) if is_first else self.settle(out, haul)
        mine = leave[0] if is_first else leave[1]
        if mine >= 1.0:
            return leave
        go_on = self.alone_on(is_first, out, haul, found, known)
        return leave if mine > (go_on[0] if is_first else go_on[1]) else go_on

    def alone_on(self, is_first: bool, out: i64, haul: i64, found: i64, known: dict[int, Pair]) -> Pair:
        left = self.key()
        if left in known:
            return known[left]
        first = 0.0
        second = 0.0
        cards: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = self.deck[kind]
            if copies > 0:
                cards += copies
                if self.is_deadly(kind):
                    after = self.settle(self.first, out) if is_first else self.settle(out, self.second)
                else:
                    self.take(kind)
                    if kind < FIRST_HAZARD:
                        after = self.alone(is_first, out, haul + POINT * TREASURES[kind], found, known)
                    elif kind == ARTIFACT:
                        after = self.alone(is_first, out, haul + POINT * worth(1, found) + 1, found + 1, known)
                    else:
                        after = self.alone(is_first, out, haul, found, known)
                    self.put_back(kind)
                first += float(copies) * after[0]
                second += float(copies) * after[1]
            kind += 1
        known[left] = (first / float(cards), second / float(cards))
        return known[left]

    # -- the cards ------------------------------------------------------------------------------------

    def is_deadly(self, kind: i64) -> bool:
        return FIRST_HAZARD <= kind < ARTIFACT and self.turned[kind] > 0

    def take(self, kind: i64) -> None:
        self.deck[kind] -= 1
        self.turned[kind] += 1

    def put_back(self, kind: i64) -> None:
        self.deck[kind] += 1
        self.turned[kind] -= 1

    def key(self) -> i64:
        """The cards left, as one number; there are never more than seven of a kind."""
        key: i64 = 0
        for copies in self.deck:
            key = key << 3 | copies
        return key

"""The last round with two players inside and few cards to come: the equilibrium, exactly.

Nothing comes after it, so every end of the round is won, shared or lost. Whoever leaves alone leaves the other
alone inside, to go on for as long as that is best for him. While both stay, every next card leads to the same
choice again, with fewer cards: so from the last card backwards each choice is a game of two rows and two columns.
Pairs are by the order of the two at the table.
"""

from typing import Final

from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.bots.incan_gold.outlook import Outlook, Pair
from ceiba.bots.incan_gold.winning import POINT, haul, standings
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import payout
from ceiba.incan_gold.state import count
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, KINDS, ROUNDS

FEW: Final = 64  # different sets of cards that may be left at some time


def is_small(position: IncanGold) -> bool:
    """Whether a position is one of those that are solved here."""
    if position.round != ROUNDS or position.turning or count(position.inside) != 2:
        return False
    sets: i64 = 1
    kind: i64 = 0
    while kind < KINDS and sets <= FEW:
        if not FIRST_HAZARD <= kind < ARTIFACT:
            sets *= position.deck[kind] + 1
        elif position.deck[kind] > 0 and not position.is_deadly(kind):
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


class Endgame(Outlook):
    """Solves a small position once; `rates` are the chances of the two to leave."""

    def __init__(self, position: IncanGold) -> None:
        super().__init__(position)
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
        # Once one of the two has left: which one is still inside, and the standing of the other.
        self.is_first: bool = False
        self.out: i64 = 0
        self.known_alone: dict[int, Pair] = {}
        self.rates: Pair = (0.0, 0.0)
        self.value: Pair = self.together(position.hand, position.loose, position.relics)

    def settle(self, first: i64, second: i64) -> Pair:
        """The end of the game with these standings."""
        top = max(first, second, self.best)
        winners = (
            (self.equals if self.best == top else 0) + (1 if first == top else 0) + (1 if second == top else 0)
        )
        won = 1.0 / float(winners)
        return won if first == top else 0.0, won if second == top else 0.0

    def choose(self, inside: i64, hand: i64, loose: i64, relics: i64) -> Pair:
        return self.together(hand, loose, relics) if inside == 2 else self.alone(hand, loose, relics)

    def bust(self, inside: i64) -> Pair:
        return self.settle(self.first, self.second) if inside == 2 else self.settle_alone(0)

    # -- both inside ----------------------------------------------------------------------------------

    def together(self, hand: i64, loose: i64, relics: i64) -> Pair:
        """Both choose, and `rates` tells how. Which cards are left says all that came before."""
        left = self.cards_left()
        if left in self.known:
            return self.known[left]
        share = haul(2, hand, loose, relics, self.found)
        leave = self.settle(self.first + share, self.second + share)
        first_out = self.one_leaves(True, hand, loose, relics)
        second_out = self.one_leaves(False, hand, loose, relics)
        stay = self.go_on(2, hand, loose, relics)
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

    # -- one alone inside -----------------------------------------------------------------------------

    def one_leaves(self, first_leaves: bool, hand: i64, loose: i64, relics: i64) -> Pair:
        """One is paid and goes; the other turns the next card."""
        gems, taken, points = payout(1, hand, loose, relics, self.found)
        self.is_first = not first_leaves
        self.out = (self.first if first_leaves else self.second) + POINT * (gems + points) + taken
        self.known_alone = {}
        self.found += taken
        after = self.alone_on(hand, loose - (gems - hand), relics - taken)
        self.found -= taken
        return after

    def alone(self, hand: i64, loose: i64, relics: i64) -> Pair:
        """Leave or go on, whichever is better for the one inside."""
        leave = self.settle_alone(haul(1, hand, loose, relics, self.found))
        mine = leave[0] if self.is_first else leave[1]
        if mine >= 1.0:
            return leave
        go_on = self.alone_on(hand, loose, relics)
        return leave if mine > (go_on[0] if self.is_first else go_on[1]) else go_on

    def alone_on(self, hand: i64, loose: i64, relics: i64) -> Pair:
        left = self.cards_left()
        if left not in self.known_alone:
            self.known_alone[left] = self.go_on(1, hand, loose, relics)
        return self.known_alone[left]

    def settle_alone(self, brought: i64) -> Pair:
        """The end of the game when the one inside brings this home."""
        if self.is_first:
            return self.settle(self.first + brought, self.out)
        return self.settle(self.out, self.second + brought)

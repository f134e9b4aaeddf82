"""The rest of a round, cut down to what matters for going on or not: quick to go back to, and to play on.

Nobody dies in it: whoever plays counts the card that would end the round at once, by its chance, and the others
are dealt on.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.bots.incan_gold.winning import POINT, standings
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import brings, payout
from ceiba.incan_gold.state import count
from ceiba.incan_gold.tables import ARTIFACT, CARD_GEMS, FIRST_HAZARD, KINDS


class RestOfRound:
    """What is on the path, in hands and to come, and how everyone stands."""

    def __init__(self, position: IncanGold) -> None:
        self.start = position
        self.seats = position.seats
        self.before = standings(position)
        self.prospects = self.before[:]  # as whoever plays sees them
        self.standing = self.before[:]
        self.order = vec[i64]()  # the cards to come, shuffled
        self.gems_to_come: i64 = 0
        self.deadly_cards: i64 = 0
        self.fresh_kinds: i64 = 0  # hazards that are not on the path …
        self.fresh_cards: i64 = 0  # … and their cards
        self.seen_hazards: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = position.deck[kind]
            self.gems_to_come += copies * CARD_GEMS[kind]
            if position.is_deadly(kind):
                self.deadly_cards += copies
                self.seen_hazards |= bit(kind)
            elif FIRST_HAZARD <= kind < ARTIFACT and copies > 0:
                self.fresh_kinds += 1
                self.fresh_cards += copies
            while copies > 0:
                self.order = append(self.order, kind)
                copies -= 1
            kind += 1
        self.reset()

    def reset(self) -> None:
        """Back to the position as it is."""
        start = self.start
        self.hand = start.hand
        self.loose = start.loose
        self.relics = start.relics
        self.found = start.found
        self.inside = start.inside
        self.cards = start.cards
        self.gems = self.gems_to_come
        self.deadly = self.deadly_cards
        self.kinds = self.fresh_kinds
        self.fresh = self.fresh_cards
        self.seen = self.seen_hazards
        self.next: i64 = 0
        index: i64 = 0
        while index < self.seats:
            self.standing[index] = self.prospects[index]
            index += 1

    def pay(self, leaving: i64) -> None:
        """Those who leave carry out what is theirs."""
        leavers = count(leaving)
        gems, relics, worth = payout(leavers, self.hand, self.loose, self.relics, self.found)
        self.loose -= (gems - self.hand) * leavers
        self.relics -= relics
        self.found += relics
        paid = POINT * (gems + worth) + relics
        self.inside &= ~leaving
        while leaving:
            self.standing[lowest(leaving) - 1] += paid
            leaving &= leaving - 1

    def turn(self) -> None:
        """The next card that does not end the round."""
        kind = self.order[self.next]
        while self.seen >> kind & 1:
            self.next += 1
            kind = self.order[self.next]
        self.next += 1
        self.cards -= 1
        share, rest, relics = brings(kind, count(self.inside))
        self.gems -= CARD_GEMS[kind]
        self.hand += share
        self.loose += rest
        self.relics += relics
        if FIRST_HAZARD <= kind < ARTIFACT:
            copies = self.start.deck[kind]
            self.seen |= bit(kind)
            self.kinds -= 1
            self.fresh -= copies
            self.deadly += copies - 1

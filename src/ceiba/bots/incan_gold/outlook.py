"""Looking ahead in a round, card by card: the average over all next cards of what may come after them."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import brings
from ceiba.incan_gold.tables import KINDS

# What is compared: the chances to win of two seats, or of one and nothing.
Pair = tuple[float, float]


class Outlook(ABC):
    """What a round may still bring to those inside; how they choose, and what a bust leaves, is said by its kinds.

    `cards` is a copy of the position that tells which cards are to come and which are on the path, nothing else:
    what is in hand and on the path is handed from card to card.
    """

    def __init__(self, position: IncanGold) -> None:
        self.cards = position.copy()
        self.found = position.found

    @abstractmethod
    def choose(self, inside: i64, hand: i64, loose: i64, relics: i64) -> Pair:
        """What it is worth to choose with so much in hand and on the path."""

    @abstractmethod
    def bust(self, inside: i64) -> Pair:
        """What the round was worth when so many lose all they have in hand."""

    def go_on(self, inside: i64, hand: i64, loose: i64, relics: i64) -> Pair:
        """The average over all next cards."""
        deck = self.cards.deck
        turned = self.cards.turned
        first = 0.0
        second = 0.0
        cards: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = deck[kind]
            if copies > 0:
                cards += copies
                if self.cards.is_deadly(kind):
                    after = self.bust(inside)
                else:
                    share, rest, found = brings(kind, inside)
                    deck[kind] -= 1
                    turned[kind] += 1
                    after = self.choose(inside, hand + share, loose + rest, relics + found)
                    deck[kind] += 1
                    turned[kind] -= 1
                first += float(copies) * after[0]
                second += float(copies) * after[1]
            kind += 1
        return first / float(cards), second / float(cards)

    def cards_left(self) -> i64:
        """The cards to come as one number; there are never more than seven of a kind."""
        key: i64 = 0
        for copies in self.cards.deck:
            key = key << 3 | copies
        return key

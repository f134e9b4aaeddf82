"""Who and what is where: the whole state of a game of Incan Gold, and plain questions about it."""

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.game import Position
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, KINDS, QUEST_CARDS, ROUNDS


class State(Position):
    """Seats count from 1; arrays by seat begin at index 0. Sets of seats are bits: bit n is seat n."""

    def __init__(self, seats: i64, artifacts: bool, open_tents: bool, source: "State | None" = None) -> None:
        self.seats = seats
        self.artifacts = artifacts
        self.open_tents = open_tents
        if source is None:
            self.deck = QUEST_CARDS[:]  # cards to come, by kind
            self.turned = vec[i64]([0] * KINDS)  # cards turned this round, by kind
            self.path = vec[i64]()  # the same in the order they were turned
            self.tents = vec[i64]([0] * seats)  # gems in safety
            self.finds = vec[i64]([0] * seats)  # artifacts carried out …
            self.finds_worth = vec[i64]([0] * seats)  # … and what they count
        else:
            self.deck = source.deck[:]
            self.turned = source.turned[:]
            self.path = source.path[:]
            self.tents = source.tents[:]
            self.finds = source.finds[:]
            self.finds_worth = source.finds_worth[:]
        self.cards: i64 = 30 if source is None else source.cards  # the sum of `deck`
        self.round: i64 = 0 if source is None else source.round  # 1 to 5; 6 when the game is over
        self.inside: i64 = 0 if source is None else source.inside
        # Who is inside has been since the round began, and every treasure is divided equally: so all hold
        # the same number of gems in hand, and one number stands for all of them.
        self.hand: i64 = 0 if source is None else source.hand
        self.loose: i64 = 0 if source is None else source.loose  # gems on the path
        self.carried: i64 = 0 if source is None else source.carried  # gems carried out this round
        self.relics: i64 = 0 if source is None else source.relics  # artifacts on the path
        self.found: i64 = 0 if source is None else source.found  # artifacts carried out in the game
        self.turning: bool = True if source is None else source.turning  # luck is to turn a card
        self.chosen: i64 = 0 if source is None else source.chosen  # who has chosen …
        self.leaving: i64 = 0 if source is None else source.leaving  # … to leave

    def is_over(self) -> bool:
        return self.round > ROUNDS

    def lead(self) -> int:
        """Who is shown as leading (I2.4); after the last round, who led it."""
        return (min(self.round, ROUNDS) - 1) % self.seats + 1

    def count_inside(self) -> i64:
        return count(self.inside)

    # -- cards ----------------------------------------------------------------------------------------

    def going_in(self) -> bool:
        """The next card comes without a choice: it is the first, or the first was a hazard (I2.3)."""
        return len(self.path) == 0 or (len(self.path) == 1 and FIRST_HAZARD <= self.path[0] < ARTIFACT)

    def is_deadly(self, kind: i64) -> bool:
        """Whether a card of this kind would end the round: the second hazard of its kind (I3.6)."""
        return FIRST_HAZARD <= kind < ARTIFACT and self.turned[kind] > 0

    def deadly(self) -> i64:
        """How many cards to come would end the round."""
        cards: i64 = 0
        kind: i64 = FIRST_HAZARD
        while kind < ARTIFACT:
            if self.turned[kind] > 0:
                cards += self.deck[kind]
            kind += 1
        return cards

    def removed(self, kind: i64) -> i64:
        """How many quest cards of this kind have left the game."""
        return QUEST_CARDS[kind] - self.deck[kind] - self.turned[kind]

    # -- artifacts ------------------------------------------------------------------------------------

    def relics_taken(self) -> i64:
        """How many of the artifacts turned up this round have been carried out: the first ones (I3.4)."""
        return self.turned[ARTIFACT] - self.relics

    def relics_to_come(self) -> int:
        """How many artifacts later rounds will shuffle in (I2.1)."""
        return ROUNDS - min(self.round, ROUNDS) if self.artifacts else 0

    def relics_lost(self) -> int:
        """How many artifacts have left the game with a round's end (I4.2)."""
        shuffled_in = min(self.round, ROUNDS) if self.artifacts else 0
        return shuffled_in - self.deck[ARTIFACT] - self.relics - self.found


def count(seats: i64) -> i64:
    """How many seats a set of bits holds."""
    number: i64 = 0
    while seats:
        seats &= seats - 1
        number += 1
    return number

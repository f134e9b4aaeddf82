"""A game of Incan Gold or Diamant: the deck, the path, who is inside, and what follows from what (I2–I4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import LUCK, Chance, Outcome, Position, Reason, View, first_of, kind_of, pack, seat_of
from ceiba.incan_gold.action import CARD, LEAVE, STAY
from ceiba.incan_gold.shares import count, points, share
from ceiba.incan_gold.tables import (
    ARTIFACT,
    FIRST_HAZARD,
    KINDS,
    MOST_SEATS,
    QUEST_CARDS,
    ROUNDS,
    TREASURES,
)

# What each seat may choose, made once for all: a list of legal acts is there to be read, not changed.
CHOICES: Final = [vec[i64]([pack(seat, STAY), pack(seat, LEAVE)]) for seat in range(MOST_SEATS + 1)]


class IncanGold(Position):
    """Seats count from 1; arrays by seat begin at index 0. Sets of seats are bits: bit n is seat n."""

    def __init__(self, seats: i64, artifacts: bool, open_tents: bool, source: "IncanGold | None" = None) -> None:
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
        if source is None:
            self.start_round()

    # -- who acts, and what they may do ---------------------------------------------------------------

    def acting(self) -> i64:
        if self.turning:
            return bit(LUCK)
        return self.inside & ~self.chosen

    def packed(self, actor: i64) -> vec[i64]:
        if self.acting() >> actor & 1 == 0:
            return vec[i64]()
        return self.legal_luck() if actor == LUCK else CHOICES[actor]

    def apply(self, act: i64) -> None:
        kind = kind_of(act)
        if kind == CARD:
            self.turn_up(first_of(act))
            return
        here: i64 = bit(seat_of(act))
        self.chosen |= here
        if kind == LEAVE:
            self.leaving |= here
        if self.chosen == self.inside:
            self.reveal()

    # -- the steps of a round -------------------------------------------------------------------------

    def start_round(self) -> None:
        """Everyone goes in, and this temple's artifact joins the deck (I2.1, I2.2)."""
        self.round += 1
        if self.artifacts:
            self.deck[ARTIFACT] += 1
            self.cards += 1
        self.inside = bit(self.seats + 1) - 2
        self.turning = True

    def turn_up(self, kind: i64) -> None:
        """The next card of the path (I3.6)."""
        self.deck[kind] -= 1
        self.cards -= 1
        self.turned[kind] += 1
        self.path = append(self.path, kind)
        if kind < FIRST_HAZARD:
            value = TREASURES[kind]
            inside = self.count_inside()
            each = share(value, inside)
            self.hand += each
            self.loose += value - each * inside
        elif kind == ARTIFACT:
            self.relics += 1
        elif self.turned[kind] == 2:
            self.turned[kind] = 1  # this second card leaves the game; the first goes back with the others
            self.end_round()
            return
        self.turning = self.going_in()

    def going_in(self) -> bool:
        """The next card comes without a choice: it is the first, or the first was a hazard (I2.3)."""
        return len(self.path) == 0 or (len(self.path) == 1 and FIRST_HAZARD <= self.path[0] < ARTIFACT)

    def reveal(self) -> None:
        """All have chosen: leavers are paid first (I3.2), then those who stay go on."""
        if self.leaving:
            self.pay_leavers()
        self.inside &= ~self.leaving
        self.chosen = 0
        self.leaving = 0
        if self.inside:
            self.turning = True
        else:
            self.end_round()

    def pay_leavers(self) -> None:
        """Hands and equal shares of the path into the tents (I3.3); artifacts for a lone leaver (I3.4)."""
        leavers = count(self.leaving)
        each = share(self.loose, leavers)
        self.loose -= each * leavers
        self.carried += (self.hand + each) * leavers
        seat: i64 = 1
        while seat <= self.seats:
            if self.leaving >> seat & 1:
                self.tents[seat - 1] += self.hand + each
                if leavers == 1 and self.relics > 0:
                    self.take_artifacts(seat)
            seat += 1

    def take_artifacts(self, seat: i64) -> None:
        self.finds[seat - 1] += self.relics
        self.finds_worth[seat - 1] += points(self.relics, self.found)
        self.found += self.relics
        self.relics = 0

    def end_round(self) -> None:
        """Gems on the path go back, artifacts there are lost (I4.1, I4.2), all other cards are shuffled in."""
        for kind in self.path:
            if kind != ARTIFACT:
                self.deck[kind] += self.turned[kind]
                self.cards += self.turned[kind]
            self.turned[kind] = 0
        self.path = vec[i64]()
        self.relics = 0
        self.hand = 0
        self.loose = 0
        self.carried = 0
        self.inside = 0
        self.turning = False
        if self.round < ROUNDS:
            self.start_round()
        else:
            self.round += 1

    def count_inside(self) -> i64:
        return count(self.inside)

    def lead(self) -> int:
        """Who is shown as leading (I2.4); after the last round, who led it."""
        return (min(self.round, ROUNDS) - 1) % self.seats + 1

    # -- luck -----------------------------------------------------------------------------------------

    def legal_luck(self) -> vec[i64]:
        acts = vec[i64](capacity=18)
        kind: i64 = 0
        while kind < KINDS:
            if self.deck[kind] > 0:
                acts = append(acts, pack(LUCK, CARD, kind))
            kind += 1
        return acts

    def tickets(self) -> i64:
        return self.cards if self.turning else 0

    def ticket(self, number: i64) -> i64:
        kind: i64 = 0
        while number >= self.deck[kind]:
            number -= self.deck[kind]
            kind += 1
        return pack(LUCK, CARD, kind)

    def chance(self) -> list[Chance]:
        chances: list[Chance] = []
        if self.turning:
            for act in self.legal_luck():
                kind = first_of(act)
                chances.append(Chance(act, self.deck[kind], self.deck[kind] + self.turned[kind]))
        return chances

    def stream(self) -> str:
        return f"round {self.round}"

    # -- results --------------------------------------------------------------------------------------

    def scores_now(self) -> list[int]:
        """Tents and artifacts carried out; hands do not count."""
        scores: list[int] = []
        for gems, worth in zip(self.tents, self.finds_worth, strict=True):
            scores.append(gems + worth)
        return scores

    def outcome(self) -> Outcome | None:
        """Most points wins; of equals, more artifacts; of equals still, a shared win (I4.3)."""
        if self.round <= ROUNDS:
            return None
        scores = tuple(self.scores_now())
        ranks: list[tuple[int, int]] = [(score, found) for score, found in zip(scores, self.finds, strict=True)]
        best = max(ranks)
        return Outcome(scores, tuple([seat + 1 for seat, rank in enumerate(ranks) if rank == best]))

    def copy(self) -> "IncanGold":
        return IncanGold(self.seats, self.artifacts, self.open_tents, self)

    # -- looks and words: these stand on this class, hence imported late ------------------------------

    def view(self, seat: int | None) -> View:
        from ceiba.incan_gold.views import view

        return view(self, seat)

    def faults(self) -> list[str]:
        from ceiba.incan_gold.faults import faults

        return faults(self)

    def why_not(self, act: int) -> Reason | None:
        from ceiba.incan_gold.explaining import why_not

        return why_not(self, act)

    def write(self, act: int) -> str:
        from ceiba.incan_gold.notation import write_act

        return write_act(act)

    def parse(self, text: str) -> int:
        from ceiba.incan_gold.notation import read_act

        return read_act(text)

    def draw(self, seat: int | None = None) -> str:
        from ceiba.incan_gold.drawing import draw

        return draw(self, seat)

    def __str__(self) -> str:
        from ceiba.incan_gold.notation import write_position

        return write_position(self)

    @classmethod
    def from_text(cls, text: str) -> "IncanGold":
        from ceiba.incan_gold.notation import read_position

        return read_position(text)

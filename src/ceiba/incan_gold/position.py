"""A game of Incan Gold or Diamant: the steps of its rounds put together, as the contract asks for it."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import LUCK, Chance, Outcome, Reason, first_of, kind_of, must_be_act, must_be_text, pack, seat_of
from ceiba.incan_gold.action import CARD, LEAVE, STAY
from ceiba.incan_gold.explaining import why_not
from ceiba.incan_gold.faults import faults
from ceiba.incan_gold.notation import read_act, read_facts, read_set_up, write_act, write_position
from ceiba.incan_gold.rounds import legal_cards, reveal, start_round, turn_up
from ceiba.incan_gold.state import State
from ceiba.incan_gold.tables import MOST_SEATS
from ceiba.incan_gold.view_types import IncanGoldView
from ceiba.incan_gold.views import view
from ceiba.position_text import Facts

# What each seat may choose, made once for all: a list of legal acts is there to be read, not changed.
CHOICES: Final = [vec[i64]([pack(seat, STAY), pack(seat, LEAVE)]) for seat in range(MOST_SEATS + 1)]


class IncanGold(State):
    """A game of Incan Gold or Diamant at one moment; `ceiba.start("incan-gold", seats)` begins one."""

    def __init__(self, seats: i64, artifacts: bool, open_tents: bool, source: State | None = None) -> None:
        super().__init__(seats, artifacts, open_tents, source)
        if source is None:
            start_round(self)

    # -- who acts, and what they may do ---------------------------------------------------------------

    def acting(self) -> i64:
        if self.turning:
            return bit(LUCK)
        return self.inside & ~self.chosen

    def legal(self, actor: object) -> Sequence[int]:
        return super().legal(self.check_actor(actor))

    def packed(self, actor: i64) -> vec[i64]:
        if self.acting() >> actor & 1 == 0:
            return vec[i64]()
        return legal_cards(self) if actor == LUCK else CHOICES[actor]

    def apply(self, act: i64) -> None:
        kind = kind_of(act)
        if kind == CARD:
            turn_up(self, first_of(act))
            return
        here: i64 = bit(seat_of(act))
        self.chosen |= here
        if kind == LEAVE:
            self.leaving |= here
        if self.chosen == self.inside:
            reveal(self)

    # -- luck -----------------------------------------------------------------------------------------

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
            for act in legal_cards(self):
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
        if not self.is_over():
            return None
        best: i64 = -1
        scores: list[int] = []
        winners: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            score = self.tents[seat] + self.finds_worth[seat]
            scores.append(score)
            rank = score << 8 | self.finds[seat]  # of artifacts there are only five
            if rank > best:
                best = rank
                winners = []
            if rank == best:
                winners.append(seat + 1)
            seat += 1
        return Outcome(tuple(scores), tuple(winners))

    # -- copies and looks -----------------------------------------------------------------------------

    def copy(self) -> "IncanGold":
        return IncanGold(self.seats, self.artifacts, self.open_tents, self)

    def known_to(self, seat: object) -> "IncanGold":
        """Without the choices that others have sealed (I3.1); tents stay: all have seen what was carried there."""
        viewer = self.check_viewer(seat)
        known = self.copy()
        own: i64 = 0 if viewer is None else bit(viewer)
        known.chosen &= own
        known.leaving &= own
        return known

    def view(self, seat: object) -> IncanGoldView:
        return view(self, self.check_viewer(seat))

    def faults(self) -> list[str]:
        return faults(self)

    def why_not(self, act: object) -> Reason | None:
        return why_not(self, must_be_act(act))

    def draw(self, seat: object = None) -> str:
        from ceiba.incan_gold.drawing import draw  # late: drawing is slow to import, and seldom asked for

        return draw(self.view(seat), self.check_viewer(seat))

    # -- text -----------------------------------------------------------------------------------------

    def write(self, act: object) -> str:
        return write_act(must_be_act(act))

    def read(self, text: object) -> int:
        return super().read(must_be_text(text))

    def parse(self, text: object) -> int:
        return read_act(must_be_text(text))

    def __str__(self) -> str:
        return write_position(self)

    @classmethod
    def from_text(cls, text: object) -> "IncanGold":
        facts = Facts(must_be_text(text))
        seats, artifacts, open_tents = read_set_up(facts)
        position = IncanGold(seats, artifacts, open_tents)
        read_facts(position, facts)
        return position

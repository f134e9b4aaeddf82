"""A game of Tikal as a sequence of steps: who acts, what may be done, what then follows (T3, T5.3, T6)."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import (
    LUCK,
    Chance,
    Outcome,
    Reason,
    View,
    first_of,
    kind_of,
    must_be_act,
    must_be_text,
    number_of,
    second_of,
)
from ceiba.position_text import Facts
from ceiba.tikal.action import BID, CHOOSE, DONE, LAY, PASS, TILE, WAFER
from ceiba.tikal.auction import (
    first_among,
    legal_bids,
    legal_choices,
    make_bid,
    only_one,
    open_auction,
    pass_by,
)
from ceiba.tikal.explaining import why_not
from ceiba.tikal.exploring import explore, legal_actions
from ceiba.tikal.faults import faults
from ceiba.tikal.laying import legal_layings
from ceiba.tikal.luck import chance, legal_luck, ticket, tickets
from ceiba.tikal.notation import read_act, read_facts, read_set_up, write_act, write_position
from ceiba.tikal.scoring import clockwise_from, final_order, points_now
from ceiba.tikal.state import (
    BIDDING,
    CHOOSING,
    DRAW,
    EXPLORE,
    FINAL_ROUND,
    FIND,
    LAY_TILE,
    OVER,
    TURN,
    VOLCANO_ROUND,
    State,
    changed,
)
from ceiba.tikal.tables import (
    MOTIF_COUNT,
    NO_TILE,
    TILE_TERRAIN,
    TURN_POINTS,
    VOLCANO,
)
from ceiba.tikal.views import view


class Tikal(State):
    """A game of Tikal at one moment; `ceiba.start("tikal", seats)` begins one."""

    # -- who acts, and what they may do ---------------------------------------------------------------

    def acting(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase <= FIND:
            return bit(LUCK)
        return bit(self.seat)

    def legal(self, actor: object) -> Sequence[int]:
        return super().legal(self.check_actor(actor))

    def packed(self, actor: i64) -> vec[i64]:
        phase = self.phase
        if actor == LUCK:
            return legal_luck(self)
        if actor != self.seat or phase == OVER:
            return vec[i64]()
        if phase == EXPLORE:
            return legal_actions(self)
        if phase == LAY_TILE:
            return legal_layings(self)
        if phase == BIDDING:
            return legal_bids(self)
        if phase == CHOOSING:
            return legal_choices(self)
        return vec[i64]()

    def apply(self, act: i64) -> None:
        kind = kind_of(act)
        if kind == DONE:
            self.end_turn()
        elif kind == LAY:
            self.place(first_of(act), self.hand, second_of(act))
            self.hand = NO_TILE
            self.start_exploring()
        elif kind == TILE:
            self.turn_up(first_of(act))
        elif kind == WAFER:
            self.find(first_of(act))
        elif kind == BID:
            make_bid(self, number_of(act))
        elif kind == PASS:
            pass_by(self)
        elif kind == CHOOSE:
            self.take_tile(first_of(act))
        else:
            explore(self, act)

    # -- the steps of a turn --------------------------------------------------------------------------

    def turn_up(self, tile: i64) -> None:
        """A tile is drawn (T3.1), or one more is shown for the auction (T6.1)."""
        self.to_come &= ~bit(tile)
        if not self.auction:
            self.receive(tile)
            return
        self.shown |= bit(tile)
        if self.count_shown() == self.seats:
            self.open = bit(self.seats + 1) - 2
            open_auction(self, self.left_of(self.owner))

    def take_tile(self, tile: i64) -> None:
        """The winner of an auction, or the last player of a round, takes a tile (T6.5, T6.3)."""
        self.shown &= ~bit(tile)
        self.receive(tile)

    def receive(self, tile: i64) -> None:
        """A tile to lay now; but a volcano first has everyone explore and score (T5.3)."""
        self.owner = self.seat
        self.hand = tile
        if TILE_TERRAIN[tile] == VOLCANO:
            self.stage = VOLCANO_ROUND
            self.order = clockwise_from(self, self.seat)
            self.next_scoring_turn()
        else:
            self.phase = LAY_TILE

    def as_if_turn_of(self, seat: i64) -> "Tikal":
        """The same board when this seat's turn has come and its tile lies somewhere: to plan with.

        In a scoring round that is its turn of this round, if it has not had it yet.
        """
        now = self.copy()
        while len(now.order) > 0:
            now.next_scoring_turn()
            if now.seat == seat:
                return now
        if self.auction:
            if self.phase != BIDDING and self.phase != CHOOSING:
                now.open &= ~bit(self.owner)  # who has had a turn by then
            now.open |= bit(seat)
            now.bidders = 0
            now.bid = 0
            now.first_to_pass = 0
        now.stage = TURN
        now.seat = seat
        now.owner = seat
        now.hand = NO_TILE
        now.start_exploring()
        return now

    def start_exploring(self) -> None:
        self.phase = EXPLORE
        self.points = TURN_POINTS
        self.once = 0
        self.twice = 0

    def find(self, motif: i64) -> None:
        """The recovered wafer is turned up before its owner (T4.5)."""
        self.unseen = changed(self.unseen, motif, self.unseen[motif] - 1)
        self.wafers[(self.seat - 1) * MOTIF_COUNT + motif] += 1
        self.phase = EXPLORE

    def next_scoring_turn(self) -> None:
        self.seat = self.order[0]
        self.order = self.order[1:]
        self.start_exploring()

    def end_turn(self) -> None:
        self.points = 0
        self.once = 0
        self.twice = 0
        if self.stage != TURN:
            self.scores[self.seat - 1] += points_now(self, self.seat)
            if len(self.order) > 0:
                self.next_scoring_turn()
            elif self.stage == VOLCANO_ROUND:
                self.stage = TURN
                self.seat = self.owner
                self.phase = LAY_TILE
            else:
                self.phase = OVER
        elif self.auction:
            self.next_auction()
        elif self.to_come:
            self.seat = self.left_of(self.seat)
            self.owner = self.seat
            self.phase = DRAW
        else:
            self.start_final_round()

    def next_auction(self) -> None:
        """The indicator is turned; who plays next in this round, or the next round (T6.3–T6.5)."""
        self.open &= ~bit(self.seat)
        if self.open == 0:
            if self.to_come:
                self.phase = DRAW
            else:
                self.start_final_round()
        elif only_one(self.open):
            self.seat = first_among(self, self.open, self.left_of(self.seat))
            self.take_tile(legal_choices(self)[0] >> 16 & 255)
        else:
            open_auction(self, self.left_of(self.seat))

    def start_final_round(self) -> None:
        self.stage = FINAL_ROUND
        self.order = final_order(self)
        self.next_scoring_turn()

    def count_shown(self) -> i64:
        count: i64 = 0
        bits = self.shown
        while bits:
            bits &= bits - 1
            count += 1
        return count

    # -- luck -----------------------------------------------------------------------------------------

    def tickets(self) -> i64:
        return tickets(self)

    def ticket(self, number: i64) -> i64:
        return ticket(self, number)

    def chance(self) -> list[Chance]:
        return chance(self)

    def stream(self) -> str:
        return "tiles" if self.phase == DRAW else "wafers"

    # -- results --------------------------------------------------------------------------------------

    def scores_now(self) -> list[int]:
        return list(self.scores)

    def outcome(self) -> Outcome | None:
        """Most points wins; equals share the win (T5.7)."""
        if self.phase != OVER:
            return None
        scores = tuple(self.scores_now())
        best = max(scores)
        return Outcome(scores, tuple([seat + 1 for seat, score in enumerate(scores) if score == best]))

    def copy(self) -> "Tikal":
        return Tikal(self.seats, self.auction, self.camp_needs_presence, self)

    # -- looks and words ------------------------------------------------------------------------------

    def known_to(self, seat: object) -> "Tikal":
        self.check_viewer(seat)
        return self.copy()  # T7.2

    def view(self, seat: object) -> View:
        self.check_viewer(seat)
        return view(self)  # T7.2: nothing is hidden from anyone

    def faults(self) -> list[str]:
        return faults(self)

    def why_not(self, act: object) -> Reason | None:
        return why_not(self, must_be_act(act))

    def write(self, act: object) -> str:
        return write_act(must_be_act(act))

    def read(self, text: object) -> int:
        return super().read(must_be_text(text))

    def parse(self, text: object) -> int:
        return read_act(must_be_text(text))

    def draw(self, seat: object = None) -> str:
        from ceiba.tikal.drawing import draw  # late: it is below, but slow to import, and many never draw

        self.check_viewer(seat)
        return draw(self)

    def __str__(self) -> str:
        return write_position(self)

    @classmethod
    def from_text(cls, text: object) -> "Tikal":
        facts = Facts(must_be_text(text))
        seats, auction, camp_needs_presence = read_set_up(facts)
        position = Tikal(seats, auction, camp_needs_presence)
        read_facts(position, facts)
        return position

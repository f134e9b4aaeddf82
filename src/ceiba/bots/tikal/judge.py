"""What a position is worth to a seat at the end of its turn, as learnt from many games (docs/bots.md).

Two small networks were taught by games what comes of things: one what a temple will bring a seat, judged by its
value and by what it costs each side to be strongest there; the other what else will come: of wafers, of figures,
of temples not yet found. A seat's standing is the points it may expect to have in the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.counts import (
    can_grow,
    digs,
    leader_state,
    rival_strength,
    strength_on_board,
    unguarded_value,
    where_values_are,
)
from ceiba.bots.tikal.inputs import tell_hand, tell_temple, treasures_near
from ceiba.bots.tikal.prices import BITS, DEAR, crowd_around, leader_away, price
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.bots.tikal.value import Evaluation
from ceiba.tikal.board import CELLS
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import MOST_SEATS, TURN, State
from ceiba.tikal.tables import MOTIF_COUNT

HAND_SCALE: Final = 20.0  # the second network answers in twenties of points
MARGIN: Final = 2  # strength beyond what control takes, for those who come after


class Judge(Evaluation):
    """How one seat sees what may come of its turn; made once a turn, asked often."""

    def __init__(self, state: State, seat: i64, temple: Net, hand: Net, roads: Roads) -> None:
        self.seat = seat
        self.temple = temple
        self.hand = hand
        self.roads = roads
        seats = state.seats
        self.seats = seats
        self.share: float = 1.0 / float(seats - 1)
        self.scoring = state.stage != TURN
        self.overlooked: i64 = 0  # temples that are not looked at, of those who do not see everything
        self.clock = Clock(state, seat)
        # Of every temple and seat: the distance of the entrance, of workers and of the leader.
        self.entrance = vec[i64]([FAR] * (CELLS * MOST_SEATS))
        self.crowd = vec[i64]([0] * (CELLS * MOST_SEATS))
        self.leader = vec[i64]([FAR] * (CELLS * MOST_SEATS))
        self.price = vec[i64]([0] * seats)
        self.dearer = vec[i64]([0] * seats)
        self.entrances = state.entrances[seat - 1]
        other: i64 = 1
        while other <= seats:
            self.find_entrances(state, other)
            self.find_crowds(state, other)
            other += 1
        self.others: float = 0.0  # what the others have by now
        other = 1
        while other <= seats:
            if other != seat:
                self.others += float(state.scores[other - 1])
            other += 1
        # Everything is judged once for every way it may be.
        self.temple_worths: dict[i64, float] = {}
        self.sights: dict[i64, float] = {}
        self.hand_worths: dict[i64, float] = {}

    def find_entrances(self, state: State, seat: i64) -> None:
        cells = state.temples
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            self.entrance[cell * MOST_SEATS + seat - 1] = self.roads.from_entrance(state, cell, seat)

    def find_crowds(self, state: State, seat: i64) -> None:
        cells = state.temples & ~state.guarded
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            place = cell * MOST_SEATS + seat - 1
            entrance = self.entrance[place]
            self.crowd[place] = crowd_around(state, self.roads, cell, seat, entrance)
            self.leader[place] = leader_away(state, self.roads, cell, seat, entrance)

    # -- the whole ------------------------------------------------------------------------------------

    def value(self, state: State) -> float:
        """This seat's standing, less the others' on average, if its turn ended here."""
        seat = self.seat
        if state.entrances[seat - 1] != self.entrances:
            self.entrances = state.entrances[seat - 1]
            self.find_entrances(state, seat)
        self.find_crowds(state, seat)
        total = float(state.scores[seat - 1]) + self.known_hand(state) - self.share * self.others
        if self.scoring:
            total += float(points_now(state, seat))
        cells = state.temples & ~self.overlooked
        while cells:
            total += self.known_temple(state, lowest(cells))
            cells &= cells - 1
        return total

    def margin(self, state: State, seat: i64) -> float:
        """The same for any seat and whatever has happened; slower, for nothing is taken as known."""
        other: i64 = 1
        while other <= self.seats:
            self.find_entrances(state, other)
            self.find_crowds(state, other)
            other += 1
        margin = self.hand_margin(state, seat)
        other = 1
        while other <= self.seats:
            score = float(state.scores[other - 1])
            margin += score if other == seat else -self.share * score
            other += 1
        cells = state.temples
        while cells:
            margin += self.temple_margin(state, lowest(cells), seat)
            cells &= cells - 1
        return margin

    def known_temple(self, state: State, cell: i64) -> float:
        """What a temple does for this seat's margin; the same for every plan that comes to the same there."""
        place = cell * MOST_SEATS + self.seat - 1
        value = state.value[cell]
        key = (self.crowd[place] >> BITS << 3 | self.leader[place]) << 3 | self.entrance[place]
        key = key << 5 | state.strength_at(cell, self.seat)
        key = key << 4 | value
        key = key << 6 | cell
        key = key << 2 | state.guards_left[self.seat - 1]
        key = key << 2 | (1 if state.guard[cell] else 0) << 1 | (1 if can_grow(state, value) else 0)
        known = self.temple_worths.get(key)
        if known is None:
            known = self.temple_margin(state, cell, self.seat)
            self.temple_worths[key] = known
        return known

    def temple_margin(self, state: State, cell: i64, seat: i64) -> float:
        """What a temple may bring a seat, less what it may bring the others on average."""
        guard = state.guard[cell]
        if guard:
            points = float(state.value[cell]) * self.clock.rounds(guard)
            return points if guard == seat else -self.share * points
        self.find_prices(state, cell)
        margin = 0.0
        other: i64 = 1
        while other <= self.seats:
            worth = self.temple_worth(state, cell, other)
            margin += worth if other == seat else -self.share * worth
            other += 1
        return margin

    # -- temples --------------------------------------------------------------------------------------

    def find_prices(self, state: State, cell: i64) -> None:
        """What it would cost everyone to be strongest on a hex, and to be so with a margin."""
        seat: i64 = 1
        while seat <= self.seats:
            place = cell * MOST_SEATS + seat - 1
            missing = rival_strength(state, cell, seat) - state.strength_at(cell, seat) + 1
            self.price[seat - 1] = price(self.crowd[place], self.leader[place], missing)
            self.dearer[seat - 1] = price(self.crowd[place], self.leader[place], missing + MARGIN)
            seat += 1

    def temple_worth(self, state: State, cell: i64, seat: i64) -> float:
        """What a temple without a guard, for which `find_prices` has been asked, may bring this seat."""
        rounds = self.clock.rounds(seat)
        if rounds <= 0.0:
            return 0.0
        sight = self.sight_of(state, cell, seat)
        known = self.sights.get(sight)
        if known is None:
            tell_temple(self.temple, self.clock, sight, seat)
            known = rounds * float(state.value[cell] + 1) * self.temple.answer()
            self.sights[sight] = known
        return known

    def sight_of(self, state: State, cell: i64, seat: i64) -> i64:
        """All that the network is told about a temple, in one number: few enough to be met again and again."""
        rival_price: i64 = DEAR
        rival_dearer: i64 = DEAR
        rival_entrance: i64 = FAR
        present: i64 = 0
        guards: i64 = 0
        other: i64 = 1
        while other <= self.seats:
            if other != seat:
                rival_price = min(rival_price, self.price[other - 1])
                rival_dearer = min(rival_dearer, self.dearer[other - 1])
                rival_entrance = min(rival_entrance, self.entrance[cell * MOST_SEATS + other - 1])
                if state.presence[other - 1] >> cell & 1:
                    present += 1
                if state.guards_left[other - 1] > 0:
                    guards = 1
            other += 1
        value = state.value[cell]
        strength = state.strength_at(cell, seat)
        sight = value << 4 | max(-5, min(5, strength - rival_strength(state, cell, seat))) + 5
        sight = sight << 3 | min(5, strength)
        sight = sight << 4 | self.price[seat - 1]
        sight = sight << 4 | self.dearer[seat - 1]
        sight = sight << 4 | rival_price
        sight = sight << 4 | rival_dearer
        sight = sight << 2 | present
        sight = sight << 1 | (1 if can_grow(state, value) else 0)
        sight = sight << 1 | (1 if state.guards_left[seat - 1] > 0 else 0)
        sight = sight << 1 | guards
        sight = sight << 3 | self.entrance[cell * MOST_SEATS + seat - 1]
        return (sight << 3 | rival_entrance) << 3 | seat

    # -- all the rest ---------------------------------------------------------------------------------

    def known_hand(self, state: State) -> float:
        """What is not a temple, less the same of the others: for what one digs, guards or builds is gone for them.

        The same for every plan that leaves as much of everything.
        """
        me = self.seat - 1
        key = digs(state, self.seat) << 8 | treasures_near(state, self.roads, self.seat)
        key = key << 5 | where_values_are(state)
        key = key << 8 | self.opened(state, self.seat)
        key = key << 5 | state.supply[me]
        key = key << 5 | strength_on_board(state, self.seat)
        key = key << 2 | leader_state(state, self.seat)
        key = key << 2 | state.camps_left[me]
        key = key << 2 | state.guards_left[me]
        key = key << 7 | unguarded_value(state)
        motif: i64 = 0
        while motif < MOTIF_COUNT:
            key = key << 2 | state.wafers[me * MOTIF_COUNT + motif]
            motif += 1
        known = self.hand_worths.get(key)
        if known is None:
            known = self.hand_margin(state, self.seat)
            self.hand_worths[key] = known
        return known

    def hand_margin(self, state: State, seat: i64) -> float:
        margin = 0.0
        other: i64 = 1
        while other <= self.seats:
            worth = self.hand_worth(state, other)
            margin += worth if other == seat else -self.share * worth
            other += 1
        return margin

    def hand_worth(self, state: State, seat: i64) -> float:
        rivals: i64 = 0
        other: i64 = 1
        while other <= self.seats:
            if other != seat:
                rivals = max(rivals, self.opened(state, other))
            other += 1
        near = treasures_near(state, self.roads, seat)
        tell_hand(self.hand, self.clock, state, seat, near, self.opened(state, seat), rivals)
        return float(wafer_points(state, seat)) * self.clock.rounds(seat) + HAND_SCALE * self.hand.answer()

    def opened(self, state: State, seat: i64) -> i64:
        """What the entrances of a seat open: temples without guard, the more the nearer they are."""
        opened: i64 = 0
        cells = state.temples & ~state.guarded
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            opened += (state.value[cell] + 1) * (FAR - self.entrance[cell * MOST_SEATS + seat - 1])
        return min(255, opened)

"""What a position is worth to a seat at the end of its turn, as learnt from many games (docs/bots.md).

Two small networks were taught by games what comes of things: one what a temple will bring a seat, judged by its
value and by what it costs each side to be strongest there; the other what else will come: of wafers, of figures,
of temples not yet found. A seat's standing is the points it may expect to have in the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.bots.memory import UNKNOWN, Memory
from ceiba.bots.net import Net
from ceiba.bots.tikal.counts import can_grow, digs, leader_state, rival_strength
from ceiba.bots.tikal.expedition import Expedition
from ceiba.bots.tikal.ground import Ground
from ceiba.bots.tikal.inputs import tell_hand
from ceiba.bots.tikal.prices import BITS, DEAR, crowd_around, leader_away, price
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.bots.tikal.value import Evaluation
from ceiba.tikal.board import CELLS
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import MOST_SEATS, TURN, State
from ceiba.tikal.tables import MOTIF_COUNT

HAND_SCALE: Final = 20.0  # the second network answers in twenties of points
MARGIN: Final = 2  # strength beyond what control takes, for those who come after
BITS_HERE: Final = 22  # of what is to be known of a temple besides who may come there


class Judge(Evaluation):
    """How one seat sees what may come of its turn; made once a turn, asked often."""

    def __init__(self, state: State, seat: i64, sights: Sights, hand: Net, roads: Roads) -> None:
        self.seat = seat
        self.sights = sights
        self.clock = sights.clock
        self.hand = hand
        self.roads = roads
        seats = state.seats
        self.seats = seats
        self.share: float = 1.0 / float(seats - 1)
        self.scoring = state.stage != TURN
        self.overlooked: i64 = 0  # temples that are not looked at, of those who do not see everything
        # Of every temple and seat: the distance of workers and of the leader.
        self.crowd = vec[i64]([0] * (CELLS * MOST_SEATS))
        self.leader = vec[i64]([FAR] * (CELLS * MOST_SEATS))
        # Of the temple that is looked at, for every seat: the strength that control takes, and its price.
        self.missing = vec[i64]([0] * seats)
        self.price = vec[i64]([0] * seats)
        self.dearer = vec[i64]([0] * seats)
        self.expeditions: list[Expedition] = []
        other: i64 = 1
        while other <= seats:
            self.expeditions.append(Expedition(state, other, roads))
            self.find_crowds(state, self.expeditions[-1])
            other += 1
        self.own = self.expeditions[seat - 1]
        self.ground = Ground(state, seat, self.expeditions)
        self.others: float = 0.0  # what the others have by now
        other = 1
        while other <= seats:
            if other != seat:
                self.others += float(state.scores[other - 1])
            other += 1
        # Everything is judged once for every way it may be.
        self.temples = Memory()
        self.priced_temples = Memory()
        self.hands = Memory()

    def find_crowds(self, state: State, expedition: Expedition) -> None:
        cells = state.temples & ~state.guarded
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            place = cell * MOST_SEATS + expedition.seat - 1
            self.crowd[place] = crowd_around(state, expedition, cell)
            self.leader[place] = leader_away(state, expedition, cell)

    # -- the whole ------------------------------------------------------------------------------------

    def value(self, state: State) -> float:
        """This seat's standing, less the others' on average, if its turn ended here."""
        seat = self.seat
        self.own.look(state)
        self.ground.look(state)
        self.find_crowds(state, self.own)
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
        for expedition in self.expeditions:
            expedition.look(state)
            self.find_crowds(state, expedition)
        self.ground.survey(state)
        margin = self.hand_margin(state, seat)
        other: i64 = 1
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
        here = self.own.entrance[cell] << 5 | state.strength_at(cell, self.seat)
        here = (here << 4 | value) << 6 | cell
        here = here << 2 | state.guards_left[self.seat - 1]
        here = (here << 1 | state.guarded >> cell & 1) << 1
        if can_grow(state, value):
            here |= 1
        key = (self.crowd[place] >> BITS << 3 | self.leader[place]) << BITS_HERE | here
        known = self.temples.recall(key)
        if known == UNKNOWN:
            known = self.priced_temple(state, cell, here)
            self.temples.keep(key, known)
        return known

    def priced_temple(self, state: State, cell: i64, here: i64) -> float:
        """The same for whoever has to come from elsewhere, as long as control costs the same."""
        me = self.seat - 1
        self.find_price(state, cell, self.seat)
        key = (self.price[me] << 4 | self.dearer[me]) << BITS_HERE | here
        known = self.priced_temples.recall(key)
        if known == UNKNOWN:
            known = self.temple_margin(state, cell, self.seat)
            self.priced_temples.keep(key, known)
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
        seat: i64 = 1
        while seat <= self.seats:
            self.find_price(state, cell, seat)
            seat += 1

    def find_price(self, state: State, cell: i64, seat: i64) -> None:
        """What it would cost a seat to be strongest on a hex, and to be so with a margin."""
        place = cell * MOST_SEATS + seat - 1
        missing = rival_strength(state, cell, seat) - state.strength_at(cell, seat) + 1
        self.missing[seat - 1] = missing
        self.price[seat - 1] = price(self.crowd[place], self.leader[place], missing)
        self.dearer[seat - 1] = price(self.crowd[place], self.leader[place], missing + MARGIN)

    def temple_worth(self, state: State, cell: i64, seat: i64) -> float:
        """What a temple without a guard, for which `find_prices` has been asked, may bring this seat."""
        if self.clock.rounds(seat) <= 0.0:
            return 0.0
        return self.sights.worth(self.sight_of(state, cell, seat), state.value[cell], seat)

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
                rival_entrance = min(rival_entrance, self.expeditions[other - 1].entrance[cell])
                if state.presence[other - 1] >> cell & 1:
                    present += 1
                if state.guards_left[other - 1] > 0:
                    guards = 1
            other += 1
        value = state.value[cell]
        strength = state.strength_at(cell, seat)
        sight = value << 4 | max(-5, min(5, 1 - self.missing[seat - 1])) + 5
        sight = sight << 3 | min(5, strength)
        sight = sight << 4 | self.price[seat - 1]
        sight = sight << 4 | self.dearer[seat - 1]
        sight = sight << 4 | rival_price
        sight = sight << 4 | rival_dearer
        sight = sight << 2 | present
        sight <<= 1
        if can_grow(state, value):
            sight |= 1
        sight <<= 1
        if state.guards_left[seat - 1] > 0:
            sight |= 1
        sight = sight << 1 | guards
        sight = sight << 3 | self.expeditions[seat - 1].entrance[cell]
        return (sight << 3 | rival_entrance) << 3 | seat

    # -- all the rest ---------------------------------------------------------------------------------

    def known_hand(self, state: State) -> float:
        """What is not a temple, less the same of the others: for what one digs, guards or builds is gone for them.

        The same for every plan that leaves as much of everything.
        """
        me = self.seat - 1
        key = digs(state, self.seat) << 8 | self.own.treasures_near(state)
        key = key << 5 | self.ground.where
        key = key << 8 | self.ground.opened[me]
        key = key << 5 | state.supply[me]
        key = key << 5 | self.own.strength
        key = key << 2 | leader_state(state, self.seat)
        key = key << 2 | state.camps_left[me]
        key = key << 2 | state.guards_left[me]
        key = key << 7 | self.ground.unguarded
        motif: i64 = 0
        while motif < MOTIF_COUNT:
            key = key << 2 | state.wafers[me * MOTIF_COUNT + motif]
            motif += 1
        known = self.hands.recall(key)
        if known == UNKNOWN:
            known = self.hand_margin(state, self.seat)
            self.hands.keep(key, known)
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
        tell_hand(self.hand, self.clock, state, self.ground, seat)
        return float(wafer_points(state, seat)) * self.clock.rounds(seat) + HAND_SCALE * self.hand.answer()

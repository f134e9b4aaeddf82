"""What a position of Tikal is worth to a seat: points made, and points to be expected of the scorings to come.

Every temple counts for each seat by the chance that it will control it, which follows from how far it is ahead
or behind there; wafers count in full; figures count for what lies within their reach.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ceiba.bits import lowest
from ceiba.bots.tikal.counts import rival_strength
from ceiba.tikal.board import CELLS, SIDES
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import FINAL_ROUND, OVER, TURN, State
from ceiba.tikal.tables import (
    LEADER_STRENGTH,
    TEMPLE,
    TILE_COUNT,
    TILE_TERRAIN,
    TREASURE,
    VOLCANO,
    WORKERS,
)

# The chance to control a temple at a coming scoring, by how far one is ahead of the strongest other there.
FAR: Final = 6
CONTROL: Final = vec[float]([0.06, 0.07, 0.09, 0.10, 0.12, 0.18, 0.30, 0.52, 0.60, 0.65, 0.68, 0.70, 0.72])
LATER: Final = 0.85  # each further scoring counts by so much less than the one before

# What draws figures on, in points: a temple by its value and a little more, a treasure by its wafers. Little is
# left to gain where one is far ahead or far behind. A stone on the way takes a fifth of it.
TEMPLE_DRAW: Final = 2.0
WAFER_DRAW: Final = 1.5
DECIDED: Final = 0.4
FADING: Final = vec[float]([0.8**stones for stones in range(7)])
FAINT: Final = 0.2  # what draws less than this is not passed on

# What a figure is worth at each scoring to come: for what draws it where it stands, and for being there at all.
REACH: Final = 0.12
FIGURE: Final = 1.5


def scorings_left(state: State) -> i64:
    """The volcano rounds still to begin, and the final one."""
    if state.stage == FINAL_ROUND or state.phase == OVER:
        return 0
    unlaid = state.to_come | state.shown
    rounds: i64 = 1
    tile: i64 = 0
    while tile < TILE_COUNT:
        if unlaid >> tile & 1 and TILE_TERRAIN[tile] == VOLCANO:
            rounds += 1
        tile += 1
    return rounds


def weight_of(scorings: i64) -> float:
    """What a point at every scoring to come is worth today."""
    weight = 0.0
    each = 1.0
    while scorings > 0:
        weight += each
        each *= LATER
        scorings -= 1
    return weight


def scores_this_round(state: State, seat: i64) -> bool:
    """Whether this seat still has its scoring turn in the round that is on."""
    if state.stage == TURN or state.phase == OVER:
        return False
    if seat == state.seat:
        return True
    for waiting in state.order:
        if waiting == seat:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """What a plan is judged by."""

    def value(self, state: State) -> float:
        """What the position is worth to the seat whose turn it is, if the turn ended here."""
        return 0.0


class Outlook(Evaluation):
    """How one seat sees a position and what may come of it within this turn; made once, asked often."""

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.weight: float = weight_of(scorings_left(state))
        self.pull = vec[float]([0.0] * CELLS)  # the best that a figure on a cell has within its reach
        cell: i64 = 0
        while cell < CELLS:
            self.pull[cell] = self.draw(state, cell)
            cell += 1
        while self.spread(state):
            pass

    def draw(self, state: State, cell: i64) -> float:
        """What there is to gain for one more figure on a cell."""
        terrain = state.terrain[cell]
        if terrain == TREASURE:
            wafers = state.value[cell]
            return WAFER_DRAW * float(min(3, wafers))
        if terrain != TEMPLE or state.guard[cell] != 0:
            return 0.0
        lead = self.lead(state, cell, self.seat)
        worth = float(state.value[cell]) + TEMPLE_DRAW
        if lead > 2 or lead < -4:
            return DECIDED * worth
        return worth

    def spread(self, state: State) -> bool:
        """Let every cell draw from its neighbours, less with every stone between; says whether that changed any."""
        changed = False
        cell: i64 = 0
        while cell < CELLS:
            pull = self.pull[cell]
            place: i64 = cell * SIDES
            end = place + SIDES
            while pull > FAINT and place < end and state.ways[place] > 0:
                there = state.ways[place] >> 8
                felt = pull * FADING[state.ways[place] & 255]
                if self.pull[there] < felt:
                    self.pull[there] = felt
                    changed = True
                place += 1
            cell += 1
        return changed

    def lead(self, state: State, cell: i64, seat: i64) -> i64:
        """How much stronger a seat is than the strongest other on a cell."""
        return state.strength_at(cell, seat) - rival_strength(state, cell, seat)

    def value(self, state: State) -> float:
        """This seat's prospects, less the others' on average."""
        mine = self.prospects(state, self.seat) + self.development(state)
        others = 0.0
        seat: i64 = 1
        while seat <= state.seats:
            if seat != self.seat:
                others += self.prospects(state, seat)
            seat += 1
        return mine - others / float(state.seats - 1)

    def prospects(self, state: State, seat: i64) -> float:
        """Points made, and points that may be hoped for."""
        points = float(state.scores[seat - 1])
        if scores_this_round(state, seat):
            points += float(points_now(state, seat))
        if self.weight > 0.0:
            points += self.weight * (float(wafer_points(state, seat)) + self.temples(state, seat))
        return points

    def temples(self, state: State, seat: i64) -> float:
        """The temples by their values and the chance to control them at a scoring to come."""
        points = 0.0
        cells = state.temples
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            guard = state.guard[cell]
            if guard == seat:
                points += float(state.value[cell])
            elif guard == 0 and state.presence[seat - 1] >> cell & 1:
                lead = self.lead(state, cell, seat)
                if lead > FAR:
                    lead = FAR
                if lead > -FAR:
                    points += float(state.value[cell]) * CONTROL[lead + FAR]
        return points

    def development(self, state: State) -> float:
        """Figures count for what lies within their reach."""
        me = self.seat - 1
        total = 0.0
        cells = state.presence[me]
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            total += self.pull[cell] * float(state.strength_at(cell, self.seat))
        in_the_game = float(LEADER_STRENGTH + WORKERS - state.gone[me])
        return self.weight * (REACH * total + FIGURE * in_the_game)

"""How far everything is: the points it takes to walk to each temple and treasure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.tikal.board import CELLS, SIDES
from ceiba.tikal.state import State

FAR: Final = 7  # too far to count on


class Roads:
    """The ways to every temple and treasure that lies; they change only when a tile is laid."""

    def __init__(self, state: State) -> None:
        self.points = vec[i64]([FAR] * (CELLS * CELLS))  # by goal, then cell
        walkers = vec[i64]([0] * (CELLS * FAR))
        goals = state.temples | state.treasures
        while goals:
            self.walk_from(state, lowest(goals), walkers)
            goals &= goals - 1

    def walk_from(self, state: State, goal: i64, walkers: vec[i64]) -> None:
        """Spread from a goal over all borders; a cell is walked from again when a shorter way to it is found."""
        row = goal * CELLS
        self.points[row + goal] = 0
        walkers[0] = goal
        first: i64 = 0
        last: i64 = 1
        while first < last:
            cell = walkers[first]
            first += 1
            place = cell * SIDES
            end = place + SIDES
            while place < end and state.ways[place] > 0:
                there = state.ways[place] >> 8
                points = self.points[row + cell] + (state.ways[place] & 255)
                if points < self.points[row + there]:
                    self.points[row + there] = points
                    walkers[last] = there
                    last += 1
                place += 1

    def entrance_to(self, state: State, goal: i64, seat: i64) -> i64:
        """The entrance from which it is nearest to a goal."""
        cells = state.entrances[seat - 1]
        nearest = lowest(cells)
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            if self.points[goal * CELLS + cell] < self.points[goal * CELLS + nearest]:
                nearest = cell
        return nearest

    def from_entrance(self, state: State, goal: i64, seat: i64) -> i64:
        """The points it takes to enter and walk to a goal."""
        return min(FAR, self.points[goal * CELLS + self.entrance_to(state, goal, seat)] + 1)

    def step(self, state: State, cell: i64, goal: i64) -> i64:
        """The next cell on a shortest way to a goal that is elsewhere, and can be reached."""
        row = goal * CELLS
        points = self.points[row + cell]
        place = cell * SIDES
        while self.points[row + (state.ways[place] >> 8)] + (state.ways[place] & 255) != points:
            place += 1
        return state.ways[place] >> 8

"""The figures of one seat: where they stand, and how far they are from every temple and treasure."""

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.tikal.board import CELLS
from ceiba.tikal.state import MOST_SEATS, State
from ceiba.tikal.tables import WORKERS


class Expedition:
    """What has been found out of ways is kept, until a camp makes new ones."""

    def __init__(self, state: State, seat: i64, roads: Roads) -> None:
        self.seat = seat
        self.roads = roads
        self.goals = state.temples | state.treasures
        self.entrances: i64 = 0  # at which it enters, as bits …
        self.entrance = vec[i64]([FAR] * CELLS)  # … and the points it takes to do so and walk to a goal
        self.points = vec[i64]([0] * (CELLS * CELLS))  # it takes to walk, by goal, then cell …
        self.known: i64 = 0  # … of these cells, as bits
        # Where figures stand, in a list: the cells, how many workers are there, and what strength.
        self.cells = vec[i64]([0] * (WORKERS + 1))
        self.workers = vec[i64]([0] * (WORKERS + 1))
        self.strengths = vec[i64]([0] * (WORKERS + 1))
        self.places: i64 = 0
        self.strength: i64 = 0  # of all together
        self.look(state)

    def look(self, state: State) -> None:
        """See where figures are now, and which camps."""
        me = self.seat - 1
        if state.entrances[me] != self.entrances:
            self.find_entrances(state)
        cells = self.cells
        workers = self.workers
        strengths = self.strengths
        places: i64 = 0
        total: i64 = 0
        presence = state.presence[me]
        while presence:
            cell = lowest(presence)
            presence &= presence - 1
            if self.known >> cell & 1 == 0:
                self.find_ways(state, cell)
            strength = state.strength_at(cell, self.seat)
            cells[places] = cell
            workers[places] = state.workers[cell * MOST_SEATS + me]
            strengths[places] = strength
            places += 1
            total += strength
        self.places = places
        self.strength = total

    def find_entrances(self, state: State) -> None:
        entrances = state.entrances[self.seat - 1]
        self.known &= ~(self.entrances | entrances)  # from elsewhere no secret path leads
        self.entrances = entrances
        goals = self.goals
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            self.entrance[goal] = self.roads.from_entrance(state, goal, self.seat)

    def find_ways(self, state: State, cell: i64) -> None:
        """The points it takes to walk from a cell, or to go by a secret path from an entrance (T4.2)."""
        self.known |= bit(cell)
        at_entrance = state.is_entrance(cell, self.seat)
        goals = self.goals
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            points = self.roads.points[goal * CELLS + cell]
            if at_entrance:
                points = min(points, self.entrance[goal])
            self.points[goal * CELLS + cell] = points

    def treasures_near(self, state: State) -> i64:
        """In tenths: wafers that figures two steps away could dig, and three tenths of those up to five away."""
        near: i64 = 0
        points = self.points
        cells = self.cells
        strengths = self.strengths
        places = self.places
        goals = state.treasures
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            close: i64 = 0
            wide: i64 = 0
            place: i64 = 0
            while place < places:
                away = points[goal * CELLS + cells[place]]
                if away > 0:  # who stands there is not near
                    if away <= 2:
                        close += strengths[place]
                    elif away <= 5:
                        wide += strengths[place]
                place += 1
            value = state.value[goal]
            near += 10 * min(value, close) + 3 * min(value, wide)
        return min(255, near)

"""What is still to come, and for whom: tiles, scorings, turns."""

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bots.tikal.value import scorings_left
from ceiba.tikal.state import TURN, State
from ceiba.tikal.tables import LETTER_ENDS, TEMPLE, TILE_COUNT, TILE_TERRAIN, TILE_VALUE, TREASURE, VOLCANO


class Clock:
    """How late it will be when this seat's turn is over."""

    def __init__(self, state: State, seat: i64) -> None:
        self.seats = state.seats
        self.auction: float = 1.0 if state.auction else 0.0
        self.scorings: float = float(scorings_left(state))
        self.next: float = next_scoring(state)
        self.left: float = float(tiles_left(state))
        self.temples: float = float(value_to_come(state, TEMPLE))
        self.treasures: float = float(value_to_come(state, TREASURE))
        # Of every seat: how many turns come before its own, and whether it has still to score in this round.
        self.waits = vec[float]([0.0] * state.seats)
        self.due = vec[float]([0.0] * state.seats)
        other: i64 = 1
        while other <= state.seats:
            if state.stage == TURN:
                self.waits[other - 1] = float((other - seat - 1 + state.seats) % state.seats)
            else:
                self.waits[other - 1] = float(len(state.order) + (other - state.owner + state.seats) % state.seats)
            other += 1
        place: i64 = 0
        while place < len(state.order):
            self.waits[state.order[place] - 1] = float(place)
            self.due[state.order[place] - 1] = 1.0
            place += 1

    def rounds(self, seat: i64) -> float:
        """How often this seat will still score."""
        return self.scorings + self.due[seat - 1]

    def tell(self, inputs: vec[float], place: i64, seat: i64) -> None:
        """What the time is for a seat, for a network."""
        inputs[place] = float(self.seats - 2) / 2.0
        inputs[place + 1] = self.auction
        inputs[place + 2] = self.waits[seat - 1] / float(self.seats)
        inputs[place + 3] = self.due[seat - 1]
        inputs[place + 4] = self.scorings / 4.0
        inputs[place + 5] = self.next / 10.0
        inputs[place + 6] = self.left / float(TILE_COUNT)
        inputs[place + 7] = self.temples / 30.0
        inputs[place + 8] = self.treasures / 15.0


def time_of(state: State, seat: i64) -> i64:
    """The same number whenever it is as late for a seat that its clock would show the same."""
    time = (state.to_come | state.shown) << 2 | state.stage
    time = (time << 3 | seat) << 3 | state.owner
    place: i64 = 0
    while place < len(state.order):
        time = time << 3 | state.order[place]
        place += 1
    return time


def tiles_left(state: State) -> i64:
    """The tiles still to be laid, those shown in the auction included."""
    count: i64 = 0
    tiles = state.to_come | state.shown
    while tiles:
        tiles &= tiles - 1
        count += 1
    return count


def value_to_come(state: State, terrain: i64) -> i64:
    """Of the temples that are not yet laid, or the wafers on such treasures."""
    value: i64 = 0
    tile: i64 = 0
    while tile < TILE_COUNT:
        if (state.to_come | state.shown) >> tile & 1 and TILE_TERRAIN[tile] == terrain:
            value += TILE_VALUE[tile]
        tile += 1
    return value


def next_scoring(state: State) -> float:
    """How many tiles will be drawn, on average, up to the next volcano, itself included; all if none comes."""
    before: i64 = 0
    tile: i64 = 0
    for end in LETTER_ENDS:
        left: i64 = 0
        volcano = False
        while tile < end:
            if (state.to_come | state.shown) >> tile & 1:
                left += 1
                volcano = volcano or TILE_TERRAIN[tile] == VOLCANO
            tile += 1
        if volcano:
            return float(before) + float(left + 1) / 2.0
        before += left
    return float(before)

"""Who and what is where: the whole state of a game of Tikal, and plain questions about it."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import bit
from ceiba.game import Position
from ceiba.tikal.action import LEADER
from ceiba.tikal.board import ASCENDING_SIDES, BASE_CELL, CELLS, NEIGHBOUR, SIDES, opposite
from ceiba.tikal.tables import (
    CAMPS,
    CAPITAL,
    CLOSED,
    GUARDS,
    JUNGLE,
    LEADER_STRENGTH,
    LEVELS,
    MOTIF_COUNT,
    NO_TILE,
    TEMPLE,
    TILE_COUNT,
    TILE_STONES,
    TILE_TERRAIN,
    TILE_VALUE,
    TREASURE,
    VOLCANO,
    WAFERS_PER_MOTIF,
    WORKERS,
)

# What the actor does now.
DRAW: Final = 0  # luck turns a tile
FIND: Final = 1  # luck turns the wafer just recovered
LAY_TILE: Final = 2
EXPLORE: Final = 3  # spend action points
BIDDING: Final = 4
CHOOSING: Final = 5
OVER: Final = 6
Phase = Literal["draw", "find", "lay", "explore", "bid", "choose", "over"]
PHASES: Final[tuple[Phase, ...]] = ("draw", "find", "lay", "explore", "bid", "choose", "over")

# What kind of turn it is.
TURN: Final = 0
VOLCANO_ROUND: Final = 1
FINAL_ROUND: Final = 2
Stage = Literal["turn", "volcano", "final"]
STAGES: Final[tuple[Stage, ...]] = ("turn", "volcano", "final")

# Where a leader is who stands on no hex as a figure.
SUPPLY: Final = -1
GONE: Final = -2  # out of the game
ON_GUARD: Final = -3
LEADER_PLACES: Final = {SUPPLY: "supply", GONE: "gone", ON_GUARD: "guard"}

ALL_TILES: Final = (1 << TILE_COUNT) - 1
MOST_SEATS: Final = 4


def changed(array: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy with one entry changed: for arrays that copies of a position share since they seldom change."""
    fresh = array[:]
    fresh[index] = value
    return fresh


def filled(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * count)


class State(Position):
    """Seats count from 1; arrays by seat begin at index 0, so seat 1's score is `scores[0]`."""

    def __init__(self, seats: i64, auction: bool, camp_needs_presence: bool, source: "State | None" = None) -> None:
        self.seats = seats
        self.auction = auction
        self.camp_needs_presence = camp_needs_presence
        if source is None:
            # Shared by copies, replaced when they change.
            self.tile = filled(CELLS, NO_TILE)  # which tile lies on a cell
            self.turn = filled(CELLS, 0)  # turned by how many sixths
            self.terrain = filled(CELLS, CLOSED)
            self.ways = filled(CELLS * SIDES, 0)  # open borders by cell, ascending: cell beyond << 8 | stones
            self.camp = filled(CELLS, 0)  # whose camp, 0: none
            self.guard = filled(CELLS, 0)  # whose guard, 0: none
            self.levels = LEVELS[:]  # left in the supply, by value
            self.unseen = filled(MOTIF_COUNT, WAFERS_PER_MOTIF)  # wafers not yet turned up, by motif
            self.camps_left = filled(seats, CAMPS)
            self.guards_left = filled(seats, GUARDS)
            self.gone = filled(seats, 0)  # workers out of the game
            self.entrances = filled(seats, bit(BASE_CELL))  # base camp and own camps, as bits
            self.order = filled(0, 0)  # seats still to have their scoring turn, after the present one
            # Copied with the position.
            self.value = filled(CELLS, 0)  # of a temple; wafers left on a treasure
            self.workers = filled(CELLS * MOST_SEATS, 0)  # by cell, then seat
            self.leader = filled(seats, SUPPLY)  # on which cell
            self.supply = filled(seats, WORKERS)  # workers not yet entered
            self.wafers = filled(seats * MOTIF_COUNT, 0)  # by seat, then motif
            self.scores = filled(seats, CAPITAL if auction else 0)
            self.presence = filled(seats, 0)  # cells with figures of a seat, as bits
            self.to_come: i64 = ALL_TILES  # bits of undrawn tiles
            self.phase: i64 = DRAW
            self.stage: i64 = TURN
            self.seat: i64 = 1  # who acts, or for whom luck does
            self.points: i64 = 0  # action points left
            self.hand: i64 = NO_TILE  # the tile drawn or chosen
            # Whose turn it is, also while a volcano round interrupts it. Before the first turn it is the last seat,
            # whose left neighbour is seat 1.
            self.owner: i64 = seats
            self.once: i64 = 0  # cells uncovered or recovered at this turn
            self.twice: i64 = 0  # … and those a second time
            # Sets of cells that follow from the arrays above, kept up to date so that no act need be searched for.
            self.temples: i64 = 0
            self.guarded: i64 = 0
            self.treasures: i64 = 0  # with wafers left
            self.clearings: i64 = 0  # where a camp can be pitched (T4.7)
            self.frontier: i64 = 0  # closed, beside an explored hex
            self.inviting: i64 = 0  # closed, with stones that lead there
            # The auction: tiles shown, seats with open indicators, seats still bidding (bit n: seat n).
            self.shown: i64 = 0
            self.open: i64 = 0
            self.bidders: i64 = 0
            self.bid: i64 = 0
            self.first_to_pass: i64 = 0
        else:
            self.tile = source.tile
            self.turn = source.turn
            self.terrain = source.terrain
            self.ways = source.ways
            self.camp = source.camp
            self.guard = source.guard
            self.levels = source.levels
            self.unseen = source.unseen
            self.camps_left = source.camps_left
            self.guards_left = source.guards_left
            self.gone = source.gone
            self.entrances = source.entrances
            self.order = source.order
            self.value = source.value[:]
            self.workers = source.workers[:]
            self.leader = source.leader[:]
            self.supply = source.supply[:]
            self.wafers = source.wafers[:]
            self.scores = source.scores[:]
            self.presence = source.presence[:]
            self.to_come = source.to_come
            self.phase = source.phase
            self.stage = source.stage
            self.seat = source.seat
            self.points = source.points
            self.hand = source.hand
            self.owner = source.owner
            self.once = source.once
            self.twice = source.twice
            self.temples = source.temples
            self.guarded = source.guarded
            self.treasures = source.treasures
            self.clearings = source.clearings
            self.frontier = source.frontier
            self.inviting = source.inviting
            self.shown = source.shown
            self.open = source.open
            self.bidders = source.bidders
            self.bid = source.bid
            self.first_to_pass = source.first_to_pass

    # -- the map --------------------------------------------------------------------------------------

    def place(self, cell: i64, tile: i64, turn: i64) -> None:
        """Put a tile on the map and open its borders; a treasure gets its wafers at once (T3.5)."""
        terrain = TILE_TERRAIN[tile]
        self.tile = changed(self.tile, cell, tile)
        self.turn = changed(self.turn, cell, turn)
        self.terrain = changed(self.terrain, cell, terrain)
        self.value[cell] = TILE_VALUE[tile]
        if terrain == TEMPLE:
            self.temples |= bit(cell)
        elif terrain == TREASURE:
            self.treasures |= bit(cell)
        elif terrain == JUNGLE:
            self.clearings |= bit(cell)
        self.frontier &= ~bit(cell)
        self.inviting &= ~bit(cell)
        self.ways = self.ways[:]
        self.list_ways(cell)
        side: i64 = 0
        while side < SIDES:
            there = NEIGHBOUR[cell * SIDES + side]
            if there >= 0 and self.terrain[there] != CLOSED:
                self.list_ways(there)
            elif there >= 0:
                self.frontier |= bit(there)
                if self.stones(cell, side) > 0:
                    self.inviting |= bit(there)
            side += 1

    def list_ways(self, cell: i64) -> None:
        """Note anew which borders of an explored hex are open; there never come to be fewer."""
        place = cell * SIDES
        for side in ASCENDING_SIDES:
            stones = self.border(cell, side)
            if stones > 0:
                self.ways[place] = NEIGHBOUR[cell * SIDES + side] << 8 | stones
                place += 1

    def border(self, cell: i64, side: i64) -> i64:
        """The stones to cross here, of both hexes together (T4.3); 0 if nobody can pass."""
        there = NEIGHBOUR[cell * SIDES + side]
        if there < 0 or not self.open_ground(there) or not self.open_ground(cell):
            return 0
        return self.stones(cell, side) + self.stones(there, opposite(side))

    def leads_on(self, cell: i64, side: i64) -> bool:
        """Whether one can cross here, or could if the jungle beyond were explored; not into a volcano (T3.3)."""
        there = NEIGHBOUR[cell * SIDES + side]
        if there >= 0 and self.terrain[there] == CLOSED:
            return self.stones(cell, side) > 0
        return self.border(cell, side) > 0

    def stones(self, cell: i64, side: i64) -> i64:
        """The stones printed on this hex at this side; turning by t brings edge i to edge i + t."""
        edge = side - self.turn[cell]
        if edge < 0:
            edge += SIDES
        return TILE_STONES[self.tile[cell] * SIDES + edge]

    def open_ground(self, cell: i64) -> bool:
        """Explored, and not a volcano: somewhere a figure could stand."""
        terrain = self.terrain[cell]
        return terrain != CLOSED and terrain != VOLCANO

    # -- figures --------------------------------------------------------------------------------------

    def arrive(self, cell: i64, seat: i64, figure: i64) -> None:
        self.presence[seat - 1] |= bit(cell)
        if figure == LEADER:
            self.leader[seat - 1] = cell
        else:
            self.workers[cell * MOST_SEATS + seat - 1] += 1

    def depart(self, cell: i64, seat: i64, figure: i64) -> None:
        """A figure leaves a cell; a leader's new place is for the caller to say."""
        if figure == LEADER:
            self.leader[seat - 1] = GONE
        else:
            self.workers[cell * MOST_SEATS + seat - 1] -= 1
        if self.figures_at(cell, seat) == 0:
            self.presence[seat - 1] &= ~bit(cell)

    def figures_at(self, cell: i64, seat: i64) -> i64:
        """How many figures; the leader counts as one (T4.9)."""
        workers = self.workers[cell * MOST_SEATS + seat - 1]
        return workers + 1 if self.leader[seat - 1] == cell else workers

    def strength_at(self, cell: i64, seat: i64) -> i64:
        workers = self.workers[cell * MOST_SEATS + seat - 1]
        return workers + LEADER_STRENGTH if self.leader[seat - 1] == cell else workers

    def strongest_at(self, cell: i64) -> i64:
        """The one seat strictly stronger than every other there, or 0 (T5.1)."""
        best: i64 = 0
        most: i64 = 0
        seat: i64 = 1
        while seat <= self.seats:
            strength = self.strength_at(cell, seat)
            if strength > most:
                best = seat
                most = strength
            elif strength == most:
                best = 0
            seat += 1
        return best

    def is_entrance(self, cell: i64, seat: i64) -> bool:
        """Base camp or a camp of this seat's: where its figures enter, and its secret paths end (T4.1, T4.2)."""
        return self.entrances[seat - 1] >> cell & 1 == 1

    def empty_treasure(self, cell: i64) -> None:
        """The last wafer is gone: now a camp can be pitched here (T4.7)."""
        self.treasures &= ~bit(cell)
        self.clearings |= bit(cell)

    def pitch_camp(self, cell: i64, seat: i64) -> None:
        self.camp = changed(self.camp, cell, seat)
        self.camps_left = changed(self.camps_left, seat - 1, self.camps_left[seat - 1] - 1)
        self.entrances = changed(self.entrances, seat - 1, self.entrances[seat - 1] | bit(cell))
        self.clearings &= ~bit(cell)

    def post_guard(self, cell: i64, seat: i64) -> None:
        self.guard = changed(self.guard, cell, seat)
        self.guards_left = changed(self.guards_left, seat - 1, self.guards_left[seat - 1] - 1)
        self.guarded |= bit(cell)

    def used_at(self, cell: i64) -> i64:
        """How many levels or wafers the actor has taken here this turn (T4.4, T4.5)."""
        return (self.once >> cell & 1) + (self.twice >> cell & 1)

    def may_dig(self, cell: i64) -> bool:
        """Whether the actor may take a level or a wafer here: at most two a turn, a figure for each (T4.10)."""
        used = self.used_at(cell)
        return used < 2 and self.figures_at(cell, self.seat) > used

    def next_level_ready(self, cell: i64) -> bool:
        """Whether this temple can grow: the next value is in the supply (T4.4) and nobody guards it (T4.8)."""
        level = self.value[cell] + 1
        return level < len(self.levels) and self.levels[level] > 0 and self.guard[cell] == 0

    # -- turns ----------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat < self.seats else 1

    def controls(self, cell: i64) -> i64:
        """Who would score this temple now, or 0 (T5.1)."""
        if self.terrain[cell] != TEMPLE:
            return 0
        return self.guard[cell] or self.strongest_at(cell)

"""Who and what is where: the whole state of a game of Tikal, and plain questions about it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.game import Position
from ceiba.tikal.board import BASE_CELL, CELLS, NEIGHBOUR, SIDES, opposite
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
PHASES: Final = ("draw", "find", "lay", "explore", "bid", "choose", "over")

# What kind of turn it is.
TURN: Final = 0
VOLCANO_ROUND: Final = 1
FINAL_ROUND: Final = 2
STAGES: Final = ("turn", "volcano", "final")

# Where a leader is who stands on no hex as a figure.
SUPPLY: Final = -1
GONE: Final = -2  # out of the game
ON_GUARD: Final = -3

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

    def __init__(
        self, seats: i64, auction: bool, camp_needs_presence: bool, source: "State | None" = None
    ) -> None:
        self.seats = seats
        self.auction = auction
        self.camp_needs_presence = camp_needs_presence
        if source is None:
            # Shared by copies, replaced when they change.
            self.tile = filled(CELLS, NO_TILE)  # which tile lies on a cell
            self.turn = filled(CELLS, 0)  # turned by how many sixths
            self.terrain = filled(CELLS, CLOSED)
            self.border = filled(CELLS * SIDES, 0)  # stones to cross, both sides together; 0: closed
            self.camp = filled(CELLS, 0)  # whose camp, 0: none
            self.guard = filled(CELLS, 0)  # whose guard, 0: none
            self.levels = LEVELS[:]  # left in the supply, by value
            self.unseen = filled(MOTIF_COUNT, WAFERS_PER_MOTIF)  # wafers not yet turned up, by motif
            self.camps_left = filled(seats, CAMPS)
            self.guards_left = filled(seats, GUARDS)
            self.gone = filled(seats, 0)  # workers out of the game
            self.order = filled(0, 0)  # seats still to have their scoring turn, after the present one
            # Copied with the position.
            self.value = filled(CELLS, 0)  # of a temple; wafers left on a treasure
            self.workers = filled(CELLS * MOST_SEATS, 0)  # by cell, then seat
            self.leader = filled(seats, SUPPLY)  # on which cell
            self.supply = filled(seats, WORKERS)  # workers not yet entered
            self.wafers = filled(seats * MOTIF_COUNT, 0)  # by seat, then motif
            self.scores = filled(seats, CAPITAL if auction else 0)
        else:
            self.tile = source.tile
            self.turn = source.turn
            self.terrain = source.terrain
            self.border = source.border
            self.camp = source.camp
            self.guard = source.guard
            self.levels = source.levels
            self.unseen = source.unseen
            self.camps_left = source.camps_left
            self.guards_left = source.guards_left
            self.gone = source.gone
            self.order = source.order
            self.value = source.value[:]
            self.workers = source.workers[:]
            self.leader = source.leader[:]
            self.supply = source.supply[:]
            self.wafers = source.wafers[:]
            self.scores = source.scores[:]
        self.to_come: i64 = ALL_TILES if source is None else source.to_come  # bits of undrawn tiles
        self.phase: i64 = DRAW if source is None else source.phase
        self.stage: i64 = TURN if source is None else source.stage
        self.seat: i64 = 1 if source is None else source.seat  # who acts, or for whom luck does
        self.points: i64 = 0 if source is None else source.points  # action points left
        self.hand: i64 = NO_TILE if source is None else source.hand  # the tile drawn or chosen
        # Whose turn it is, also while a volcano round interrupts it. Before the first turn it is the last seat,
        # whose left neighbour is seat 1.
        self.owner: i64 = seats if source is None else source.owner
        self.once: i64 = 0 if source is None else source.once  # cells uncovered or recovered at this turn
        self.twice: i64 = 0 if source is None else source.twice  # … and those a second time
        # The auction: tiles shown, seats with open indicators, seats still bidding (bit n: seat n).
        self.shown: i64 = 0 if source is None else source.shown
        self.open: i64 = 0 if source is None else source.open
        self.bidders: i64 = 0 if source is None else source.bidders
        self.bid: i64 = 0 if source is None else source.bid
        self.first_to_pass: i64 = 0 if source is None else source.first_to_pass

    # -- the map --------------------------------------------------------------------------------------

    def place(self, cell: i64, tile: i64, turn: i64) -> None:
        """Put a tile on the map and open its borders; a treasure gets its wafers at once (T3.5)."""
        self.tile = changed(self.tile, cell, tile)
        self.turn = changed(self.turn, cell, turn)
        self.terrain = changed(self.terrain, cell, TILE_TERRAIN[tile])
        self.value[cell] = TILE_VALUE[tile]
        if TILE_TERRAIN[tile] == VOLCANO:
            return
        border = self.border[:]
        side: i64 = 0
        while side < SIDES:
            there = NEIGHBOUR[cell * SIDES + side]
            if there >= 0 and self.open_ground(there):
                back = opposite(side)
                stones = self.stones(cell, side) + self.stones(there, back)
                border[cell * SIDES + side] = stones
                border[there * SIDES + back] = stones
            side += 1
        self.border = border

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
        return cell == BASE_CELL or self.camp[cell] == seat

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

    def camp_ground(self, cell: i64) -> bool:
        """A hex that can bear a camp: jungle, or a treasure without wafers, and no camp yet (T4.7)."""
        terrain = self.terrain[cell]
        bare = terrain == TREASURE and self.value[cell] == 0
        return (bare or terrain == JUNGLE) and self.camp[cell] == 0

    # -- turns ----------------------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat < self.seats else 1

    def controls(self, cell: i64) -> i64:
        """Who would score this temple now, or 0 (T5.1)."""
        if self.terrain[cell] != TEMPLE:
            return 0
        owner = self.guard[cell]
        return owner if owner else self.strongest_at(cell)

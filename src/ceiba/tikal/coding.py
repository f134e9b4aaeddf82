"""Tikal in numbers: a number for every act, and what lies on the board (nothing is hidden, T7.2).

The numbers, in this order: lay (by cell and turn), enter (cell, figure), path (way, figure), move (cell, side,
figure), uncover, recover (cell), exchange (which other seat, given, taken), camp (cell), guard (cell, figure),
done; and in the auction game pass, choose (tile) and bid (by its amount).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ceiba.coding import Coding, size
from ceiba.game import Position, first_of, kind_of, number_of, pack, seat_of, second_of, third_of
from ceiba.tikal.action import (
    BID,
    CAMP,
    CHOOSE,
    DONE,
    ENTER,
    EXCHANGE,
    GUARD,
    LAY,
    MOVE,
    PASS,
    PATH,
    RECOVER,
    UNCOVER,
)
from ceiba.tikal.board import BASE_CELL, CELLS, NEIGHBOUR, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import MOST_SEATS
from ceiba.tikal.tables import MOTIF_COUNT, TILE_COUNT

# The most that anyone can bid: three scorings of all temples and all masks, and the capital.
MOST_BID: Final = 480

AT_LAY: Final = 0
AT_ENTER: Final = AT_LAY + CELLS * SIDES
AT_PATH: Final = AT_ENTER + CELLS * 2
AT_MOVE: Final = AT_PATH + 3 * CELLS * 2  # from base camp, to base camp, to the one other camp: a cell says which
AT_UNCOVER: Final = AT_MOVE + CELLS * SIDES * 2
AT_RECOVER: Final = AT_UNCOVER + CELLS
AT_EXCHANGE: Final = AT_RECOVER + CELLS
AT_CAMP: Final = AT_EXCHANGE + (MOST_SEATS - 1) * MOTIF_COUNT * MOTIF_COUNT
AT_GUARD: Final = AT_CAMP + CELLS
AT_DONE: Final = AT_GUARD + CELLS * 2
AT_PASS: Final = AT_DONE + 1
AT_CHOOSE: Final = AT_PASS + 1
AT_BID: Final = AT_CHOOSE + TILE_COUNT
END: Final = AT_BID + MOST_BID + 1

BY_CELL: Final = 7  # planes of the board beside the workers
BY_SEAT: Final = 6 + MOTIF_COUNT
OF_TABLE: Final = 8


class TikalCoding(Coding):
    def __init__(self, seats: i64, auction: bool) -> None:
        self.seats = seats
        self.auction = auction
        self.actions = END if auction else AT_PASS
        self.features = size(self.parts())
        self.chances = MOTIF_COUNT
        turns = TILE_COUNT + 4 * seats  # those of the volcanoes and of the end, too
        self.longest = turns * 13 + (TILE_COUNT * (MOST_BID + seats + 1) if auction else 0)

    def parts(self) -> list[tuple[str, tuple[int, ...]]]:
        seats = int(self.seats)
        return [
            # phase, stage, action points, tile in hand (-1: none), whose turn, standing bid, bidders and open seats
            ("table", (OF_TABLE,)),
            ("levels", (11,)),  # left in the supply, by value
            ("unseen", (MOTIF_COUNT,)),  # wafers, by motif
            ("to_come", (TILE_COUNT,)),  # tiles
            ("shown", (TILE_COUNT,)),  # tiles, in the auction
            # score, workers in the supply, leader's cell (-1: in the supply, -2: gone, -3: a guard), camps, guards,
            # workers gone, and wafers by motif
            ("seats", (seats, BY_SEAT)),
            ("workers", (seats, CELLS)),
            # terrain, tile (-1: none), turn, value, uses this turn, camp's and guard's owner (0: none, 1: oneself)
            ("board", (BY_CELL, CELLS)),
        ]

    # -- acts -------------------------------------------------------------------------------------------

    def number(self, act: i64) -> i64:
        kind = kind_of(act)
        first = first_of(act)
        second = second_of(act)
        if kind == MOVE:
            return AT_MOVE + (first * SIDES + _side(first, second)) * 2 + third_of(act)
        if kind == LAY:
            return AT_LAY + first * SIDES + second
        if kind == ENTER:
            return AT_ENTER + first * 2 + second
        if kind == PATH:
            way: i64 = second if first == BASE_CELL else CELLS + first if second == BASE_CELL else 2 * CELLS + first
            return AT_PATH + way * 2 + third_of(act)
        if kind == UNCOVER:
            return AT_UNCOVER + first
        if kind == RECOVER:
            return AT_RECOVER + first
        if kind == EXCHANGE:
            other = (first - seat_of(act) - 1) if first > seat_of(act) else first - seat_of(act) - 1 + self.seats
            return AT_EXCHANGE + (other * MOTIF_COUNT + second) * MOTIF_COUNT + third_of(act)
        if kind == CAMP:
            return AT_CAMP + first
        if kind == GUARD:
            return AT_GUARD + first * 2 + second
        if kind == DONE:
            return AT_DONE
        if kind == PASS:
            return AT_PASS
        if kind == CHOOSE:
            return AT_CHOOSE + first
        return AT_BID + number_of(act)

    def act(self, position: Position, seat: i64, number: i64) -> i64:
        if number < AT_ENTER:
            return pack(seat, LAY, number // SIDES, number % SIDES)
        if number < AT_PATH:
            return pack(seat, ENTER, (number - AT_ENTER) >> 1, (number - AT_ENTER) & 1)
        if number < AT_MOVE:
            return self.path(position, seat, (number - AT_PATH) >> 1, (number - AT_PATH) & 1)
        if number < AT_UNCOVER:
            place = (number - AT_MOVE) >> 1
            there = NEIGHBOUR[place]
            return pack(seat, MOVE, place // SIDES, 255 if there < 0 else there, (number - AT_MOVE) & 1)
        if number < AT_RECOVER:
            return pack(seat, UNCOVER, number - AT_UNCOVER)
        if number < AT_EXCHANGE:
            return pack(seat, RECOVER, number - AT_RECOVER)
        if number < AT_CAMP:
            rest = number - AT_EXCHANGE
            other = seat + 1 + rest // (MOTIF_COUNT * MOTIF_COUNT)
            if other > self.seats:
                other -= self.seats
            return pack(seat, EXCHANGE, other, rest // MOTIF_COUNT % MOTIF_COUNT, rest % MOTIF_COUNT)
        if number < AT_GUARD:
            return pack(seat, CAMP, number - AT_CAMP)
        if number < AT_DONE:
            return pack(seat, GUARD, (number - AT_GUARD) >> 1, (number - AT_GUARD) & 1)
        if number == AT_DONE:
            return pack(seat, DONE)
        if number == AT_PASS:
            return pack(seat, PASS)
        if number < AT_BID:
            return pack(seat, CHOOSE, number - AT_CHOOSE)
        return pack(seat, BID) | (number - AT_BID)

    def path(self, position: Position, seat: i64, way: i64, figure: i64) -> i64:
        """From base camp to a cell, from a cell to base camp, or from a camp to the other one of this seat."""
        if way < CELLS:
            return pack(seat, PATH, BASE_CELL, way, figure)
        if way < 2 * CELLS:
            return pack(seat, PATH, way - CELLS, BASE_CELL, figure)
        assert isinstance(position, Tikal), "a position of another game"
        start = way - 2 * CELLS
        end: i64 = 0
        while end < CELLS and (end in (start, BASE_CELL) or not position.is_entrance(end, seat)):
            end += 1
        return pack(seat, PATH, start, end if end < CELLS else 255, figure)

    # -- observations -----------------------------------------------------------------------------------

    def observe(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        assert isinstance(position, Tikal), "a position of another game"
        p = position
        into[at] = i16(p.phase)
        into[at + 1] = i16(p.stage)
        into[at + 2] = i16(p.points)
        into[at + 3] = i16(p.hand)
        into[at + 4] = i16(self.seen_as(p.owner, seat))
        into[at + 5] = i16(p.bid)
        into[at + 6] = i16(self.turned(p.bidders, seat))
        into[at + 7] = i16(self.turned(p.open, seat))
        at += OF_TABLE
        for level in p.levels:
            into[at] = i16(level)
            at += 1
        for left in p.unseen:
            into[at] = i16(left)
            at += 1
        to_come, shown = p.to_come, p.shown
        tile: i64 = 0
        while tile < TILE_COUNT:
            into[at + tile] = i16(to_come >> tile & 1)
            into[at + TILE_COUNT + tile] = i16(shown >> tile & 1)
            tile += 1
        at += 2 * TILE_COUNT
        self.observe_seats(p, seat, into, at)
        at += self.seats * (BY_SEAT + CELLS)
        # Arrays are taken from their object once: to ask it each time costs more than the rest.
        terrain, tiles, turn, value, camps, guards = p.terrain, p.tile, p.turn, p.value, p.camp, p.guard
        once, twice = p.once, p.twice
        cell: i64 = 0
        while cell < CELLS:
            into[at + cell] = i16(terrain[cell])
            into[at + CELLS + cell] = i16(tiles[cell])
            into[at + 2 * CELLS + cell] = i16(turn[cell])
            into[at + 3 * CELLS + cell] = i16(value[cell])
            into[at + 4 * CELLS + cell] = i16((once >> cell & 1) + (twice >> cell & 1))
            camp = camps[cell]
            guard = guards[cell]
            into[at + 5 * CELLS + cell] = i16(0) if camp == 0 else i16(self.seen_as(camp, seat))
            into[at + 6 * CELLS + cell] = i16(0) if guard == 0 else i16(self.seen_as(guard, seat))
            cell += 1

    def observe_seats(self, p: Tikal, seat: i64, into: vec[i16], at: i64) -> None:
        workers = at + self.seats * BY_SEAT
        wafers, standing = p.wafers, p.workers
        other = seat - 1  # arrays by seat begin at 0
        seen: i64 = 0
        while seen < self.seats:
            into[at] = i16(p.scores[other])
            into[at + 1] = i16(p.supply[other])
            into[at + 2] = i16(p.leader[other])
            into[at + 3] = i16(p.camps_left[other])
            into[at + 4] = i16(p.guards_left[other])
            into[at + 5] = i16(p.gone[other])
            motif: i64 = 0
            while motif < MOTIF_COUNT:
                into[at + 6 + motif] = i16(wafers[other * MOTIF_COUNT + motif])
                motif += 1
            cell: i64 = 0
            while cell < CELLS:
                into[workers + cell] = i16(standing[cell * MOST_SEATS + other])
                cell += 1
            at += BY_SEAT
            workers += CELLS
            seen += 1
            other = other + 1 if other + 1 < self.seats else 0

    def seen_as(self, other: i64, seat: i64) -> i64:
        """Seats from the one who looks: 1 is oneself, 2 the left neighbour, and so on."""
        return other - seat + 1 if other >= seat else other - seat + 1 + self.seats

    def turned(self, seats: i64, seat: i64) -> i64:
        """A set of seats as bits, the lowest for the one who looks."""
        seats >>= 1
        return (seats >> (seat - 1) | seats << (self.seats - seat + 1)) & ((1 << self.seats) - 1)


def _side(cell: i64, there: i64) -> i64:
    side: i64 = 0
    while NEIGHBOUR[cell * SIDES + side] != there:
        side += 1
    return side

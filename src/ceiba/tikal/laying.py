"""Laying a tile: where it may go, and how it may be turned (T3.2–T3.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.game import KIND_SHIFT, SEAT_SHIFT
from ceiba.tikal.action import LAY
from ceiba.tikal.board import CELLS, NEIGHBOUR, SIDES, opposite
from ceiba.tikal.state import State
from ceiba.tikal.tables import CLOSED, TILE_STONES, TILE_TERRAIN, TILES, VOLCANO


def _looks() -> list[i64]:
    """How many turns of each tile look different: turning further repeats them."""
    looks: list[i64] = []
    for _, _, _, stones in TILES:
        turns = 1
        while stones[SIDES - turns :] + stones[: SIDES - turns] != stones:
            turns += 1
        looks.append(turns)
    return looks


LOOKS: Final = vec[i64](_looks())


def beside_explored(state: State, cell: i64) -> bool:
    side: i64 = 0
    while side < SIDES:
        there = NEIGHBOUR[cell * SIDES + side]
        if there >= 0 and state.terrain[there] != CLOSED:
            return True
        side += 1
    return False


def can_be_entered(state: State, cell: i64, tile: i64, turn: i64) -> bool:
    """T3.2: across some border to an explored hex that is no volcano lies a stone, on either side."""
    side: i64 = 0
    while side < SIDES:
        there = NEIGHBOUR[cell * SIDES + side]
        if there >= 0 and state.open_ground(there):
            edge = side - turn
            if edge < 0:
                edge += SIDES
            if TILE_STONES[tile * SIDES + edge] > 0 or state.stones(there, opposite(side)) > 0:
                return True
        side += 1
    return False


def legal_layings(state: State) -> vec[i64]:
    """All cells and turns for the tile in hand. If no turn on any cell can be entered, none need be (T3.4)."""
    acts = _layings(state, TILE_TERRAIN[state.hand] != VOLCANO)
    return acts if len(acts) > 0 else _layings(state, False)


def _layings(state: State, to_be_entered: bool) -> vec[i64]:
    acts = vec[i64](capacity=128)
    verb: i64 = state.seat << SEAT_SHIFT | LAY << KIND_SHIFT
    tile = state.hand
    turns = LOOKS[tile]
    cell: i64 = 0
    while cell < CELLS:
        if state.terrain[cell] == CLOSED and beside_explored(state, cell):
            turn: i64 = 0
            while turn < turns:
                if not to_be_entered or can_be_entered(state, cell, tile, turn):
                    acts = append(acts, verb | cell << 16 | turn << 8)
                turn += 1
        cell += 1
    return acts

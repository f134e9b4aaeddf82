"""Laying a tile: where it may go, and how it may be turned (T3.2–T3.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.game import verb
from ceiba.tikal.action import LAY
from ceiba.tikal.board import NEIGHBOUR, SIDES
from ceiba.tikal.state import State
from ceiba.tikal.tables import TILE_TERRAIN, TILES, VOLCANO


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


def _ways_in() -> list[i64]:
    """The sides that have stones, as bits, for each tile and turn."""
    ways: list[i64] = []
    for _, _, _, stones in TILES:
        for turn in range(SIDES):
            ways.append(sum([2**side for side in range(SIDES) if stones[(side - turn) % SIDES]]))
    return ways


WAYS_IN: Final = vec[i64](_ways_in())


def open_sides(state: State, cell: i64) -> i64:
    """The sides at which an explored hex lies that is no volcano, as bits."""
    sides: i64 = 0
    side: i64 = 0
    while side < SIDES:
        there = NEIGHBOUR[cell * SIDES + side]
        if there >= 0 and state.open_ground(there):
            sides |= bit(side)
        side += 1
    return sides


def legal_layings(state: State) -> vec[i64]:
    """All cells and turns for the tile in hand (T3.2). If it can be entered nowhere, it need not be (T3.4)."""
    acts = _layings(state, TILE_TERRAIN[state.hand] != VOLCANO)
    return acts if len(acts) > 0 else _layings(state, False)


def _layings(state: State, to_be_entered: bool) -> vec[i64]:
    acts = vec[i64](capacity=128)
    lay = verb(state.seat, LAY)
    tile = state.hand
    turns = LOOKS[tile]
    cells = state.frontier
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        # The stones of a hex beside it lead in whatever the turn; otherwise the tile's own must.
        always = not to_be_entered or state.inviting >> cell & 1 == 1
        sides = 0 if always else open_sides(state, cell)
        turn: i64 = 0
        while turn < turns:
            if always or WAYS_IN[tile * SIDES + turn] & sides:
                acts = append(acts, lay | cell << 16 | turn << 8)
            turn += 1
    return acts

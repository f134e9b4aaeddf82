"""Plain counts that the judge goes by."""

from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.tikal.state import SUPPLY, State
from ceiba.tikal.tables import HIGHEST_LEVEL


def can_grow(state: State, value: i64) -> bool:
    return value < HIGHEST_LEVEL and state.levels[value + 1] > 0


def rival_strength(state: State, cell: i64, seat: i64) -> i64:
    """The strength of the strongest other on a cell."""
    most: i64 = 0
    other: i64 = 1
    while other <= state.seats:
        if other != seat:
            strength = state.strength_at(cell, other)
            if strength > most:
                most = strength
        other += 1
    return most


def digs(state: State, seat: i64) -> i64:
    """How many wafers figures that stand on treasures could recover in one turn."""
    count: i64 = 0
    cells = state.treasures
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        count += min(state.value[cell], min(2, state.figures_at(cell, seat)))
    return min(7, count)


def leader_state(state: State, seat: i64) -> i64:
    """0: on the board, 1: in the supply, 2: lost for good."""
    place = state.leader[seat - 1]
    if place == SUPPLY:
        return 1
    if place < SUPPLY:
        return 2
    return 0

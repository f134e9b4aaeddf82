"""Uncovering temples and recovering treasures (T4.4, T4.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.game import verb
from ceiba.tikal.action import RECOVER, UNCOVER
from ceiba.tikal.state import FIND, State, changed


def uncoverings(state: State, acts: vec[i64]) -> vec[i64]:
    uncover = verb(state.seat, UNCOVER)
    cells = state.presence[state.seat - 1] & state.temples & ~state.guarded
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if state.may_dig(cell) and state.next_level_ready(cell):
            acts = append(acts, uncover | cell << 16)
    return acts


def recoveries(state: State, acts: vec[i64]) -> vec[i64]:
    recover = verb(state.seat, RECOVER)
    cells = state.presence[state.seat - 1] & state.treasures
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if state.may_dig(cell):
            acts = append(acts, recover | cell << 16)
    return acts


def uncover(state: State, cell: i64) -> None:
    note_use(state, cell)
    state.value[cell] += 1
    state.levels = changed(state.levels, state.value[cell], state.levels[state.value[cell]] - 1)


def recover(state: State, cell: i64) -> None:
    """Take the top wafer; luck says next which it is."""
    note_use(state, cell)
    state.value[cell] -= 1
    if state.value[cell] == 0:
        state.empty_treasure(cell)
    state.phase = FIND


def note_use(state: State, cell: i64) -> None:
    here: i64 = bit(cell)
    if state.once & here:
        state.twice |= here
    state.once |= here

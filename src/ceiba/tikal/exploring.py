"""Spending action points: everything a seat may do in its turn, what it costs, and what it does (T4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import bit, lowest
from ceiba.game import first_of, kind_of, second_of, third_of, verb
from ceiba.tikal.action import (
    CAMP,
    DONE,
    ENTER,
    EXCHANGE,
    GUARD,
    LEADER,
    MOVE,
    PATH,
    RECOVER,
    UNCOVER,
    VERBS,
    WORKER,
)
from ceiba.tikal.digging import recover, recoveries, uncover, uncoverings
from ceiba.tikal.state import GONE, MOST_SEATS, ON_GUARD, State, changed
from ceiba.tikal.tables import (
    CAMP_COST,
    ENTER_COST,
    EXCHANGE_COST,
    GUARD_COST,
    MOTIF_COUNT,
    PATH_COST,
    RECOVER_COST,
    UNCOVER_COST,
)
from ceiba.tikal.walking import border_between, enter, entries, moves, paths, walk


def legal_actions(state: State) -> vec[i64]:
    """Everything the seat to act can pay for, in the order of the verbs."""
    acts = vec[i64](capacity=56)  # room for nearly all turns, yet small enough for the quick allocator
    points = state.points
    if points >= ENTER_COST:
        acts = entries(state, acts)
    if points >= PATH_COST and state.camps_left[state.seat - 1] < 2:
        acts = paths(state, acts)
    if points >= 1:
        acts = moves(state, acts)
    if points >= UNCOVER_COST:
        acts = uncoverings(state, acts)
    if points >= RECOVER_COST:
        acts = recoveries(state, acts)
    if points >= EXCHANGE_COST:
        acts = exchanges(state, acts)
    if points >= CAMP_COST:
        acts = camps(state, acts)
    if points >= GUARD_COST:
        acts = guards(state, acts)
    return append(acts, verb(state.seat, DONE))


# -- T4.6 exchange ------------------------------------------------------------------------------------


def singles(state: State, seat: i64) -> i64:
    """The motifs of which a seat has just one, as bits; sets are locked."""
    motifs: i64 = 0
    motif: i64 = 0
    while motif < MOTIF_COUNT:
        if state.wafers[(seat - 1) * MOTIF_COUNT + motif] == 1:
            motifs |= bit(motif)
        motif += 1
    return motifs


def exchanges(state: State, acts: vec[i64]) -> vec[i64]:
    mine = singles(state, state.seat)
    if mine == 0:
        return acts
    exchange = verb(state.seat, EXCHANGE)
    other: i64 = 1
    while other <= state.seats:
        theirs: i64 = singles(state, other) if other != state.seat else 0
        given: i64 = 0
        while theirs and given < MOTIF_COUNT:
            taken: i64 = 0
            while mine >> given & 1 and taken < MOTIF_COUNT:
                if taken != given and theirs >> taken & 1:
                    acts = append(acts, exchange | other << 16 | given << 8 | taken)
                taken += 1
            given += 1
        other += 1
    return acts


# -- T4.7 camp, T4.8 guard ----------------------------------------------------------------------------


def camps(state: State, acts: vec[i64]) -> vec[i64]:
    if state.camps_left[state.seat - 1] == 0:
        return acts
    camp = verb(state.seat, CAMP)
    cells = state.clearings
    if state.camp_needs_presence:
        cells &= state.presence[state.seat - 1]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        acts = append(acts, camp | cell << 16)
    return acts


def guards(state: State, acts: vec[i64]) -> vec[i64]:
    if state.guards_left[state.seat - 1] == 0:
        return acts
    guard = verb(state.seat, GUARD)
    cells = state.presence[state.seat - 1] & state.temples & ~state.guarded
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if state.strongest_at(cell) == state.seat:
            if state.workers[cell * MOST_SEATS + state.seat - 1] > 0:
                acts = append(acts, guard | cell << 16 | WORKER << 8)
            if state.leader[state.seat - 1] == cell:
                acts = append(acts, guard | cell << 16 | LEADER << 8)
    return acts


# -- what the actions cost and do ---------------------------------------------------------------------

_PRICE_OF: Final = {
    ENTER: ENTER_COST,
    PATH: PATH_COST,
    UNCOVER: UNCOVER_COST,
    RECOVER: RECOVER_COST,
    EXCHANGE: EXCHANGE_COST,
    CAMP: CAMP_COST,
    GUARD: GUARD_COST,
}
FIXED_PRICES: Final = {VERBS[kind]: cost for kind, cost in _PRICE_OF.items()}  # by verb; a move costs its border
PRICES: Final = vec[i64]([_PRICE_OF.get(kind, 0) for kind in range(len(VERBS))])  # the same by kind


def price(state: State, act: i64) -> i64:
    """The action points of an act of T4."""
    kind = kind_of(act)
    if kind == MOVE:
        return border_between(state, first_of(act), second_of(act))
    return PRICES[kind]


def explore(state: State, act: i64) -> None:
    """Pay for one action of T4 and do it."""
    state.points -= price(state, act)
    kind = kind_of(act)
    cell = first_of(act)
    if kind in (MOVE, PATH):
        walk(state, act)
    elif kind == ENTER:
        enter(state, act)
    elif kind == UNCOVER:
        uncover(state, cell)
    elif kind == RECOVER:
        recover(state, cell)
    elif kind == EXCHANGE:
        swap(state, cell, second_of(act), third_of(act))
    elif kind == CAMP:
        state.pitch_camp(cell, state.seat)
    elif kind == GUARD:
        stand_guard(state, cell, second_of(act))


def swap(state: State, other: i64, given: i64, taken: i64) -> None:
    mine = (state.seat - 1) * MOTIF_COUNT
    theirs = (other - 1) * MOTIF_COUNT
    state.wafers[mine + given] -= 1
    state.wafers[theirs + given] += 1
    state.wafers[theirs + taken] -= 1
    state.wafers[mine + taken] += 1


def stand_guard(state: State, cell: i64, figure: i64) -> None:
    """One figure stays for good; the seat's others on this hex leave the game (T4.8)."""
    me = state.seat - 1
    here = cell * MOST_SEATS + me
    lost = state.workers[here]
    if figure == WORKER:
        lost -= 1
    if state.leader[me] == cell:
        state.leader[me] = ON_GUARD if figure == LEADER else GONE
    state.workers[here] = 0
    state.presence[me] &= ~bit(cell)
    state.gone = changed(state.gone, me, state.gone[me] + lost)
    state.post_guard(cell, state.seat)

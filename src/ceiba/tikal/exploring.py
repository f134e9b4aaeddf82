"""Spending action points: what a seat may do in its turn, and what each action does (T4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.game import KIND_SHIFT, SEAT_SHIFT, bit, first_of, kind_of, second_of, third_of
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
    WORKER,
)
from ceiba.tikal.board import ASCENDING_SIDES, NEIGHBOUR, SIDES
from ceiba.tikal.state import FIND, GONE, MOST_SEATS, ON_GUARD, SUPPLY, State, changed
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


def legal_actions(state: State) -> vec[i64]:
    """Everything the seat to act can pay for, in the order of the verbs."""
    acts = vec[i64](capacity=64)
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
    return append(acts, verb(state, DONE))


def verb(state: State, kind: i64) -> i64:
    return state.seat << SEAT_SHIFT | kind << KIND_SHIFT


# -- T4.1 enter ---------------------------------------------------------------------------------------


def entries(state: State, acts: vec[i64]) -> vec[i64]:
    me = state.seat - 1
    workers = state.supply[me] > 0
    leader = state.leader[me] == SUPPLY
    if not workers and not leader:
        return acts
    enter = verb(state, ENTER)
    cell: i64 = 0
    cells = state.entrances[me]
    while cells:
        if cells & 1:
            if workers:
                acts = append(acts, enter | cell << 16 | WORKER << 8)
            if leader:
                acts = append(acts, enter | cell << 16 | LEADER << 8)
        cells >>= 1
        cell += 1
    return acts


# -- T4.2 secret path ---------------------------------------------------------------------------------


def paths(state: State, acts: vec[i64]) -> vec[i64]:
    entrances = state.entrances[state.seat - 1]
    start: i64 = 0
    starts = entrances & state.presence[state.seat - 1]
    while starts:
        if starts & 1:
            end: i64 = 0
            ends = entrances
            while ends:
                if ends & 1 and end != start:
                    acts = walks(state, acts, verb(state, PATH) | start << 16 | end << 8)
                ends >>= 1
                end += 1
        starts >>= 1
        start += 1
    return acts


def walks(state: State, acts: vec[i64], act: i64) -> vec[i64]:
    """The figures of the seat to act that may go the way of this act."""
    start = first_of(act)
    if state.workers[start * MOST_SEATS + state.seat - 1] > 0:
        acts = append(acts, act | WORKER)
    if state.leader[state.seat - 1] == start:
        acts = append(acts, act | LEADER)
    return acts


# -- T4.3 move ----------------------------------------------------------------------------------------


def moves(state: State, acts: vec[i64]) -> vec[i64]:
    cell: i64 = 0
    cells = state.presence[state.seat - 1]
    while cells:
        if cells & 1:
            acts = steps(state, acts, cell)
        cells >>= 1
        cell += 1
    return acts


def steps(state: State, acts: vec[i64], cell: i64) -> vec[i64]:
    """Across each open border of one cell that the points allow. The most travelled road of the whole library."""
    me = state.seat - 1
    worker = state.workers[cell * MOST_SEATS + me] > 0
    leader = state.leader[me] == cell
    points = state.points
    border = state.border
    move = verb(state, MOVE) | cell << 16
    turn: i64 = 0
    while turn < SIDES:
        side = cell * SIDES + ASCENDING_SIDES[turn]
        stones = border[side]
        if 0 < stones <= points:
            act = move | NEIGHBOUR[side] << 8
            if worker:
                acts = append(acts, act | WORKER)
            if leader:
                acts = append(acts, act | LEADER)
        turn += 1
    return acts


# -- T4.4 uncover, T4.5 recover -----------------------------------------------------------------------


def uncoverings(state: State, acts: vec[i64]) -> vec[i64]:
    uncover = verb(state, UNCOVER)
    cell: i64 = 0
    cells = state.presence[state.seat - 1] & state.temples & ~state.guarded
    while cells:
        if cells & 1 and state.may_dig(cell) and state.next_level_ready(cell):
            acts = append(acts, uncover | cell << 16)
        cells >>= 1
        cell += 1
    return acts


def recoveries(state: State, acts: vec[i64]) -> vec[i64]:
    recover = verb(state, RECOVER)
    cell: i64 = 0
    cells = state.presence[state.seat - 1] & state.treasures
    while cells:
        if cells & 1 and state.may_dig(cell):
            acts = append(acts, recover | cell << 16)
        cells >>= 1
        cell += 1
    return acts


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
    exchange = verb(state, EXCHANGE)
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
    camp = verb(state, CAMP)
    cell: i64 = 0
    cells = state.clearings
    if state.camp_needs_presence:
        cells &= state.presence[state.seat - 1]
    while cells:
        if cells & 1:
            acts = append(acts, camp | cell << 16)
        cells >>= 1
        cell += 1
    return acts


def guards(state: State, acts: vec[i64]) -> vec[i64]:
    if state.guards_left[state.seat - 1] == 0:
        return acts
    guard = verb(state, GUARD)
    cell: i64 = 0
    cells = state.presence[state.seat - 1] & state.temples & ~state.guarded
    while cells:
        if cells & 1 and state.strongest_at(cell) == state.seat:
            if state.workers[cell * MOST_SEATS + state.seat - 1] > 0:
                acts = append(acts, guard | cell << 16 | WORKER << 8)
            if state.leader[state.seat - 1] == cell:
                acts = append(acts, guard | cell << 16 | LEADER << 8)
        cells >>= 1
        cell += 1
    return acts


# -- what the actions do ------------------------------------------------------------------------------


def price(state: State, act: i64) -> i64:
    """The action points of an act of T4."""
    kind = kind_of(act)
    if kind == MOVE:
        return border_between(state, first_of(act), second_of(act))
    if kind == ENTER:
        return ENTER_COST
    if kind == PATH:
        return PATH_COST
    if kind == UNCOVER:
        return UNCOVER_COST
    if kind == RECOVER:
        return RECOVER_COST
    if kind == EXCHANGE:
        return EXCHANGE_COST
    if kind == CAMP:
        return CAMP_COST
    if kind == GUARD:
        return GUARD_COST
    return 0


def border_between(state: State, cell: i64, there: i64) -> i64:
    """The stones between two cells; 0 if they are no neighbours or the border is closed."""
    side: i64 = 0
    while side < SIDES:
        if NEIGHBOUR[cell * SIDES + side] == there:
            return state.border[cell * SIDES + side]
        side += 1
    return 0


def explore(state: State, act: i64) -> None:
    """Pay for one action of T4 and do it."""
    state.points -= price(state, act)
    kind = kind_of(act)
    cell = first_of(act)
    me = state.seat - 1
    if kind in (MOVE, PATH):
        state.depart(cell, state.seat, third_of(act))
        state.arrive(second_of(act), state.seat, third_of(act))
    elif kind == ENTER:
        if second_of(act) == WORKER:
            state.supply[me] -= 1
        state.arrive(cell, state.seat, second_of(act))
    elif kind == UNCOVER:
        note_use(state, cell)
        state.value[cell] += 1
        state.levels = changed(state.levels, state.value[cell], state.levels[state.value[cell]] - 1)
    elif kind == RECOVER:
        note_use(state, cell)
        state.value[cell] -= 1
        if state.value[cell] == 0:
            state.empty_treasure(cell)
        state.phase = FIND
    elif kind == EXCHANGE:
        swap(state, cell, second_of(act), third_of(act))
    elif kind == CAMP:
        state.pitch_camp(cell, state.seat)
    elif kind == GUARD:
        stand_guard(state, cell, second_of(act))


def note_use(state: State, cell: i64) -> None:
    here: i64 = bit(cell)
    if state.once & here:
        state.twice |= here
    state.once |= here


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

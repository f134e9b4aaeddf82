"""Bringing figures in and moving them: entering, secret paths, steps across borders (T4.1–T4.3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.game import first_of, second_of, third_of, verb
from ceiba.tikal.action import ENTER, LEADER, MOVE, PATH, WORKER
from ceiba.tikal.board import SIDES
from ceiba.tikal.state import MOST_SEATS, SUPPLY, State

# -- T4.1 enter ---------------------------------------------------------------------------------------


def entries(state: State, acts: vec[i64]) -> vec[i64]:
    me = state.seat - 1
    workers = state.supply[me] > 0
    leader = state.leader[me] == SUPPLY
    if not workers and not leader:
        return acts
    enter = verb(state.seat, ENTER)
    cells = state.entrances[me]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        if workers:
            acts = append(acts, enter | cell << 16 | WORKER << 8)
        if leader:
            acts = append(acts, enter | cell << 16 | LEADER << 8)
    return acts


def enter(state: State, act: i64) -> None:
    bring_in(state, first_of(act), second_of(act))


def bring_in(state: State, cell: i64, figure: i64) -> None:
    """A figure of the seat to act comes from the supply."""
    if figure == WORKER:
        state.supply[state.seat - 1] -= 1
    state.arrive(cell, state.seat, figure)


def send_back(state: State, cell: i64, figure: i64) -> None:
    """It was never brought in: for those who only wonder what it would do there."""
    state.depart(cell, state.seat, figure)
    if figure == WORKER:
        state.supply[state.seat - 1] += 1
    else:
        state.leader[state.seat - 1] = SUPPLY


# -- T4.2 secret path ---------------------------------------------------------------------------------


def paths(state: State, acts: vec[i64]) -> vec[i64]:
    entrances = state.entrances[state.seat - 1]
    starts = entrances & state.presence[state.seat - 1]
    while starts:
        start = lowest(starts)
        starts &= starts - 1
        ends = entrances
        while ends:
            end = lowest(ends)
            ends &= ends - 1
            if end != start:
                acts = walks(state, acts, verb(state.seat, PATH) | start << 16 | end << 8)
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
    cells = state.presence[state.seat - 1]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        acts = steps(state, acts, cell)
    return acts


def steps(state: State, acts: vec[i64], cell: i64) -> vec[i64]:
    """Across each open border of one cell that the points allow. The most travelled road of the whole library."""
    me = state.seat - 1
    worker = state.workers[cell * MOST_SEATS + me] > 0
    leader = state.leader[me] == cell
    points = state.points
    ways = state.ways
    move = verb(state.seat, MOVE) | cell << 16
    place = cell * SIDES
    end = place + SIDES
    while place < end and ways[place] > 0:
        way = ways[place]
        if way & 255 <= points:
            act = move | way & ~255
            if worker:
                acts = append(acts, act | WORKER)
            if leader:
                acts = append(acts, act | LEADER)
        place += 1
    return acts


def border_between(state: State, cell: i64, there: i64) -> i64:
    """The stones between two cells; 0 if they are no neighbours or the border is closed."""
    place = cell * SIDES
    end = place + SIDES
    while place < end:
        if state.ways[place] >> 8 == there:
            return state.ways[place] & 255
        place += 1
    return 0


def walk(state: State, act: i64) -> None:
    """Go from one cell to another, by a path or across a border."""
    move_figure(state, first_of(act), second_of(act), third_of(act))


def move_figure(state: State, start: i64, end: i64, figure: i64) -> None:
    """A figure of the seat to act is elsewhere now."""
    state.depart(start, state.seat, figure)
    state.arrive(end, state.seat, figure)

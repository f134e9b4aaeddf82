"""Everywhere that each figure could go, with the acts that lead there and what they cost (T4.1–T4.3)."""

from heapq import heappop, heappush
from typing import TypedDict

from ceiba.bits import members
from ceiba.game import pack
from ceiba.tikal.action import ENTER, FIGURES, LEADER, MOVE, PATH, WORKER, Figure
from ceiba.tikal.board import CELL_NAMES, SIDES
from ceiba.tikal.notation import write_act
from ceiba.tikal.state import EXPLORE, MOST_SEATS, SUPPLY, State
from ceiba.tikal.tables import ENTER_COST, PATH_COST


class Way(TypedDict):
    """The cheapest way to a cell; of equals one with the fewest acts."""

    cell: str
    cost: int
    acts: list[str]


class Reach(TypedDict):
    """Of one figure, or of several alike on one cell."""

    figure: Figure
    start: str  # that cell, or supply
    ways: list[Way]
    beyond: dict[str, int]  # cells that it could go to, but for so many points, which are more than are left


# How a figure stands on a cell: the points it took to come there, and the acts.
Came = tuple[int, list[int]]


def reach(state: State) -> list[Reach]:
    """Of all figures of the seat to act; empty unless it spends action points."""
    if state.phase != EXPLORE:
        return []
    me = state.seat - 1
    found: list[Reach] = []
    for cell in members(state.presence[me]):
        if state.workers[cell * MOST_SEATS + me] > 0:
            found.append(_reach_of(state, WORKER, CELL_NAMES[cell], {cell: (0, [])}))
        if state.leader[me] == cell:
            found.append(_reach_of(state, LEADER, CELL_NAMES[cell], {cell: (0, [])}))
    if state.supply[me] > 0:
        found.append(_reach_of(state, WORKER, "supply", _entries(state, WORKER)))
    if state.leader[me] == SUPPLY:
        found.append(_reach_of(state, LEADER, "supply", _entries(state, LEADER)))
    return [reached for reached in found if reached["ways"] or reached["beyond"]]


def _entries(state: State, figure: int) -> dict[int, Came]:
    """Where a figure from the supply begins (T4.1)."""
    cells = members(state.entrances[state.seat - 1])
    return {cell: (ENTER_COST, [pack(state.seat, ENTER, cell, figure)]) for cell in cells}


def _reach_of(state: State, figure: int, start: str, starts: dict[int, Came]) -> Reach:
    ways: list[Way] = []
    beyond: dict[str, int] = {}
    for cell, (cost, acts) in sorted(_cheapest(state, figure, starts).items()):
        if cost > state.points:
            beyond[CELL_NAMES[cell]] = cost
        elif acts:
            ways.append({"cell": CELL_NAMES[cell], "cost": cost, "acts": [write_act(act) for act in acts]})
    return {"figure": FIGURES[figure], "start": start, "ways": ways, "beyond": beyond}


def _cheapest(state: State, figure: int, starts: dict[int, Came]) -> dict[int, Came]:
    best: dict[int, Came] = {}
    # Costs, then numbers of acts, then the acts themselves, so that the same position gives the same ways.
    heap = sorted((cost, len(acts), acts, cell) for cell, (cost, acts) in starts.items())
    while heap:
        cost, _, acts, cell = heappop(heap)
        if cell in best:
            continue
        best[cell] = (cost, acts)
        for act, there, price in _steps(state, figure, cell):
            if there not in best:
                heappush(heap, (cost + price, len(acts) + 1, [*acts, act], there))
    return best


def _steps(state: State, figure: int, cell: int) -> list[tuple[int, int, int]]:
    """From one cell, each as the act, where it leads and what it costs (T4.2, T4.3)."""
    steps = []
    for place in range(cell * SIDES, cell * SIDES + SIDES):
        way = state.ways[place]
        if way > 0:
            there = way >> 8
            steps.append((pack(state.seat, MOVE, cell, there, figure), there, way & 255))
    if state.is_entrance(cell, state.seat):
        for there in members(state.entrances[state.seat - 1]):
            if there != cell:
                steps.append((pack(state.seat, PATH, cell, there, figure), there, PATH_COST))
    return steps

"""Everywhere that each figure could go, with the acts that lead there and what they cost (T4.1–T4.3)."""

from heapq import heappop, heappush
from typing import TypedDict

from ceiba.bits import members
from ceiba.game import pack
from ceiba.tikal.action import ENTER, FIGURES, LEADER, MOVE, PATH, WORKER, Figure
from ceiba.tikal.board import CELL_NAMES, CELLS, SIDES
from ceiba.tikal.notation import write_act
from ceiba.tikal.state import EXPLORE, MOST_SEATS, SUPPLY, State
from ceiba.tikal.tables import ENTER_COST, PATH_COST


class Way(TypedDict):
    """The cheapest way to a cell; of equals one with the fewest acts."""

    cell: str  # where it leads
    cost: int  # in action points
    most: int  # so many of them can go there with the points left
    acts: list[str]  # that lead there


class Reach(TypedDict):
    """Of one figure, or of several alike on one cell."""

    figure: Figure
    start: str  # that cell, or supply
    count: int  # how many there are
    ways: list[Way]  # one to each cell that it can go to
    beyond: dict[str, int]  # cells that it could go to, but for so many points, which are more than are left


# How a figure stands on a cell: the points it took to come there, and the acts.
Came = tuple[int, list[int]]

# A step from a cell: its verb, where it leads, what it costs.
Step = tuple[int, int, int]


def reach(state: State) -> list[Reach]:
    """Of all figures of the seat to act; empty unless it spends action points."""
    if state.phase != EXPLORE:
        return []
    me = state.seat - 1
    steps = [_steps(state, cell) for cell in range(CELLS)]
    found: list[Reach] = []
    for cell in members(state.presence[me]):
        if state.workers[cell * MOST_SEATS + me] > 0:
            found.append(_reach_of(state, steps, WORKER, cell))
        if state.leader[me] == cell:
            found.append(_reach_of(state, steps, LEADER, cell))
    if state.supply[me] > 0:
        found.append(_reach_of(state, steps, WORKER, None))
    if state.leader[me] == SUPPLY:
        found.append(_reach_of(state, steps, LEADER, None))
    return [reached for reached in found if reached["ways"] or reached["beyond"]]


def _steps(state: State, cell: int) -> list[Step]:
    """Every way out of a cell, across stones or by secret paths (T4.2, T4.3)."""
    ways = [state.ways[place] for place in range(cell * SIDES, cell * SIDES + SIDES)]
    steps = [(MOVE, way >> 8, way & 255) for way in ways if way > 0]
    if state.is_entrance(cell, state.seat):
        ends = members(state.entrances[state.seat - 1])
        steps += [(PATH, there, PATH_COST) for there in ends if there != cell]
    return steps


def _reach_of(state: State, steps: list[list[Step]], figure: int, start: int | None) -> Reach:
    """Of a figure on a cell, or of one in the supply (None)."""
    if start is None:
        entrances = members(state.entrances[state.seat - 1])
        starts = {cell: (ENTER_COST, [pack(state.seat, ENTER, cell, figure)]) for cell in entrances}  # T4.1
    else:
        starts = {start: (0, [])}
    count = _count(state, figure, start)
    ways: list[Way] = []
    beyond: dict[str, int] = {}
    for cell, (cost, acts) in sorted(_cheapest(state, steps, figure, starts).items()):
        if cost > state.points:
            beyond[CELL_NAMES[cell]] = cost
        elif acts:
            most = min(count, state.points // cost)
            texts = [write_act(act) for act in acts]
            ways.append({"cell": CELL_NAMES[cell], "cost": cost, "most": most, "acts": texts})
    where = "supply" if start is None else CELL_NAMES[start]
    return {"figure": FIGURES[figure], "start": where, "count": count, "ways": ways, "beyond": beyond}


def _count(state: State, figure: int, start: int | None) -> int:
    me = state.seat - 1
    if figure == LEADER:
        return 1
    return state.supply[me] if start is None else state.workers[start * MOST_SEATS + me]


def _cheapest(state: State, steps: list[list[Step]], figure: int, starts: dict[int, Came]) -> dict[int, Came]:
    best: dict[int, Came] = {}
    # Costs, then numbers of acts, then the acts themselves, so that the same position gives the same ways.
    heap = sorted((cost, len(acts), acts, cell) for cell, (cost, acts) in starts.items())
    while heap:
        cost, _, acts, cell = heappop(heap)
        if cell in best:
            continue
        best[cell] = (cost, acts)
        for verb, there, price in steps[cell]:
            if there not in best:
                act = pack(state.seat, verb, cell, there, figure)
                heappush(heap, (cost + price, len(acts) + 1, [*acts, act], there))
    return best

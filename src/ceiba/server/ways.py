"""Tikal: everywhere that each figure can go with the points left, with the acts that lead there."""

from heapq import heappop, heappush

from ceiba.bits import members
from ceiba.game import pack
from ceiba.server.wire import Reach, Way
from ceiba.tikal.action import ENTER, LEADER, MOVE, PATH, WORKER
from ceiba.tikal.board import CELL_NAMES, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, MOST_SEATS, SUPPLY
from ceiba.tikal.tables import ENTER_COST, PATH_COST

# How a figure stands on a cell: the points it took to come there, and the acts.
Came = tuple[int, list[int]]


def reach(position: Tikal) -> list[Reach]:
    """For the seat to act; empty unless it spends action points."""
    if position.phase != EXPLORE:
        return []
    me = position.seat - 1
    found: list[Reach] = []
    for cell in members(position.presence[me]):
        if position.workers[cell * MOST_SEATS + me] > 0:
            found.append(Reach("worker", CELL_NAMES[cell], _ways(position, WORKER, {cell: (0, [])})))
        if position.leader[me] == cell:
            found.append(Reach("leader", CELL_NAMES[cell], _ways(position, LEADER, {cell: (0, [])})))
    if position.supply[me] > 0:
        found.append(Reach("worker", "supply", _ways(position, WORKER, _entries(position, WORKER))))
    if position.leader[me] == SUPPLY:
        found.append(Reach("leader", "supply", _ways(position, LEADER, _entries(position, LEADER))))
    return [reached for reached in found if reached.ways]


def _entries(position: Tikal, figure: int) -> dict[int, Came]:
    """Where a figure from the supply begins (T4.1)."""
    if position.points < ENTER_COST:
        return {}
    cells = members(position.entrances[position.seat - 1])
    return {cell: (ENTER_COST, [pack(position.seat, ENTER, cell, figure)]) for cell in cells}


def _ways(position: Tikal, figure: int, starts: dict[int, Came]) -> list[Way]:
    """The cheapest way to each cell, of equals the one with fewest acts."""
    best: dict[int, Came] = {}
    # Costs, then numbers of acts, then the acts themselves, so that the same position gives the same ways.
    heap = [(cost, len(acts), acts, cell) for cell, (cost, acts) in starts.items()]
    heap.sort()
    while heap:
        cost, _, acts, cell = heappop(heap)
        if cell in best:
            continue
        best[cell] = (cost, acts)
        for act, there, price in _steps(position, figure, cell):
            if there not in best and cost + price <= position.points:
                heappush(heap, (cost + price, len(acts) + 1, [*acts, act], there))
    return [
        Way(CELL_NAMES[cell], cost, [position.write(act) for act in acts])
        for cell, (cost, acts) in sorted(best.items())
        if acts
    ]


def _steps(position: Tikal, figure: int, cell: int) -> list[tuple[int, int, int]]:
    """From one cell, each as the act, where it leads and what it costs (T4.2, T4.3)."""
    steps = []
    for place in range(cell * SIDES, cell * SIDES + SIDES):
        way = position.ways[place]
        if way > 0:
            there = way >> 8
            steps.append((pack(position.seat, MOVE, cell, there, figure), there, way & 255))
    if position.is_entrance(cell, position.seat):
        for there in members(position.entrances[position.seat - 1]):
            if there != cell:
                steps.append((pack(position.seat, PATH, cell, there, figure), there, PATH_COST))
    return steps

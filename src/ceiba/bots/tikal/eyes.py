"""A judge with a person's eyes: some temples escape it, others' gains matter less to it, and it has its likings."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.net import Net
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.tikal.board import BASE_CELL
from ceiba.tikal.state import State

COMPANY: Final = 2


class Eyes(Judge):
    """How a person sees what may come of a turn. Likings are in points: for each level or wafer, camp, and guard.

    Nobody likes a crowd: figures that wait in vain on one's base camp look foolish, and are worth less.
    """

    def __init__(self, state: State, seat: i64, temple: Net, hand: Net, roads: Roads) -> None:
        super().__init__(state, seat, temple, hand, roads)
        self.digging: float = 0.0
        self.camp: float = 0.0
        self.guard: float = 0.0
        self.crowd_costs: float = 0.0  # for each figure at the base camp beyond COMPANY
        self.camps = state.camps_left[seat - 1]
        self.guards = state.guards_left[seat - 1]

    def wear(self, overlooked: i64, envy: float, digging: float, camp: float, guard: float, crowd: float) -> None:
        """See like this: without these temples, and others' gains by this part."""
        self.overlooked = overlooked
        self.share *= envy
        self.digging = digging
        self.camp = camp
        self.guard = guard
        self.crowd_costs = crowd

    def value(self, state: State) -> float:
        me = self.seat - 1
        liked = self.digging * float(count(state.once) + count(state.twice))
        liked += self.camp * float(self.camps - state.camps_left[me])
        liked += self.guard * float(self.guards - state.guards_left[me])
        waiting = state.figures_at(BASE_CELL, self.seat)
        if waiting > COMPANY:
            liked -= self.crowd_costs * float(waiting - COMPANY)
        return super().value(state) + liked


def count(cells: i64) -> i64:
    number: i64 = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number

"""A judge with a player's eyes: it has its likings, and where a person looks some temples escape it."""

from typing import Final

from mypy_extensions import i64

from ceiba.bots.net import Net
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.tikal.board import BASE_CELL
from ceiba.tikal.state import State

COMPANY: Final = 2


class Likings:
    """What a player likes or minds beyond what the judge promises, in points; and how others' gains count."""

    def __init__(
        self,
        level: float,
        wafer: float,
        camp: float,
        guard: float,
        crowd: float = 0.0,
        envy: float = 1.0,
    ) -> None:
        self.level = level
        self.wafer = wafer
        self.camp = camp
        self.guard = guard
        self.crowd = crowd  # what each figure costs that waits at the base camp beside COMPANY
        self.envy = envy  # how much others' gains count, of what they should

    def __reduce__(self) -> tuple[object, ...]:
        likings = (self.level, self.wafer, self.camp, self.guard, self.crowd, self.envy)
        return (Likings, likings)


class Eyes(Judge):
    """How a player sees what may come of its turn, without the temples that it overlooks.

    Nobody likes a crowd: figures that wait in vain on one's base camp look foolish, and are worth less.
    """

    def __init__(
        self,
        state: State,
        seat: i64,
        sights: Sights,
        hand: Net,
        roads: Roads,
        likings: Likings,
        overlooked: i64 = 0,
    ) -> None:
        super().__init__(state, seat, sights, hand, roads)
        self.likings = likings
        self.overlooked = overlooked
        self.share *= likings.envy
        self.entrances_before = state.entrances[seat - 1]
        self.guards = state.guards_left[seat - 1]

    def value(self, state: State) -> float:
        return super().value(state) + self.liked(state)

    def liked(self, state: State) -> float:
        """What this turn pleases beyond what the judge promises, before its end is pressed."""
        me = self.seat - 1
        likings = self.likings
        levels = count(state.once & state.temples) + count(state.twice & state.temples)
        wafers = count(state.once) + count(state.twice) - levels
        liked = likings.level * float(levels) + likings.wafer * float(wafers)
        camps = state.entrances[me] & ~self.entrances_before
        liked += likings.camp * float(count(camps))
        liked += likings.guard * float(self.guards - state.guards_left[me])
        waiting = state.figures_at(BASE_CELL, self.seat)
        if waiting > COMPANY:
            liked -= likings.crowd * float(waiting - COMPANY)
        return liked


def count(cells: i64) -> i64:
    number: i64 = 0
    while cells:
        cells &= cells - 1
        number += 1
    return number

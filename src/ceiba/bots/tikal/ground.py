"""What lies: the values of temples and treasures, all together and as entrances open them."""

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.bots.tikal.expedition import Expedition
from ceiba.bots.tikal.roads import FAR
from ceiba.tikal.state import State


class Ground:
    """The same while figures only walk: it is surveyed anew when someone digs, guards or pitches a camp."""

    def __init__(self, state: State, seat: i64, expeditions: list[Expedition]) -> None:
        self.me = seat - 1
        self.expeditions = expeditions
        self.opened = vec[i64]([0] * state.seats)  # what each seat's entrances open: the more the nearer it is
        self.survey(state)

    def look(self, state: State) -> None:
        """See what has changed in this turn, whose digging tells all values."""
        if (
            state.once != self.once
            or state.twice != self.twice
            or state.guarded != self.guarded
            or state.entrances[self.me] != self.entrances
        ):
            self.survey(state)

    def survey(self, state: State) -> None:
        self.once = state.once
        self.twice = state.twice
        self.guarded = state.guarded
        self.entrances = state.entrances[self.me]
        self.unguarded: i64 = 0  # the value of temples without guard
        self.wafers: i64 = 0  # on the treasures that lie
        self.where: i64 = 0  # below 32, seldom the same when levels were raised or wafers recovered elsewhere
        cells = state.treasures
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            self.wafers += state.value[cell]
            self.where += state.value[cell] * (2 * cell + 1)
        cells = state.temples & ~state.guarded
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            self.unguarded += state.value[cell]
            self.where += state.value[cell] * (2 * cell + 1)
        self.where %= 32
        for expedition in self.expeditions:
            opened: i64 = 0
            cells = state.temples & ~state.guarded
            while cells:
                cell = lowest(cells)
                cells &= cells - 1
                opened += (state.value[cell] + 1) * (FAR - expedition.entrance[cell])
            self.opened[expedition.seat - 1] = min(255, opened)

"""Acts as they are applied, and what is told of them: step by step, the events and what changed in each view."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, Event, Position

Viewer = int | None  # a seat, or an onlooker


class Applied(NamedTuple):
    """An act with the position after it."""

    act: int
    text: str
    after: Position


def apply(position: Position, act: int, text: str) -> Applied:
    after = position.copy()
    after.apply(act)
    return Applied(act, text, after)


def replay(position: Position, acts: Iterable[str]) -> list[Applied]:
    """Stored acts, one after the other; they were legal when they were stored."""
    applied: list[Applied] = []
    for text in acts:
        applied.append(apply(position, position.parse(text), text))
        position = applied[-1].after
    return applied


def position_reached(position: Position, acts: Iterable[str]) -> Position:
    """Where stored acts lead, when nobody asks what each of them brought about."""
    reached = position.copy()
    for text in acts:
        reached.apply(reached.parse(text))
    return reached


def deal(position: Position, dealer: Dealer) -> list[Applied]:
    """Let luck act for as long as it is its turn."""
    applied: list[Applied] = []
    while position.acting() == 1 << LUCK:
        act = dealer.draw(position)
        applied.append(apply(position, act, position.write(act)))
        position = applied[-1].after
    return applied


@dataclass
class Step:
    """What is told together: one act, or choices that were revealed at the same time."""

    acts: list[str]
    events: list[Event]
    patch: Mapping[str, object]


class Progress:
    """A commit, to be told to each viewer as that viewer may see it. What is told to one is made once."""

    def __init__(self, game: Game, start: Position, applied: Sequence[Applied]) -> None:
        self.game = game
        self.start = start
        self.after = applied[-1].after if applied else start
        self.groups = _groups(start, applied)
        self._events: list[list[Event]] | None = None
        self._steps: dict[Viewer, list[Step]] = {}

    def events(self) -> list[list[Event]]:
        """What each step brought about: the same for everyone."""
        if self._events is None:
            self._events = []
            before = self.start
            for together in self.groups:
                brought: list[Event] = []
                for one in together:
                    brought += self.game.events(before, one.act, one.after)
                    before = one.after
                self._events.append(brought)
        return self._events

    def steps(self, viewer: Viewer) -> list[Step]:
        """The steps with what changed in this viewer's view."""
        if viewer not in self._steps:
            told = []
            before = self.start
            for together, events in zip(self.groups, self.events(), strict=True):
                after = together[-1].after
                patch = self.game.view_changes(before, after, viewer)
                told.append(Step([one.text for one in together], events, patch))
                before = after
            self._steps[viewer] = told
        return self._steps[viewer]


def _groups(start: Position, applied: Sequence[Applied]) -> list[Sequence[Applied]]:
    """Several who are to act at once choose sealed: their acts are one step."""
    found: list[Sequence[Applied]] = []
    before, first = start, 0
    while first < len(applied):
        together = applied[first : first + max(1, len(before.actors()))]
        found.append(together)
        before, first = together[-1].after, first + len(together)
    return found

"""What a guest knows of a table: from a look, and from each piece of news after it."""

from abc import ABC, abstractmethod

from ceiba.client.answers import Look, News, Outcome, TableInfo, Told, View
from ceiba.patch import patched


class KnownTable(ABC):
    """A table as its guest sees it; what comes too late, or is known already, changes nothing."""

    def __init__(self, look: Look) -> None:
        self._learn(look)

    def _learn(self, look: Look) -> None:
        self.info: TableInfo = look.table
        self.seats: list[int] = look.you.seats  # my own
        self.version: int = look.at
        self.view: View | None = look.view  # None before the start, and for whoever may not watch
        self.waiting_for: list[int] = look.table.waiting_for
        self.chosen: list[int] = look.chosen  # who has made a sealed choice
        self.outcome: Outcome | None = look.outcome  # None until the game is over
        self._you = look.you

    def __repr__(self) -> str:
        return f"<Table {self.name} of {self.game}, {self.status}, version {self.version}>"

    # -- what is known --------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.info.table

    @property
    def game(self) -> str:
        return self.info.game

    @property
    def status(self) -> str:
        """`waiting`, `playing` or `over`."""
        return self.info.status if self.outcome is None else "over"

    @property
    def to_act(self) -> list[int]:
        """Those of my seats that the game waits for."""
        return [seat for seat in self.waiting_for if seat in self.seats]

    @abstractmethod
    def refresh(self) -> None:
        """Look again. That is never needed for oneself: what changes the table, or notices a change, does it."""

    def _take(self, look: Look) -> None:
        if look.at >= self.version:  # of several servers one may know less for a moment
            self._learn(look)

    # -- what news brings about -----------------------------------------------------------------------

    def _move(self, news: News) -> None:
        """To the version after these news, if they follow on what is known."""
        if news.version <= self.version:
            return
        if self.view is None or news.number != self.version:
            self.refresh()
            return
        for step in news.steps:
            self.view = patched_view(self.view, step.patch or {})
        self.version = news.version
        self.waiting_for, self.chosen, self.outcome = news.waiting_for, [], news.outcome

    def _seal(self, version: int, seat: int) -> None:
        if version == self.version and seat not in self.chosen:
            self._choose([*self.chosen, seat])

    def _choose(self, chosen: list[int]) -> None:
        mine = {*self.chosen} & {*self.seats}
        if not mine <= {*chosen}:  # told before my own choice was known, or it has been forgotten
            self.refresh()
            return
        asked = {*self.waiting_for, *self.chosen}
        self.chosen = chosen
        self.waiting_for = sorted(asked - {*chosen})


def patched_view(view: View, patch: Told) -> View:
    after = patched(view, patch)
    assert isinstance(after, dict)  # an object merges into an object
    return after


def kind_of(info: TableInfo) -> tuple[object, ...]:
    """What is told as a change of the table: not how far its game is, nor what was said."""
    kind = (info.visibility, info.onlookers, info.hints, info.odds, info.host)
    return (info.status, info.seats, info.options, info.rematch, *kind)

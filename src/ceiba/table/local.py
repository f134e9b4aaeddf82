"""A table played in one program, without server or database: everything of the heart, and a log in memory."""

import time
from collections.abc import Callable, Sequence

from ceiba.game import View
from ceiba.table.changes import ActsMade, Change, SettingsChanged
from ceiba.table.commits import Commit, Prepared, judge, opening, prepare, reveal
from ceiba.table.drafts import Draft, draft
from ceiba.table.history import position_at
from ceiba.table.log import Choice, Entry
from ceiba.table.seats import must_start
from ceiba.table.settings import TableSettings, new_name
from ceiba.table.table import Table


class LocalTable:
    """`clock` says the time, for the log."""

    def __init__(self, settings: TableSettings, clock: Callable[[], float] = time.time) -> None:
        now = clock()
        self.table = Table(new_name(), settings, now, now)
        self.log: list[Entry] = []
        self._clock = clock

    def start(self, who: str) -> list[Change]:
        """The host starts, and luck opens the game."""
        must_start(self.table, who)
        return [self._made(opening(self.table, self._clock())), SettingsChanged()]

    def draft(self, who: str, seat: int, acts: Sequence[str] = (), plan: bool = False) -> Draft:
        return draft(self.table, who, seat, acts, plan)

    def commit(self, who: str, commit: Commit) -> list[Change]:
        """Make acts final, or keep a sealed choice; answers with what has happened at the table."""
        move = judge(self.table, who, commit)
        if not move.sealed:
            return [self._made(prepare(self.table, move.applied, commit.id, who, self._clock()))]
        choice = Choice(self.table.name, self.table.version, move.seat, commit.id, who, commit.acts[0])
        sealed = self.table.seal([*self.table.sealed, choice])
        self.table.clock = self.table.clock_now(self._clock())
        revealed = reveal(self.table, self._clock())
        if revealed is not None:
            return [self._made(revealed)]
        return [] if sealed is None else [sealed]

    def view(self, seat: int | None, at: int | None = None) -> View | None:
        """What a seat sees, now or after the first `at` acts."""
        if at is None:
            return self.table.view(seat)
        return position_at(self.table, None, self.log, at).view(self.table.viewer(seat))

    def _made(self, prepared: Prepared) -> ActsMade:
        self.log.append(prepared.entry)
        self.table.clock = prepared.clock
        return self.table.move(prepared.entry, prepared.applied)

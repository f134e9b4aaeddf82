"""What happened at a table, as data: whoever wants to know subscribes, and nobody is called by name."""

from dataclasses import dataclass

from ceiba.game import LUCK, Outcome
from ceiba.table.log import Entry, Line
from ceiba.table.steps import Progress


# Compared by identity: each happens once.
@dataclass(frozen=True, eq=False)
class ActsMade:
    """The log has grown by a commit."""

    entry: Entry
    progress: Progress

    @property
    def waiting_for(self) -> list[int]:
        """The seats that are to act after it."""
        return [seat for seat in self.progress.after.actors() if seat != LUCK]

    @property
    def outcome(self) -> Outcome | None:
        return self.progress.after.outcome()


@dataclass(frozen=True, eq=False)
class ChoiceSealed:
    """Who has made a sealed choice is not as before; not what they chose, and not in which order."""

    version: int
    seats: list[int]


@dataclass(frozen=True, eq=False)
class SettingsChanged:
    """Seats, status, options or the rematch are not as before."""


@dataclass(frozen=True, eq=False)
class LineSaid:
    line: Line


@dataclass(frozen=True, eq=False)
class TakenUp:
    """Nothing has happened, but whoever plays here may have to go on.

    The table was loaded, or found waiting, or someone watches it again.
    """


@dataclass(frozen=True, eq=False)
class ClockChanged:
    """The clock is not as before: someone's time runs or stands, or a bot stands in for somebody."""


Change = ActsMade | ChoiceSealed | SettingsChanged | LineSaid | TakenUp | ClockChanged

"""What a table tells of itself while one listens."""

from typing import NamedTuple

from ceiba.client.answers import Line, Step, TableInfo


class Acts(NamedTuple):
    """A commit: it took the table from version `number` to `version`, step by step."""

    number: int  # the version before
    version: int  # the version after
    time: float  # in seconds since 1970
    steps: list[Step]  # what was done, and what it brought about

    @property
    def acts(self) -> list[str]:
        """All that was done, as text."""
        return [act for step in self.steps for act in step.acts]


class Chosen(NamedTuple):
    """These seats have made a sealed choice."""

    version: int  # of the table, which a sealed choice does not change
    seats: list[int]  # all that have chosen by now


class Said(NamedTuple):
    """Someone, or the table itself, has said something."""

    line: Line  # who, and what


class Changed(NamedTuple):
    """Seats, status, options or the rematch have changed."""

    table: TableInfo  # as it is now


Event = Acts | Chosen | Said | Changed  # what `Table.events` gives, one by one

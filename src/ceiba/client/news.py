"""What a table tells of itself while one listens."""

from typing import NamedTuple

from ceiba.client.answers import Line, Step, TableInfo


class Acts(NamedTuple):
    """A commit: it took the table from version `number` to `version`, step by step."""

    number: int
    version: int
    time: float
    steps: list[Step]

    @property
    def acts(self) -> list[str]:
        return [act for step in self.steps for act in step.acts]


class Chosen(NamedTuple):
    """These seats have made a sealed choice."""

    version: int
    seats: list[int]


class Said(NamedTuple):
    """Someone, or the table itself, has said something."""

    line: Line


class Changed(NamedTuple):
    """Seats, status, options or the rematch have changed."""

    table: TableInfo


Event = Acts | Chosen | Said | Changed

"""Any past position, from the nearest position that was kept; and the log, told step by step."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ceiba.game import Event, Position, View
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import Entry
from ceiba.table.steps import Progress, Viewer, replay
from ceiba.table.table import Table


class Told(NamedTuple):
    """Acts that were told together, and what they brought about."""

    acts: list[str]
    events: list[Event]


def must_have_been(table: Table, at: int) -> None:
    if at > table.version:
        raise Refused(Cause.MISSING, "not-yet", f"the log has only {table.version} acts.")


def position_at(table: Table, snapshot: tuple[int, str] | None, entries: Iterable[Entry], at: int) -> Position:
    """The position after the first `at` acts: from a snapshot (version and text) and the entries since it."""
    done, position = (
        (snapshot[0], table.game.read_position(snapshot[1])) if snapshot else (0, table.first_position())
    )
    for entry in entries:
        for text in entry.acts[: max(0, at - done)]:
            position.apply(position.parse(text))
            done += 1
    return position


def progress_of(table: Table, position: Position, entries: Sequence[Entry]) -> Iterator[tuple[Entry, Progress]]:
    """Each of some entries that follow one another, from the position before the first."""
    views: dict[Viewer, View] = {}
    for entry in entries:
        progress = Progress(table.game, position, replay(position, entry.acts), views)
        yield entry, progress
        position, views = progress.after, progress.views


def told(progress: Progress) -> list[Told]:
    return [
        Told([one.text for one in together], events)
        for together, events in zip(progress.groups, progress.events, strict=True)
    ]

"""Any past position, from the nearest position that was kept; and what past commits have brought about."""

from collections.abc import Iterable, Mapping

from ceiba.game import Position, View
from ceiba.table.changes import ActsMade
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import Entry
from ceiba.table.steps import Progress, position_reached, replay
from ceiba.table.table import Table


def must_have_been(table: Table, at: int) -> None:
    if at > table.version:
        raise Refused(Cause.MISSING, "not-yet", f"the log has only {table.version} acts.")


def position_at(table: Table, snapshot: tuple[int, str] | None, entries: Iterable[Entry], at: int) -> Position:
    """The position after the first `at` acts: from a snapshot (version and text) and the entries since it."""
    done, position = (
        (snapshot[0], table.game.read_position(snapshot[1])) if snapshot else (0, table.first_position())
    )
    acts = [act for entry in entries for act in entry.acts]
    return position_reached(position, acts[: at - done])


def replayed(table: Table, entries: Iterable[Entry], seat: int | None) -> tuple[View, list[Mapping[str, object]]]:
    """A whole game as a seat (None: an onlooker) saw it: the first view, and what each step of the log changed."""
    viewer = table.viewer(seat)
    start = table.first_position()
    patches = [step.patch for one in made_by(table, start, entries) for step in one.progress.steps(viewer)]
    return start.view(viewer), patches


def made_by(table: Table, position: Position, entries: Iterable[Entry]) -> list[ActsMade]:
    """What some entries that follow one another have brought about, from the position before the first."""
    found = []
    for entry in entries:
        progress = Progress(table.game, position, replay(position, entry.acts))
        found.append(ActsMade(entry, progress))
        position = progress.after
    return found

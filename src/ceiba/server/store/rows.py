"""What the store answers with, beside the commits, choices and lines of `ceiba.table.log`."""

from dataclasses import dataclass
from typing import NamedTuple

from ceiba.table.clocks import Clock
from ceiba.table.log import Choice, Entry, Line
from ceiba.table.settings import Status, TableSettings


class PersonRow(NamedTuple):
    """A guest: what they are called, and the door that their tokens must name."""

    name: str
    door: int


@dataclass
class TableRow:
    """A table: what was decided about it, and how far its log has come."""

    table: str
    settings: TableSettings
    status: Status
    created: float
    updated: float
    revision: int = 0
    version: int = 0
    waiting: int = 0  # the seats that the game waits for, as bits: bit n is seat n
    talk: int = 0  # the number of the last line
    head: str = ""  # proves which entry of the log is the last


class Page(NamedTuple):
    """Some of many tables, and where the list goes on."""

    rows: list[TableRow]
    next: str | None


class Snapshot(NamedTuple):
    """The position at a version, as text: a cache, so that nobody has to replay the whole log."""

    version: int
    position: str


class StoredTable(NamedTuple):
    """What a table is loaded from: the position of its newest snapshot, if it has one, and all that came after."""

    row: TableRow
    snapshot: str | None
    log: list[Entry]
    sealed: list[Choice]
    before: Entry | None = None  # the entry that made the snapshot, if there is one
    clock: Clock | None = None


class Changes(NamedTuple):
    """What a server has missed at a table, as of one moment; the sealed choices are those of `row.version`."""

    row: TableRow
    log: list[Entry]
    sealed: list[Choice]
    talk: list[Line]
    clock: Clock | None = None


class Saved(NamedTuple):
    """Settings were saved while the table was at `version`; these are the sealed choices of that version now."""

    version: int
    sealed: list[Choice]

"""What the store holds: people, tables, the log of acts, snapshots, sealed choices, talk."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

SeatKind = Literal["open", "bot", "person"]


@dataclass(frozen=True)
class Seat:
    kind: SeatKind
    name: str | None = None
    guest: str | None = None
    bot: str | None = None


OPEN = Seat("open")


@dataclass
class TableSettings:
    """What people decide about a table; written whole, guarded by the table's revision."""

    game: str
    rules: int
    options: dict[str, bool]
    seats: list[Seat]
    visibility: str
    onlookers: bool
    hints: bool
    odds: bool
    host: str | None
    members: list[str]  # whoever has come by invitation
    key: str  # the secret of the invitation link
    seed: str  # the secret of the table's luck
    rematch: str | None = None
    headers: dict[str, str] = field(default_factory=dict)  # of the record it was made from


@dataclass
class TableRow:
    """A table: what was decided about it, and how far its log has come."""

    table: str
    about: TableSettings
    status: str
    created: float
    updated: float
    revision: int = 0
    version: int = 0
    waiting: int = 0  # the seats that the game waits for, as bits: bit n is seat n
    talk: int = 0  # the number of the last line


@dataclass
class LogRow:
    """One commit; its key is (table, number), and that decides every race."""

    table: str
    number: int  # the version it was made on
    version: int  # the version it made
    commit: str
    guest: str | None
    acts: list[str]
    hash: str
    time: float


@dataclass
class SealedRow:
    """One sealed choice; with no act, the note that an earlier one is void. Of a seat's several the last counts."""

    table: str
    version: int
    seat: int
    commit: str
    guest: str | None
    act: str


@dataclass
class Line:
    """One thing said at a table. What the table itself has to say has a key for translators and no guest."""

    table: str
    number: int
    time: float
    text: str
    name: str | None = None
    guest: str | None = None
    seat: int | None = None
    key: str | None = None


class Snapshot(NamedTuple):
    """The position at a version, as text: a cache, so that nobody has to replay the whole log."""

    version: int
    position: str


class StoredTable(NamedTuple):
    """What a table is loaded from: the position of its newest snapshot, if it has one, and all that came after."""

    row: TableRow
    snapshot: str | None
    log: list[LogRow]
    sealed: list[SealedRow]


class Changes(NamedTuple):
    """What a server has missed at a table, as of one moment; the sealed choices are those of `row.version`."""

    row: TableRow
    log: list[LogRow]
    sealed: list[SealedRow]
    talk: list[Line]


class Saved(NamedTuple):
    """Settings were saved while the table was at `version`; these are the sealed choices of that version now."""

    version: int
    sealed: list[SealedRow]

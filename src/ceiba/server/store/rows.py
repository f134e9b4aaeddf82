"""What the store keeps: people, tables, the log of acts, sealed choices, talk."""

from typing import Literal, NamedTuple

from msgspec import Struct

SeatKind = Literal["open", "bot", "person"]


class SeatRow(Struct, frozen=True):
    kind: SeatKind
    name: str | None = None
    guest: str | None = None
    bot: str | None = None


OPEN = SeatRow("open")


class About(Struct):
    """What people decide about a table; written whole, guarded by the table's revision."""

    game: str
    rules: int
    options: dict[str, bool]
    seats: list[SeatRow]
    visibility: str
    onlookers: bool
    hints: bool
    odds: bool
    host: str | None
    members: list[str]  # who has come by invitation
    key: str  # the secret of the invitation link
    seed: str  # the secret of the table's luck
    rematch: str | None = None
    headers: dict[str, str] = {}  # of the record it was made from


class TableRow(Struct):
    """A table: what was decided about it, and how far its log has come."""

    table: str
    about: About
    status: str
    created: float
    updated: float
    revision: int = 0
    version: int = 0
    waiting: int = 0  # the seats that the game waits for, as bits: bit n is seat n
    talk: int = 0


class LogRow(Struct):
    """One commit; its key is (table, number), and that decides every race."""

    table: str
    number: int  # the version it was made on
    version: int  # the version it made
    commit: str
    guest: str | None
    acts: list[str]
    hash: str
    time: float


class SealedRow(Struct):
    """One sealed choice, or with no act that an earlier one is void. Of a seat's several the last counts."""

    table: str
    version: int
    seat: int
    commit: str
    guest: str | None
    act: str


class TalkRow(Struct):
    table: str
    number: int
    time: float
    text: str
    name: str | None = None
    guest: str | None = None
    seat: int | None = None
    key: str | None = None


class Kept(NamedTuple):
    """What a table is loaded from: the position of the newest snapshot, if any, and all since."""

    row: TableRow
    snapshot: str | None
    log: list[LogRow]
    sealed: list[SealedRow]

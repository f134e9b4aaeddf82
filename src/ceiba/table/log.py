"""What a table's log is made of: commits, the choices still sealed, and lines of talk beside them."""

from dataclasses import dataclass
from hashlib import blake2b


@dataclass
class Entry:
    """One commit; its key is (table, number), and that decides every race."""

    table: str
    number: int  # the version it was made on
    version: int  # the version it made
    commit: str  # the id that whoever committed it gave it
    guest: str | None
    acts: list[str]
    hash: str
    time: float


@dataclass
class Choice:
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


def fingerprint(position_text: str) -> str:
    """The first 16 hexadecimal digits of the BLAKE2b-256 of a position's text: the same on every side."""
    return blake2b(position_text.encode(), digest_size=32).hexdigest()[:16]

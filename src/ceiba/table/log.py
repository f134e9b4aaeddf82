"""What a table's log is made of: commits, the choices still sealed, and lines of talk beside them."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b

UPLOAD = "upload"  # the commit that a record comes in as


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
    link: str = ""  # by which the log is a chain: see `linked`


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


def linked(key: str, before: str, entry: Entry) -> str:
    """The link of an entry, made from all it says and the link before it; without the key nobody can make one."""
    who = "\1" if entry.guest is None else entry.guest
    said = [before, entry.table, str(entry.number), str(entry.version), entry.commit, who, entry.hash]
    return _signed(key, b"link", "\0".join([*said, repr(entry.time), *entry.acts]))


def head_of(key: str, link: str) -> str:
    """Proves that this link is the last one. It is overwritten by every commit, so nobody can go back by one."""
    return _signed(key, b"head", link)


def seal_of(key: str, table: str, revision: int, about: str, created: float) -> str:
    """Proves what was decided about a table: the names at it, the options, when it was made."""
    return _signed(key, b"seal", "\0".join([table, str(revision), about, repr(created)]))


@lru_cache(5_000)  # asked for at each commit, and the same for as long as someone plays at a table
def alias(key: str, table: str, guest: str) -> str:
    """By what name a guest stands in a table's log: only a server that has the key knows whose it is."""
    return _signed(key, b"alias", f"{table} {guest}")[:16] if guest else guest


def _signed(key: str, purpose: bytes, said: str) -> str:
    return blake2b(said.encode(), key=key.encode()[:64], person=purpose, digest_size=16).hexdigest()


def fingerprint(position_text: str) -> str:
    """The first 16 hexadecimal digits of the BLAKE2b-256 of a position's text: the same on every side."""
    return blake2b(position_text.encode(), digest_size=32).hexdigest()[:16]

"""What people want to be told, and the ways by which they are: addresses, devices, hooks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import convert
from msgspec.json import decode, encode

from ceiba.server.store.columns import select
from ceiba.server.store.convert import whole
from ceiba.server.store.session import Row, Session

WayKind = Literal["mail", "push", "webhook"]
Style = Literal["generic", "discord", "slack"]
Kind = Literal["turn", "full", "over", "soon", "late"]  # of occasions: the last two are about clocks
KINDS: tuple[Kind, ...] = ("turn", "full", "over", "soon", "late")
MOST_WAYS = 12  # of one guest
UNCONFIRMED = 2 * 24 * 3600.0  # seconds for which an address waits for its owner's yes


class Wishes(NamedTuple):
    """In which language, in whose hours, and of what someone wants to be told."""

    language: str = "en"
    zone: str = "UTC"
    kinds: tuple[Kind, ...] = KINDS


@dataclass(frozen=True)
class Manner:
    """What else belongs to a way, by its kind."""

    hour: int | None = None  # mail: all of a day together, at this hour; None: at once
    p256dh: str = ""  # push: the device's public key …
    auth: str = ""  # … and the secret it shares with us
    style: Style = "generic"  # webhook: whose language it speaks


class Way(NamedTuple):
    id: str
    guest: str
    kind: WayKind
    address: str
    manner: Manner
    confirmed: bool
    created: float


class WishesAndWays(NamedTuple):
    wishes: Wishes
    ways: list[Way]


def read_wishes(session: Session, guest: str) -> Wishes:
    found = session.rows("SELECT language, zone, kinds FROM wishes WHERE guest = ?", guest)
    if not found:
        return Wishes()
    language, zone, kinds = (str(value) for value in found[0])
    return Wishes(language, zone, convert(kinds.split(), tuple[Kind, ...]))


def save_wishes(session: Session, guest: str, wishes: Wishes) -> None:
    session.change("DELETE FROM wishes WHERE guest = ?", guest)
    session.insert("wishes", [(guest, wishes.language, wishes.zone, " ".join(wishes.kinds))])


def read_ways(session: Session, guest: str) -> list[Way]:
    return [_way(row) for row in session.rows(f"{select('ways')} WHERE guest = ? ORDER BY created, id", guest)]


def read_way(session: Session, way: str) -> Way | None:
    found = session.rows(f"{select('ways')} WHERE id = ?", way)
    return _way(found[0]) if found else None


def read_all(session: Session, guest: str) -> WishesAndWays:
    return WishesAndWays(read_wishes(session, guest), read_ways(session, guest))


def save_way(session: Session, way: Way) -> Way | None:
    """The way as it is stored now: one to the same place keeps its id, and stays confirmed. None: too many.

    A device has one reader: whoever was told there before is not any more.
    """
    if way.kind == "push":
        others = session.rows(
            "SELECT id FROM ways WHERE kind = 'push' AND address = ? AND guest <> ?", way.address, way.guest
        )
        remove_ways(session, [str(row[0]) for row in others])
    manner = encode(way.manner).decode()
    known = read_ways(session, way.guest)
    for old in known:
        if (old.kind, old.address) == (way.kind, way.address):
            session.change("UPDATE ways SET manner = ? WHERE id = ?", manner, old.id)
            return old._replace(manner=way.manner)
    if len(known) >= MOST_WAYS:
        return None
    session.insert("ways", [(way.id, way.guest, way.kind, way.address, manner, int(way.confirmed), way.created)])
    return way


def confirm_way(session: Session, way: str, now: float) -> bool:
    """Its owner has said yes; False if it is gone, or was asked too long ago."""
    sql = "UPDATE ways SET confirmed = 1 WHERE id = ? AND (confirmed = 1 OR created > ?)"
    return session.change(sql, way, now - UNCONFIRMED) > 0


def remove_ways(session: Session, ways: Sequence[str]) -> int:
    """With all that was to be sent there; answers how many there were."""
    gone = 0
    for way in ways:
        session.change("DELETE FROM outbox WHERE way = ?", way)
        gone += session.change("DELETE FROM ways WHERE id = ?", way)
    return gone


def remove_unconfirmed(session: Session, now: float) -> None:
    """Addresses whose owners have not said yes."""
    waiting = "SELECT id FROM ways WHERE confirmed = 0 AND created < ?"
    remove_ways(session, [str(row[0]) for row in session.rows(waiting, now - UNCONFIRMED)])


def forget_notices(session: Session, guest: str) -> None:
    """All that someone wanted, and was told."""
    remove_ways(session, [str(row[0]) for row in session.rows("SELECT id FROM ways WHERE guest = ?", guest)])
    session.change("DELETE FROM wishes WHERE guest = ?", guest)
    session.change("DELETE FROM told WHERE guest = ?", guest)


def _way(row: Row) -> Way:
    way, guest, kind, address, manner, confirmed, created = row
    read, by = decode(str(manner), type=Manner), convert(kind, WayKind)
    return Way(str(way), str(guest), by, str(address), read, bool(whole(confirmed)), float(str(created)))

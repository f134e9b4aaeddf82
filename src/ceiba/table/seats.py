"""Who sits where, and what kind of table it is: every change that people can ask for, on a copy of the settings.

Each answers with the changed copy, or refuses; the settings of the table itself change once they are stored.
"""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, replace

from ceiba.table.errors import Cause, Refused
from ceiba.table.permissions import must_have_played, must_host, must_seat
from ceiba.table.settings import OPEN, Seat, SeatKind, TableSettings, Visibility, check_set_up, new_key, new_seed
from ceiba.table.table import Table


@dataclass(frozen=True)
class SeatWish:
    """Who is to sit at a seat: nobody, a bot, or a person (oneself, or the guest it is handed over to)."""

    kind: SeatKind
    bot: str | None = None
    guest: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class TableWish:
    """What the host changes; what is None stays."""

    options: Mapping[str, bool] | None = None
    visibility: Visibility | None = None
    onlookers: bool | None = None
    hints: bool | None = None
    odds: bool | None = None


def plain_name(name: str) -> str:
    """A name as it may stand in records and on the screen."""
    words = " ".join(name.split())
    if not words or not words.isprintable() or any(sign in words for sign in '",'):
        raise Refused(Cause.UNREADABLE, "bad-name", "a name is plain text without quotation marks and commas.")
    return words


def seated(wish: SeatWish, guest: str, name: str) -> Seat:
    """What a wish for a seat comes to; `name` is what the person who will sit there is called."""
    if wish.kind == "open":
        return OPEN
    if wish.kind == "person":
        return Seat("person", plain_name(wish.name) if wish.name else name, wish.guest or guest)
    return Seat("bot", wish.bot, None, wish.bot)


def first_seats(wishes: list[SeatWish], guest: str, name: str) -> list[Seat]:
    """The seats of a new table, at which nobody is seated but whoever opens it, and bots."""
    if any(wish.kind == "person" and wish.guest not in (None, guest) for wish in wishes):
        raise Refused(Cause.FORBIDDEN, "not-you", "only you yourself sit down at your table: invite the others.")
    return [seated(wish, guest, name) for wish in wishes]


def with_seat(table: Table, number: int, guest: str, name: str, wish: SeatWish) -> TableSettings:
    """Let someone else, or nobody, sit at a seat."""
    must_seat(table, number, guest, wish.kind, wish.guest)
    settings = deepcopy(table.settings)
    new = seated(wish, guest, name)
    settings.seats[number - 1] = new
    if new.guest is not None and new.guest != guest and new.guest not in settings.members:
        settings.members.append(new.guest)
    return settings


def with_wish(table: Table, guest: str, wish: TableWish) -> TableSettings:
    """The host changes what kind of table it is."""
    must_host(table, guest)
    settings = deepcopy(table.settings)
    if wish.options is not None:
        if table.status != "waiting":
            raise started("options are chosen before the game starts.")
        check_set_up(table.game, len(settings.seats), wish.options)
        settings.options = {**settings.options, **wish.options}
    settings.visibility = wish.visibility or settings.visibility
    settings.onlookers = settings.onlookers if wish.onlookers is None else wish.onlookers
    settings.hints = settings.hints if wish.hints is None else wish.hints
    settings.odds = settings.odds if wish.odds is None else wish.odds
    return settings


def with_member(table: Table, guest: str, key: str) -> TableSettings:
    """Someone comes in by an invitation's key."""
    if key != table.settings.key:
        raise Refused(Cause.FORBIDDEN, "bad-key", "this invitation is not for this table.")
    settings = deepcopy(table.settings)
    if guest not in settings.members:
        settings.members.append(guest)
    return settings


def without_person(table: Table, guest: str) -> TableSettings:
    """A person is gone for good: the seats are open, the table stands."""
    settings = deepcopy(table.settings)
    settings.seats = [OPEN if seat.guest == guest else seat for seat in settings.seats]
    settings.members = [member for member in settings.members if member != guest]
    if settings.host == guest:
        settings.host = next((seat.guest for seat in settings.seats if seat.guest), None)
    return settings


def vacated(before: TableSettings, after: TableSettings) -> list[int]:
    """The seats that have changed hands: what was chosen there does not count any more."""
    pairs = zip(before.seats, after.seats, strict=True)
    return [number for number, (old, new) in enumerate(pairs, 1) if old != new]


def must_start(table: Table, guest: str) -> None:
    """Raise unless this guest may start the game now."""
    must_host(table, guest)
    if table.status != "waiting":
        raise started("the game has started already.")
    if OPEN in table.settings.seats:
        raise open_seats()


def started(sentence: str) -> Refused:
    return Refused(Cause.CONFLICT, "started", sentence)


def open_seats() -> Refused:
    return Refused(Cause.CONFLICT, "open-seats", "the game starts when no seat is open.")


def anew(table: Table, guest: str) -> TableSettings:
    """The settings of a rematch: the same people and bots, and other luck."""
    must_have_played(table, guest)
    if table.status != "over":
        raise Refused(Cause.CONFLICT, "not-over", "there can be a rematch when the game is over.")
    settings = deepcopy(table.settings)
    return replace(settings, host=guest, key=new_key(), seed=new_seed(), rematch=None, headers={})

"""Who sits where, and what kind of table it is: every change that people can ask for, on a copy of the settings.

Each answers with the changed copy, or refuses; the settings of the table itself change once they are stored.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from random import SystemRandom

from ceiba.descriptor import Colour
from ceiba.table.colours import check_colours
from ceiba.table.errors import Cause, Refused
from ceiba.table.permissions import must_have_played, must_host, must_seat, seats_of
from ceiba.table.settings import OPEN, Seat, SeatKind, TableSettings, Visibility, check_set_up, new_key, new_seed
from ceiba.table.table import Table


@dataclass(frozen=True)
class SeatWish:
    """Who is to sit at a seat: nobody, a bot, or a person (oneself, or the guest it is handed over to)."""

    kind: SeatKind
    bot: str | None = None
    guest: str | None = None
    name: str | None = None
    part: str = ""  # what this person throws into the table's luck
    colour: Colour | None = None  # None: whatever it has


@dataclass(frozen=True)
class TableWish:
    """What the host changes; what is None stays."""

    options: Mapping[str, bool] | None = None
    visibility: Visibility | None = None
    onlookers: bool | None = None
    hints: bool | None = None
    odds: bool | None = None
    order: Sequence[int] | None = None  # who sits first, second, …, by their seats so far; nobody named: by lot


def plain_name(name: str) -> str:
    """A name as it may stand in records and on the screen."""
    words = " ".join(name.split())
    if not words or not words.isprintable() or any(sign in words for sign in '",'):
        raise Refused(Cause.UNREADABLE, "bad-name", "a name is plain text without quotation marks and commas.")
    return words


def seated(wish: SeatWish, guest: str, name: str) -> Seat:
    """What a wish for a seat comes to; `name` is what the person who will sit there is called."""
    if wish.kind == "open":
        return replace(OPEN, colour=wish.colour)
    if wish.kind == "person":
        called = plain_name(wish.name) if wish.name else name
        return Seat("person", called, guest, part=wish.part, colour=wish.colour)
    return Seat("bot", wish.bot, None, wish.bot, colour=wish.colour)


def first_seats(wishes: list[SeatWish], guest: str, name: str) -> list[Seat]:
    """The seats of a new table, at which nobody is seated but whoever opens it, and bots."""
    if any(wish.kind == "person" and wish.guest not in (None, guest) for wish in wishes):
        raise Refused(Cause.FORBIDDEN, "not-you", "only you yourself sit down at your table: invite the others.")
    return [seated(wish, guest, name) for wish in wishes]


def with_seat(
    table: Table, number: int, guest: str, name: str, wish: SeatWish, is_away: bool = True
) -> TableSettings:
    """Let someone else, or nobody, sit at a seat."""
    must_seat(table, number, guest, wish.kind, wish.guest, is_away)
    settings = deepcopy(table.settings)
    held = settings.seats[number - 1]
    if wish.colour not in (None, held.colour) and table.status != "waiting":
        raise started("colours are chosen before the game starts.")
    colour = wish.colour or held.colour
    if wish.kind == "person" and wish.guest not in (None, guest):
        # Nobody is made to sit down: the seat is kept for whoever is to have it.
        settings.seats[number - 1] = replace(OPEN, kept_for=wish.guest, colour=colour)
        if wish.guest not in settings.members:
            settings.members.append(str(wish.guest))
        return settings
    if held.kind == "person" and table.status == "playing" and wish.kind == "bot":
        settings.seats[number - 1] = replace(held, bot=wish.bot)  # until they are back
        return settings
    if held.guest == guest and table.stands_in(number) and wish.kind == "person":
        settings.seats[number - 1] = replace(held, bot=None)
        return settings
    settings.seats[number - 1] = replace(seated(wish, guest, name), colour=colour)
    check_colours(table.game, [seat.colour for seat in settings.seats])
    return settings


def with_stand_ins(table: Table, seats: Sequence[int], bot: str) -> TableSettings:
    """A bot plays for the people of these seats until they are back."""
    settings = deepcopy(table.settings)
    settings.seats = [
        replace(seat, bot=bot) if number in seats else seat for number, seat in enumerate(settings.seats, 1)
    ]
    return settings


def without_stand_ins(table: Table, guest: str) -> TableSettings:
    """Someone is back, and plays for themselves."""
    settings = deepcopy(table.settings)
    settings.seats = [replace(seat, bot=None) if seat.guest == guest else seat for seat in settings.seats]
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
    if wish.order is not None:
        if table.status != "waiting":
            raise started("the seats are put in order before the game starts.")
        settings.seats = in_order(settings.seats, wish.order)
    settings.visibility = wish.visibility or settings.visibility
    settings.onlookers = settings.onlookers if wish.onlookers is None else wish.onlookers
    settings.hints = settings.hints if wish.hints is None else wish.hints
    settings.odds = settings.odds if wish.odds is None else wish.odds
    return settings


def in_order(seats: Sequence[Seat], order: Sequence[int]) -> list[Seat]:
    """The seats as the host puts them, or by lot if no order is given (T2.1)."""
    numbers = [*range(1, len(seats) + 1)]
    if not order:
        return SystemRandom().sample(seats, len(seats))
    if sorted(order) != numbers:
        sentence = f"an order names every seat once: {', '.join(map(str, numbers))}."
        raise Refused(Cause.UNREADABLE, "bad-order", sentence)
    return [seats[number - 1] for number in order]


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
    return without(table.settings, guest)


def without(settings: TableSettings, guest: str) -> TableSettings:
    settings = deepcopy(settings)
    settings.seats = [_without(seat, guest) for seat in settings.seats]
    settings.members = [member for member in settings.members if member != guest]
    if settings.host == guest:
        settings.host = next((seat.guest for seat in settings.seats if seat.guest), None)
    return settings


def _without(seat: Seat, guest: str) -> Seat:
    if seat.guest == guest and seat.bot is not None:
        return Seat("bot", seat.bot, None, seat.bot, colour=seat.colour)  # nobody will be back
    if seat.guest == guest:
        return replace(OPEN, colour=seat.colour)
    return replace(seat, kept_for=None) if seat.kept_for == guest else seat


def without_member(table: Table, host: str, guest: str) -> TableSettings:
    """The host sends someone away who came by invitation; which is another from now on, or they would come back."""
    must_host(table, host)
    if guest == host or seats_of(table, guest):
        raise Refused(Cause.CONFLICT, "sits-here", "whoever sits here, or is the host, is not sent away.")
    if guest not in table.settings.members:
        raise Refused(Cause.MISSING, "no-guest", "nobody of this id has come by invitation.")
    return replace(without_person(table, guest), key=new_key())


def with_new_key(table: Table, host: str) -> TableSettings:
    """Another invitation: the links that were sent so far open nothing any more."""
    must_host(table, host)
    return replace(deepcopy(table.settings), key=new_key())


def with_luck(table: Table) -> TableSettings:
    """The game starts: what each seat has thrown into the luck is settled."""
    return replace(deepcopy(table.settings), parts=[seat.part for seat in table.settings.seats])


def vacated(before: TableSettings, after: TableSettings) -> list[int]:
    """The seats that have changed hands: what was chosen there does not count any more.

    A bot that stands in for someone plays their seat, and has not taken it.
    """
    pairs = zip(before.seats, after.seats, strict=True)
    return [number for number, (old, new) in enumerate(pairs, 1) if _holder(old) != _holder(new)]


def _holder(seat: Seat) -> tuple[str | None, ...]:
    return (seat.kind, seat.guest if seat.kind == "person" else seat.bot)


def must_start(table: Table, guest: str) -> None:
    """Raise unless this guest may start the game now."""
    must_host(table, guest)
    if table.status != "waiting":
        raise started("the game has started already.")
    if has_open_seats(table.settings.seats):
        raise open_seats()


def has_open_seats(seats: Sequence[Seat]) -> bool:
    return any(seat.kind == "open" for seat in seats)


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
    settings.seats = [
        replace(seat, part="", bot=seat.bot if seat.kind == "bot" else None) for seat in settings.seats
    ]
    fresh = replace(settings, host=guest, key=new_key(), seed=new_seed(), rematch=None, headers={}, review=None)
    return replace(fresh, keyed=False, commitment="", parts=[], given=0, halted=None)

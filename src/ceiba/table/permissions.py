"""Who may come, watch, sit and act: asked before anything else, so that errors tell nothing to whoever may not."""

from ceiba.table.errors import Cause, Refused
from ceiba.table.settings import Seat, SeatKind
from ceiba.table.table import BOT, Table


def holds(table: Table, who: str | None, number: int) -> bool:
    """Whether a seat is for this guest, or for the bots, to play; of both, where a bot stands in for a person."""
    return 1 <= number <= len(table.settings.seats) and _plays(who, table.seat(number))


def _plays(who: str | None, seat: Seat) -> bool:
    return seat.bot is not None if who == BOT else seat.guest == who and seat.kind == "person"


def seats_of(table: Table, who: str | None) -> list[int]:
    return [number for number, seat in enumerate(table.settings.seats, 1) if _plays(who, seat)]


def sits(table: Table, who: str | None) -> bool:
    for seat in table.settings.seats:  # a plain loop: this is asked several times a commit
        if _plays(who, seat):
            return True
    return False


def seat_seen_by(table: Table, guest: str | None) -> int | None:
    """As which seat a guest sees the table unasked: the one it holds; with none or several, as an onlooker."""
    seats = seats_of(table, guest)
    return seats[0] if len(seats) == 1 else None


def is_host(table: Table, guest: str | None) -> bool:
    return guest is not None and guest == table.settings.host


def may_come(table: Table, who: str | None) -> bool:
    """Whether the table is there at all for this guest (None: for someone without a name)."""
    if table.settings.visibility != "invitation":
        return True
    return who is not None and (is_host(table, who) or who in table.settings.members or sits(table, who))


def may_watch(table: Table, guest: str | None) -> bool:
    """Whether this guest sees the position: those who sit do, others where onlookers are welcome."""
    return may_come(table, guest) and (table.settings.onlookers or sits(table, guest))


# -- the same, refusing -------------------------------------------------------------------------------


def no_such_table() -> Refused:
    return Refused(Cause.MISSING, "no-table", "there is no such table, or it is not for you to see.")


def must_come(table: Table, who: str | None) -> None:
    if not may_come(table, who):
        raise no_such_table()


def must_watch(table: Table, guest: str | None) -> None:
    must_come(table, guest)
    if not may_watch(table, guest):
        raise Refused(Cause.FORBIDDEN, "no-onlookers", "this table is played without onlookers.")


def must_sit(table: Table, who: str | None) -> None:
    must_come(table, who)
    if not sits(table, who):
        raise Refused(Cause.FORBIDDEN, "not-seated", "you have no seat at this table.")


def must_hold(table: Table, who: str | None, seat: int, act: str | None = None) -> None:
    must_come(table, who)
    if not holds(table, who, seat):
        raise Refused(Cause.FORBIDDEN, "not-your-seat", f"seat {seat} is not yours to play.", act=act)


def must_host(table: Table, guest: str) -> None:
    must_come(table, guest)
    if not is_host(table, guest):
        raise Refused(Cause.FORBIDDEN, "not-host", "only the host of the table may do this.")


def must_have_played(table: Table, guest: str) -> None:
    must_come(table, guest)
    if not sits(table, guest) and not is_host(table, guest):
        raise Refused(Cause.FORBIDDEN, "not-seated", "a rematch is for those who played.")


def must_seat(
    table: Table, number: int, guest: str, kind: SeatKind, heir: str | None, is_away: bool = True
) -> None:
    """Raise unless this guest may let a person (`heir`, or the guest), a bot or nobody sit here.

    In the middle of a game the host lets a bot stand in for whoever `is_away`, and for nobody else.
    """
    must_come(table, guest)
    if not 1 <= number <= len(table.settings.seats):
        raise Refused(Cause.MISSING, "no-seat", f"this table has {len(table.settings.seats)} seats.")
    if table.status == "over":
        raise Refused(Cause.CONFLICT, "game-over", "the game is over.")
    held, host = table.seat(number), is_host(table, guest)
    if holds(table, guest, number):
        return
    alone = kind == "person" and heir in (None, guest)
    if held.kind == "open":
        if held.kept_for not in (None, guest) and kind == "person":
            raise Refused(Cause.CONFLICT, "seat-kept", f"seat {number} is kept for someone else.")
        if alone or (kind in ("bot", "open") and host):
            return
    elif held.kind == "bot":
        if host and kind != "person":
            return
    elif host and table.status == "waiting" and kind in ("bot", "open"):
        return
    elif host and (kind == "bot" or (kind == "open" and table.stands_in(number))):
        if is_away:
            return
        raise Refused(
            Cause.CONFLICT, "is-here", f"whoever sits at seat {number} is here: a bot plays for the absent."
        )
    if held.kind != "open" and kind == "person":
        raise Refused(Cause.CONFLICT, "seat-taken", f"seat {number} is taken.")
    raise Refused(Cause.FORBIDDEN, "not-your-seat", f"who sits at seat {number} is not for you to say.")

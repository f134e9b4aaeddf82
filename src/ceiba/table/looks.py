"""Looking at a table: what one of its people, or an onlooker, is told of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from ceiba.game import Outcome, Position, View
from ceiba.table.commits import game_over
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import fingerprint
from ceiba.table.permissions import may_watch, must_come, must_hold, must_watch, seat_seen_by
from ceiba.table.table import Table


@dataclass
class Look:
    """The position after the first `at` acts as a seat (None: an onlooker) sees it, if they may watch."""

    at: int
    seat: int | None
    view: View | None
    chosen: list[int]  # who has made a sealed choice, now
    choice: str | None  # that of this seat
    hash: str | None
    outcome: Outcome | None


ONLOOKER = 0  # where a seat is asked for: what everyone at the table knows


def seat_to_look_from(table: Table, guest: str | None, seat: int | None) -> int | None:
    """One of the guest's own seats, any when the game is over and nothing is secret; unasked, the one it holds."""
    must_come(table, guest)
    if seat is None:
        return seat_seen_by(table, guest)
    if seat == ONLOOKER:
        return None
    if table.status != "over" or seat > len(table.settings.seats):
        must_hold(table, guest, seat)
    return seat


def look(table: Table, guest: str | None, seat: int | None = None) -> Look:
    """The table now."""
    seat = seat_to_look_from(table, guest, seat)
    if table.position is None or not may_watch(table, guest):
        return Look(table.version, seat, None, [], None, None, None)
    choices = table.choices()
    choice = choices[seat].act if seat in choices else None
    outcome = table.position.outcome()
    return Look(table.version, seat, table.view(seat), [*choices], choice, table.hash(), outcome)


def look_back(table: Table, guest: str | None, seat: int | None, at: int, position: Position) -> Look:
    """The position after the first `at` acts, as that seat saw it then."""
    must_watch(table, guest)
    seat = seat_to_look_from(table, guest, seat)
    view = position.view(table.viewer(seat))
    return Look(at, seat, view, [], None, fingerprint(str(position)), position.outcome())


def odds(table: Table, guest: str | None) -> Mapping[str, object]:
    """The chances of what comes next, for whoever may watch, where the table allows it."""
    must_watch(table, guest)
    if not table.settings.odds:
        raise Refused(Cause.FORBIDDEN, "no-odds", "this table is played without odds.")
    if table.status == "over":
        raise game_over()
    found = None if table.position is None else table.game.odds(table.position)
    if found is None:
        raise Refused(Cause.CONFLICT, "no-odds-here", "there are no odds to tell here.")
    return found


def must_be_hinted(table: Table, guest: str, seat: int) -> None:
    """Raise unless a bot may say what it would do at this seat now."""
    must_hold(table, guest, seat)
    if not table.settings.hints:
        raise Refused(Cause.FORBIDDEN, "no-hints", "this table is played without hints.")
    if seat not in table.waiting_for():
        raise Refused(Cause.CONFLICT, "not-your-turn", f"it is not for seat {seat} to act now.")

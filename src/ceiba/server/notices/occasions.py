"""What is worth telling: what happened at a table, whom it concerns, and whether it still holds when it is told."""

from ceiba.server.store.outbox import Occasion
from ceiba.table.changes import ActsMade, Change, ClockChanged, LineSaid, SettingsChanged
from ceiba.table.permissions import seats_of
from ceiba.table.seats import has_open_seats
from ceiba.table.table import Table

ONCE = 1  # the mark of what happens to a table once
LEFT = 0.25  # of the time for a turn, when someone is reminded


def standing(table: Table) -> list[Occasion]:
    """What could be told of a table as it stands."""
    if table.settings.halted == "aside":
        return []
    if table.status == "waiting":
        is_full = not has_open_seats(table.settings.seats)
        return [Occasion(table.settings.host, table.name, "full", ONCE)] if is_full and table.settings.host else []
    if table.status == "over":
        return [Occasion(guest, table.name, "over", ONCE) for guest in _guests(table, table.people())]
    waiting = [seat for seat in table.waiting_for() if not table.stands_in(seat)]
    return [Occasion(guest, table.name, "turn", table.version) for guest in _guests(table, waiting)]


def occasions(table: Table, change: Change) -> list[Occasion]:
    """What a change has brought up; whoever has just acted knows of it."""
    match change:
        case ActsMade():
            return [one for one in standing(table) if table.alias(one.guest) != change.entry.guest]
        case SettingsChanged() if table.status == "waiting" or table.settings.halted == "ended":
            return standing(table)
        case LineSaid() if (change.line.key or "").startswith("time-up-") and change.line.seat:
            late = _guests(table, [change.line.seat])
            return [Occasion(guest, table.name, "late", change.line.number) for guest in late]
        case ClockChanged():
            return _reminders(table)
    return []


def _reminders(table: Table) -> list[Occasion]:
    """Where a turn has days, someone may forget it."""
    rule, clock, up = table.settings.clock, table.clock, table.time_up()
    if rule is None or rule.kind != "days" or clock is None or up is None:
        return []
    due = up - LEFT * rule.bank
    running = _guests(table, [seat for seat in clock.running if seat not in clock.late])
    return [Occasion(guest, table.name, "soon", table.version, due) for guest in running]


def still_holds(table: Table, guest: str, kind: str, mark: int) -> bool:
    """Whether it is still so when it is told."""
    seats = seats_of(table, guest)
    if kind in ("full", "over"):
        return any((one.guest, one.kind) == (guest, kind) for one in standing(table))
    if table.settings.halted or table.status != "playing":
        return False
    if kind == "late":
        rule = table.settings.clock
        is_played = any(table.stands_in(seat) for seat in seats)
        is_waited_for = any(seat in table.waiting_for() for seat in seats)
        return rule is not None and {"skip": bool(seats), "bot": is_played, "wait": is_waited_for}[rule.late]
    is_due = table.version == mark and any(one.guest == guest for one in standing(table))
    return is_due and (kind == "turn" or (table.clock is not None and bool({*table.clock.running} & {*seats})))


def _guests(table: Table, seats: list[int]) -> list[str]:
    """The people of these seats, each once."""
    return [*dict.fromkeys(guest for seat in seats if (guest := table.seat(seat).guest))]

"""Looking at a table: as it stands, and as it stood."""

from ceiba.game import Position
from ceiba.server.errors import Refused
from ceiba.server.hashing import fingerprint
from ceiba.server.room import Room
from ceiba.server.table import Table
from ceiba.server.telling import tell_look, tell_outcome
from ceiba.server.wire import Look


def look(table: Table, guest: str | None, seat: int | None) -> Look:
    """The table now, as one of the guest's seats sees it; unasked, as the one it holds."""
    seen = seat if seat is not None else table.seat_seen_by(guest)
    hashed = None if table.position is None else fingerprint(str(table.position))
    return tell_look(table, guest, seen, hashed)


async def look_back(room: Room, table: Table, guest: str | None, seat: int | None, at: int) -> Look:
    """The position after the first `at` acts, as that seat saw it then."""
    if not table.may_watch(guest):
        raise Refused(403, "no-onlookers", "this table is played without onlookers.")
    if at > table.version:
        raise Refused(404, "not-yet", f"the log has only {table.version} acts.")
    past = await position_at(room, table, at)
    told = look(table, guest, seat)
    told.at = at
    told.view = past.view(told.seat)
    told.hash = fingerprint(str(past))
    told.outcome = tell_outcome(past)
    return told


async def position_at(room: Room, table: Table, at: int) -> Position:
    """Any past position, replayed from the log."""
    position = table.first_position()
    done = 0
    for entry in await room.store.log(table.name):
        for text in entry.acts:
            if done == at:
                return position
            position.apply(position.parse(text))
            done += 1
    return position

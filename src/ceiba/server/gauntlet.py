"""The door to the log: every reason to refuse a commit, in order, before anything changes."""

from typing import NamedTuple

from ceiba.game import LUCK, Position, Unreadable
from ceiba.server.errors import Refused
from ceiba.server.table import Table
from ceiba.server.wire import Commit


class Move(NamedTuple):
    """A commit that may be made: whose it is, and the position after it, before luck answers."""

    seat: int
    after: Position
    sealed: bool


def pass_gauntlet(table: Table, who: str, asked: Commit) -> Move:
    """`who` is a guest, or BOT. A stale version is refused here; what was missed is for the caller to add."""
    if table.row.status == "waiting" or table.position is None:
        raise Refused(409, "not-started", "the game has not started yet.")
    if not table.seats_of(who):
        raise Refused(403, "not-seated", "you have no seat at this table.")
    if asked.version != table.version:
        raise stale(table)
    if table.row.status == "over":
        raise Refused(409, "game-over", "the game is over.")
    position = table.position.copy()
    sealed = table.is_sealed_moment()
    seat = _seat_of_all(asked.acts)
    if not table.holds(who, seat):
        raise Refused(403, "not-your-seat", f"seat {seat} is not yours to play.", act=asked.acts[0])
    if sealed and len(asked.acts) > 1:
        raise Refused(422, "one-choice", "a sealed choice is one act.", act=asked.acts[1])
    for text in asked.acts:
        do(position, text)
    return Move(seat, position, sealed)


def stale(table: Table) -> Refused:
    return Refused(409, "stale", f"the table has moved on, to version {table.version}.", version=table.version)


def _seat_of_all(acts: list[str]) -> int:
    seats = {text.split(" ", 1)[0] for text in acts}
    if len(seats) > 1:
        raise Refused(422, "several-seats", "the acts of one commit are all of one seat.", act=acts[0])
    seat = seats.pop()
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise Refused(400, "unreadable", f"{seat!r} is not a seat; luck is not for you.", act=acts[0])
    return int(seat)


def do(position: Position, text: str) -> None:
    """Do one act of a draft or a commit, or say why not."""
    if position.acting() == 1 << LUCK:
        raise Refused(422, "luck-first", "luck has to act before this: commit what leads to it.", act=text)
    try:
        act = position.parse(text)
    except Unreadable as error:
        raise Refused(400, "unreadable", f"{error}.", act=text) from None
    reason = position.why_not(act)
    if reason is not None:
        raise Refused(422, reason.key, reason.sentence, reason.clause, text)
    position.apply(act)

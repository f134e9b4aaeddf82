"""Commits: every reason to refuse one, in order, before anything changes; then luck's answer, and the entry."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ceiba.game import LUCK, Position, Unreadable
from ceiba.table.clocks import Clock
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import Entry, fingerprint, linked
from ceiba.table.permissions import must_hold, must_sit
from ceiba.table.settings import Halt
from ceiba.table.steps import Applied, apply, deal, replay
from ceiba.table.table import Table

SNAPSHOT_EVERY = 64  # acts
START = "start"  # the commit with which luck opens a game
REVEAL = "reveal"  # the commit of the table itself, when all have chosen


@dataclass(frozen=True)
class Commit:
    """Acts to be made final. The id is of the client's making, and the same when it tries again."""

    version: int
    id: str
    acts: Sequence[str]


class Move(NamedTuple):
    """A commit that may be made: whose it is, and the acts, before luck answers."""

    seat: int
    applied: list[Applied]
    sealed: bool


class Prepared(NamedTuple):
    """What is to be stored, after which the table moves by it."""

    entry: Entry
    applied: list[Applied]
    waiting: int  # who is to act after it, as bits; 0 if the game is over then
    snapshot: str | None  # the position after it, where one is to be kept
    revealed: list[str] | None = None  # the commits of the sealed choices that it reveals
    clock: Clock | None = None  # after it


# -- may it be made? ----------------------------------------------------------------------------------


def judge(table: Table, who: str, commit: Commit) -> Move:
    """`who` is a guest, or BOT."""
    must_sit(table, who)
    if table.position is None:
        raise not_started()
    if commit.version != table.version:
        raise stale(table)
    if table.settings.halted is not None:
        raise halted(table.settings.halted)
    if table.status == "over":
        raise game_over()
    seat = _seat_of_all(commit.acts)
    must_hold(table, who, seat, commit.acts[0])
    sealed = table.is_sealed_moment()
    if sealed and len(commit.acts) > 1:
        raise Refused(Cause.RULES, "one-choice", "a sealed choice is one act.", act=commit.acts[1])
    applied: list[Applied] = []
    position = table.position
    for text in commit.acts:
        applied.append(attempt(position, text))
        position = applied[-1].after
    return Move(seat, applied, sealed)


def not_started() -> Refused:
    return Refused(Cause.CONFLICT, "not-started", "the game has not started yet.")


def game_over() -> Refused:
    return Refused(Cause.CONFLICT, "game-over", "the game is over.")


def halted(how: Halt) -> Refused:
    if how == "ended":
        return Refused(Cause.CONFLICT, "table-ended", "whoever runs this server has ended this game.")
    sentence = "whoever runs this server has set this table aside; it cannot be played on for now."
    return Refused(Cause.CONFLICT, "set-aside", sentence)


def stale(table: Table) -> Refused:
    sentence = f"the table has moved on, to version {table.version}."
    return Refused(Cause.CONFLICT, "stale", sentence, version=table.version)


def _seat_of_all(acts: Sequence[str]) -> int:
    seats = {text.split(" ", 1)[0] for text in acts}
    if len(seats) > 1:
        raise Refused(Cause.RULES, "several-seats", "the acts of one commit are all of one seat.", act=acts[0])
    seat = seats.pop() if seats else ""
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2):
        sentence = f"{seat!r} is not a seat; luck is not for you."
        raise Refused(Cause.UNREADABLE, "unreadable", sentence, act=acts[0] if acts else None)
    return int(seat)


def attempt(position: Position, text: str) -> Applied:
    """One act of a draft or a commit, or why not."""
    if position.acting() == 1 << LUCK:
        sentence = "luck has to act before this: commit what leads to it."
        raise Refused(Cause.RULES, "luck-first", sentence, act=text)
    try:
        act = position.parse(text)
    except Unreadable as error:
        raise Refused(Cause.UNREADABLE, "unreadable", f"{error}.", act=text) from None
    reason = position.why_not(act)
    if reason is not None:
        raise Refused(Cause.RULES, reason.key, reason.sentence, reason.clause, text)
    return apply(position, act, text)


# -- then it is prepared ------------------------------------------------------------------------------


def prepare(
    table: Table,
    applied: list[Applied],
    commit: str,
    who: str | None,
    now: float,
    revealed: list[str] | None = None,
) -> Prepared:
    """Luck answers only now, when the acts that lead to it are fixed; `who` is a guest, BOT, or the table itself.

    Time never goes back at a table, whatever the clock does.
    """
    after = applied[-1].after if applied else table.position or table.first_position()
    dealt = deal(after, table.dealer())
    if dealt:
        applied, after = [*applied, *dealt], dealt[-1].after
    text = str(after)
    version = table.version + len(applied)
    acts = [one.text for one in applied]
    known_as = None if who is None else table.alias(who)
    time = max(now, table.updated)
    entry = Entry(table.name, table.version, version, commit, known_as, acts, fingerprint(text), time)
    entry.link = linked(table.key, table.link, entry)
    full = version // SNAPSHOT_EVERY > table.version // SNAPSHOT_EVERY
    clock = table.clock_after(version, [seat for seat in after.actors() if seat != LUCK], now)
    return Prepared(entry, applied, int(after.acting()), text if full else None, revealed, clock)


def least(table: Table, seat: int) -> list[Applied]:
    """As little as the rules let a seat do, for whoever is not there: its turn ends as soon as it can."""
    assert table.position is not None  # a game that has started
    done: list[Applied] = []
    position = table.position
    while seat in position.actors():
        legal = position.legal(seat)
        ending = [act for act in legal if table.game.ends_turn(act)]
        act = min(ending or legal, key=lambda act: table.game.price(position, act) or 0)  # used at once
        done.append(apply(position, act, position.write(act)))
        if len(done) == 1 and table.is_sealed_moment():
            break
        position = done[-1].after
    return done


def opening(table: Table, now: float) -> Prepared:
    """The start of a game: what luck does before anyone acts."""
    return prepare(table, [], START, None, now)


def reveal(table: Table, now: float) -> Prepared | None:
    """When all have chosen, their choices become one entry of the log, in the order of the seats."""
    if table.position is None or not table.is_sealed_moment() or not table.all_have_chosen():
        return None
    choices = [*table.choices().values()]
    applied = replay(table.position, [choice.act for choice in choices])
    return prepare(table, applied, REVEAL, None, now, [choice.commit for choice in choices])

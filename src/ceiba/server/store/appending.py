"""Commits, written to the log many at a time: few statements, however many tables have moved on."""

from collections.abc import Sequence
from typing import NamedTuple

from ceiba.server.store.columns import REAL, TEXT, WHOLE, Columns
from ceiba.server.store.convert import log_values
from ceiba.server.store.rounds import in_rounds
from ceiba.server.store.sealing import choices_of, last_commits
from ceiba.server.store.session import Session
from ceiba.server.store.timing import keep_clock
from ceiba.table.clocks import Clock
from ceiba.table.log import Entry

KEY = Columns(("table_id", "number"), (TEXT, WHOLE))
STATE = Columns(
    ("table_id", "number", "version", "waiting", "status", "time", "head"),
    (TEXT, WHOLE, WHOLE, WHOLE, TEXT, REAL, TEXT),
)


class Append(NamedTuple):
    """A commit to be stored, and what it brings: whom the game waits for then, and whether it is over."""

    entry: Entry
    waiting: int
    over: bool
    head: str  # proves that its entry is the last one
    snapshot: str | None = None  # the position after it, if that is to be kept
    revealed: list[str] | None = None  # the commits of the sealed choices that it reveals, if it does
    clock: tuple[Clock, float | None] | None = None  # after it, and when someone's time will be up


def append_all(session: Session, appends: Sequence[Append]) -> list[bool]:
    """Whether each is in the log now: False if another commit was first, or a revealed choice was changed."""
    return in_rounds(appends, lambda append: append.entry.table, lambda some: _append(session, some))


def _append(session: Session, appends: Sequence[Append]) -> list[bool]:
    revealing = {(a.entry.table, a.entry.number): a.revealed for a in appends if a.revealed is not None}
    sealed = choices_of(session, [*revealing])
    changed = {key for key, commits in revealing.items() if last_commits(sealed[key]) != commits}

    tried = [a for a in appends if (a.entry.table, a.entry.number) not in changed]
    # Where luck has nothing to open, a game starts without an act: the log has nothing to hold of that.
    logged = [a for a in tried if a.entry.acts]
    added = session.insert("log", [log_values(a.entry) for a in logged])
    if added < len(logged):  # some are not new: either another commit was first, or the very same came before
        late = {a.entry.table for a, stored in zip(logged, are_stored(session, logged), strict=True) if not stored}
        tried = [a for a in tried if a.entry.table not in late]
    _move_on(session, tried)
    stored = {a.entry.table for a in tried}
    return [a.entry.table in stored for a in appends]


def are_stored(session: Session, appends: Sequence[Append]) -> list[bool]:
    """Whether the log has each: not if it has another in its place."""
    sql = "SELECT table_id, number, commit_id, link FROM given JOIN log USING (table_id, number)"
    keys = [(a.entry.table, a.entry.number) for a in appends]
    there = {(row[0], row[1]): row[2:] for row in session.rows_for(sql, KEY, keys)}
    # Two servers may reveal the same choices at different times: only one of the two is in the chain.
    return [there.get(key) == (a.entry.commit, a.entry.link) for key, a in zip(keys, appends, strict=True)]


def status_after(append: Append) -> str:
    return "over" if append.over else "playing"


def _move_on(session: Session, appends: Sequence[Append]) -> None:
    """The tables are now where their logs are; one that was there already stays as it is."""
    states = [
        (e.table, e.number, e.version, a.waiting, status_after(a), e.time, a.head)
        for a in appends
        for e in (a.entry,)
    ]
    setting = (
        "version = given.version, waiting = given.waiting, status = given.status, updated = given.time,"
        " head = given.head"
    )
    where = "tables.id = given.table_id AND tables.version = given.number"
    session.update("tables", setting, where, STATE, states)
    snapshots = [(a.entry.table, a.entry.version, a.snapshot) for a in appends if a.snapshot is not None]
    session.insert("snapshots", snapshots)
    for append in appends:
        if append.clock is not None:
            keep_clock(session, append.entry.table, *append.clock)
        session.notify(append.entry.table)

"""Sealed choices, kept beside the log until all have chosen. Of a seat's several choices the last counts."""

from collections.abc import Sequence

from ceiba.server.store.columns import COLUMNS, TEXT, WHOLE, select_joined
from ceiba.server.store.convert import sealed_row
from ceiba.server.store.rounds import in_rounds
from ceiba.server.store.rows import SealedRow
from ceiba.server.store.session import Columns, Session

Moment = tuple[str, int]  # a table and its version
MOMENT = Columns(("table_id", "version"), (TEXT, WHOLE))
COMMIT = Columns(("table_id", "version", "seat", "commit_id"), (TEXT, WHOLE, WHOLE, TEXT))
WAITING = Columns(("table_id", "without", "added"), (TEXT, WHOLE, WHOLE))
NO_SEAT, ALL_SEATS = 0, -1  # as bits


def choices_of(session: Session, moments: Sequence[Moment]) -> dict[Moment, list[SealedRow]]:
    """All that was sealed in each of these moments, each seat's choices in their order."""
    found: dict[Moment, list[SealedRow]] = {moment: [] for moment in moments}
    sql = f"{select_joined('sealed')} USING (table_id, version) ORDER BY seat, turn"
    for values in session.rows_many(sql, MOMENT, moments):
        choice = sealed_row(values)
        found[choice.table, choice.version].append(choice)
    return found


def last_commits(choices: Sequence[SealedRow]) -> list[str]:
    """The commits that count: of each seat's the last."""
    return [choice.commit for choice in {choice.seat: choice for choice in choices}.values()]


def seal_all(session: Session, choices: Sequence[SealedRow]) -> list[list[SealedRow] | None]:
    """Keep choices, or that earlier ones are void. Answers with all of each one's moment; None if that is over.

    The same commit again changes nothing.
    """
    return in_rounds(choices, lambda choice: choice.table, lambda some: _seal(session, some))


def _seal(session: Session, choices: Sequence[SealedRow]) -> list[list[SealedRow] | None]:
    moments = [(choice.table, choice.version) for choice in choices]
    sql = """SELECT table_id, given.version FROM given JOIN tables
             ON id = table_id AND tables.version = given.version AND status = 'playing'"""
    going_on = {*session.rows_many(sql, MOMENT, moments)}
    sql = "SELECT table_id, version FROM given JOIN sealed USING (table_id, version, seat, commit_id)"
    commits = [(choice.table, choice.version, choice.seat, choice.commit) for choice in choices]
    known = {*session.rows_many(sql, COMMIT, commits)}
    _add(session, [c for c, moment in zip(choices, moments, strict=True) if moment in going_on - known])
    sealed = choices_of(session, moments)
    return [sealed[moment] if moment in going_on | known else None for moment in moments]


def _add(session: Session, choices: Sequence[SealedRow]) -> None:
    # `updated` stays as it is: it is public, and nobody is to learn that a choice was changed.
    sql = "UPDATE tables SET waiting = (waiting & given.without) | given.added FROM given WHERE id = table_id"
    bits = [(c.table, ~(1 << c.seat), NO_SEAT) if c.act else (c.table, ALL_SEATS, 1 << c.seat) for c in choices]
    session.change_many(sql, WAITING, bits)
    sql = """INSERT INTO sealed (table_id, version, seat, turn, commit_id, guest, act)
             SELECT table_id, version, seat, (SELECT COUNT(*) FROM sealed AS earlier WHERE
             (earlier.table_id, earlier.version, earlier.seat) = (given.table_id, given.version, given.seat)),
             commit_id, guest, act FROM given"""
    values = [(c.table, c.version, c.seat, 0, c.commit, c.guest, c.act) for c in choices]
    session.change_many(sql, COLUMNS["sealed"], values)
    for choice in choices:
        session.notify(choice.table)

"""Sealed choices, kept beside the log until all have chosen. Of a seat's several choices the last counts."""

from collections.abc import Sequence

from ceiba.server.store.columns import TEXT, WHOLE, Columns, select_joined
from ceiba.server.store.convert import sealed_row
from ceiba.server.store.rounds import in_rounds
from ceiba.server.store.session import Session
from ceiba.table.log import Choice

Moment = tuple[str, int]  # a table and its version
MOMENT = Columns(("table_id", "version"), (TEXT, WHOLE))
WAITING = Columns(("table_id", "without", "added"), (TEXT, WHOLE, WHOLE))
NO_SEAT, ALL_SEATS = 0, -1  # as bits


def choices_of(session: Session, moments: Sequence[Moment]) -> dict[Moment, list[Choice]]:
    """All that was sealed in each of these moments, each seat's choices in their order."""
    found: dict[Moment, list[Choice]] = {moment: [] for moment in moments}
    sql = f"{select_joined('sealed')} USING (table_id, version) ORDER BY seat, turn"
    for values in session.rows_for(sql, MOMENT, moments):
        choice = sealed_row(values)
        found[choice.table, choice.version].append(choice)
    return found


def last_commits(choices: Sequence[Choice]) -> list[str]:
    """The commits that count: of each seat's the last."""
    return [choice.commit for choice in {choice.seat: choice for choice in choices}.values()]


def seal_all(session: Session, choices: Sequence[Choice]) -> list[list[Choice] | None]:
    """Keep choices, or that earlier ones are void. Answers with all of each one's moment; None if that is over.

    The same commit again changes nothing.
    """
    return in_rounds(choices, lambda choice: choice.table, lambda some: _seal(session, some))


def _seal(session: Session, choices: Sequence[Choice]) -> list[list[Choice] | None]:
    """At most one choice per table. Nobody else changes these tables meanwhile: they are locked."""
    moments = [(choice.table, choice.version) for choice in choices]
    sealed = choices_of(session, moments)
    sql = """SELECT table_id, given.version FROM given JOIN tables
             ON id = table_id AND tables.version = given.version AND status = 'playing'"""
    going_on = {*session.rows_for(sql, MOMENT, moments)}
    answers: list[list[Choice] | None] = []
    new = []
    for choice, moment in zip(choices, moments, strict=True):
        there = sealed[moment]
        if any((one.seat, one.commit) == (choice.seat, choice.commit) for one in there):
            answers.append(there)
        elif moment in going_on:
            new.append((choice, sum(one.seat == choice.seat for one in there)))
            answers.append(sorted([*there, choice], key=lambda one: one.seat))
        else:
            answers.append(None)
    _add(session, new)
    return answers


def _add(session: Session, choices: Sequence[tuple[Choice, int]]) -> None:
    """Each with its turn: how many its seat had made before."""
    # `updated` stays as it is: it is public, and nobody is to learn that a choice was changed.
    setting = "waiting = (waiting & given.without) | given.added"
    bits = [(c.table, ~(1 << c.seat), NO_SEAT) if c.act else (c.table, ALL_SEATS, 1 << c.seat) for c, _ in choices]
    session.update("tables", setting, "tables.id = given.table_id", WAITING, bits)
    rows = [(c.table, c.version, c.seat, turn, c.commit, c.guest, c.act) for c, turn in choices]
    session.insert("sealed", rows)
    for choice, _ in choices:
        session.notify(choice.table)

"""Statements that several transactions have in common."""

from ceiba.server.store.columns import select
from ceiba.server.store.convert import bots, line_row, log_row, settings_text, table_row, table_values, whole
from ceiba.server.store.rows import PersonRow, Snapshot, TableRow
from ceiba.server.store.sealing import choices_of
from ceiba.server.store.session import Session
from ceiba.table.log import Choice, Entry, Line, seal_of

MOST_LINES = 500


def read_person(session: Session, guest: str) -> PersonRow | None:
    found = session.rows("SELECT name, door FROM people WHERE guest = ?", guest)
    return PersonRow(str(found[0][0]), whole(found[0][1])) if found else None


def read_table(session: Session, table: str) -> TableRow | None:
    found = session.rows(f"{select('tables')} WHERE id = ?", table)
    return table_row(found[0]) if found else None


def read_log(session: Session, table: str, after: int, before: int | None = None) -> list[Entry]:
    until, limits = ("", ()) if before is None else ("AND number < ?", (before,))
    sql = f"{select('log')} WHERE table_id = ? AND number >= ? {until} ORDER BY number"
    return [log_row(row) for row in session.rows(sql, table, after, *limits)]


def read_maker(session: Session, table: str, version: int) -> Entry | None:
    """The commit that made this version."""
    found = session.rows(
        f"{select('log')} WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT 1", table, version
    )
    return log_row(found[0]) if found else None


def read_snapshot(session: Session, table: str, version: int) -> Snapshot | None:
    sql = """SELECT version, position FROM snapshots WHERE table_id = ? AND version <= ?
             ORDER BY version DESC LIMIT 1"""
    found = session.rows(sql, table, version)
    return Snapshot(whole(found[0][0]), str(found[0][1])) if found else None


def read_choices(session: Session, table: str, version: int) -> list[Choice]:
    return choices_of(session, [(table, version)])[table, version]


def read_talk(session: Session, table: str, after: int) -> list[Line]:
    sql = f"{select('talk')} WHERE table_id = ? AND number > ? ORDER BY number LIMIT {MOST_LINES}"
    return [line_row(row) for row in session.rows(sql, table, after)]


def add_table(session: Session, row: TableRow, key: str) -> None:
    session.insert("tables", [table_values(row, key)])
    seat_people(session, row)


def save_table(session: Session, row: TableRow, key: str) -> bool:
    """What was decided, as the next revision; False if this one is not the newest."""
    sql = """UPDATE tables SET about = ?, visibility = ?, bots = ?, seal = ?, revision = ?
             WHERE id = ? AND revision = ?"""
    about, revision = settings_text(row.settings), row.revision + 1
    seal = seal_of(key, row.table, revision, about, row.created)
    found = (about, row.settings.visibility, bots(row.settings), seal, revision)
    if not session.change(sql, *found, row.table, row.revision):
        return False
    seat_people(session, row)
    session.notify(row.table)
    return True


def seat_people(session: Session, row: TableRow) -> None:
    """Note who finds this table among their own."""
    session.change("DELETE FROM sitting WHERE table_id = ?", row.table)
    people = {seat.guest for seat in row.settings.seats} | {row.settings.host}
    sitting = [(guest, row.table) for guest in sorted(guest for guest in people if guest)]
    session.insert("sitting", sitting)

"""What the operator decides, in the database: every server that has these tables hears of it."""

import time
from dataclasses import dataclass, replace
from typing import NamedTuple

from ceiba.server.store.columns import select
from ceiba.server.store.convert import table_row, whole
from ceiba.server.store.errors import StoreError
from ceiba.server.store.rows import TableRow
from ceiba.server.store.session import Session
from ceiba.server.store.statements import read_table, save_table
from ceiba.server.store.ways import forget_notices
from ceiba.table.settings import Halt

OPERATOR = "operator"  # in place of a table's name, where servers are told that this has changed
ANNOUNCEMENT, DRAINING = "announcement", "draining"
ALL_SERVERS = "*"


@dataclass(frozen=True)
class Decided:
    """What holds now."""

    announcement: str = ""
    draining: str = ""  # the address of a server, or ALL_SERVERS
    bans: frozenset[str] = frozenset()  # guests, and addresses that people come from


class Person(NamedTuple):
    guest: str
    name: str
    created: float
    tables: int


class Banned(NamedTuple):
    who: str
    reason: str
    created: float


class Cleaned(NamedTuple):
    tables: int
    people: int


def read_decided(session: Session) -> Decided:
    notes = {str(name): str(value) for name, value in session.rows("SELECT name, value FROM notes")}
    bans = frozenset(str(row[0]) for row in session.rows("SELECT who FROM bans"))
    return Decided(notes.get(ANNOUNCEMENT, ""), notes.get(DRAINING, ""), bans)


def note(session: Session, name: str, value: str) -> None:
    """Keep what the operator says; nothing takes the last away."""
    session.change("DELETE FROM notes WHERE name = ?", name)
    if value:
        session.insert("notes", [(name, value)])
    session.notify(OPERATOR)


# -- people -------------------------------------------------------------------------------------------


def ban(session: Session, who: str, reason: str) -> None:
    session.insert("bans", [(who, reason, time.time())])
    session.notify(OPERATOR)


def pardon(session: Session, who: str) -> None:
    if not session.change("DELETE FROM bans WHERE who = ?", who):
        raise StoreError(f"{who} is not banned.")
    session.notify(OPERATOR)


def banned(session: Session) -> list[Banned]:
    rows = session.rows(f"{select('bans')} ORDER BY created")
    return [Banned(str(who), str(reason), float(str(created))) for who, reason, created in rows]


def people(session: Session, most: int) -> list[Person]:
    """The newest first, with how many tables each sits at or hosts."""
    sql = """SELECT people.guest, name, created, COUNT(table_id) FROM people LEFT JOIN sitting
             ON sitting.guest = people.guest GROUP BY people.guest, name, created ORDER BY created DESC LIMIT ?"""
    return [
        Person(str(guest), str(name), float(str(created)), whole(tables))
        for guest, name, created, tables in session.rows(sql, most)
    ]


# -- tables -------------------------------------------------------------------------------------------


def tables(session: Session, status: str | None, most: int) -> list[TableRow]:
    """Those that changed last first."""
    wanted, values = ("WHERE status = ?", (status,)) if status else ("", ())
    rows = session.rows(f"{select('tables')} {wanted} ORDER BY updated DESC LIMIT ?", *values, most)
    return [table_row(row) for row in rows]


def halt(session: Session, key: str, table: str, how: Halt | None) -> None:
    """End a game, set a table aside, or let it go on (None)."""
    row = read_table(session, table)
    if row is None:
        raise StoreError(f"there is no table {table}.")
    if row.status == "over":
        raise StoreError(f"the game at table {table} is over already.")
    save_table(session, replace(row, settings=replace(row.settings, halted=how)), key)
    if how == "ended":
        session.change("UPDATE tables SET status = 'over', waiting = 0 WHERE id = ?", table)


def counts(session: Session, names: list[str]) -> dict[str, int]:
    return {name: whole(session.rows(f"SELECT COUNT(*) FROM {name}")[0][0]) for name in names}


OF_A_TABLE = ("clocks", "log", "sealed", "talk", "snapshots", "sitting", "told", "outbox")


def clean_up(session: Session, before: float, dry: bool) -> Cleaned:
    """Take away tables that nobody has touched since `before` and that are not in play, and people of no table."""
    stale = "SELECT id FROM tables WHERE updated < ? AND status <> 'playing'"
    gone = [str(row[0]) for row in session.rows(stale, before)]
    alone = "created < ? AND guest NOT IN (SELECT guest FROM sitting)"
    if dry:
        left = "created < ? AND guest NOT IN (SELECT guest FROM sitting WHERE table_id NOT IN " + f"({stale}))"
        found = session.rows(f"SELECT COUNT(*) FROM people WHERE {left}", before, before)
        return Cleaned(len(gone), whole(found[0][0]))
    for table in gone:
        for name in OF_A_TABLE:
            session.change(f"DELETE FROM {name} WHERE table_id = ?", table)
        session.change("DELETE FROM tables WHERE id = ?", table)
        session.notify(table)
    people = [str(row[0]) for row in session.rows(f"SELECT guest FROM people WHERE {alone}", before)]
    for guest in people:
        forget_notices(session, guest)
        session.change("DELETE FROM people WHERE guest = ?", guest)
    return Cleaned(len(gone), len(people))

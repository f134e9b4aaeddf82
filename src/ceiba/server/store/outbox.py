"""What is still to be sent, and what was told last: so that nobody is told anything twice.

Whoever takes a row out of the outbox sends it; the database lets one of several do so. If that server dies before
it has sent it, it is lost, rather than sent twice.
"""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import NamedTuple

from ceiba.server.store.columns import select
from ceiba.server.store.convert import whole
from ceiba.server.store.session import Row, Session
from ceiba.server.store.ways import Kind, Way, WayKind, Wishes, read_all, read_way

MOST_AT_ONCE = 32  # ways that are taken up together
MOST_FROM_ONE = 50  # notices to one way in one message


class Occasion(NamedTuple):
    """Something that happened at a table, and whom it concerns. Of two alike the newer one has the higher mark."""

    guest: str
    table: str
    kind: Kind
    mark: int
    due: float | None = None  # when it is to be told, if not soon


class ToSend(NamedTuple):
    """A row of the outbox."""

    id: str
    way: str
    table: str
    kind: str
    mark: int
    due: float
    tries: int = 0


# When something is to be sent that came up now.
When = Callable[[Occasion, Way, Wishes], float]


def note(session: Session, occasions: Sequence[Occasion], when: When) -> int:
    """Put into the outbox what each of these people wants to be told, unless they were; answers how much."""
    noted: list[ToSend] = []
    for occasion in occasions:
        wishes, ways = read_all(session, occasion.guest)
        ways = [way for way in ways if way.confirmed]
        if ways and occasion.kind in wishes.kinds and _is_new(session, occasion):
            noted += [ToSend(token_hex(8), way.id, *occasion[1:4], due=when(occasion, way, wishes)) for way in ways]
    put(session, noted)
    return len(noted)


def wanting(session: Session, guests: Sequence[str]) -> set[str]:
    """Those of these guests who have a way at all: most have none, and nothing need be written for them."""
    return {one for one in guests if session.rows("SELECT 1 FROM ways WHERE guest = ? LIMIT 1", one)}


def _is_new(session: Session, occasion: Occasion) -> bool:
    """Of several servers that say the same, one is first."""
    sql = """INSERT INTO told (guest, table_id, kind, mark) VALUES (?, ?, ?, ?)
             ON CONFLICT (guest, table_id, kind) DO UPDATE SET mark = excluded.mark
             WHERE told.mark < excluded.mark"""
    return session.change(sql, occasion.guest, occasion.table, occasion.kind, occasion.mark) > 0


def put(session: Session, rows: Sequence[ToSend]) -> None:
    session.insert("outbox", rows)


def next_due(session: Session, kind: WayKind) -> float | None:
    sql = "SELECT MIN(due) FROM outbox JOIN ways ON ways.id = outbox.way WHERE ways.kind = ?"
    ((found,),) = session.rows(sql, kind)
    return None if found is None else float(str(found))


def take(session: Session, kind: WayKind, now: float) -> list[tuple[Way, Wishes, list[ToSend]]]:
    """Take out what is due by ways of this kind. What is answered here is answered to nobody else.

    Who is banned is told nothing more.
    """
    sql = f"""SELECT DISTINCT way FROM outbox JOIN ways ON ways.id = outbox.way
              WHERE ways.kind = ? AND due <= ? LIMIT {MOST_AT_ONCE}"""
    taken: list[tuple[Way, Wishes, list[ToSend]]] = []
    for (name,) in session.rows(sql, kind, now):
        way = read_way(session, str(name))
        due = f"{select('outbox')} WHERE way = ? AND due <= ? ORDER BY due LIMIT {MOST_FROM_ONE}"
        rows = [_row(row) for row in session.rows(due, name, now)]
        mine = [row for row in rows if session.change("DELETE FROM outbox WHERE id = ?", row.id)]
        if way is not None and mine and not session.rows("SELECT 1 FROM bans WHERE who = ?", way.guest):
            wishes, _ = read_all(session, way.guest)
            taken.append((way, wishes, mine))
    return taken


def _row(row: Row) -> ToSend:
    name, way, table, kind, mark, due, tries = row
    return ToSend(str(name), str(way), str(table), str(kind), whole(mark), float(str(due)), whole(tries))

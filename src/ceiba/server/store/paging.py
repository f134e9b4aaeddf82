"""Long lists of tables, a page at a time. Where one ends is the place of its last table, as text."""

from ceiba.server.store.columns import select
from ceiba.server.store.convert import table_row
from ceiba.server.store.rows import Page
from ceiba.server.store.session import Session, Value

MOST_LISTED = 100


def read_page(session: Session, where: str, values: list[Value], order: str, after: str | None) -> Page:
    """The newest by this time first; `after` is the `next` of the page before."""
    at = place(after)
    if at is not None:
        where = f"{where} AND ({order}, id) < (?, ?)"
        values = [*values, *at]
    sql = f"{select('tables')} WHERE {where} ORDER BY {order} DESC, id DESC LIMIT {MOST_LISTED + 1}"
    rows = [table_row(row) for row in session.rows(sql, *values)]
    shown = rows[:MOST_LISTED]
    last = shown[-1] if len(rows) > MOST_LISTED else None
    return Page(shown, f"{getattr(last, order)!r}-{last.table}" if last is not None else None)


def place(after: str | None) -> tuple[float, str] | None:
    """A time and a name; None from the beginning, and for what is no place."""
    time, _, table = (after or "").partition("-")
    try:
        return float(time), table
    except ValueError:
        return None

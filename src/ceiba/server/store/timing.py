"""Clocks as they are stored, and when no server ran, so that nobody's time did."""

from dataclasses import replace

from msgspec.json import decode, encode

from ceiba.server.store.session import Session
from ceiba.table.clocks import Clock, Span

ALIVE = "alive"  # the note of when a server last ran while someone's time did
LATE = 15.0  # seconds without a sign of life, after which there was no server


def read_clock(session: Session, table: str) -> Clock | None:
    found = session.rows("SELECT state FROM clocks WHERE table_id = ?", table)
    return decode(str(found[0][0]), type=Clock) if found else None


def clock_state(clock: Clock) -> str:
    return encode(clock).decode()


def keep_clock(session: Session, table: str, clock: Clock, due: float | None) -> None:
    state = clock_state(clock)
    if not session.change("UPDATE clocks SET state = ?, due = ? WHERE table_id = ?", state, due, table):
        session.insert("clocks", [(table, state, due)])
    session.notify(table)


def beat(session: Session, now: float) -> None:
    """A sign of life, while someone's time runs."""
    running = "EXISTS (SELECT 1 FROM clocks WHERE due IS NOT NULL)"
    if not session.change(f"UPDATE notes SET value = ? WHERE name = ? AND {running}", str(now), ALIVE):
        session.change(
            f"INSERT INTO notes (name, value) SELECT ?, ? WHERE {running} ON CONFLICT DO NOTHING", ALIVE, str(now)
        )


def begin(session: Session, now: float, is_shared: bool) -> list[Span]:
    """A server starts: what has passed since the last sign of life was nobody's time. Answers with all such spans.

    Where another server may be there (`is_shared`), it shows that by its signs.
    """
    _come_back_from_the_future(session, now, now + (LATE if is_shared else 0))
    signs = session.rows("SELECT value FROM notes WHERE name = ?", ALIVE)
    signs += session.rows("SELECT MAX(updated) FROM tables JOIN clocks ON table_id = id")  # an act is one as well
    alive = max((float(str(sign)) for (sign,) in signs if sign is not None), default=now)
    if now - alive > (LATE if is_shared else 0):
        session.insert("standstills", [(alive, now)])
    beat(session, now)
    rows = session.rows("SELECT began, ended FROM standstills ORDER BY began")
    return [(float(str(began)), float(str(ended))) for began, ended in rows]


def _come_back_from_the_future(session: Session, now: float, latest: float) -> None:
    """If the machine's clock was set back while no server ran, what began later than that begins now.

    Else those who are to act would have all the time until then for nothing.
    """
    for table, state, due in session.rows("SELECT table_id, state, due FROM clocks WHERE due IS NOT NULL"):
        clock = decode(str(state), type=Clock)
        if clock.at > latest:
            keep_clock(session, str(table), replace(clock, at=now), float(str(due)) - (clock.at - now))
    session.change("DELETE FROM standstills WHERE ended > ?", latest)
    session.change("DELETE FROM notes WHERE name = ? AND CAST(value AS DOUBLE PRECISION) > ?", ALIVE, latest)

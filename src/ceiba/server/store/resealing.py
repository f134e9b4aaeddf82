"""Tables that come from elsewhere, or from an older Ceiba, get their links and seals, as they are found."""

from dataclasses import replace

from ceiba.server.store.columns import TEXT, WHOLE, Columns
from ceiba.server.store.convert import whole
from ceiba.server.store.session import Session
from ceiba.server.store.statements import read_log
from ceiba.table.log import alias, head_of, linked, seal_of

LINKED = Columns(("table_id", "number", "guest", "link"), (TEXT, WHOLE, TEXT, TEXT))
CHOSEN = Columns(("table_id", "was", "guest"), (TEXT, TEXT, TEXT))
SEALED = Columns(("table_id", "head", "seal"), (TEXT, TEXT, TEXT))
FIRST_GUEST = "g"  # guests are called so in what 0.1.0 stored; aliases are hexadecimal


def reseal_all(session: Session, key: str) -> None:
    for (table,) in session.rows("SELECT id FROM tables"):
        reseal(session, key, str(table))


def reseal(session: Session, key: str, table: str) -> None:
    """The log becomes a chain with this key, in which people stand by their aliases."""
    link, links = "", []
    for entry in read_log(session, table, 0):
        hidden = replace(entry, guest=_hidden(key, table, entry.guest))
        link = linked(key, link, hidden)
        links.append((table, entry.number, hidden.guest, link))
    session.update(
        "log",
        "guest = given.guest, link = given.link",
        "log.table_id = given.table_id AND log.number = given.number",
        LINKED,
        links,
    )
    guests = session.rows("SELECT DISTINCT guest FROM sealed WHERE table_id = ?", table)
    choices = [(table, str(guest), _hidden(key, table, str(guest))) for (guest,) in guests if guest]
    session.update(
        "sealed",
        "guest = given.guest",
        "sealed.table_id = given.table_id AND sealed.guest = given.was",
        CHOSEN,
        choices,
    )
    sql = "SELECT revision, about, created FROM tables WHERE id = ?"
    revision, about, created = session.rows(sql, table)[0]
    seal = seal_of(key, table, whole(revision), str(about), float(str(created)))
    session.update(
        "tables",
        "head = given.head, seal = given.seal",
        "tables.id = given.table_id",
        SEALED,
        [(table, head_of(key, link), seal)],
    )


def _hidden(key: str, table: str, guest: str | None) -> str | None:
    return alias(key, table, guest) if guest and guest.startswith(FIRST_GUEST) else guest

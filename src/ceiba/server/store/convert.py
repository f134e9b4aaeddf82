"""Rows as the database has them, to and from what they mean. Their order is that of `columns.py`."""

from msgspec import convert
from msgspec.json import decode, encode

from ceiba.bits import bits_of
from ceiba.server.store.rows import TableRow
from ceiba.server.store.session import Row, Value
from ceiba.table.log import Choice, Entry, Line, seal_of
from ceiba.table.settings import Status, TableSettings


def whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _real(value: Value) -> float:
    assert isinstance(value, float)
    return value


def _text(value: Value) -> str | None:
    return None if value is None else str(value)


def settings_text(settings: TableSettings) -> str:
    return encode(settings).decode()


def bots(settings: TableSettings) -> int:
    """The seats of bots that play whether or not anyone watches, as bits.

    None of them where no person sits, or where the operator has halted the game.
    """
    if settings.halted or not any(seat.kind == "person" for seat in settings.seats):
        return 0
    return bits_of(number for number, seat in enumerate(settings.seats, 1) if seat.bot is not None)


def table_values(row: TableRow, key: str) -> Row:
    settings = row.settings
    about = settings_text(settings)
    return (
        row.table,
        row.revision,
        settings.game,
        row.status,
        settings.visibility,
        about,
        row.created,
        row.updated,
        row.version,
        row.waiting,
        bots(settings),
        row.talk,
        row.head,
        seal_of(key, row.table, row.revision, about, row.created),
    )


def table_row(values: Row) -> TableRow:
    table, revision, _, status, _, settings, created, updated, version, waiting, _, talk, head, _ = values
    return TableRow(
        str(table),
        decode(str(settings), type=TableSettings),
        convert(status, Status),
        _real(created),
        _real(updated),
        whole(revision),
        whole(version),
        whole(waiting),
        whole(talk),
        str(head),
    )


def log_values(entry: Entry) -> Row:
    acts = "\n".join(entry.acts)
    return (
        entry.table,
        entry.number,
        entry.version,
        entry.commit,
        entry.guest,
        acts,
        entry.hash,
        entry.time,
        entry.link,
    )


def log_row(values: Row) -> Entry:
    table, number, version, commit, guest, acts, hashed, time, link = values
    return Entry(
        str(table),
        whole(number),
        whole(version),
        str(commit),
        _text(guest),
        str(acts).split("\n"),
        str(hashed),
        _real(time),
        str(link),
    )


def sealed_row(values: Row) -> Choice:
    table, version, seat, _, commit, guest, act = values
    return Choice(str(table), whole(version), whole(seat), str(commit), _text(guest), str(act))


def line_values(line: Line) -> Row:
    return (line.table, line.number, line.time, line.text, line.name, line.guest, line.seat, line.key)


def line_row(values: Row) -> Line:
    table, number, time, text, name, guest, seat, key = values
    place = None if seat is None else whole(seat)
    return Line(str(table), whole(number), _real(time), str(text), _text(name), _text(guest), place, _text(key))

"""Rows as the database gives them, as what they mean."""

from msgspec.json import decode

from ceiba.server.store.rows import About, LogRow, SealedRow, TableRow, TalkRow
from ceiba.server.store.session import Row


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def _moment(value: object) -> float:
    assert isinstance(value, float)
    return value


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def table_row(row: Row) -> TableRow:
    table, about, status, created, updated, revision, version, waiting, talk = row
    return TableRow(
        table=str(table),
        about=decode(str(about), type=About),
        status=str(status),
        created=_moment(created),
        updated=_moment(updated),
        revision=whole(revision),
        version=whole(version),
        waiting=whole(waiting),
        talk=whole(talk),
    )


def log_row(row: Row) -> LogRow:
    table, number, version, commit, guest, acts, hashed, time = row
    return LogRow(
        str(table),
        whole(number),
        whole(version),
        str(commit),
        _text(guest),
        str(acts).split("\n"),
        str(hashed),
        _moment(time),
    )


def sealed_row(row: Row) -> SealedRow:
    table, version, seat, commit, guest, act = row
    return SealedRow(str(table), whole(version), whole(seat), str(commit), _text(guest), str(act))


def talk_row(row: Row) -> TalkRow:
    table, number, time, text, name, guest, seat, key = row
    place = None if seat is None else whole(seat)
    return TalkRow(
        str(table), whole(number), _moment(time), str(text), _text(name), _text(guest), place, _text(key)
    )

"""Every stored game replayed: act by act by the rules, and to the hash that was stored with each commit."""

from collections.abc import Iterator
from typing import NamedTuple

from ceiba.game import Position
from ceiba.games import find
from ceiba.server.hashing import fingerprint
from ceiba.server.store.database import Database
from ceiba.server.store.keeping import LOG, TABLE
from ceiba.server.store.reading import log_row, table_row
from ceiba.server.store.rows import LogRow, TableRow
from ceiba.server.store.schema import prepare
from ceiba.server.store.session import Job, Session


class Verdict(NamedTuple):
    """What was found at one table: how many acts, and what is wrong with them, if anything."""

    table: str
    acts: int
    fault: str | None


def verify(database: Database) -> Iterator[Verdict]:
    prepare(database)
    names = database.look(lambda session: session.rows("SELECT id FROM tables ORDER BY created, id"))
    for (name,) in names:
        row, log = database.look(_reader(str(name)))
        yield Verdict(row.table, row.version, _fault(row, log))


def _reader(name: str) -> Job[tuple[TableRow, list[LogRow]]]:
    def read(session: Session) -> tuple[TableRow, list[LogRow]]:
        row = table_row(session.rows(f"{TABLE} WHERE id = ?", name)[0])
        log = [log_row(line) for line in session.rows(f"{LOG} WHERE table_id = ? ORDER BY number", name)]
        return row, log

    return read


def _fault(row: TableRow, log: list[LogRow]) -> str | None:
    if row.status == "waiting":
        return "it waits for its start, but has a log" if log else None
    game = find(row.about.game)
    if row.about.rules != game.rules:
        return f"it is played by rules {row.about.rules}; only rules {game.rules} can be replayed"
    position = game.start(len(row.about.seats), **row.about.options)
    version = 0
    commits = set()
    for entry in log:
        if entry.number != version:
            return f"the log goes from {version} to {entry.number}"
        if entry.commit in commits:
            return f"commit {entry.commit} is there twice"
        fault = _replay(position, entry)
        if fault is not None:
            return fault
        if entry.guest is not None:  # luck and the table itself commit under one name
            commits.add(entry.commit)
        version = entry.version
    if version != row.version:
        return f"the table is at version {row.version}, its log at {version}"
    if (row.status == "over") != (position.outcome() is not None):
        return f"its status is {row.status}, but the game {'is' if position.outcome() else 'is not'} over"
    return None


def _replay(position: Position, entry: LogRow) -> str | None:
    for number, text in enumerate(entry.acts, entry.number + 1):
        try:
            act = position.parse(text)
            position.check(act)
        except ValueError as error:
            return f"act {number}: {error}"
        position.apply(act)
    if entry.number + len(entry.acts) != entry.version:
        return f"commit {entry.commit} has {len(entry.acts)} acts from {entry.number} to {entry.version}"
    if fingerprint(str(position)) != entry.hash:
        return f"after act {entry.version} the position is not the one that was stored"
    return None

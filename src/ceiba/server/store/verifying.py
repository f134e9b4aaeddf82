"""Every stored game replayed: act by act by the rules and its luck, to the hash of each commit and every snapshot.

What the rules would allow, but nobody has played, is found by links and seals that only the key can make.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ceiba.chance import Dealer
from ceiba.game import Position
from ceiba.games import known
from ceiba.server.store.columns import select
from ceiba.server.store.convert import whole
from ceiba.server.store.database import Database
from ceiba.server.store.rows import TableRow
from ceiba.server.store.schema import prepare
from ceiba.server.store.session import Job, Session
from ceiba.server.store.statements import read_log, read_table
from ceiba.table.log import UPLOAD, Entry, fingerprint, head_of, linked, seal_of
from ceiba.table.luck import dealers_seed, misdealt


class Verdict(NamedTuple):
    """What was found at one table: how many acts, and what is wrong with them, if anything."""

    table: str
    acts: int
    fault: str | None


class Stored(NamedTuple):
    row: TableRow
    log: list[Entry]
    snapshots: dict[int, str]  # by version
    about: str
    seal: str


def verify(database: Database) -> Iterator[Verdict]:
    key = prepare(database)
    names = database.look(lambda session: session.rows("SELECT id FROM tables ORDER BY created, id"))
    for (name,) in names:
        stored = database.look(_reader(str(name)))
        yield Verdict(stored.row.table, stored.row.version, _fault(key, stored))


def _reader(name: str) -> Job[Stored]:
    def read(session: Session) -> Stored:
        row = read_table(session, name)
        assert row is not None  # tables are never taken away
        snapshots = session.rows(f"{select('snapshots')} WHERE table_id = ?", name)
        about, seal = session.rows("SELECT about, seal FROM tables WHERE id = ?", name)[0]
        kept = {whole(version): str(position) for _, version, position in snapshots}
        return Stored(row, read_log(session, name, 0), kept, str(about), str(seal))

    return read


def _fault(key: str, stored: Stored) -> str | None:
    return _replayed(key, *stored[:3]) or _unsealed(key, stored)


def _unsealed(key: str, stored: Stored) -> str | None:
    """What the rules allow, but nobody who has the key has written."""
    row, link = stored.row, ""
    for entry in stored.log:
        link = linked(key, link, entry)
        if link != entry.link:
            return (
                f"the commit on version {entry.number} is not as it was stored: its acts, its time, or whose it is"
            )
    if row.head != head_of(key, link):
        return "the end of its log is not the one that was stored: commits are missing"
    if stored.seal != seal_of(key, row.table, row.revision, stored.about, row.created):
        return "what was decided about it is not as it was stored: names, options, or when it was made"
    if stored.log and row.updated != stored.log[-1].time:
        return "its last change is not the time of its last commit"
    return None


def _replayed(key: str, row: TableRow, log: list[Entry], snapshots: dict[int, str]) -> str | None:
    if row.status == "waiting":
        return "it waits for its start, but has a log" if log else None
    game = known().get(row.settings.game)
    if game is None:
        return f"it is one of {row.settings.game}, a game that is not installed here"
    if row.settings.rules != game.rules:
        return f"it is played by rules {row.settings.rules}; only rules {game.rules} can be replayed"
    position = game.start(len(row.settings.seats), **row.settings.options)
    dealer = Dealer(dealers_seed(row.table, row.settings, key))
    version = 0
    commits = set()
    for entry in log:
        if entry.number != version:
            return f"the log goes from {version} to {entry.number}"
        if entry.commit in commits:
            return f"commit {entry.commit} is there twice"
        elsewhere = entry.version if entry.commit == UPLOAD else 0
        fault = _replay(position, entry, dealer, elsewhere)
        if fault is not None:
            return fault
        if snapshots.pop(entry.version, None) not in (None, str(position)):
            return f"the snapshot of version {entry.version} is not the position after act {entry.version}"
        if entry.guest is not None:  # luck and the table itself commit under one name
            commits.add(entry.commit)
        version = entry.version
    if snapshots:
        return f"the snapshot of version {min(snapshots)} is of no version in the log"
    if version != row.version:
        return f"the table is at version {row.version}, its log at {version}"
    if (row.status == "over") != (position.outcome() is not None):
        return f"its status is {row.status}, but the game {'is' if position.outcome() else 'is not'} over"
    return None


def _replay(position: Position, entry: Entry, dealer: Dealer, elsewhere: int) -> str | None:
    """`elsewhere`: how many acts came with a record, and with luck that was not ours."""
    for number, text in enumerate(entry.acts, entry.number + 1):
        try:
            act = position.parse(text)
            position.check(act)
        except ValueError as error:
            return f"act {number}: {error}"
        if number > elsewhere and misdealt(position, act, dealer):
            return f"act {number} is not what the table's luck dealt"
        position.apply(act)
    if entry.number + len(entry.acts) != entry.version:
        return f"commit {entry.commit} has {len(entry.acts)} acts from {entry.number} to {entry.version}"
    if fingerprint(str(position)) != entry.hash:
        return f"after act {entry.version} the position is not the one that was stored"
    return None

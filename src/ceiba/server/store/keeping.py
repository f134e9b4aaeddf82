"""Everything the server keeps and asks for again: the statements, once for both databases."""

from collections.abc import Callable, Sequence

from msgspec.json import encode

from ceiba.server.store.database import Database
from ceiba.server.store.reading import log_row, sealed_row, table_row, talk_row, whole
from ceiba.server.store.rows import About, Kept, LogRow, SealedRow, TableRow, TalkRow
from ceiba.server.store.schema import prepare
from ceiba.server.store.session import Session

TABLE = "SELECT id, about, status, created, updated, revision, version, waiting, talk FROM tables"
LOG = "SELECT table_id, number, version, commit_id, guest, acts, hash, time FROM log"
SEALED = "SELECT table_id, version, seat, commit_id, guest, act FROM sealed"
TALK = "SELECT table_id, number, time, text, name, guest, seat, key FROM talk"
MOST_LISTED = 100


class Store:
    """The tables, people and talk of one database. Every write is durable when it answers."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.secret = ""

    def open(self) -> None:
        self.database.open()
        self.secret = prepare(self.database)

    def listen(self, heard: Callable[[str], None]) -> None:
        self.database.listen(heard)

    def close(self) -> None:
        self.database.close()

    # -- people ---------------------------------------------------------------------------------------

    async def name_person(self, guest: str, name: str, created: float) -> None:
        sql = """INSERT INTO people (guest, name, created) VALUES (?, ?, ?)
                 ON CONFLICT (guest) DO UPDATE SET name = excluded.name"""
        await self.database.write(lambda s: s.change(sql, guest, name, created))

    async def person(self, guest: str) -> str | None:
        """What a guest is called; None for nobody."""
        found = await self.database.read(lambda s: s.rows("SELECT name FROM people WHERE guest = ?", guest))
        return str(found[0][0]) if found else None

    async def forget_person(self, guest: str) -> None:
        def job(session: Session) -> None:
            session.change("DELETE FROM people WHERE guest = ?", guest)
            session.change("DELETE FROM sitting WHERE guest = ?", guest)
            session.change("UPDATE talk SET guest = NULL, name = NULL WHERE guest = ?", guest)

        await self.database.write(job)

    # -- tables ---------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, log: Sequence[LogRow] = ()) -> None:
        """A new table, with its log if it comes from a record."""
        sql = """INSERT INTO tables (id, about, status, created, updated, revision, version, waiting, talk, game,
                 visibility, bots) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""

        def job(session: Session) -> None:
            written = encode(row.about).decode()
            times = (row.created, row.updated, row.revision, row.version, row.waiting, row.talk)
            found = (row.about.game, row.about.visibility, bots(row.about))
            session.change(sql, row.table, written, row.status, *times, *found)
            _seat(session, row)
            for entry in log:
                _insert(session, entry)

        await self.database.write(job)

    async def save_table(self, row: TableRow) -> bool:
        """What people decided, as revision `row.revision + 1`; False if someone else has decided meanwhile."""
        return await self.database.write(lambda session: _save(session, row))

    async def start(self, row: TableRow, entry: LogRow, waiting: int) -> bool:
        """Begin the game, and let luck open it; False if the seats have changed meanwhile."""

        def job(session: Session) -> bool:
            if not _save(session, row):
                return False
            _insert(session, entry)
            return _stand(session, entry, waiting, "playing") == 1

        return await self.database.write(job)

    async def table(self, table: str) -> TableRow | None:
        found = await self.database.read(lambda s: s.rows(f"{TABLE} WHERE id = ?", table))
        return table_row(found[0]) if found else None

    async def lobby(self, game: str | None, status: str | None) -> list[TableRow]:
        """Public tables that wait or play, newest first."""
        sql = f"""{TABLE} WHERE visibility = 'public' AND status IN (?, ?) AND game IN (?, ?)
                  ORDER BY created DESC LIMIT {MOST_LISTED}"""
        statuses = (status or "waiting", status or "playing")
        games = (game or "tikal", game or "incan-gold")
        found = await self.database.read(lambda s: s.rows(sql, *statuses, *games))
        return [table_row(row) for row in found]

    async def tables_of(self, guest: str) -> list[TableRow]:
        sql = f"""{TABLE} WHERE id IN (SELECT table_id FROM sitting WHERE guest = ?)
                  ORDER BY updated DESC LIMIT {MOST_LISTED}"""
        return [table_row(row) for row in await self.database.read(lambda s: s.rows(sql, guest))]

    async def due(self, before: float) -> list[str]:
        """Tables that wait for a bot, or for choices to be revealed, and have done so since `before`."""
        sql = f"""SELECT id FROM tables WHERE status = 'playing' AND updated < ?
                  AND (waiting = 0 OR waiting & bots <> 0) ORDER BY updated LIMIT {MOST_LISTED}"""
        return [str(row[0]) for row in await self.database.read(lambda s: s.rows(sql, before))]

    # -- the log --------------------------------------------------------------------------------------

    async def append(
        self, entry: LogRow, waiting: int, over: bool, snapshot: str | None, revealed: list[str] | None = None
    ) -> bool:
        """One commit; False if another was first. The same commit again is no other.

        If it reveals sealed choices, `revealed` names their commits: False too if one was changed meanwhile.
        """

        def job(session: Session) -> bool:
            if revealed is not None:
                # Take the table's row, so that no choice can be changed between the look and the log.
                session.change("UPDATE tables SET updated = updated WHERE id = ?", entry.table)
                if counting(_choices(session, entry.table, entry.number)) != revealed:
                    return False
            if not _insert(session, entry):
                sql = "SELECT commit_id FROM log WHERE table_id = ? AND number = ?"
                return session.rows(sql, entry.table, entry.number)[0][0] == entry.commit
            _stand(session, entry, waiting, "over" if over else "playing")
            if snapshot is not None:
                _keep(session, entry, snapshot)
            return True

        return await self.database.write(job)

    async def log(self, table: str, after: int = 0) -> list[LogRow]:
        """The commits made on version `after` or later, in order."""
        sql = f"{LOG} WHERE table_id = ? AND number >= ? ORDER BY number"
        return [log_row(row) for row in await self.database.read(lambda s: s.rows(sql, table, after))]

    async def load(self, table: str) -> Kept | None:
        """All that is needed to go on with a table, as of one moment: the newest snapshot and what came after."""

        def job(session: Session) -> Kept | None:
            found = session.rows(f"{TABLE} WHERE id = ?", table)
            if not found:
                return None
            row = table_row(found[0])
            kept = session.rows("SELECT version, position FROM snapshots WHERE table_id = ?", table)
            start, position = (whole(kept[0][0]), str(kept[0][1])) if kept else (0, None)
            log = session.rows(f"{LOG} WHERE table_id = ? AND number >= ? ORDER BY number", table, start)
            return Kept(row, position, [log_row(line) for line in log], _choices(session, table, row.version))

        return await self.database.read(job)

    # -- sealed choices -------------------------------------------------------------------------------

    async def seal(self, choice: SealedRow) -> list[SealedRow] | None:
        """Keep a choice, or that one is void; answers with all of its moment, or None if that is over.

        The same commit again changes nothing.
        """
        known = "SELECT 1 FROM sealed WHERE table_id = ? AND version = ? AND seat = ? AND commit_id = ?"
        sql = """INSERT INTO sealed (table_id, version, seat, turn, commit_id, guest, act)
                 SELECT ?, ?, ?, COUNT(*), ?, ?, ? FROM sealed WHERE table_id = ? AND version = ? AND seat = ?"""
        bit = 1 << choice.seat
        mask = f"waiting & {511 & ~bit}" if choice.act else f"waiting | {bit}"
        # `updated` stays: it is public, and nobody is to learn that a choice was changed.
        wait = f"UPDATE tables SET waiting = {mask} WHERE id = ? AND version = ? AND status = 'playing'"

        def job(session: Session) -> list[SealedRow] | None:
            key = (choice.table, choice.version, choice.seat)
            if not session.rows(known, *key, choice.commit):
                # First of all the table's row: whoever reveals at this moment waits for us, or we for them.
                if not session.change(wait, choice.table, choice.version):
                    return None
                session.change(sql, *key, choice.commit, choice.guest, choice.act, *key)
                session.tell(choice.table)
            return _choices(session, choice.table, choice.version)

        return await self.database.write(job)

    async def sealed(self, table: str, version: int) -> list[SealedRow]:
        return await self.database.read(lambda session: _choices(session, table, version))

    # -- talk -----------------------------------------------------------------------------------------

    async def say(self, line: TalkRow) -> int:
        """Add a line; answers with its number."""
        sql = """INSERT INTO talk (table_id, number, time, text, name, guest, seat, key)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""

        def job(session: Session) -> int:
            session.change("UPDATE tables SET talk = talk + 1 WHERE id = ?", line.table)  # and keep others out
            number = whole(session.rows("SELECT talk FROM tables WHERE id = ?", line.table)[0][0])
            session.change(
                sql, line.table, number, line.time, line.text, line.name, line.guest, line.seat, line.key
            )
            session.tell(line.table)
            return number

        return await self.database.write(job)

    async def talk(self, table: str, after: int) -> list[TalkRow]:
        sql = f"{TALK} WHERE table_id = ? AND number > ? ORDER BY number LIMIT {MOST_LISTED * 5}"
        return [talk_row(row) for row in await self.database.read(lambda s: s.rows(sql, table, after))]


# -- statements used more than once -------------------------------------------------------------------


def _save(session: Session, row: TableRow) -> bool:
    sql = "UPDATE tables SET about = ?, visibility = ?, bots = ?, revision = ? WHERE id = ? AND revision = ?"
    written = encode(row.about).decode()
    revisions = (row.revision + 1, row.table, row.revision)
    if not session.change(sql, written, row.about.visibility, bots(row.about), *revisions):
        return False
    _seat(session, row)
    session.tell(row.table)
    return True


def _seat(session: Session, row: TableRow) -> None:
    """Who finds this table among their own."""
    session.change("DELETE FROM sitting WHERE table_id = ?", row.table)
    people = {seat.guest for seat in row.about.seats} | {row.about.host}
    for guest in sorted(guest for guest in people if guest):
        session.change("INSERT INTO sitting (guest, table_id) VALUES (?, ?)", guest, row.table)


def _insert(session: Session, entry: LogRow) -> bool:
    sql = """INSERT INTO log (table_id, number, version, commit_id, guest, acts, hash, time)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
    key = (entry.table, entry.number, entry.version, entry.commit, entry.guest)
    return session.change(sql, *key, "\n".join(entry.acts), entry.hash, entry.time) == 1


def _stand(session: Session, entry: LogRow, waiting: int, status: str) -> int:
    """How far the log has come, and whom the game waits for."""
    session.tell(entry.table)
    sql = "UPDATE tables SET version = ?, waiting = ?, status = ?, updated = ? WHERE id = ? AND version = ?"
    return session.change(sql, entry.version, waiting, status, entry.time, entry.table, entry.number)


def _keep(session: Session, entry: LogRow, snapshot: str) -> None:
    sql = """INSERT INTO snapshots (table_id, version, position) VALUES (?, ?, ?) ON CONFLICT (table_id)
             DO UPDATE SET version = excluded.version, position = excluded.position"""
    session.change(sql, entry.table, entry.version, snapshot)


def _choices(session: Session, table: str, version: int) -> list[SealedRow]:
    """All that was sealed in one moment, each seat's in order."""
    sql = f"{SEALED} WHERE table_id = ? AND version = ? ORDER BY seat, turn"
    return [sealed_row(row) for row in session.rows(sql, table, version)]


def counting(choices: list[SealedRow]) -> list[str]:
    """The commits that count: of each seat's the last."""
    return [choice.commit for choice in {choice.seat: choice for choice in choices}.values()]


def bots(about: About) -> int:
    """The seats of bots, as bits."""
    return sum(1 << number for number, seat in enumerate(about.seats, 1) if seat.kind == "bot")

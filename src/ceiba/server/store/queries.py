"""Everything the server stores and asks for again: the statements, once for both databases."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ceiba.server.store.appending import Append, append_all
from ceiba.server.store.columns import select
from ceiba.server.store.convert import line_values, log_values, table_row, whole
from ceiba.server.store.database import Database
from ceiba.server.store.rows import Changes, Saved, Snapshot, StoredTable, TableRow
from ceiba.server.store.schema import prepare
from ceiba.server.store.sealing import seal_all
from ceiba.server.store.session import Session
from ceiba.server.store.statements import (
    add_table,
    read_choices,
    read_log,
    read_snapshot,
    read_table,
    read_talk,
    save_table,
)
from ceiba.table.log import Choice, Entry, Line

MOST_LISTED = 100


class Store:
    """The tables, people and talk of one database. Every write is durable when it answers.

    Whatever waits for the database raises StoreBusy if that does not answer in time.
    """

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

    async def add_table(self, row: TableRow, log: Sequence[Entry] = ()) -> None:
        """A new table, with its log if it comes from a record."""

        def job(session: Session) -> None:
            add_table(session, row)
            session.insert("log", [log_values(entry) for entry in log])

        await self.database.write(job)

    async def save_table(self, row: TableRow, vacated: Sequence[int] = ()) -> Saved | None:
        """What people decided, as revision `row.revision + 1`; None if someone else has decided meanwhile.

        In the same transaction, sealed choices of the `vacated` seats become void.
        """

        def job(session: Session) -> Saved | None:
            if not save_table(session, row):
                return None
            version = whole(session.rows("SELECT version FROM tables WHERE id = ?", row.table)[0][0])
            commit = f"void-{row.revision + 1}"
            last = {choice.seat: choice for choice in read_choices(session, row.table, version)}
            chosen = [seat for seat in vacated if seat in last and last[seat].act]
            seal_all(session, [Choice(row.table, version, seat, commit, None, "") for seat in chosen])
            return Saved(version, read_choices(session, row.table, version))

        return await self.database.write(job, row.table)

    async def start(self, row: TableRow, entry: Entry, waiting: int) -> bool:
        """Begin the game, and let luck open it; False if the seats have changed meanwhile."""

        def job(session: Session) -> bool:
            return save_table(session, row) and append_all(session, [Append(entry, waiting, over=False)])[0]

        return await self.database.write(job, row.table)

    async def rematch(self, table: str, fresh: TableRow) -> str:
        """Add a table as the rematch of another; answers with its name, or that of the one there is already."""

        def job(session: Session) -> str:
            row = read_table(session, table)
            assert row is not None  # tables are never taken away
            if row.settings.rematch is None:
                row.settings.rematch = fresh.table
                add_table(session, fresh)
                save_table(session, row)
            return row.settings.rematch

        return await self.database.write(job, table)

    async def table(self, table: str) -> TableRow | None:
        return await self.database.read(lambda session: read_table(session, table))

    async def lobby(self, game: str | None, status: str | None) -> list[TableRow]:
        """Public tables that wait or play, newest first."""
        wanted = [status or "waiting", status or "playing"]
        of_game = ""
        if game is not None:
            of_game = "AND game = ?"
            wanted.append(game)
        sql = f"""{select("tables")} WHERE visibility = 'public' AND status IN (?, ?) {of_game}
                  ORDER BY created DESC LIMIT {MOST_LISTED}"""
        return [table_row(row) for row in await self.database.read(lambda s: s.rows(sql, *wanted))]

    async def tables_of(self, guest: str) -> list[TableRow]:
        sql = f"""{select("tables")} WHERE id IN (SELECT table_id FROM sitting WHERE guest = ?)
                  ORDER BY updated DESC LIMIT {MOST_LISTED}"""
        return [table_row(row) for row in await self.database.read(lambda s: s.rows(sql, guest))]

    async def due(self, before: float) -> list[str]:
        """Tables that wait for a bot, or for choices to be revealed, and have done so since `before`.

        Bots that sit alone are not among them: they go on when someone watches.
        """
        sql = f"""SELECT id FROM tables WHERE status = 'playing' AND updated < ?
                  AND (waiting = 0 OR waiting & bots <> 0) ORDER BY updated LIMIT {MOST_LISTED}"""
        return [str(row[0]) for row in await self.database.read(lambda s: s.rows(sql, before))]

    # -- the log --------------------------------------------------------------------------------------

    async def append(
        self, entry: Entry, waiting: int, over: bool, snapshot: str | None, revealed: list[str] | None = None
    ) -> bool:
        """One commit; False if another was first. The same commit again is no other.

        If it reveals sealed choices, `revealed` names their commits: False too if one was changed meanwhile.
        """
        append = Append(entry, waiting, over, snapshot, revealed)
        return await self.database.write_together(append_all, append, entry.table)

    async def log(self, table: str, after: int = 0, before: int | None = None) -> list[Entry]:
        """The commits made on version `after` or later (and before version `before`), in order."""
        return await self.database.read(lambda session: read_log(session, table, after, before))

    async def snapshot(self, table: str, version: int) -> Snapshot | None:
        """The newest kept position at this version or before; what follows is `log(table, after=its version)`."""
        return await self.database.read(lambda session: read_snapshot(session, table, version))

    async def load(self, table: str) -> StoredTable | None:
        """All that is needed to go on with a table, as of one moment: the newest snapshot and what came after."""

        def job(session: Session) -> StoredTable | None:
            row = read_table(session, table)
            if row is None:
                return None
            snapshot = read_snapshot(session, table, row.version)
            log = read_log(session, table, snapshot.version if snapshot else 0)
            choices = read_choices(session, table, row.version)
            return StoredTable(row, snapshot.position if snapshot else None, log, choices)

        return await self.database.read(job)

    async def changes_since(self, table: str, version: int, talk: int) -> Changes | None:
        """What has happened at a table since this version and this line of talk, as of one moment."""

        def job(session: Session) -> Changes | None:
            row = read_table(session, table)
            if row is None:
                return None
            lines = read_talk(session, table, talk) if row.talk > talk else []
            log = read_log(session, table, version) if row.version > version else []
            return Changes(row, log, read_choices(session, table, row.version), lines)

        return await self.database.read(job)

    # -- sealed choices -------------------------------------------------------------------------------

    async def seal(self, choice: Choice) -> list[Choice] | None:
        """Keep a choice, or that one is void; answers with all of its moment, or None if that is over.

        The same commit again changes nothing.
        """
        return await self.database.write_together(seal_all, choice, choice.table)

    async def sealed(self, table: str, version: int) -> list[Choice]:
        return await self.database.read(lambda session: read_choices(session, table, version))

    # -- talk -----------------------------------------------------------------------------------------

    async def say(self, line: Line) -> int:
        """Add a line; answers with its number."""

        def job(session: Session) -> int:
            session.change("UPDATE tables SET talk = talk + 1 WHERE id = ?", line.table)
            number = whole(session.rows("SELECT talk FROM tables WHERE id = ?", line.table)[0][0])
            session.insert("talk", [line_values(replace(line, number=number))])
            session.notify(line.table)
            return number

        return await self.database.write(job, line.table)

    async def talk(self, table: str, after: int) -> list[Line]:
        return await self.database.read(lambda session: read_talk(session, table, after))

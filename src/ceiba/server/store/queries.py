"""Everything the server stores and asks for again: the statements, once for both databases."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from ceiba.server.store.appending import Append, append_all
from ceiba.server.store.convert import line_values, log_values, whole
from ceiba.server.store.database import Database
from ceiba.server.store.operating import Decided, read_decided
from ceiba.server.store.paging import MOST_LISTED, read_page
from ceiba.server.store.people import PeopleQueries
from ceiba.server.store.rows import Changes, Page, Saved, Snapshot, StoredTable, TableRow
from ceiba.server.store.schema import first_secret, prepare
from ceiba.server.store.sealing import seal_all
from ceiba.server.store.session import Session, Value
from ceiba.server.store.statements import (
    add_table,
    read_choices,
    read_log,
    read_maker,
    read_snapshot,
    read_table,
    read_talk,
    save_table,
)
from ceiba.server.store.timing import beat, begin, keep_clock, read_clock
from ceiba.table.clocks import Clock, Span
from ceiba.table.log import Choice, Entry, Line, head_of
from ceiba.table.settings import TableSettings

Timed = tuple[Clock, float | None]  # a clock, and when someone's time will be up


class Store(PeopleQueries):
    """The tables, people and talk of one database. Every write is durable when it answers.

    Whatever waits for the database raises StoreBusy if that does not answer in time.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.key = ""  # from which luck, tokens and seals are made
        self.first_secret = ""  # what the tokens of 0.1.0 are signed with

    def open(self) -> None:
        self.database.open()
        self.key = prepare(self.database)
        self.first_secret = self.database.look(first_secret)

    def listen(self, heard: Callable[[str], None]) -> None:
        self.database.listen(heard)

    def close(self) -> None:
        self.database.close()

    async def decided(self) -> Decided:
        """What the operator has decided."""
        return await self.database.read(read_decided)

    async def ping(self) -> None:
        """Raises StoreBusy unless the database answers."""
        await self.database.read(lambda s: s.rows("SELECT 1"))

    # -- tables ---------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, log: Sequence[Entry] = ()) -> None:
        """A new table, with its log if it comes from a record."""

        def job(session: Session) -> None:
            add_table(session, row, self.key)
            session.insert("log", [log_values(entry) for entry in log])

        await self.database.write(job)

    async def save_table(self, row: TableRow, vacated: Sequence[int] = ()) -> Saved | None:
        """What people decided, as revision `row.revision + 1`; None if someone else has decided meanwhile.

        In the same transaction, sealed choices of the `vacated` seats become void.
        """

        def job(session: Session) -> Saved | None:
            if not save_table(session, row, self.key):
                return None
            version = whole(session.rows("SELECT version FROM tables WHERE id = ?", row.table)[0][0])
            commit = f"void-{row.revision + 1}"
            last = {choice.seat: choice for choice in read_choices(session, row.table, version)}
            chosen = [seat for seat in vacated if seat in last and last[seat].act]
            seal_all(session, [Choice(row.table, version, seat, commit, None, "") for seat in chosen])
            return Saved(version, read_choices(session, row.table, version))

        return await self.database.write(job, row.table)

    async def start(self, row: TableRow, entry: Entry, waiting: int, clock: Timed | None = None) -> bool:
        """Begin the game, and let luck open it; False if the seats have changed meanwhile."""

        def job(session: Session) -> bool:
            append = Append(entry, waiting, False, head_of(self.key, entry.link), clock=clock)
            return save_table(session, row, self.key) and append_all(session, [append])[0]

        return await self.database.write(job, row.table)

    async def rematch(self, table: str, fresh: TableRow) -> str:
        """Add a table as the rematch of another; answers with its name, or that of the one there is already."""

        def job(session: Session) -> str:
            row = read_table(session, table)
            assert row is not None  # tables are never taken away
            if row.settings.rematch is None:
                row.settings.rematch = fresh.table
                add_table(session, fresh, self.key)
                save_table(session, row, self.key)
            return row.settings.rematch

        return await self.database.write(job, table)

    async def table(self, table: str) -> TableRow | None:
        return await self.database.read(lambda session: read_table(session, table))

    async def lobby(self, game: str | None, status: str | None, after: str | None = None) -> Page:
        """Public tables that wait or play, newest first."""
        wanted: list[Value] = [status or "waiting", status or "playing"]
        where = "visibility = 'public' AND status IN (?, ?)"
        if game is not None:
            where += " AND game = ?"
            wanted.append(game)
        return await self.database.read(lambda s: read_page(s, where, wanted, "created", after))

    async def tables_of(self, guest: str, after: str | None = None) -> Page:
        """Those that changed last first."""
        where = "id IN (SELECT table_id FROM sitting WHERE guest = ?)"
        return await self.database.read(lambda s: read_page(s, where, [guest], "updated", after))

    async def tables_with(self, guest: str, after: str = "") -> list[str]:
        """Wherever a guest is mentioned: sits, is the host, has come by invitation, or a bot plays for them.

        Some at a time, in the order of their names: those after this one.
        """
        sql = f"SELECT id FROM tables WHERE id > ? AND about LIKE ? ORDER BY id LIMIT {MOST_LISTED}"
        return [str(row[0]) for row in await self.database.read(lambda s: s.rows(sql, after, f'%"{guest}"%'))]

    async def change_settings(self, table: str, change: Callable[[TableSettings], TableSettings]) -> None:
        """Of a table that is not in memory, and cannot be."""

        def job(session: Session) -> None:
            row = read_table(session, table)
            assert row is not None  # tables are never taken away
            save_table(session, replace(row, settings=change(row.settings)), self.key)

        await self.database.write(job, table)

    async def due(self, before: float, now: float = math.inf) -> list[str]:
        """Tables that wait for a bot, for choices to be revealed, or for late people, since `before`.

        Also those of a time after `now`: the clock has been set back, and they would wait until it is there again.
        Bots that sit alone are not among them: they go on when someone watches.
        """
        sql = f"""SELECT id FROM tables WHERE status = 'playing' AND (updated < ? OR updated > ?)
                  AND (waiting = 0 OR waiting & bots <> 0) ORDER BY updated LIMIT {MOST_LISTED}"""
        late = f"SELECT table_id FROM clocks WHERE due < ? ORDER BY due LIMIT {MOST_LISTED}"
        rows = await self.database.read(lambda s: [*s.rows(sql, before, now), *s.rows(late, before)])
        return [str(row[0]) for row in rows]

    # -- clocks ---------------------------------------------------------------------------------------

    async def keep_clock(self, table: str, timed: Timed) -> None:
        await self.database.write(lambda session: keep_clock(session, table, *timed), table)

    async def begin(self, now: float) -> list[Span]:
        """A server starts; answers with the times in which none ran."""
        return await self.database.write(lambda session: begin(session, now, self.database.is_shared))

    async def beat(self, now: float) -> None:
        """This server runs."""
        await self.database.write(lambda session: beat(session, now))

    # -- the log --------------------------------------------------------------------------------------

    async def append(
        self,
        entry: Entry,
        waiting: int,
        over: bool,
        snapshot: str | None,
        revealed: list[str] | None = None,
        clock: Timed | None = None,
    ) -> bool:
        """One commit; False if another was first. The same commit again is no other.

        If it reveals sealed choices, `revealed` names their commits: False too if one was changed meanwhile.
        """
        append = Append(entry, waiting, over, head_of(self.key, entry.link), snapshot, revealed, clock)
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
            before = read_maker(session, table, snapshot.version) if snapshot else None
            clock = read_clock(session, table) if row.settings.clock else None
            return StoredTable(row, snapshot.position if snapshot else None, log, choices, before, clock)

        return await self.database.read(job)

    async def changes_since(self, table: str, version: int, talk: int) -> Changes | None:
        """What has happened at a table since this version and this line of talk, as of one moment."""

        def job(session: Session) -> Changes | None:
            row = read_table(session, table)
            if row is None:
                return None
            lines = read_talk(session, table, talk) if row.talk > talk else []
            log = read_log(session, table, version) if row.version > version else []
            clock = read_clock(session, table) if row.settings.clock else None
            return Changes(row, log, read_choices(session, table, row.version), lines, clock)

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

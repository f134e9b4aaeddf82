"""The room in which all tables stand: finding them, and everything that happens to their logs."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from ceiba.game import Position
from ceiba.server.errors import Refused, no_such_table
from ceiba.server.gauntlet import Move, pass_gauntlet, stale
from ceiba.server.hashing import fingerprint
from ceiba.server.news import News
from ceiba.server.store.database import EVERYTHING
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import Line as TalkRow, LogRow, SealedRow, TableRow
from ceiba.server.table import Table, deal
from ceiba.server.telling import tell_entry
from ceiba.server.wire import Commit, Committed

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 5_000  # tables that nobody listens to
SNAPSHOT_EVERY = 64  # acts
FAREWELL = 2.0  # seconds for bots and others to finish when the server stops
REVEAL = "reveal"  # the commit of the table itself, when all have chosen


class Step(NamedTuple):
    """A log entry about to be stored, and what follows from it."""

    entry: LogRow
    after: Position
    snapshot: str | None


class Room:
    def __init__(self, store: Store, news: News) -> None:
        self.store = store
        self.news = news
        self.call_bots: Callable[[Table], None] = lambda table: None  # set by the crew, once it is there
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # -- finding tables -------------------------------------------------------------------------------

    async def at(self, name: str) -> Table:
        """The table of this name, from memory or from the store."""
        table = self._tables.get(name)
        if table is None:
            # Only one of several askers loads it: there must never be two of one table.
            loading = self._loading.setdefault(name, asyncio.Lock())
            async with loading:
                table = self._tables.get(name)
                if table is None:
                    kept = await self.store.load(name)
                    if kept is None:
                        self._loading.pop(name, None)
                        raise no_such_table()
                    table = Table(kept)
                    self._tables[name] = table
                    self.call_bots(table)
            self._loading.pop(name, None)
        return table

    async def visit(self, name: str, guest: str | None) -> Table:
        """The table, if it is there for this guest."""
        table = await self.at(name)
        if not table.may_come(guest):
            raise no_such_table()
        return table

    async def watch(self, name: str, guest: str | None) -> Table:
        table = await self.visit(name, guest)
        if not table.may_watch(guest):
            raise Refused(403, "no-onlookers", "this table is played without onlookers.")
        return table

    def put_away(self) -> None:
        """Forget what the store knows and nobody needs now: games that are over, and the oldest of too many."""
        too_many = len(self._tables) - MOST_IN_MEMORY
        for age, (name, table) in enumerate([*self._tables.items()]):
            is_used = self.news.heard(name) or table.lock.locked() or table.thinking
            if not is_used and (age < too_many or table.row.status == "over"):
                del self._tables[name]

    # -- commits --------------------------------------------------------------------------------------

    async def commit(self, name: str, who: str, asked: Commit) -> Committed:
        """Make acts final, or keep a sealed choice; `who` is a guest or BOT."""
        table = await self.at(name)
        if not table.may_come(who) and not table.seats_of(who):
            raise no_such_table()
        async with table.lock:
            while True:
                if asked.version != table.version or table.sealed:
                    first = await self._first_answer(table, who, asked)
                    if first is not None:
                        return first
                if asked.version > table.version:
                    await self.catch_up(table)  # known from another server
                if asked.version < table.version:
                    raise await self._stale(table, asked.version)
                move = pass_gauntlet(table, who, asked)
                if move.sealed:
                    if await self._seal(table, move, who, asked):
                        return Committed(asked.version, [], True)
                else:
                    step = self._step(table, move.after, asked.acts, asked.id, who)
                    if await self._append(table, step, None):
                        return Committed(step.entry.version, step.entry.acts, False)
                await self.catch_up(table)

    async def _first_answer(self, table: Table, who: str, asked: Commit) -> Committed | None:
        """What this commit was answered when it came the first time."""
        choices = table.sealed
        if asked.version < table.version:
            entries = await self.store.log(table.name, asked.version)
            if entries and entries[0].commit == asked.id and entries[0].guest == who:
                return Committed(entries[0].version, entries[0].acts, False)
            choices = await self.store.sealed(table.name, asked.version)
        if any(choice.commit == asked.id and choice.guest == who for choice in choices):
            return Committed(asked.version, [], True)
        return None

    async def _stale(self, table: Table, version: int) -> Refused:
        refused = stale(table)
        refused.body.news = [tell_entry(entry) for entry in await self.store.log(table.name, version)]
        return refused

    def _step(self, table: Table, after: Position, acts: list[str], commit: str, who: str | None) -> Step:
        """Luck answers only now, when the acts that lead to it are fixed."""
        acts = [*acts, *deal(after, table.dealer)]
        text = str(after)
        version = table.version + len(acts)
        entry = LogRow(table.name, table.version, version, commit, who, acts, fingerprint(text), time.time())
        full = version // SNAPSHOT_EVERY > table.version // SNAPSHOT_EVERY
        return Step(entry, after, text if full else None)

    async def _append(self, table: Table, step: Step, revealed: list[str] | None) -> bool:
        """Store it, then make it so, then tell; False if the store knows of something else first."""
        waiting = int(step.after.acting())
        if not await self.store.append(step.entry, waiting, not waiting, step.snapshot, revealed):
            return False
        table.moved(step.after, step.entry)
        self.news.tell_acts(table, step.entry)
        if not waiting:
            self.news.tell_table(table)
        self.call_bots(table)
        return True

    # -- sealed choices -------------------------------------------------------------------------------

    async def _seal(self, table: Table, move: Move, who: str, asked: Commit) -> bool:
        choice = SealedRow(table.name, asked.version, move.seat, asked.id, who, asked.acts[0])
        sealed = await self.store.seal(choice)
        if sealed is None:
            return False
        self._sealed(table, sealed)
        await self.reveal(table)
        return True

    async def forget_choice(self, table: Table, seat: int) -> None:
        """The seat has changed hands: what was chosen there does not count."""
        if seat in table.choices():
            void = SealedRow(table.name, table.version, seat, f"void-{time.time_ns()}", None, "")
            sealed = await self.store.seal(void)
            if sealed is not None:
                self._sealed(table, sealed)

    def _sealed(self, table: Table, sealed: list[SealedRow]) -> None:
        """Tell who has chosen; if a choice was only changed, there is nothing to tell."""
        before = [*table.choices()]
        table.sealed = sealed
        table.row.waiting = sum(1 << seat for seat in table.waiting_for())
        if [*table.choices()] != before and not table.all_have_chosen():
            self.news.tell_chosen(table)

    async def reveal(self, table: Table) -> None:
        """When all have chosen, their choices become one entry of the log, in the order of the seats."""
        while table.is_sealed_moment() and table.all_have_chosen():
            assert table.position is not None  # a moment of a game that has started
            choices = table.choices()
            after = table.position.copy()
            for choice in choices.values():
                after.apply(after.parse(choice.act))
            step = self._step(table, after, [choice.act for choice in choices.values()], REVEAL, None)
            if await self._append(table, step, [choice.commit for choice in choices.values()]):
                return
            await self.catch_up(table)

    # -- news from other servers ----------------------------------------------------------------------

    def hear(self, name: str) -> None:
        """Another server has changed a table. Those that are not in memory are read when they are needed."""
        changed = [*self._tables.values()] if name == EVERYTHING else [self._tables.get(name)]
        for table in changed:
            if table is not None:
                self.keep(asyncio.get_running_loop().create_task(self._hear(table)))

    async def _hear(self, table: Table) -> None:
        async with table.lock:
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what the store has and this server has not, and tell those who listen here."""
        row = await self.store.table(table.name)
        assert row is not None  # tables are never taken away
        if row.revision > table.row.revision or row.about.rematch != table.row.about.rematch:
            self.changed(table, row)
        entries = await self.store.log(table.name, table.version)
        for entry in entries:
            table.advance(entry)
            self.news.tell_acts(table, entry, with_view=entry is entries[-1])
        if entries and table.row.status == "over":
            self.news.tell_table(table)
        if table.is_sealed_moment():
            self._sealed(table, await self.store.sealed(table.name, table.version))
        if row.talk > table.row.talk:
            for line in await self.store.talk(table.name, table.row.talk):
                table.row.talk = line.number
                self.news.tell_line(table, line)

    def changed(self, table: Table, row: TableRow) -> None:
        """Something was decided about a table: take it over, and tell."""
        if table.position is None and row.status != "waiting":
            table.position = table.game.start(len(row.about.seats), **row.about.options)
            table.row.status = "playing"
        table.row.about = row.about
        table.row.revision = row.revision
        self.news.tell_table(table)

    # -- talk, and what goes on beside ----------------------------------------------------------------

    async def say(self, table: Table, line: TalkRow) -> TalkRow:
        async with table.lock:
            line.number = await self.store.say(line)
            table.row.talk = line.number
            self.news.tell_line(table, line)
        return line

    def keep(self, task: "asyncio.Task[None]") -> None:
        """Hold on to a task until it is done, as nobody waits for it."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("what nobody waited for has failed", exc_info=task.exception())

    async def finish(self) -> None:
        """Let what goes on beside come to its end, though not for long."""
        if self._tasks:
            _, left = await asyncio.wait(self._tasks, timeout=FAREWELL)
            for task in left:
                task.cancel()

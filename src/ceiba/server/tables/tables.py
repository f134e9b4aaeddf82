"""The tables of a server, and everything that happens to their logs: stored first, made so then, and told last."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from ceiba.server.store.database import EVERYTHING
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import TableRow
from ceiba.server.tables.history import made
from ceiba.server.tables.loading import load
from ceiba.server.tables.tasks import Tasks
from ceiba.table.changes import ActsMade, Change, LineSaid, SettingsChanged, TakenUp
from ceiba.table.commits import Commit, Move, Prepared, judge, prepare, reveal
from ceiba.table.log import Choice, Line
from ceiba.table.permissions import must_come, must_sit, must_watch
from ceiba.table.table import Table

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 5_000  # tables that nobody listens to

Hear = Callable[[Table, Change], None]


class Held(NamedTuple):
    """A table in memory; whoever changes it holds the lock."""

    table: Table
    lock: asyncio.Lock


class Subscriber(NamedTuple):
    hear: Hear
    needs: Callable[[str], bool]  # whether a table is to stay in memory


class Committed(NamedTuple):
    """What came of a commit: the version it made, or that its choice is sealed."""

    version: int
    seat: int
    made: ActsMade | None  # None for a sealed choice


class Tables:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._held: dict[str, Held] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._subscribers: list[Subscriber] = []
        self._tasks = Tasks()
        self.keep = self._tasks.keep
        self.finish = self._tasks.finish

    # -- whoever wants to know ------------------------------------------------------------------------

    def subscribe(self, hear: Hear, needs: Callable[[str], bool] = lambda name: False) -> None:
        """Call `hear` with each change, once it is stored and the table has moved on."""
        self._subscribers.append(Subscriber(hear, needs))

    def publish(self, table: Table, change: Change) -> None:
        for subscriber in self._subscribers:
            try:
                subscriber.hear(table, change)
            except Exception:  # the change is made: one who cannot take it must not keep it from the others
                log.exception("a subscriber has failed at table %s", table.name)

    # -- finding tables -------------------------------------------------------------------------------

    async def at(self, name: str) -> Table:
        """The table of this name, from memory or from the store."""
        return (await self.held(name)).table

    async def visit(self, name: str, guest: str | None) -> Table:
        """The table, if it is there for this guest."""
        table = await self.at(name)
        must_come(table, guest)
        return table

    async def watch(self, name: str, guest: str | None) -> Table:
        """The table, if this guest may see its position."""
        table = await self.at(name)
        must_watch(table, guest)
        return table

    async def held(self, name: str) -> Held:
        held = self._held.get(name)
        if held is None:
            # Only one of several askers loads it: there must never be two of one table.
            loading = self._loading.setdefault(name, asyncio.Lock())
            try:
                async with loading:
                    held = self._held.get(name)
                    if held is None:
                        held = Held(await load(self.store, name), asyncio.Lock())
                        self._held[name] = held
                        self.publish(held.table, TakenUp())
            finally:
                self._loading.pop(name, None)
        return held

    def put_away(self) -> None:
        """Forget what the store knows and nobody needs now: games that are over, and the oldest of too many."""
        too_many = len(self._held) - MOST_IN_MEMORY
        for age, (name, held) in enumerate([*self._held.items()]):
            is_used = held.lock.locked() or any(subscriber.needs(name) for subscriber in self._subscribers)
            if not is_used and (age < too_many or held.table.status == "over"):
                del self._held[name]

    # -- commits --------------------------------------------------------------------------------------

    async def commit(self, name: str, who: str, commit: Commit) -> Committed:
        """Make acts final, or keep a sealed choice; `who` is a guest or BOT."""
        table, lock = await self.held(name)
        must_sit(table, who)  # whoever may not play here is told nothing, not even how far the game is
        async with lock:
            while True:
                if commit.version != table.version or table.sealed:
                    first = await self._first_answer(table, who, commit)
                    if first is not None:
                        return first
                if commit.version > table.version:
                    await self.catch_up(table)  # known from another server
                move = judge(table, who, commit)
                if move.sealed:
                    if await self._seal(table, move, who, commit):
                        return Committed(commit.version, move.seat, None)
                else:
                    prepared = prepare(table, move.applied, commit.id, who, time.time())
                    if (done := await self.append(table, prepared)) is not None:
                        return Committed(done.entry.version, move.seat, done)
                await self.catch_up(table)

    async def _first_answer(self, table: Table, who: str, commit: Commit) -> Committed | None:
        """What this commit was answered when it came the first time."""
        choices = table.sealed
        if commit.version < table.version:
            entries = await self.store.log(table.name, commit.version, commit.version + 1)
            if entries and entries[0].commit == commit.id and entries[0].guest == who:
                seat = int(entries[0].acts[0].split(" ", 1)[0])
                (again,) = await made(self.store, table, entries)
                return Committed(entries[0].version, seat, again)
            choices = await self.store.sealed(table.name, commit.version)
        for choice in choices:
            if choice.commit == commit.id and choice.guest == who:
                return Committed(commit.version, choice.seat, None)
        return None

    async def append(self, table: Table, prepared: Prepared) -> ActsMade | None:
        """Store it, then make it so, then tell; None if the store knows of something else first."""
        entry, waiting = prepared.entry, prepared.waiting
        if not await self.store.append(entry, waiting, not waiting, prepared.snapshot, prepared.revealed):
            return None
        done = table.move(entry, prepared.applied)
        self.publish(table, done)
        if not waiting:
            self.publish(table, SettingsChanged())  # it is over
        return done

    async def _seal(self, table: Table, move: Move, who: str, commit: Commit) -> bool:
        choice = Choice(table.name, commit.version, move.seat, commit.id, who, commit.acts[0])
        sealed = await self.store.seal(choice)
        if sealed is None:
            return False
        self.seal(table, sealed)
        await self.reveal(table)
        return True

    def seal(self, table: Table, sealed: list[Choice]) -> None:
        change = table.seal(sealed)
        if change is not None:
            self.publish(table, change)

    async def reveal(self, table: Table) -> None:
        """Once all have chosen, by whoever notices first."""
        while (prepared := reveal(table, time.time())) is not None:
            if await self.append(table, prepared) is None:
                await self.catch_up(table)

    # -- news from other servers ----------------------------------------------------------------------

    def hear(self, name: str) -> None:
        """Another server has changed a table. Those that are not in memory are read when they are needed."""
        changed = [*self._held.values()] if name == EVERYTHING else [self._held.get(name)]
        for held in changed:
            if held is not None:
                self.keep(asyncio.get_running_loop().create_task(self._hear(held)))

    async def _hear(self, held: Held) -> None:
        async with held.lock:
            await self.catch_up(held.table)

    async def catch_up(self, table: Table) -> None:
        """Take over what the store has and this server has not, and tell. Whoever calls this holds the lock."""
        missed = await self.store.changes_since(table.name, table.version, table.talk)
        assert missed is not None  # tables are never taken away
        if missed.row.revision > table.revision:
            self._take_settings(table, missed.row)
        for entry in missed.log:
            self.publish(table, table.advance(entry))
        if missed.log and table.status == "over":
            self.publish(table, SettingsChanged())
        if table.is_sealed_moment():
            self.seal(table, missed.sealed)
        for line in missed.talk:
            table.talk = line.number
            self.publish(table, LineSaid(line))

    def _take_settings(self, table: Table, row: TableRow) -> None:
        table.settings = row.settings
        table.revision = row.revision
        if table.position is None and row.status != "waiting":
            table.begin()
        self.publish(table, SettingsChanged())

    # -- talk -----------------------------------------------------------------------------------------

    async def say(self, table: Table, line: Line) -> Line:
        async with (await self.held(table.name)).lock:
            line.number = await self.store.say(line)
            table.talk = line.number
            self.publish(table, LineSaid(line))
        return line

"""The tables of a server, and everything that happens to their logs: stored first, made so then, and told last."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from ceiba.server.store.database import EVERYTHING
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import TableRow
from ceiba.server.tables.history import made
from ceiba.server.tables.loading import load
from ceiba.server.tables.moment import now
from ceiba.server.tables.tasks import Tasks
from ceiba.table.changes import ActsMade, Change, ClockChanged, LineSaid, SettingsChanged, TakenUp
from ceiba.table.clocks import Clock, Span
from ceiba.table.commits import Commit, Move, Prepared, judge, prepare, reveal
from ceiba.table.errors import Refused
from ceiba.table.log import Choice, Line
from ceiba.table.permissions import must_come, must_sit, must_watch, no_such_table
from ceiba.table.table import Table

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 5_000  # tables that nobody listens to
IDLE = 60.0  # seconds since a table was last asked for

Hear = Callable[[Table, Change], None]


@dataclass
class Held:
    """A table in memory; whoever changes it holds the lock."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    asked_for: float = 0.0  # when it was last, by the monotonic clock


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
        self.standstills: list[Span] = []  # when no server ran
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

    def count(self) -> int:
        """How many are in memory."""
        return len(self._held)

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
                    held = self._held.get(name) or await self._load(name)
            finally:
                self._loading.pop(name, None)
        held.asked_for = time.monotonic()
        return held

    async def reach(self, name: str, revision: int, version: int) -> None:
        """Be at least so far with a table. One that is not in memory will be read as it is then."""
        held = self._held.get(name)
        if held is not None and (held.table.revision < revision or held.table.version < version):
            async with held.lock:
                await self.catch_up(held.table)

    async def _load(self, name: str) -> Held:
        loaded = Held(await load(self.store, name))
        loaded.table.standstills = self.standstills
        held = self._held.setdefault(name, loaded)
        if held is loaded:
            self.publish(held.table, TakenUp())
        return held

    def put_away(self, idle: float = IDLE) -> None:
        """Forget what the store knows and nobody needs now: games that are over, and the oldest of too many.

        A table that was asked for just now may still be in somebody's hands.
        """
        too_many = len(self._held) - MOST_IN_MEMORY
        before = time.monotonic() - idle
        for age, (name, held) in enumerate([*self._held.items()]):
            is_used = held.asked_for > before or held.lock.locked()
            is_used = is_used or any(subscriber.needs(name) for subscriber in self._subscribers)
            if not is_used and (age < too_many or held.table.status == "over"):
                del self._held[name]

    # -- commits --------------------------------------------------------------------------------------

    async def commit(self, name: str, who: str, commit: Commit) -> Committed:
        """Make acts final, or keep a sealed choice; `who` is a guest or BOT."""
        held = await self.held(name)
        table = held.table
        must_sit(table, who)  # whoever may not play here is told nothing, not even how far the game is
        async with held.lock:
            while True:
                if commit.version > table.version:
                    await self.catch_up(table)  # known from another server
                if commit.version != table.version or table.sealed:
                    first = await self._first_answer(table, who, commit)
                    if first is not None:
                        return first
                move = judge(table, who, commit)
                if move.sealed:
                    if await self._seal(table, move, who, commit):
                        return Committed(commit.version, move.seat, None)
                else:
                    prepared = prepare(table, move.applied, commit.id, who, now())
                    if (done := await self.append(table, prepared)) is not None:
                        return Committed(done.entry.version, move.seat, done)
                await self.catch_up(table)

    async def _first_answer(self, table: Table, who: str, commit: Commit) -> Committed | None:
        """What this commit was answered when it came the first time."""
        choices = table.sealed
        if commit.version < table.version:
            entries = await self.store.log(table.name, commit.version, commit.version + 1)
            if entries and entries[0].commit == commit.id and entries[0].guest == table.alias(who):
                seat = int(entries[0].acts[0].split(" ", 1)[0])
                (again,) = await made(self.store, table, entries)
                return Committed(entries[0].version, seat, again)
            choices = await self.store.sealed(table.name, commit.version)
        for choice in choices:
            if choice.commit == commit.id and choice.guest == table.alias(who):
                return Committed(commit.version, choice.seat, None)
        return None

    async def append(self, table: Table, prepared: Prepared) -> ActsMade | None:
        """Store it, then make it so, then tell; None if the store knows of something else first."""
        entry, waiting = prepared.entry, prepared.waiting
        clock = None if prepared.clock is None else (prepared.clock, table.time_up(prepared.clock))
        if not await self.store.append(entry, waiting, not waiting, prepared.snapshot, prepared.revealed, clock):
            return None
        done = table.move(entry, prepared.applied)
        table.clock = prepared.clock
        self.publish(table, done)
        if not waiting:
            self.publish(table, SettingsChanged())  # it is over
        self.publish_clock(table)
        return done

    async def _seal(self, table: Table, move: Move, who: str, commit: Commit) -> bool:
        choice = Choice(table.name, commit.version, move.seat, commit.id, table.alias(who), commit.acts[0])
        return await self.keep_choice(table, choice)

    async def keep_choice(self, table: Table, choice: Choice) -> bool:
        """False if its moment is over."""
        sealed = await self.store.seal(choice)
        if sealed is None:
            return False
        self.seal(table, sealed)
        await self.keep_time(table)
        await self.reveal(table)
        return True

    def seal(self, table: Table, sealed: list[Choice]) -> None:
        change = table.seal(sealed)
        if change is not None:
            self.publish(table, change)

    async def reveal(self, table: Table) -> None:
        """Once all have chosen, by whoever notices first."""
        while (prepared := reveal(table, now())) is not None:
            if await self.append(table, prepared) is None:
                await self.catch_up(table)

    # -- clocks ---------------------------------------------------------------------------------------

    async def keep_time(self, table: Table, changed: Clock | None = None) -> None:
        """Store and tell whose time runs now; `changed`: as people have decided. Needs the lock."""
        if table.settings.clock is None or table.position is None:
            return
        before, clock = table.clock, table.clock_now(now(), changed)
        if (
            changed is None
            and before
            and clock
            and (before.running, before.to_act) == (clock.running, clock.to_act)
        ):
            return  # nobody is to learn that a sealed choice was changed
        if clock is not None:
            await self.store.keep_clock(table.name, (clock, table.time_up(clock)))
            table.clock = clock
            self.publish_clock(table)

    def publish_clock(self, table: Table) -> None:
        if table.clock is not None:
            self.publish(table, ClockChanged())

    # -- news from other servers ----------------------------------------------------------------------

    def hear(self, name: str) -> None:
        """Another server has changed a table. Those that are not in memory are read when they are needed."""
        changed = [*self._held.values()] if name == EVERYTHING else [self._held.get(name)]
        for held in changed:
            if held is not None:
                self.keep(asyncio.get_running_loop().create_task(self._hear(held)))

    async def _hear(self, held: Held) -> None:
        async with held.lock:
            with suppress(Refused):  # it is gone
                await self.catch_up(held.table)

    async def catch_up(self, table: Table) -> None:
        """Take over what the store has and this server has not, and tell. Whoever calls this holds the lock."""
        missed = await self.store.changes_since(table.name, table.version, table.talk)
        if missed is None:  # the operator has cleaned up
            self._held.pop(table.name, None)
            raise no_such_table()
        if missed.row.revision > table.revision:
            self._take_settings(table, missed.row)
        for entry in missed.log:
            self.publish(table, table.advance(entry))
        if missed.log and table.status == "over":
            self.publish(table, SettingsChanged())
        if table.is_sealed_moment():
            self.seal(table, missed.sealed)
        if missed.clock is not None and missed.clock != table.clock:
            table.clock = missed.clock
            self.publish_clock(table)
        for line in missed.talk:
            table.talk = line.number
            self.publish(table, LineSaid(line))

    def _take_settings(self, table: Table, row: TableRow) -> None:
        if table.position is None and row.status != "waiting":
            table.begin()
        table.decide(row.settings)
        table.revision = row.revision
        self.publish(table, SettingsChanged())

    # -- talk -----------------------------------------------------------------------------------------

    async def say(self, table: Table, line: Line) -> Line:
        async with (await self.held(table.name)).lock:
            line.number = await self.store.say(line)
            table.talk = line.number
            self.publish(table, LineSaid(line))
        return line

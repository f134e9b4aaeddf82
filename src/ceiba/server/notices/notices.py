"""Notices: hears what happens at the tables, notes who wants to know, and sends it when it is due.

Someone who looks at a table needs no word of it. So each notice waits a while first, and is sent if its reader has
not looked at the table meanwhile, and if it still holds.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from typing import Any

from ceiba.server.notices.failures import Ended, Later, Lost
from ceiba.server.notices.occasions import occasions, standing, still_holds
from ceiba.server.notices.senders import Senders
from ceiba.server.notices.settings import NoticeSettings
from ceiba.server.notices.when import sent_at
from ceiba.server.notices.wording import SPECIAL, Notice, trial, worded
from ceiba.server.store import outbox
from ceiba.server.store.errors import StoreBusy
from ceiba.server.store.operating import tables as newest_tables
from ceiba.server.store.outbox import Occasion, ToSend
from ceiba.server.store.session import Session
from ceiba.server.store.ways import Way, WayKind, Wishes, remove_unconfirmed, remove_ways
from ceiba.server.tables.moment import now
from ceiba.server.tables.presence import Presence
from ceiba.server.tables.tables import Tables
from ceiba.server.tables.tasks import Tasks
from ceiba.table.changes import Change
from ceiba.table.errors import Refused
from ceiba.table.table import Table
from ceiba.words import speak

log = logging.getLogger(__name__)

MOST_HEARD = 10_000  # occasions that wait for the database
EVERY = 5.0  # seconds between two looks for what another server has noted
DEADLINE = 20.0  # seconds for one message
FIRST_PAUSE, LONGER = 30.0, 4  # seconds until it is tried again, and how many times longer each time
MOST_TRIES = 6
RECENT = 3600.0  # seconds: what happened since may have been left by a server that died before it could note it
MOST_RECENT = 500

Count = Callable[[str, str], None]  # told of each message: its way, and what came of it
Token = Callable[[str], Awaitable[str]]  # by which a guest is known for a while


class Notices:
    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        settings: NoticeSettings,
        token: Token,
        count: Count = lambda way, result: None,
        clock: Callable[[], float] = now,
    ) -> None:
        self.settings = settings
        self._tables = tables
        self._database = tables.store.database
        self._presence = presence
        self._count = count
        self._clock = clock
        self.senders = Senders(settings, tables.store, token, clock)
        self._heard: deque[Occasion] = deque(maxlen=MOST_HEARD)
        self._wake = asyncio.Event()
        self._noted = {kind: asyncio.Event() for kind in settings.kinds}
        self._sending = Tasks()
        tables.subscribe(self.hear)

    # -- hearing and noting ---------------------------------------------------------------------------

    def hear(self, table: Table, change: Change) -> None:
        for occasion in occasions(table, change):
            # Who listens here has just heard of it; who listens elsewhere is found when it is due.
            if occasion.due is not None or not self._presence.is_here(table.name, occasion.guest):
                self._heard.append(occasion)
                self._wake.set()

    # Any: as the language types what is to be run.
    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on for as long as the server runs."""
        return [self._note_forever(), *(self._send_forever(kind) for kind in self.settings.kinds)]

    async def _note_forever(self) -> None:
        await self._catch_up()
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self.note()
            except StoreBusy:
                await asyncio.sleep(EVERY)
                self._wake.set()

    async def _catch_up(self) -> None:
        """What happened just before the last server died; whoever was told of it is not told again."""
        try:
            rows = await self._database.read(lambda session: newest_tables(session, None, MOST_RECENT))
            for row in rows:
                with suppress(Refused):  # it cannot be played here
                    if row.updated > self._clock() - RECENT:
                        self._heard.extend(standing(await self._tables.at(row.table)))
        except StoreBusy:
            log.warning("what happened before the start is not told")
        self._wake.set()

    async def note(self) -> None:
        """Put what was heard into the outbox, for those who want it."""
        heard = [*self._heard]
        if not heard:
            return
        guests = [*{one.guest for one in heard}]
        wanting = await self._database.read(lambda session: outbox.wanting(session, guests))
        wanted = [one for one in heard if one.guest in wanting]
        if wanted:
            await self._database.write(lambda session: outbox.note(session, wanted, self._when))
        for _ in heard:
            self._heard.popleft()
        self._tell_senders()

    def _when(self, occasion: Occasion, way: Way, wishes: Wishes) -> float:
        soonest = self._clock() + self.settings.after
        return sent_at(soonest if occasion.due is None else max(occasion.due, soonest), way, wishes)

    async def send_soon(self, way: Way, kind: str) -> None:
        """A trial, or the question whether an address wants any."""
        row = ToSend(token_hex(8), way.id, "", kind, 0, self._clock())
        await self._database.write(lambda session: outbox.put(session, [row]))
        self._tell_senders()

    def _tell_senders(self) -> None:
        for event in self._noted.values():
            event.set()

    # -- sending --------------------------------------------------------------------------------------

    async def _send_forever(self, kind: WayKind) -> None:
        while True:
            pause = EVERY
            self._noted[kind].clear()
            try:
                await self.send_due(kind)
                due = await self._database.read(lambda session: outbox.next_due(session, kind))
                pause = EVERY if due is None else min(EVERY, max(0.0, due - self._clock()))
            except StoreBusy:
                pass  # the database will be back
            except Exception:
                log.exception("what is due by %s is tried again", kind)
            try:
                async with asyncio.timeout(pause):
                    await self._noted[kind].wait()
            except TimeoutError:
                pass

    async def send_due(self, kind: WayKind) -> None:
        """Whatever is due by this kind of way. What is being sent when the server stops may come to its end."""
        moment = self._clock()

        def job(session: Session) -> list[tuple[Way, Wishes, list[ToSend]]]:
            remove_unconfirmed(session, moment)
            return outbox.take(session, kind, moment)

        due = await self._database.read(lambda session: outbox.next_due(session, kind))
        if due is None or due > moment:
            return
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(self._send_all(*one)) for one in await self._database.write(job)]
        for task in tasks:
            self._sending.keep(task)
        if tasks:
            await asyncio.wait(tasks)

    async def _send_all(self, way: Way, wishes: Wishes, rows: list[ToSend]) -> None:
        try:
            told = [(row, notice) for row in rows if (notice := await self._notice(way, wishes, row)) is not None]
        except StoreBusy:
            await self._put_back(way, rows)
            return
        usual = [one for one in told if one[0].kind not in SPECIAL]
        together = [usual] if way.kind == "mail" and usual else [[one] for one in usual]
        for batch in [*([one] for one in told if one[0].kind in SPECIAL), *together]:
            if not await self._send(way, wishes, batch):
                return

    async def _notice(self, way: Way, wishes: Wishes, row: ToSend) -> Notice | None:
        """What is to be said; None if it holds no more, or its reader has seen it."""
        words = speak(wishes.language)
        if row.kind in SPECIAL:
            return trial(words)
        if row.kind not in wishes.kinds:
            return None
        try:
            table = await self._tables.at(row.table)
        except Refused:
            return None
        if not still_holds(table, way.guest, row.kind, row.mark):
            return None
        if not await self._presence.is_away(table.name, way.guest, self.settings.after):
            return None
        return worded(table, way.guest, row.kind, words)

    async def _send(self, way: Way, wishes: Wishes, batch: list[tuple[ToSend, Notice]]) -> bool:
        """False if there is no such way any more."""
        result = "sent"
        try:
            async with asyncio.timeout(DEADLINE):
                await self.senders.send(way, speak(wishes.language), batch)
        except (Later, StoreBusy) as later:
            log.info("a notice by %s is tried again later: %s", way.kind, later)
            result = await self._put_back(way, [row for row, _ in batch])
        except Ended as ended:
            log.info("a way by %s is given up: %s", way.kind, ended)
            result = "ended"
            await self._database.write(lambda session: remove_ways(session, [way.id]))
        except (Lost, TimeoutError) as lost:
            log.warning("a notice by %s is lost: %s", way.kind, lost)
            result = "lost"
        except Exception:  # a fault of our own: one message must not stop the others
            log.exception("a notice by %s is lost", way.kind)
            result = "lost"
        self._count(way.kind, result)
        return result != "ended"

    async def _put_back(self, way: Way, rows: list[ToSend]) -> str:
        again = [
            row._replace(due=self._clock() + FIRST_PAUSE * LONGER**row.tries, tries=row.tries + 1)
            for row in rows
            if row.tries < MOST_TRIES
        ]
        await self._database.write(lambda session: outbox.put(session, again))
        if len(again) < len(rows):
            log.warning("a notice by %s is lost: it was tried often enough", way.kind)
        return "later" if again else "lost"

    async def close(self) -> None:
        await self._sending.finish()
        await self.senders.close()

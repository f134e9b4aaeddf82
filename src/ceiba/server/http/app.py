"""Everything that a running server consists of."""

import asyncio
import contextlib

from ceiba.server.bots.offered import OfferedBots
from ceiba.server.bots.reviews import Reviews
from ceiba.server.bots.workers import TIME_LIMIT, BotWorkers
from ceiba.server.http.operator import Operator
from ceiba.server.http.people import People
from ceiba.server.http.quotas import Quotas
from ceiba.server.http.streams import Streams
from ceiba.server.http.tokens import is_guest
from ceiba.server.metrics import Metrics
from ceiba.server.notices.notices import Notices
from ceiba.server.notices.settings import NoticeSettings
from ceiba.server.store.backups import Plan, back_up_forever
from ceiba.server.store.database import EVERYTHING
from ceiba.server.store.queries import Store
from ceiba.server.tables.clocks import Clocks
from ceiba.server.tables.moment import now
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.sweeper import Sweeper
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import ActsMade, Change, ChoiceSealed
from ceiba.table.table import Table


class App:
    """`near` is the address in the local network, if the server listens there; `address` is its own, here."""

    def __init__(
        self,
        store: Store,
        think: float = TIME_LIMIT,
        worker: list[str] | None = None,
        near: str | None = None,
        bots: OfferedBots | None = None,
        address: str | None = None,
        backups: Plan | None = None,
        has_quotas: bool = True,
        notice_settings: NoticeSettings | None = None,
    ) -> None:
        self.store = store
        self.metrics = Metrics()
        self.operator = Operator(store, address)
        self.near = near
        self.people = People(store)
        self.quotas = Quotas(has_quotas)
        self.tables = Tables(store)
        self.seats = Seats(self.tables)
        self.streams = Streams(self.tables)
        self.bots = BotWorkers(
            self.tables, bots or OfferedBots(), lambda: store.key, self.streams.is_heard, think, worker
        )
        self.reviews = Reviews(self.tables, self.seats)
        self.clocks = Clocks(self.tables, self.seats)
        self.notices = None if notice_settings is None else self._notices(notice_settings)
        self._sweeper = Sweeper(self.tables)
        self._backups = backups
        self._measure()
        self._for_ever: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store.open()
        self.store.listen(self.hear)
        await self.operator.learn()
        self.tables.standstills = await self.store.begin(now())
        works = [self._sweeper.sweep_forever(), self.streams.keep_alive(), self.streams.tell_presence()]
        if self.notices is not None:
            works += self.notices.works()
        if self._backups is not None:
            works.append(back_up_forever(self.store.database.another, self._backups))
        loop = asyncio.get_running_loop()
        self._for_ever = [loop.create_task(work) for work in works]

    def _notices(self, settings: NoticeSettings) -> Notices:
        def count(way: str, result: str) -> None:
            self.metrics.notices.labels(way, result).inc()

        return Notices(self.tables, self.streams.presence, settings, self.people.letter_token, count)

    def _measure(self) -> None:
        metrics = self.metrics
        self.store.database.waited = metrics.waited
        metrics.watch("ceiba_bots_waiting", "Acts and hints that bots are asked for.", self.bots.waiting)
        metrics.watch("ceiba_streams", "Streams of news that are open.", self.streams.count)
        metrics.watch("ceiba_tables_in_memory", "Tables that are held in memory.", self.tables.count)

        def count(table: Table, change: Change) -> None:
            if isinstance(change, ActsMade):
                metrics.committed(table.game.name)
            elif isinstance(change, ChoiceSealed):
                metrics.choices.labels(table.game.name).inc()

        self.tables.subscribe(count)

    def hear(self, changed: str) -> None:
        """Another server, or a command of the operator, has changed a table, or something about people."""
        self.operator.hear(changed)
        if is_guest(changed):
            self.people.forget(changed)
            self.streams.leave_all(changed)
            return
        if changed == EVERYTHING:
            self.people.forget_all()
        self.tables.hear(changed)

    async def close(self) -> None:
        """Streams end, bots stop, and what was asked for is stored."""
        self.streams.close()
        for task in self._for_ever:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self.notices is not None:
            await self.notices.close()
        await self.reviews.stop()
        await self.bots.stop()
        self.store.close()

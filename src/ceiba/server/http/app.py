"""Everything that a running server consists of."""

import asyncio
import contextlib

from ceiba.server.bots.offered import OfferedBots
from ceiba.server.bots.workers import TIME_LIMIT, BotWorkers
from ceiba.server.http.people import People
from ceiba.server.http.streams import Streams
from ceiba.server.store.queries import Store
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.sweeper import Sweeper
from ceiba.server.tables.tables import Tables


class App:
    """`near` is the address in the local network, if the server listens there."""

    def __init__(
        self,
        store: Store,
        think: float = TIME_LIMIT,
        worker: list[str] | None = None,
        near: str | None = None,
        bots: OfferedBots | None = None,
    ) -> None:
        self.store = store
        self.near = near
        self.people = People(store)
        self.tables = Tables(store)
        self.seats = Seats(self.tables)
        self.streams = Streams(self.tables)
        self.bots = BotWorkers(
            self.tables, bots or OfferedBots(), lambda: store.secret, self.streams.is_heard, think, worker
        )
        self._sweeper = Sweeper(self.tables)
        self._for_ever: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store.open()
        self.store.listen(self.tables.hear)
        loop = asyncio.get_running_loop()
        for work in (self._sweeper.sweep_forever(), self.streams.keep_alive()):
            self._for_ever.append(loop.create_task(work))

    async def close(self) -> None:
        """Streams end, bots stop, and what was asked for is stored."""
        self.streams.close()
        for task in self._for_ever:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bots.stop()
        self.store.close()

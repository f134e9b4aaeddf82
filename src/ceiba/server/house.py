"""Everything a running server consists of, and who its guests are."""

import asyncio
import contextlib
import time

from ceiba.server.bots.offered import OfferedBots
from ceiba.server.bots.workers import TIME_LIMIT, BotWorkers
from ceiba.server.errors import who_are_you
from ceiba.server.identity import read_token, sign
from ceiba.server.news import News
from ceiba.server.room import Room
from ceiba.server.seating import Seating
from ceiba.server.store.queries import Store
from ceiba.server.sweeper import sweep_forever

REMEMBERED = 30.0  # seconds for which a name is not looked up again: another server may have changed it
MOST_REMEMBERED = 10_000


class House:
    def __init__(
        self,
        store: Store,
        think: float = TIME_LIMIT,
        worker: list[str] | None = None,
        bots: OfferedBots | None = None,
    ) -> None:
        self.store = store
        self.news = News()
        self.room = Room(store, self.news)
        self.bots = bots or OfferedBots()
        self.seating = Seating(self.room, self.bots)
        self.bot_workers = BotWorkers(self.room, self.bots, lambda: store.secret, self.news.heard, think, worker)
        self.near: str | None = None  # the address in the local network, if the server listens there
        self._names: dict[str, tuple[str, float]] = {}
        self._proved: dict[str, str] = {}  # tokens that were found good, and whose they are
        self._for_ever: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.store.open()
        self.store.listen(self.room.hear)
        loop = asyncio.get_running_loop()
        self._for_ever = [loop.create_task(task) for task in (sweep_forever(self.room), self.news.keep_alive())]

    async def close(self) -> None:
        """Streams end, bots stop, and what was asked for is stored."""
        self.news.close()
        for task in self._for_ever:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bot_workers.stop()
        self.store.close()

    # -- guests ---------------------------------------------------------------------------------------

    def token(self, guest: str) -> str:
        return sign(self.store.secret, guest)

    async def guest_of(self, token: str | None) -> str | None:
        """The guest whom a token proves; None without one. A bad one is refused, not overlooked."""
        if not token:
            return None
        guest = self._proved.get(token) or read_token(self.store.secret, token)
        if guest is None or await self.name_of(guest) is None:
            raise who_are_you()
        if len(self._proved) >= MOST_REMEMBERED:
            self._proved.clear()
        self._proved[token] = guest
        return guest

    async def name_of(self, guest: str) -> str | None:
        known = self._names.get(guest)
        if known is not None and known[1] > time.monotonic():
            return known[0]
        name = await self.store.person(guest)
        if name is None:
            self._names.pop(guest, None)
        else:
            self.remember(guest, name)
        return name

    def remember(self, guest: str, name: str) -> None:
        if len(self._names) >= MOST_REMEMBERED:
            self._names.clear()
        self._names[guest] = (name, time.monotonic() + REMEMBERED)

    def forget(self, guest: str) -> None:
        self._names.pop(guest, None)

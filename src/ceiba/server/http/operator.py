"""What the operator has decided, as this server knows it: who may not come, what is announced, whether to drain."""

import asyncio
import contextlib

from ceiba.server.store.database import EVERYTHING
from ceiba.server.store.errors import StoreBusy
from ceiba.server.store.operating import ALL_SERVERS, OPERATOR, Decided
from ceiba.server.store.queries import Store
from ceiba.server.tables.tasks import Tasks
from ceiba.table.errors import Cause, Refused


class Operator:
    def __init__(self, store: Store, address: str | None) -> None:
        """`address` is that of this server, by which the operator names it."""
        self._store = store
        self._address = address
        self._tasks = Tasks()
        self.decided = Decided()

    async def learn(self) -> None:
        self.decided = await self._store.decided()

    def hear(self, changed: str) -> None:
        if changed in (OPERATOR, EVERYTHING):
            self._tasks.keep(asyncio.get_running_loop().create_task(self._learn_again()))

    async def _learn_again(self) -> None:
        with contextlib.suppress(StoreBusy):  # what is known holds until the database is back, and tells again
            await self.learn()

    def is_draining(self) -> bool:
        return self.decided.draining != "" and self.decided.draining in (ALL_SERVERS, self._address)

    def must_be_welcome(self, guest: str | None, came_from: str) -> None:
        bans = self.decided.bans
        if bans and (guest in bans or came_from in bans):
            raise Refused(Cause.FORBIDDEN, "banned", "whoever runs this server does not want you here.")

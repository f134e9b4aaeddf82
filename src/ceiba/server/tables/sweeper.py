"""The sweeper picks up what a dead server left: bots that nobody asked, choices that nobody revealed.
It also puts tables away that nobody needs now.

Commits are guarded by their version, so it is harmless if two servers sweep the same table.
"""

import asyncio
import logging
import time

from ceiba.server.store.errors import StoreBusy
from ceiba.server.store.paging import MOST_LISTED
from ceiba.server.tables.moment import now
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import TakenUp
from ceiba.table.errors import Refused
from ceiba.table.log import Line

EVERY = 5.0  # seconds
SOON = 0.5
PATIENCE = 3.0  # seconds that a table may wait before it is looked after
CLOCKS_DIFFER = 5.0  # seconds, those of two servers
ASIDE = 600.0  # seconds for which a table is left alone that cannot be looked after

BROKEN = "This table is broken and cannot go on by itself; whoever runs this server finds more in its log."

log = logging.getLogger(__name__)


class Sweeper:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._aside: dict[str, float] = {}  # until when, by the monotonic clock

    async def sweep_forever(self) -> None:
        patience = 0.0  # at the start, whatever is there was left by someone else
        while True:
            found = 0
            try:
                await self._tables.store.beat(now())
                found = await self.sweep(now() - patience)
                self._tables.put_away()
            except Exception:  # the database may be away for a while; the sweeper must outlive it
                log.exception("the sweeper will try again")
            patience = PATIENCE
            await asyncio.sleep(EVERY if found < MOST_LISTED else SOON)  # there may be more

    async def sweep(self, before: float) -> int:
        """Look after tables that have waited for a bot or a reveal since `before`; answers how many there were."""
        found = await self._tables.store.due(before, time.time() + CLOCKS_DIFFER)
        now = time.monotonic()
        for name in found:
            if self._aside.get(name, now) <= now:
                self._aside.pop(name, None)
                try:
                    await self._look_after(name)
                except StoreBusy:
                    raise  # nothing is wrong with the table
                except Exception as error:  # one broken table must not stop the others
                    await self._set_aside(name, error)
        return len(found)

    async def _look_after(self, name: str) -> None:
        held = await self._tables.held(name)
        async with held.lock:
            await self._tables.catch_up(held.table)
            await self._tables.reveal(held.table)
        self._tables.publish(held.table, TakenUp())

    async def _set_aside(self, name: str, error: Exception) -> None:
        """Whoever runs the server is told in the log, and those at the table by a line of talk.

        If they cannot even look at the table any more, they are told why whenever they come.
        """
        self._aside[name] = time.monotonic() + ASIDE
        if isinstance(error, Refused):
            log.error("table %s is set aside: %s", name, error.sentence)
            return
        log.error("table %s is set aside, since it cannot be looked after", name, exc_info=error)
        try:
            table = await self._tables.at(name)
            await self._tables.say(table, Line(name, 0, time.time(), BROKEN, key="table-broken"))
        except Exception:
            log.exception("those at table %s could not be told", name)

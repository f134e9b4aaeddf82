"""Whose turn it is to be thought for: tables take turns, one question each, those with people at them first.

However much one table asks, another waits no longer for it than one question takes.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Lane = OrderedDict[str, deque["asyncio.Future[None]"]]  # what waits, by table, in the order of their turns


class Turns:
    """A lock for one worker."""

    def __init__(self) -> None:
        self._busy = False
        self._people: Lane = OrderedDict()
        self._bots_alone: Lane = OrderedDict()

    @asynccontextmanager
    async def turn(self, table: str, has_people: bool) -> AsyncIterator[None]:
        """Wait for this table's turn, and hold it."""
        if self._busy:
            await self._wait(table, self._people if has_people else self._bots_alone)
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    def waiting(self) -> int:
        """How many have not had their turn yet, with the one that has it."""
        lanes = (self._people, self._bots_alone)
        return int(self._busy) + sum(len(waiting) for lane in lanes for waiting in lane.values())

    async def _wait(self, table: str, lane: Lane) -> None:
        ready = asyncio.get_running_loop().create_future()
        lane.setdefault(table, deque()).append(ready)
        try:
            await ready
        except asyncio.CancelledError:
            if ready.cancelled():
                self._leave(table, lane, ready)
            else:
                self._pass_on()  # the turn came, but nobody is there to take it
            raise

    def _leave(self, table: str, lane: Lane, ready: "asyncio.Future[None]") -> None:
        waiting = lane.get(table)
        if waiting is not None and ready in waiting:
            waiting.remove(ready)
            if not waiting:
                del lane[table]

    def _pass_on(self) -> None:
        """To the table that comes next; it goes behind the others if it waits for more."""
        self._busy = False
        for lane in (self._people, self._bots_alone):
            while lane:
                table, waiting = lane.popitem(last=False)
                ready = waiting.popleft()
                if waiting:
                    lane[table] = waiting
                if not ready.done():  # else whoever waited has been cancelled
                    self._busy = True
                    ready.set_result(None)
                    return

"""Who is at a table now: whoever listens to its news, at this server or another.

A line that breaks is soon back, so nobody is away at once.
"""

import math
from typing import NamedTuple

from ceiba.server.store.queries import Store
from ceiba.server.tables.moment import now
from ceiba.table.table import Table

GRACE = 60.0  # seconds after the last stream has ended for which someone counts as present
TELL_EVERY = 20.0  # seconds between two words to the other servers
MOST_REMEMBERED = 50_000  # who have left


class At(NamedTuple):
    table: str
    guest: str


class Presence:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._began = now()
        self._here: dict[At, int] = {}  # how many streams
        self._left: dict[At, float] = {}  # when the last one ended; whoever has left last comes last

    def come(self, table: str, guest: str | None) -> None:
        if guest is not None:
            at = At(table, guest)
            self._here[at] = self._here.get(at, 0) + 1

    def go(self, table: str, guest: str | None) -> None:
        at = At(table, guest or "")
        if at in self._here:
            self._here[at] -= 1
            if not self._here[at]:
                del self._here[at]
                self._left.pop(at, None)
                self._left[at] = now()
                if len(self._left) > MOST_REMEMBERED:
                    del self._left[next(iter(self._left))]

    def away(self, table: Table) -> dict[int, float]:
        """Since when the people of which seats are not looking at the table, as far as this server has seen."""
        there = {seat: At(table.name, table.seat(seat).guest or "") for seat in table.people()}
        return {
            seat: max(self._left.get(at, self._began), table.created)
            for seat, at in there.items()
            if at not in self._here
        }

    def is_here(self, table: str, guest: str) -> bool:
        """At this server, and now."""
        return At(table, guest) in self._here

    async def is_away(self, table: str, guest: str, grace: float = GRACE) -> bool:
        at, moment = At(table, guest), now()
        if at in self._here or moment - self._left.get(at, -math.inf) < grace:
            return False
        return not await self._store.was_seen(table, guest, moment - GRACE)

    async def tell(self) -> None:
        """The other servers, where there are any."""
        await self._store.note_presence([*self._here], now())

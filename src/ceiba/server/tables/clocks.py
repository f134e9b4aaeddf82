"""What happens when someone's time is up: a timer for each table whose clock runs, and what the table chose."""

import asyncio
import logging

from ceiba.server.tables.moment import now
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import Change, LineSaid
from ceiba.table.clocks import ClockRule, ran_out, told_late, wishing
from ceiba.table.commits import least, prepare
from ceiba.table.log import Choice, Line
from ceiba.table.permissions import must_sit, seats_of
from ceiba.table.table import Table

log = logging.getLogger(__name__)

SAID = {
    "wait": "The time of seat {seat} is up. The table waits.",
    "skip": "The time of seat {seat} is up. Its turn is skipped.",
    "bot": "The time of seat {seat} is up. A bot plays until they are back.",
}


class Clocks:
    def __init__(self, tables: Tables, seats: Seats) -> None:
        self._tables = tables
        self._seats = seats
        self._timers: dict[str, asyncio.TimerHandle] = {}
        tables.subscribe(self.hear, self._timers.__contains__)

    def hear(self, table: Table, change: Change) -> None:
        if table.settings.clock is None or isinstance(change, LineSaid):
            return
        timer = self._timers.pop(table.name, None)
        if timer is not None:
            timer.cancel()
        due = None if table.settings.halted else table.time_up()
        if due is not None and table.clock is not None and table.clock.running:
            loop = asyncio.get_running_loop()
            self._timers[table.name] = loop.call_later(max(0.0, due - now()), self._ring, table.name)

    def _ring(self, name: str) -> None:
        self._timers.pop(name, None)
        self._tables.keep(asyncio.get_running_loop().create_task(self._time_up(name)))

    async def _time_up(self, name: str) -> None:
        held = await self._tables.held(name)
        table, rule = held.table, held.table.settings.clock
        if rule is None:
            return
        if rule.late == "bot":
            late = await self._seats.stand_in(table, lambda: _late(table, rule))
        else:
            async with held.lock:
                late = _late(table, rule)
                if late and rule.late == "wait" and table.clock is not None:
                    await self._tables.keep_time(table, told_late(table.clock, late))
                elif late:
                    late = late[:1]
                    await self._skip(table, late[0])
        if not late:
            self._tables.publish_clock(table)  # it rang too early: set it again
        for seat in late:
            text = SAID[rule.late].format(seat=seat)
            await self._tables.say(table, Line(name, 0, now(), text, seat=seat, key=f"time-up-{rule.late}"))

    async def _skip(self, table: Table, seat: int) -> None:
        """As little as the rules allow is done for them."""
        done, commit = least(table, seat), f"skip-{seat}-{table.version}"
        if table.is_sealed_moment():
            choice = Choice(table.name, table.version, seat, commit, None, done[0].text)
            await self._tables.keep_choice(table, choice)
        else:
            await self._tables.append(table, prepare(table, done, commit, None, now()))

    # -- what people decide ---------------------------------------------------------------------------

    async def wish(self, table: Table, guest: str, pause: bool | None, back: bool) -> None:
        """Someone wants to pause or to go on, or is back at a seat that a bot plays meanwhile."""
        must_sit(table, guest)
        if back:
            await self._seats.come_back(table, guest)
        async with (await self._tables.held(table.name)).lock:
            clock = table.clock
            if clock is None or pause is None:
                return
            for seat in seats_of(table, guest):
                clock = wishing(clock, seat, pause)
            if clock != table.clock:
                await self._tables.keep_time(table, clock)


def _late(table: Table, rule: ClockRule) -> list[int]:
    """The seats whose time is up; none where the operator has halted the game."""
    if table.clock is None or table.settings.halted:
        return []
    return ran_out(table.clock, rule, now(), table.standstills)

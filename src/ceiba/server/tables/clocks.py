"""What happens when someone's time is up: a timer for each table whose clock runs, and what the table chose."""

import asyncio
import logging

from ceiba.server.tables.moment import now
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import Change, LineSaid
from ceiba.table.clocks import ran_out, returned, stood_in, told_late, wishing
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
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        tables.subscribe(self.hear, self._timers.__contains__)

    def hear(self, table: Table, change: Change) -> None:
        if table.settings.clock is None or isinstance(change, LineSaid):
            return
        timer = self._timers.pop(table.name, None)
        if timer is not None:
            timer.cancel()
        due = table.time_up()
        if due is not None and table.clock is not None and table.clock.running:
            loop = asyncio.get_running_loop()
            self._timers[table.name] = loop.call_later(max(0.0, due - now()), self._ring, table.name)

    def _ring(self, name: str) -> None:
        self._timers.pop(name, None)
        self._tables.keep(asyncio.get_running_loop().create_task(self._time_up(name)))

    async def _time_up(self, name: str) -> None:
        held = await self._tables.held(name)
        table, rule = held.table, held.table.settings.clock
        async with held.lock:
            if rule is None or table.clock is None:
                return
            late = ran_out(table.clock, rule, now(), table.standstills)
            if not late or table.settings.halted:
                self._tables.publish_clock(table)  # it rang too early: set it again
                return
            if rule.late == "bot":
                await self._tables.keep_time(table, stood_in(table.clock, late))
            elif rule.late == "wait":
                await self._tables.keep_time(table, told_late(table.clock, late))
            else:
                await self._skip(table, late[0])
        for seat in late if rule.late != "skip" else late[:1]:
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
        async with (await self._tables.held(table.name)).lock:
            clock = table.clock
            if clock is None:
                return
            for seat in seats_of(table, guest):
                clock = clock if pause is None else wishing(clock, seat, pause)
                clock = returned(clock, seat) if back else clock
            if clock != table.clock:
                await self._tables.keep_time(table, clock)

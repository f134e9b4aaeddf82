"""New tables, and what people decide about those that are there: seats, kinds, the start, the rematch."""

import time
from collections.abc import Callable
from dataclasses import replace

from ceiba.bots import levels_of
from ceiba.games import find
from ceiba.server.store.rows import TableRow
from ceiba.server.tables.moment import now
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import SettingsChanged
from ceiba.table.clocks import ClockRule, time_up
from ceiba.table.commits import opening
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import head_of
from ceiba.table.luck import promise
from ceiba.table.permissions import must_come
from ceiba.table.seats import (
    SeatWish,
    TableWish,
    anew,
    first_seats,
    has_open_seats,
    must_start,
    open_seats,
    vacated,
    with_luck,
    with_member,
    with_new_key,
    with_seat,
    with_stand_ins,
    with_wish,
    without,
    without_member,
    without_person,
    without_stand_ins,
)
from ceiba.table.settings import TableSettings, Visibility, new_name, new_settings
from ceiba.table.table import Table


class Seats:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    # -- new tables -----------------------------------------------------------------------------------

    async def open_table(
        self,
        guest: str,
        name: str,
        game: str,
        wishes: list[SeatWish],
        options: dict[str, bool],
        visibility: Visibility = "unlisted",
        onlookers: bool = True,
        hints: bool = True,
        odds: bool = True,
        start: bool = False,
        clock: ClockRule | None = None,
    ) -> Table:
        """A new table, hosted by the guest who asks for it and is called `name`."""
        seats = first_seats(wishes, guest, name)
        if start and has_open_seats(seats):
            raise open_seats()
        settings = new_settings(find(game), seats, options, guest, visibility, onlookers, hints, odds, clock)
        row = self._row(settings)
        await self._store.add_table(row)
        table = await self._tables.at(row.table)
        if start:
            await self.start(table, guest)
        return table

    async def start(self, table: Table, guest: str) -> None:
        async with (await self._tables.held(table.name)).lock:
            while True:
                must_start(table, guest)
                settings = with_luck(table)
                opened = opening(replace(table, settings=settings), now())
                clock = None
                if opened.clock is not None and settings.clock is not None:
                    clock = (opened.clock, time_up(opened.clock, settings.clock))
                if await self._store.start(_row_of(table, settings), opened.entry, opened.waiting, clock):
                    table.settings = settings
                    table.revision += 1
                    made = table.move(opened.entry, opened.applied)
                    table.clock = opened.clock
                    self._tables.publish(table, SettingsChanged())
                    self._tables.publish(table, made)
                    self._tables.publish_clock(table)
                    return
                await self._tables.catch_up(table)

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same table anew, once: whoever asks later comes to the same one."""
        fresh = anew(table, guest)
        name = table.settings.rematch or await self._store.rematch(table.name, self._row(fresh))
        async with (await self._tables.held(table.name)).lock:
            await self._tables.catch_up(table)
        return await self._tables.at(name)

    def _row(self, settings: TableSettings) -> TableRow:
        """A table that nobody has seen yet. Its luck is bound before anyone sits down."""
        now, name, key = time.time(), new_name(), self._store.key
        return TableRow(name, promise(settings, name, key), "waiting", now, now, head=head_of(key, ""))

    # -- changes --------------------------------------------------------------------------------------

    async def settle(self, table: Table, guest: str, wish: TableWish) -> None:
        """The host changes what kind of table it is."""
        await self._decide(table, lambda: with_wish(table, guest, wish))

    async def join(self, table: Table, guest: str, key: str) -> None:
        """Come in by an invitation's key."""
        await self._decide(table, lambda: with_member(table, guest, key))

    async def invite_anew(self, table: Table, guest: str) -> None:
        """The host makes another invitation; the one so far opens nothing any more."""
        await self._decide(table, lambda: with_new_key(table, guest))

    async def send_away(self, table: Table, guest: str, member: str) -> None:
        """The host sends someone away who came by invitation."""
        await self._decide(table, lambda: without_member(table, guest, member))

    async def sit(
        self, table: Table, number: int, guest: str, name: str, wish: SeatWish, is_away: bool = True
    ) -> None:
        """Let someone else, or nobody, sit at a seat; `name` is what the guest who asks is called.

        `is_away`: whoever sits there now is.
        """
        must_come(table, guest)
        heir = wish.guest if wish.kind == "person" else None
        if heir not in (None, guest) and await self._store.person(str(heir)) is None:
            raise Refused(Cause.MISSING, "no-guest", "there is no such guest to hand the seat over to.")
        await self._decide(table, lambda: with_seat(table, number, guest, name, wish, is_away))

    async def stand_in(self, table: Table, for_whom: Callable[[], list[int]]) -> list[int]:
        """Let the usual bot play for people until they are back; answers at which seats."""
        stood: list[int] = []

        def change() -> TableSettings:
            stood[:] = for_whom()
            return with_stand_ins(table, stood, levels_of(table.settings.game).company)

        await self._decide(table, change)
        return stood

    async def come_back(self, table: Table, guest: str) -> None:
        """No bot plays for this guest any more."""
        await self._decide(table, lambda: without_stand_ins(table, guest))

    async def forget(self, guest: str) -> None:
        """A person is gone for good: the seats are open, the tables stand."""
        last = ""
        while names := await self._store.tables_with(guest, last):
            for last in names:
                await self._forget_at(last, guest)
        await self._store.forget_person(guest)

    async def _forget_at(self, name: str, guest: str) -> None:
        try:
            table = await self._tables.at(name)
        except Refused:  # it cannot be played here, but it must not keep its people either
            await self._store.change_settings(name, lambda settings: without(settings, guest))
            return
        async with (await self._tables.held(name)).lock:
            await self._tables.catch_up(table)  # another server may know of this guest here
        await self._decide(table, lambda: without_person(table, guest))

    async def keep_review(self, table: Table, review: dict[str, object]) -> None:
        """What a game that is over teaches stays with it."""
        await self._decide(table, lambda: replace(table.settings, review=review))

    async def _decide(self, table: Table, change: Callable[[], TableSettings]) -> None:
        """Stored first, then told. `change` makes the new settings from the table's, or refuses."""
        async with (await self._tables.held(table.name)).lock:
            while (settings := change()) != table.settings:
                gone = vacated(table.settings, settings)
                saved = await self._store.save_table(_row_of(table, settings), gone)
                if saved is None:
                    await self._tables.catch_up(table)
                    continue
                table.settings = settings
                table.revision += 1
                if saved.version == table.version:
                    self._tables.seal(table, saved.sealed)
                self._tables.publish(table, SettingsChanged())
                await self._tables.keep_time(table)
                return


def _row_of(table: Table, settings: TableSettings) -> TableRow:
    return TableRow(table.name, settings, table.status, table.created, table.updated, table.revision)

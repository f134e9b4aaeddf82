"""New tables, and what people decide about those that are there: seats, kinds, the start, the rematch."""

import time
from collections.abc import Callable

from ceiba.games import find
from ceiba.server.store.rows import TableRow
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import SettingsChanged
from ceiba.table.commits import opening
from ceiba.table.errors import Cause, Refused
from ceiba.table.permissions import must_come
from ceiba.table.seats import (
    SeatWish,
    TableWish,
    anew,
    first_seats,
    must_start,
    open_seats,
    vacated,
    with_member,
    with_seat,
    with_wish,
    without_person,
)
from ceiba.table.settings import OPEN, TableSettings, Visibility, new_name, new_settings
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
    ) -> Table:
        """A new table, hosted by the guest who asks for it and is called `name`."""
        seats = first_seats(wishes, guest, name)
        if start and OPEN in seats:
            raise open_seats()
        settings = new_settings(find(game), seats, options, guest, visibility, onlookers, hints, odds)
        row = _row(settings)
        await self._store.add_table(row)
        table = await self._tables.at(row.table)
        if start:
            await self.start(table, guest)
        return table

    async def start(self, table: Table, guest: str) -> None:
        async with (await self._tables.held(table.name)).lock:
            while True:
                must_start(table, guest)
                opened = opening(table, time.time())
                if await self._store.start(_row_of(table, table.settings), opened.entry, opened.waiting):
                    table.revision += 1
                    made = table.move(opened.entry, opened.applied)
                    self._tables.publish(table, SettingsChanged())
                    self._tables.publish(table, made)
                    return
                await self._tables.catch_up(table)

    async def rematch(self, table: Table, guest: str) -> Table:
        """The same table anew, once: whoever asks later comes to the same one."""
        fresh = anew(table, guest)
        name = table.settings.rematch or await self._store.rematch(table.name, _row(fresh))
        async with (await self._tables.held(table.name)).lock:
            await self._tables.catch_up(table)
        return await self._tables.at(name)

    # -- changes --------------------------------------------------------------------------------------

    async def settle(self, table: Table, guest: str, wish: TableWish) -> None:
        """The host changes what kind of table it is."""
        await self._decide(table, lambda: with_wish(table, guest, wish))

    async def join(self, table: Table, guest: str, key: str) -> None:
        """Come in by an invitation's key."""
        await self._decide(table, lambda: with_member(table, guest, key))

    async def sit(self, table: Table, number: int, guest: str, name: str, wish: SeatWish) -> None:
        """Let someone else, or nobody, sit at a seat; `name` is what the guest who asks is called."""
        must_come(table, guest)
        if wish.kind == "person" and wish.guest not in (None, guest):
            heir = await self._store.person(wish.guest or "")
            if heir is None:
                raise Refused(Cause.MISSING, "no-guest", "there is no such guest to hand the seat over to.")
            name = heir
        await self._decide(table, lambda: with_seat(table, number, guest, name, wish))

    async def forget(self, guest: str) -> None:
        """A person is gone for good: the seats are open, the tables stand."""
        while rows := await self._store.tables_of(guest):
            for row in rows:
                table = await self._tables.at(row.table)
                await self._decide(table, lambda table=table: without_person(table, guest))  # type: ignore[misc]
        await self._store.forget_person(guest)

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
                return


def _row(settings: TableSettings) -> TableRow:
    """A table that nobody has seen yet."""
    now = time.time()
    return TableRow(new_name(), settings, "waiting", now, now)


def _row_of(table: Table, settings: TableSettings) -> TableRow:
    return TableRow(table.name, settings, table.status, table.created, table.updated, table.revision)

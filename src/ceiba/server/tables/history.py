"""What a table's log tells: any past position, and past commits as they were told."""

import asyncio
from collections.abc import Mapping

from ceiba.game import Position, View
from ceiba.server.store.queries import Store
from ceiba.table.changes import ActsMade
from ceiba.table.history import made_by, must_have_been, position_at, replayed
from ceiba.table.log import Entry
from ceiba.table.permissions import must_watch
from ceiba.table.table import Table

MOST_MISSED = 60  # acts that are told again; whoever has missed more looks at the table anew


async def past_position(store: Store, table: Table, guest: str | None, at: int) -> Position:
    """The position after the first `at` acts, for whoever may watch."""
    must_watch(table, guest)
    must_have_been(table, at)
    return await _position(store, table, at)


async def _position(store: Store, table: Table, at: int) -> Position:
    if at == table.version and table.position is not None:
        return table.position
    snapshot = await store.snapshot(table.name, at)
    entries = await store.log(table.name, snapshot.version if snapshot else 0, at)
    return position_at(table, snapshot, entries, at)


async def replay(store: Store, table: Table, seat: int | None) -> tuple[View, list[Mapping[str, object]]]:
    """The whole game as a seat saw it; in a thread of its own, for it takes a while, and others are not to wait."""
    return await asyncio.to_thread(replayed, table, await store.log(table.name), seat)


async def made(store: Store, table: Table, entries: list[Entry]) -> list[ActsMade]:
    """Commits of the past that follow one another, as they were told then."""
    return made_by(table, await _position(store, table, entries[0].number), entries) if entries else []


async def missed(store: Store, table: Table, seen: int) -> list[ActsMade]:
    """The commits made since version `seen`, up to this moment, to be told again; none if they are too many."""
    if not 0 < table.version - seen <= MOST_MISSED:
        return []
    entries = await store.log(table.name, seen)
    if not entries:
        return []
    start = await _position(store, table, entries[0].number)
    while entries[-1].version < table.version:  # the log has grown meanwhile
        entries += await store.log(table.name, entries[-1].version)
    return made_by(table, start, entries)

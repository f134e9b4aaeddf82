"""The sweeper picks up what a dead server left: bots that nobody asked, choices that nobody revealed.
It also puts tables away that nobody needs now.

Commits are guarded by their version, so it is harmless if two servers sweep the same table.
"""

import asyncio
import logging
import time

from ceiba.server.room import Room
from ceiba.server.store.queries import MOST_LISTED

EVERY = 5.0  # seconds
SOON = 0.5
PATIENCE = 3.0  # seconds that a table may wait before it is looked after

log = logging.getLogger(__name__)


async def sweep_forever(room: Room) -> None:
    patience = 0.0  # at the start, whatever is there was left by someone else
    while True:
        found = 0
        try:
            found = await sweep(room, time.time() - patience)
            room.put_away()
        except Exception:  # the database may be away for a while; the sweeper must outlive it
            log.exception("the sweeper will try again")
        patience = PATIENCE
        await asyncio.sleep(EVERY if found < MOST_LISTED else SOON)  # there may be more


async def sweep(room: Room, before: float) -> int:
    """Look after tables that have waited for a bot or for a reveal since `before`; answers how many there were."""
    found = await room.store.due(before)
    for name in found:
        table = await room.at(name)
        async with table.lock:
            await room.catch_up(table)
            await room.reveal(table)
        room.call_bots(table)
    return len(found)

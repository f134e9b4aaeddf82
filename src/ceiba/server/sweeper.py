"""The sweeper picks up what a dead server left: bots that nobody asked, choices that nobody revealed.

Commits are guarded by their version, so it is harmless if two servers sweep the same table.
"""

import asyncio
import logging
import time

from ceiba.server.room import Room

EVERY = 5.0  # seconds
PATIENCE = 3.0  # seconds that a table may wait before it is looked after

log = logging.getLogger(__name__)


async def sweep_forever(room: Room) -> None:
    patience = 0.0  # at the start, whatever is there was left by someone else
    while True:
        try:
            await sweep(room, time.time() - patience)
        except Exception:  # the database may be away for a while; the sweeper must outlive it
            log.exception("the sweeper will try again")
        patience = PATIENCE
        await asyncio.sleep(EVERY)


async def sweep(room: Room, before: float) -> None:
    """Look after every table that has waited for a bot or for its choices to be revealed since `before`."""
    for name in await room.store.due(before):
        table = await room.at(name)
        async with table.lock:
            await room.catch_up(table)
            await room.reveal(table)
        room.call_bots(table)

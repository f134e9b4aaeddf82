"""Backups by the clock: a file for each, named by its time, and only so many kept."""

import asyncio
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from ceiba.server.store.copying import copy_all
from ceiba.server.store.database import Database
from ceiba.server.store.sqlite import SQLite

log = logging.getLogger(__name__)

NAME = "ceiba-{:%Y-%m-%dT%H%M%SZ}.sqlite"
PATTERN = "ceiba-*Z.sqlite"
UNFINISHED = ".unfinished"


class Plan(NamedTuple):
    folder: Path
    hours: float
    keep: int


def back_up(source: Database, plan: Plan, now: float) -> Path:
    """Everything as of this moment into a new file; the oldest beyond `keep` go."""
    plan.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = plan.folder / NAME.format(datetime.fromtimestamp(now, UTC))
    # Under another name until it is whole: whoever looks for a backup never finds half of one.
    half = file.with_name(file.name + UNFINISHED)
    half.unlink(missing_ok=True)
    target = SQLite(half, timeout=None)
    target.open()
    try:
        copy_all(source, target)
    finally:
        target.close()
    _key_of(half).replace(_key_of(file))
    half.rename(file)
    for old in sorted(plan.folder.glob(PATTERN))[: -plan.keep]:
        _key_of(old).unlink(missing_ok=True)
        old.unlink()
    return file


def _key_of(backup: Path) -> Path:
    """Where the key of a backup is: beside it."""
    return backup.with_name(f"{backup.name}.key")


def newest(folder: Path) -> float:
    """When the last backup was made; long ago if there is none."""
    return max((file.stat().st_mtime for file in folder.glob(PATTERN)), default=0.0)


async def back_up_forever(connect: Callable[[], Database], plan: Plan) -> None:
    """`connect` makes a connection of its own, so that nobody at play waits for a backup."""
    while True:
        await asyncio.sleep(max(0.0, newest(plan.folder) + plan.hours * 3600 - time.time()))
        try:
            log.info("backed up to %s", await asyncio.to_thread(_back_up, connect, plan))
        except Exception:  # the disk may be full for a while; the next one may succeed
            log.exception("the backup has failed; the next is tried in a minute")
            await asyncio.sleep(60.0)


def _back_up(connect: Callable[[], Database], plan: Plan) -> Path:
    source = connect()
    source.open()
    try:
        return back_up(source, plan, time.time())
    finally:
        source.close()

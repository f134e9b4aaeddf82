"""Games that are over are looked back at: each once, one at a time, in a process of its own, and kept."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import DecodeError
from msgspec.json import decode

from ceiba.server.tables.records import record_of
from ceiba.server.tables.seats import Seats
from ceiba.server.tables.tables import Tables
from ceiba.table.errors import Cause, Refused
from ceiba.table.table import Table

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "ceiba.server.bots.reviewing")
LIMIT = 300.0  # seconds for one game
LONGEST_LINE = 2**23  # bytes


@dataclass
class Looking:
    """How far it is."""

    done: int = 0
    of: int = 0


class Reviews:
    def __init__(self, tables: Tables, seats: Seats, command: Sequence[str] = COMMAND) -> None:
        self._tables = tables
        self._seats = seats
        self._command = command
        self._at_work: dict[str, Looking] = {}
        self._failed: set[str] = set()  # not tried again: it would fail again
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    def ask(self, table: Table) -> Looking:
        """Begin with it, unless that is done; says how far it is."""
        if table.status != "over":
            raise Refused(Cause.CONFLICT, "not-over", "a game is looked back at when it is over.")
        if table.settings.review is not None:
            return Looking(1, 1)
        if table.name in self._failed:
            raise Refused(
                Cause.CONFLICT, "no-review", "this game could not be reviewed; ceiba analyse may tell why."
            )
        if table.name not in self._at_work:
            self._at_work[table.name] = Looking()
            self._tables.keep(asyncio.get_running_loop().create_task(self._look_back(table)))
        return self._at_work[table.name]

    async def _look_back(self, table: Table) -> None:
        try:
            async with self._turn, asyncio.timeout(LIMIT):
                found = await self._asked(table, str(await record_of(self._tables, table)))
            if found is None:
                self._failed.add(table.name)
            else:
                await self._seats.keep_review(table, found)
        except TimeoutError:
            self._failed.add(table.name)
            log.warning("the review of table %s took too long", table.name)
        finally:
            self._at_work.pop(table.name, None)

    async def _asked(self, table: Table, record: str) -> dict[str, object] | None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
        )
        self._process = process
        assert process.stdin is not None  # both are pipes
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            process.stdin.close()
            async for line in process.stdout:
                said = decode(line, type=dict[str, object])
                review = said.get("review")
                if isinstance(review, dict):
                    return review
                looking = self._at_work[table.name]
                looking.done, looking.of = int(str(said["done"])), int(str(said["of"]))
        except (OSError, DecodeError):
            pass  # told below, as an end without an answer is
        finally:
            await self.stop()
        log.warning("the review of table %s gives no readable answer", table.name)
        return None

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            await process.wait()

"""What a database must be able to do for the store: run reads, and run writes that last."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from threading import Timer
from time import perf_counter
from typing import Any, TypeVar

from ceiba.server.store.errors import StoreBusy
from ceiba.server.store.session import Job, Session
from ceiba.server.store.single_instance import Claim
from ceiba.server.store.writer import Write, Writer, one_by_one
from ceiba.server.timeout import Timeout

A = TypeVar("A")
T = TypeVar("T")
EVERYTHING = "*"  # in place of a table's name
TIMEOUT = 10.0  # seconds that a request waits for the database


class Database(ABC):
    """Where sessions come from. Jobs that write may be run again if the database asks for it.

    `timeout`: the seconds that a request waits for an answer, and twice as long as one transaction may take;
    None, for the command line: as long as it takes.
    """

    is_shared = False  # whether several servers may serve the same tables

    def __init__(self, readers: int, timeout: float | None) -> None:
        self.timeout = Timeout(timeout)
        self.server_name: str | None = None  # of one of several servers that may share it
        self.key_file: Path | None = None  # where the key is, if it is kept outside
        self.is_key_given = False  # by whoever runs the servers: then it is not ours to change
        self.longest = None if timeout is None else timeout / 2  # seconds for one transaction
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
        self._writer: Writer | None = None
        self.waited: Callable[[str, float], None] = lambda kind, seconds: None  # told of each read and write

    @abstractmethod
    def open(self) -> None:
        """Connect, or say in one sentence why not."""

    @abstractmethod
    def another(self) -> "Database":
        """The same database with connections of its own, for a command or a backup that takes its time."""

    @abstractmethod
    def size(self) -> int:
        """Bytes on the disk."""

    @abstractmethod
    def look(self, job: Job[T]) -> T:
        """Run one job that only reads, as of one moment; waits for it."""

    # Any: each write has an answer of its own kind.
    @abstractmethod
    def transact(self, writes: list[Write]) -> list[Any]:
        """Run writes in one transaction, and wait until it is stored durably."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on call `heard` in the event loop with each table that another server changes, or EVERYTHING."""

    @abstractmethod
    def claim(self) -> Claim | None:
        """The right to serve these tables, where only one server may. Raises Claimed if one does."""

    @abstractmethod
    def alone(self) -> AbstractContextManager[None]:
        """Keep servers out for a while. StoreError if one serves these tables now."""

    @abstractmethod
    def interrupt(self, after: float) -> None:
        """Break off transactions that have taken longer than so many seconds."""

    # -- in the event loop ----------------------------------------------------------------------------

    async def read(self, job: Job[T]) -> T:
        """Run a job that only reads. StoreBusy if it takes too long."""
        answer = asyncio.get_running_loop().run_in_executor(self._readers, self.look, job)
        return await self._in_time("read", answer)

    # Those that write are plain functions: each coroutine on the way is entered again when the answer comes.

    # Any: as the language types what is to be run.
    def write(self, job: Job[T], *tables: str) -> Coroutine[Any, Any, T]:
        """Run a job that changes these tables; answers when that is durable. StoreBusy if it takes too long."""
        return self._write(Write(one_by_one, job, tables))

    def write_together(
        self, run: Callable[[Session, list[A]], Sequence[T]], argument: A, table: str
    ) -> Coroutine[Any, Any, T]:
        """Like `write`, for what comes so often that one call writes many: `run` gets the arguments of them all."""
        return self._write(Write(run, argument, (table,)))

    def _write(self, write: Write) -> Coroutine[Any, Any, Any]:
        if self._writer is None:
            self._writer = Writer(self.transact)
        return self._in_time("write", self._writer.write(write))

    async def _in_time(self, kind: str, answer: Awaitable[T]) -> T:
        began = perf_counter()
        try:
            return await self.timeout.wait(answer)
        except TimeoutError:
            if self.longest is not None:
                self.interrupt(self.longest)  # or its thread might hang for ever
            raise StoreBusy from None
        finally:
            self.waited(kind, perf_counter() - began)

    # -- without one ----------------------------------------------------------------------------------

    def now(self, job: Job[T]) -> T:
        """Run one job in a transaction of its own, where no server runs: for upgrades and the command line."""
        answer: T = self.transact([Write(one_by_one, job, ())])[0]
        return answer

    def close(self) -> None:
        """Finish what was asked for, though not at any price; whoever has connections then closes them."""
        limit = Timer(self.longest or TIMEOUT, self.interrupt, [0.0])
        limit.daemon = True
        limit.start()
        if self._writer is not None:
            self._writer.close()
        self._readers.shutdown()
        limit.cancel()

"""What a database must be able to do for the store: run reads, and run writes that last."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ceiba.server.store.session import Job, Session
from ceiba.server.store.writer import Writer

T = TypeVar("T")
EVERYTHING = "*"  # in place of a table's name


class Database(ABC):
    """Where sessions come from. Jobs that write may be run again if the database asks for it."""

    def __init__(self, readers: int) -> None:
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
        self._writer: Writer | None = None

    @abstractmethod
    def open(self) -> None:
        """Connect, or say in one sentence why not."""

    @abstractmethod
    def look(self, job: Job[T]) -> T:
        """Run one job that only looks, as of one moment; waits for it."""

    # Any: each job has an answer of its own kind.
    @abstractmethod
    def transact(self, jobs: list[Job[Any]]) -> list[Any]:
        """Run jobs that write in one transaction, and wait until it is stored durably."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` in the event loop with each table that another server has changed, or EVERYTHING."""

    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.look, job)

    async def write(self, job: Job[T]) -> T:
        """Run a job that writes, together with others; answers when it is stored durably."""
        if self._writer is None:
            self._writer = Writer(self.transact)
        return await self._writer.write(job)

    def now(self, job: Job[T]) -> T:
        """Run one job in a transaction of its own, where no server runs: for upgrades and the command line."""
        answer: T = self.transact([job])[0]
        return answer

    def script(self, statements: Sequence[str]) -> None:
        """Change the schema, all or nothing."""

        def job(session: Session) -> None:
            for statement in statements:
                session.change(statement)

        self.now(job)

    def close(self) -> None:
        """Finish what was asked for; whoever has connections then closes them."""
        if self._writer is not None:
            self._writer.close()
        self._readers.shutdown()


class StoreError(Exception):
    """The store cannot be used; the message says why and what to do."""

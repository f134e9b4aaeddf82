"""What a database must be able to do for the store: run reads, and run writes that last."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")
Value = str | int | float | None
Row = tuple[Value, ...]


class Session(ABC):
    """One transaction. Statements are written once for both databases, with `?` for what is filled in."""

    @abstractmethod
    def rows(self, sql: str, *values: Value) -> list[Row]:
        """What a query finds."""

    @abstractmethod
    def change(self, sql: str, *values: Value) -> int:
        """How many rows a statement has changed."""

    @abstractmethod
    def tell(self, table: str) -> None:
        """Let other servers know, once this is stored, that something has changed at a table."""


EVERYTHING = "*"  # in place of a table's name

Job = Callable[[Session], T]


class Database(ABC):
    """Where sessions come from. Jobs that write may be run again if the database asks for it."""

    @abstractmethod
    def open(self) -> None:
        """Connect, or say in one sentence why not."""

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """Run a job that only looks."""

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """Run a job that writes, together with others; answers when it is stored durably."""

    @abstractmethod
    def now(self, job: Job[T]) -> T:
        """Run one job in a transaction of its own, where no server runs: for upgrades and the command line."""

    @abstractmethod
    def look(self, job: Job[T]) -> T:
        """Run one job that only looks, as of one moment, where no server runs."""

    @abstractmethod
    def script(self, statements: Sequence[str]) -> None:
        """Change the schema, all or nothing."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` in the event loop with each table that another server has changed, or EVERYTHING."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was asked for, then disconnect."""


class StoreError(Exception):
    """The store cannot be used; the message says why and what to do."""

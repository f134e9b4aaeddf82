"""One transaction with a database: what every statement of the store goes through."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from ceiba.server.store.columns import Columns

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

    # -- many rows at once ----------------------------------------------------------------------------

    @abstractmethod
    def insert(self, table: str, rows: Sequence[Row]) -> int:
        """Add whole rows, but for those whose key is there already; answers how many were new."""

    @abstractmethod
    def update(self, table: str, setting: str, where: str, columns: Columns, rows: Sequence[Row]) -> None:
        """Change what belongs to each of these rows, which are called `given` in `setting` and `where`."""

    @abstractmethod
    def rows_for(self, sql: str, columns: Columns, rows: Sequence[Row]) -> list[Row]:
        """What a query finds that joins with these rows, as a table `given`; in order only for each one of them."""

    # -- other servers --------------------------------------------------------------------------------

    @abstractmethod
    def lock(self, tables: Sequence[str]) -> None:
        """Keep other servers from changing these tables until this transaction ends."""

    @abstractmethod
    def notify(self, table: str) -> None:
        """Let other servers know, once this is stored, that something has changed at a table."""


Job = Callable[[Session], T]

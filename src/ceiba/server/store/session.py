"""One transaction with a database: what every statement of the store goes through."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")
Value = str | int | float | None
Row = tuple[Value, ...]


class Columns(NamedTuple):
    """Names of columns, and the type of each."""

    names: tuple[str, ...]
    types: tuple[str, ...]


class Session(ABC):
    """One transaction. Statements are written once for both databases, with `?` for what is filled in.

    Those that end in `_many` run a statement over many rows at once. In it, `given` is a table of these rows:
    `INSERT INTO people SELECT * FROM given`.
    """

    @abstractmethod
    def rows(self, sql: str, *values: Value) -> list[Row]:
        """What a query finds."""

    @abstractmethod
    def change(self, sql: str, *values: Value) -> int:
        """How many rows a statement has changed."""

    @abstractmethod
    def rows_many(self, sql: str, columns: Columns, given: Sequence[Row]) -> list[Row]:
        """What a query finds for many given rows; what belongs to one of them comes together and in order."""

    @abstractmethod
    def change_many(self, sql: str, columns: Columns, given: Sequence[Row]) -> int:
        """How many rows a statement has changed for many given rows."""

    @abstractmethod
    def lock(self, tables: Sequence[str]) -> None:
        """Keep other servers from changing these tables until this transaction ends."""

    @abstractmethod
    def notify(self, table: str) -> None:
        """Let other servers know, once this is stored, that something has changed at a table."""


Job = Callable[[Session], T]

"""One transaction with a database: what every statement of the store goes through."""

from abc import ABC, abstractmethod
from collections.abc import Callable
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


Job = Callable[[Session], T]

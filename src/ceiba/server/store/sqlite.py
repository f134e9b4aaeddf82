"""SQLite: one file, one writer thread, durable before anyone is told (WAL, synchronous=FULL)."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from threading import Lock, local
from typing import Any, TypeVar

from ceiba.server.store.database import Database, StoreError
from ceiba.server.store.session import Job, Row, Session, Value

T = TypeVar("T")
READERS = 2
TIDY_AFTER = 8_000  # pages written, 32 MB: tidying up stops the writer, and costs the same for many as for few
PATIENCE = 20.0  # seconds to wait for another process that writes


class SQLiteSession(Session):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        return self._connection.execute(sql, values).rowcount

    def tell(self, table: str) -> None:
        """Nobody else serves these tables: a file has one server."""


class SQLite(Database):
    def __init__(self, path: Path) -> None:
        super().__init__(READERS)
        self.path = path
        self._mine = local()
        self._open: list[sqlite3.Connection] = []
        self._opening = Lock()

    def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._connection().execute("SELECT 1 FROM sqlite_schema").fetchall()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot open the tables in {self.path}: {error}") from None

    def listen(self, heard: Callable[[str], None]) -> None:
        """There is nobody to hear: a file has one server."""

    def close(self) -> None:
        super().close()
        for connection in self._open:
            connection.close()

    def look(self, job: Job[T]) -> T:
        """One reading transaction, so that all of a job's queries see the same moment."""
        connection = self._connection()
        connection.execute("BEGIN")
        try:
            return job(SQLiteSession(connection))
        finally:
            connection.execute("ROLLBACK")

    # Any: each job has an answer of its own kind.
    def transact(self, jobs: list[Job[Any]]) -> list[Any]:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            session = SQLiteSession(connection)
            answers = [job(session) for job in jobs]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return answers

    def _connection(self) -> sqlite3.Connection:
        """Each thread has a connection of its own."""
        mine: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if mine is None:
            mine = sqlite3.connect(self.path, PATIENCE, isolation_level=None, check_same_thread=False)
            mine.execute("PRAGMA journal_mode=WAL")
            mine.execute("PRAGMA synchronous=FULL")
            mine.execute(f"PRAGMA wal_autocheckpoint={TIDY_AFTER}")
            self._mine.connection = mine
            with self._opening:
                self._open.append(mine)
        return mine

"""SQLite: one file, one writer thread, durable before anyone is told (WAL, synchronous=FULL)."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Lock, local
from typing import Any, TypeVar

from ceiba.server.store.appending import Append, are_stored
from ceiba.server.store.columns import COLUMNS, Columns
from ceiba.server.store.database import EVERYTHING, TIMEOUT, Database
from ceiba.server.store.errors import StoreBusy, StoreDamaged, StoreError
from ceiba.server.store.group_append import GroupAppend, are_commits
from ceiba.server.store.private_files import create_private, make_private
from ceiba.server.store.session import Job, Row, Session, Value
from ceiba.server.store.single_instance import Claim, Claimed
from ceiba.server.store.writer import Write, carry_out

T = TypeVar("T")
OLDEST = (3, 33, 0)  # the first that takes the new values of many rows from other rows
READERS = 2
MOST_TOGETHER = 64  # rows of one statement; SQLite takes 999 values, and older ones no more
# Pages of the write-ahead log, 32 MB in all, after which it is copied into the file (a checkpoint). That stops the
# writer, and costs the same for many pages as for few.
CHECKPOINT_AFTER = 8_000
LARGEST_CHECKED = 100_000_000  # bytes that are looked through before a server starts
KIND = 0xFF  # the bits of an error's code that tell what it is; the others tell details
GLANCE = 1.0  # seconds between two looks at whether another process has written
LONG_TIMEOUT = 60.0  # seconds that a command waits for another process that writes


@cache
def _insert(table: str, rows: int) -> str:
    names = COLUMNS[table].names
    return f"INSERT INTO {table} ({', '.join(names)}) {_values(names, rows)} ON CONFLICT DO NOTHING"


@cache
def _update(table: str, setting: str, where: str, columns: Columns, rows: int) -> str:
    return f"{_given(columns, rows)} UPDATE {table} SET {setting} FROM given WHERE {where}"


@cache
def _query(sql: str, columns: Columns, rows: int) -> str:
    return f"{_given(columns, rows)} {sql}"


def _given(columns: Columns, rows: int) -> str:
    return f"WITH given ({', '.join(columns.names)}) AS ({_values(columns.names, rows)})"


def _values(names: Sequence[str], rows: int) -> str:
    row = f"({', '.join('?' for _ in names)})"
    return f"VALUES {', '.join([row] * rows)}"


def _together(rows: Sequence[Row]) -> Iterator[tuple[int, list[Value]]]:
    """So many rows, and their values one after the other: few numbers of rows, so that statements come again."""
    first, count = 0, MOST_TOGETHER
    while first < len(rows):
        while count > len(rows) - first:
            count //= 2
        yield count, [value for row in rows[first : first + count] for value in row]
        first += count


class SQLiteSession(Session):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._connection.execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        return self._connection.execute(sql, values).rowcount

    # Python's lock is given back and taken again for every statement, and whoever has it meanwhile keeps it for a
    # while: statements for many rows leave the tables' thread at work while they are carried out.

    def insert(self, table: str, rows: Sequence[Row]) -> int:
        together = [(_insert(table, count), values) for count, values in _together(rows)]
        return sum(self._connection.execute(sql, values).rowcount for sql, values in together)

    def update(self, table: str, setting: str, where: str, columns: Columns, rows: Sequence[Row]) -> None:
        for count, values in _together(rows):
            self._connection.execute(_update(table, setting, where, columns, count), values)

    def rows_for(self, sql: str, columns: Columns, rows: Sequence[Row]) -> list[Row]:
        together = [(_query(sql, columns, count), values) for count, values in _together(rows)]
        return [row for query, values in together for row in self._connection.execute(query, values).fetchall()]

    def lock(self, tables: Sequence[str]) -> None:
        """Whoever writes has the whole file."""

    def notify(self, table: str) -> None:
        """Nobody else serves these tables: a file has one server."""


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    return error.sqlite_errorcode & KIND in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class SQLite(Database):
    def __init__(self, path: Path, timeout: float | None = TIMEOUT) -> None:
        super().__init__(READERS, timeout)
        self.path = path
        self.key_file = path.resolve().with_name(f"{path.resolve().name}.key")
        self._mine = local()
        self._open: list[sqlite3.Connection] = []
        self._opening = Lock()
        self._hearing: asyncio.Task[None] | None = None

    def open(self) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            needed = ".".join(map(str, OLDEST[:2]))
            raise StoreError(f"this Python has SQLite {sqlite3.sqlite_version}: {needed} or a newer one is needed.")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            create_private(self.path)
            for name in ("", "-wal", "-shm"):
                make_private(self.path.with_name(f"{self.path.name}{name}"))
            self._connection().execute("SELECT 1 FROM sqlite_schema").fetchall()
            self._check()
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"cannot open the tables in {self.path}: {error}") from None

    def another(self) -> "SQLite":
        other = SQLite(self.path, timeout=None)
        other.key_file, other.is_key_given = self.key_file, self.is_key_given
        return other

    def size(self) -> int:
        names = (f"{self.path.name}{end}" for end in ("", "-wal"))
        files = [self.path.with_name(name) for name in names]
        return sum(file.stat().st_size for file in files if file.is_file())

    def _check(self) -> None:
        """Not of a file so large that nobody would wait for it."""
        if self.path.stat().st_size <= LARGEST_CHECKED:
            ((found,),) = self._connection().execute("PRAGMA quick_check(1)").fetchall()
            if found != "ok":
                raise StoreError(f"the tables in {self.path} are damaged ({found}): restore a backup.")

    def listen(self, heard: Callable[[str], None]) -> None:
        """A file has one server; but the operator's commands change it too."""
        self._hearing = asyncio.get_running_loop().create_task(self._hear(heard))

    async def _hear(self, heard: Callable[[str], None]) -> None:
        """SQLite counts what other connections write: asked by the writer's own, what other processes do."""
        known = None
        while True:
            with suppress(StoreBusy):
                (count,) = (await self.write(lambda session: session.rows("PRAGMA data_version")))[0]
                if known is not None and count != known:
                    heard(EVERYTHING)
                known = count
            await asyncio.sleep(GLANCE)

    def claim(self) -> Claim:
        return Claim(self.path)

    @contextmanager
    def alone(self) -> Iterator[None]:
        try:
            claim = self.claim()
        except Claimed as claimed:
            raise StoreError(f"a server has these tables, at {claimed.address}: stop it first.") from None
        try:
            yield
        finally:
            claim.release()

    def interrupt(self, after: float) -> None:
        """Nothing to do: SQLite itself gives up waiting for other processes, and nothing else lasts long."""

    def close(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
        super().close()
        for connection in self._open:
            connection.close()

    def backup(self, copy: Path) -> None:
        """The file as it is now, to a new one."""
        create_private(copy)
        with closing(sqlite3.connect(copy)) as target:
            self._connection().backup(target)

    def look(self, job: Job[T]) -> T:
        """One reading transaction, so that all of a job's queries see the same moment."""
        connection = self._connection()
        try:
            connection.execute("BEGIN")
            try:
                return job(SQLiteSession(connection))
            finally:
                connection.execute("ROLLBACK")
        except sqlite3.DatabaseError as error:
            if _is_damage(error):
                raise StoreDamaged from None
            raise

    # Any: each write has an answer of its own kind.
    def transact(self, writes: list[Write]) -> list[Any]:
        connection = self._connection()
        try:
            if are_commits(writes):
                return self._append([write.argument for write in writes])
            connection.execute("BEGIN IMMEDIATE")
            answers = carry_out(SQLiteSession(connection), writes)
            connection.execute("COMMIT")
        except BaseException as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode & KIND == sqlite3.SQLITE_BUSY:
                raise StoreBusy from None
            if isinstance(error, sqlite3.DatabaseError) and _is_damage(error):
                raise StoreDamaged from None
            raise
        return answers

    def _append(self, appends: list[Append]) -> list[bool]:
        """What comes most often, by one statement."""
        group: GroupAppend | None = getattr(self._mine, "group_append", None)
        if group is None:
            group = self._mine.group_append = GroupAppend(self._connection())
        if group.append(appends):
            return [True] * len(appends)
        return are_stored(SQLiteSession(self._connection()), appends)

    def _connection(self) -> sqlite3.Connection:
        """Each thread has a connection of its own."""
        mine: sqlite3.Connection | None = getattr(self._mine, "connection", None)
        if mine is None:
            timeout = self.longest or LONG_TIMEOUT
            mine = sqlite3.connect(self.path, timeout, isolation_level=None, check_same_thread=False)
            mine.execute("PRAGMA journal_mode=WAL")
            mine.execute("PRAGMA synchronous=FULL")
            mine.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_AFTER}")
            self._mine.connection = mine
            with self._opening:
                self._open.append(mine)
        return mine

"""PostgreSQL: several servers may serve the same tables; NOTIFY carries the news between them."""

import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from secrets import token_hex
from threading import Event, Lock, local
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from ceiba.server.store.columns import COLUMNS, Columns
from ceiba.server.store.database import TIMEOUT, Database
from ceiba.server.store.errors import StoreBusy, StoreError
from ceiba.server.store.listener import CHANNEL, SERVING, Listener, notifications
from ceiba.server.store.session import Job, Row, Session, Value
from ceiba.server.store.writer import Write, carry_out

T = TypeVar("T")
READERS = 4
PAUSE = 0.2  # seconds before the next try, when the database is away
# A machine that vanishes from the network is noticed within a quarter of a minute.
CONNECTING = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}

# Two servers got in each other's way: the same writes again are harmless.
AGAIN = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)
AWAY = (psycopg.OperationalError, psycopg.InterfaceError)


@cache
def _native(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


@cache
def _insert(table: str) -> bytes:
    names = ", ".join(COLUMNS[table].names)
    sql = f"INSERT INTO {table} ({names}) SELECT {names} FROM given ON CONFLICT DO NOTHING"
    return _query(sql, COLUMNS[table])


@cache
def _update(table: str, setting: str, where: str, columns: Columns) -> bytes:
    return _query(f"UPDATE {table} SET {setting} FROM given WHERE {where}", columns)


@cache
def _query(sql: str, columns: Columns) -> bytes:
    arrays = ", ".join(f"%b::{kind}[]" for kind in columns.types)
    return f"WITH given AS (SELECT * FROM unnest({arrays}) AS given ({', '.join(columns.names)})) {sql}".encode()


class PostgresSession(Session):
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection
        self._changed: dict[str, None] = {}

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._execute(_native(sql), values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        return self._execute(_native(sql), values).rowcount

    def insert(self, table: str, rows: Sequence[Row]) -> int:
        return self._execute(_insert(table), _arrays(rows)).rowcount if rows else 0

    def update(self, table: str, setting: str, where: str, columns: Columns, rows: Sequence[Row]) -> None:
        if rows:
            self._execute(_update(table, setting, where, columns), _arrays(rows))

    def rows_for(self, sql: str, columns: Columns, rows: Sequence[Row]) -> list[Row]:
        return self._execute(_query(sql, columns), _arrays(rows)).fetchall() if rows else []

    def lock(self, tables: Sequence[str]) -> None:
        if tables:
            sql = b"SELECT 1 FROM tables WHERE id = ANY(%b) ORDER BY id FOR NO KEY UPDATE"
            self._execute(sql, [[*tables]])

    def notify(self, table: str) -> None:
        self._changed[table] = None

    def send_notifications(self, sender: str) -> None:
        """They are delivered when the transaction is stored."""
        if self._changed:
            sql = b"SELECT pg_notify(%s, payload) FROM unnest(%b::text[]) AS payload"
            self._execute(sql, [CHANNEL, notifications(sender, [*self._changed])])

    # Any: psycopg takes values of every kind.
    def _execute(self, sql: bytes, values: Sequence[Any]) -> psycopg.Cursor[Row]:
        # prepare: the same few statements come again and again.
        return self._connection.execute(sql, values, prepare=True)


def _arrays(rows: Sequence[Row]) -> list[list[Value]]:
    """One list per column."""
    return [[*column] for column in zip(*rows, strict=True)]


@contextmanager
def _reached() -> Iterator[None]:
    """What is wrong with the connection becomes one sentence."""
    try:
        yield
    except psycopg.Error as error:
        raise StoreError(f"cannot reach PostgreSQL: {' '.join(str(error).split())}") from None


class Postgres(Database):
    is_shared = True

    def __init__(self, address: str, timeout: float | None = TIMEOUT) -> None:
        super().__init__(READERS, timeout)
        self.address = address
        self.name = token_hex(6)  # by which to know its own notifications
        self.server_name = self.name
        self._mine = local()
        self._open: list[psycopg.Connection] = []
        self._opening = Lock()
        self._busy_since: dict[psycopg.Connection, float] = {}
        self._stop = Event()
        self._listener: Listener | None = None

    def open(self) -> None:
        with _reached():
            self._connection()

    def another(self) -> "Postgres":
        other = Postgres(self.address, timeout=None)
        other.key_file, other.is_key_given = self.key_file, self.is_key_given
        return other

    def size(self) -> int:
        sql = "SELECT pg_database_size(current_database())"
        return self.look(lambda session: int(str(session.rows(sql)[0][0])))

    def listen(self, heard: Callable[[str], None]) -> None:
        with _reached():
            self._listener = Listener(self._connect, self.name, heard)

    def claim(self) -> None:
        """Any number of servers may serve the same tables."""

    @contextmanager
    def alone(self) -> Iterator[None]:
        connection = self._connection()
        if connection.execute("SELECT pg_try_advisory_lock(%s)", [SERVING]).fetchone() != (True,):
            raise StoreError("a server has these tables: stop all of them first.")
        try:
            yield
        finally:
            connection.execute("SELECT pg_advisory_unlock(%s)", [SERVING])

    def close(self) -> None:
        self._stop.set()
        if self._listener is not None:
            self._listener.close()
        super().close()
        for connection in self._open:
            connection.close()

    def interrupt(self, after: float) -> None:
        """By cutting the connection: a database that has frozen would not hear anything else."""
        now = time.monotonic()
        for connection, since in [*self._busy_since.items()]:
            if now - since > after:
                # suppress: it may end by itself just now.
                with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)

    # -- transactions ---------------------------------------------------------------------------------

    def look(self, job: Job[T]) -> T:
        def work(connection: psycopg.Connection) -> T:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            with connection.transaction():
                return job(PostgresSession(connection))

        return self._patiently(work)

    # Any: each write has an answer of its own kind.
    def transact(self, writes: list[Write]) -> list[Any]:
        def work(connection: psycopg.Connection) -> list[Any]:
            # So that each statement sees what others have stored while this one waited for their locks.
            connection.isolation_level = psycopg.IsolationLevel.READ_COMMITTED
            with connection.transaction():
                session = PostgresSession(connection)
                answers = carry_out(session, writes)
                session.send_notifications(self.name)
            return answers

        return self._patiently(work)

    def _patiently(self, work: Callable[[psycopg.Connection], T]) -> T:
        """Try again after a deadlock, and while the database is away, though not for ever."""
        give_up = time.monotonic() + (self.timeout.seconds or TIMEOUT)
        while True:
            try:
                connection = self._connection()
                self._busy_since[connection] = time.monotonic()
                try:
                    return work(connection)
                finally:
                    del self._busy_since[connection]
            except AGAIN:
                if time.monotonic() > give_up:
                    raise
            except psycopg.errors.QueryCanceled:
                raise StoreBusy from None  # it took longer than `longest`
            except AWAY:
                self._forget()
                if time.monotonic() > give_up or self._stop.wait(PAUSE):
                    raise StoreBusy from None

    # -- connections ----------------------------------------------------------------------------------

    def _connection(self) -> psycopg.Connection:
        """Each thread has a connection of its own."""
        mine: psycopg.Connection | None = getattr(self._mine, "connection", None)
        if mine is None:
            mine = self._connect()
            self._mine.connection = mine
            with self._opening:
                self._open.append(mine)
        return mine

    def _connect(self) -> psycopg.Connection:
        asked = conninfo_to_dict(self.address)
        options = str(asked.pop("options", None) or "")
        limits = {**CONNECTING}
        if self.longest is not None:
            limits["connect_timeout"] = max(2, round(self.longest))  # less is not possible
            # A server that has frozen in mid-transaction must not block the others either.
            most = round(self.longest * 1000)
            options += f" -c statement_timeout={most} -c idle_in_transaction_session_timeout={most}"
        address = make_conninfo("", **{**limits, **asked, "options": options.strip()})
        return psycopg.connect(address, autocommit=True)

    def _forget(self) -> None:
        mine: psycopg.Connection | None = getattr(self._mine, "connection", None)
        if mine is not None:
            mine.close()
            self._mine.connection = None
            with self._opening:
                self._open.remove(mine)

"""PostgreSQL: several servers may serve the same tables; NOTIFY carries the news between them."""

import asyncio
import time
from collections.abc import Callable
from secrets import token_hex
from threading import Event, Lock, Thread, local
from typing import Any, TypeVar

import psycopg

from ceiba.server.store.database import EVERYTHING, Database, StoreError
from ceiba.server.store.session import Job, Row, Session, Value

T = TypeVar("T")
READERS = 4
CHANNEL = "ceiba"
PATIENCE = 30.0  # seconds to wait for a database that restarts
GLANCE = 0.5  # seconds between two looks at whether to stop listening

# Two servers got in each other's way; or the database was away. The same jobs again are harmless.
AGAIN = (
    psycopg.errors.DeadlockDetected,
    psycopg.errors.SerializationFailure,
    psycopg.errors.UniqueViolation,
)
AWAY = (psycopg.OperationalError, psycopg.InterfaceError)


class PostgresSession(Session):
    def __init__(self, connection: psycopg.Connection) -> None:
        self._connection = connection
        self.told: dict[str, None] = {}

    def rows(self, sql: str, *values: Value) -> list[Row]:
        return self._execute(sql, values).fetchall()

    def change(self, sql: str, *values: Value) -> int:
        return self._execute(sql, values).rowcount

    def tell(self, table: str) -> None:
        self.told[table] = None

    def _execute(self, sql: str, values: tuple[Value, ...]) -> psycopg.Cursor[Row]:
        # prepare: the same few statements come again and again.
        return self._connection.execute(sql.replace("?", "%s").encode(), values, prepare=True)


class Postgres(Database):
    def __init__(self, address: str) -> None:
        super().__init__(READERS)
        self.address = address
        self.name = token_hex(6)  # to know one's own news by
        self._mine = local()
        self._open: list[psycopg.Connection] = []
        self._opening = Lock()
        self._stop = Event()
        self._listener: Thread | None = None

    def open(self) -> None:
        try:
            self._connection()
        except psycopg.Error as error:
            raise StoreError(f"cannot reach PostgreSQL: {' '.join(str(error).split())}") from None

    def listen(self, heard: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()
        self._listener = Thread(target=self._hear, args=(loop, heard), name="listener", daemon=True)
        self._listener.start()

    def close(self) -> None:
        self._stop.set()
        if self._listener is not None:
            self._listener.join()
        super().close()
        for connection in self._open:
            connection.close()

    def _hear(self, loop: asyncio.AbstractEventLoop, heard: Callable[[str], None]) -> None:
        """Whatever was missed while the database was away is read again: EVERYTHING may have changed."""
        away = False
        while not self._stop.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    if away and not loop.is_closed():
                        loop.call_soon_threadsafe(heard, EVERYTHING)
                    while not self._stop.is_set():
                        for news in connection.notifies(timeout=GLANCE):
                            sender, _, table = news.payload.partition(" ")
                            if sender != self.name and not loop.is_closed():
                                loop.call_soon_threadsafe(heard, table)
            except AWAY:
                away = True
                self._stop.wait(GLANCE)

    def look(self, job: Job[T]) -> T:
        def in_one_moment(connection: psycopg.Connection) -> T:
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            try:
                answer: T = self._in_transaction(connection, [job])[0]
            finally:
                if not connection.closed:
                    connection.isolation_level = None
            return answer

        return self._patiently(in_one_moment)

    # Any: each job has an answer of its own kind.
    def transact(self, jobs: list[Job[Any]]) -> list[Any]:
        return self._patiently(lambda connection: self._in_transaction(connection, jobs))

    def _in_transaction(self, connection: psycopg.Connection, jobs: list[Job[Any]]) -> list[Any]:
        with connection.transaction():
            session = PostgresSession(connection)
            answers = [job(session) for job in jobs]
            for table in session.told:
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.name} {table}"), prepare=True)
        return answers

    def _patiently(self, work: Callable[[psycopg.Connection], T]) -> T:
        """Try again after a deadlock, and while the database is away, though not for ever."""
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return work(self._connection())
            except AGAIN:
                if time.monotonic() > give_up:
                    raise
            except AWAY:
                self._forget()
                if time.monotonic() > give_up or self._stop.is_set():
                    raise
                time.sleep(0.2)

    def _connection(self) -> psycopg.Connection:
        """Each thread has a connection of its own."""
        mine: psycopg.Connection | None = getattr(self._mine, "connection", None)
        if mine is None:
            mine = psycopg.connect(self.address, autocommit=True)
            self._mine.connection = mine
            with self._opening:
                self._open.append(mine)
        return mine

    def _forget(self) -> None:
        mine: psycopg.Connection | None = getattr(self._mine, "connection", None)
        if mine is not None:
            mine.close()
            self._mine.connection = None
            with self._opening:
                self._open.remove(mine)

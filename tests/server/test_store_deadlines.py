"""No request waits for the database for ever, and no server either when it stops."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import psycopg
import pytest

from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreBusy
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.queries import Store
from ceiba.server.store.session import Session
from ceiba.server.store.sqlite import SQLite
from tests.server.postgres import PostgresServer, cut_connections
from tests.server.storing import entry, opened, run, started

TIMEOUT = 2.0  # seconds
SLACK = 20.0  # seconds more, on a machine that has other things to do: without a deadline it would be for ever


@contextmanager
def soon() -> Iterator[None]:
    began = time.monotonic()
    yield
    assert time.monotonic() - began < TIMEOUT + SLACK


def test_a_frozen_postgresql_keeps_nobody_waiting(postgres: PostgresServer) -> None:
    async def test() -> None:
        store = Store(Postgres(postgres.new_database(), TIMEOUT))
        store.open()
        store.listen(lambda table: None)
        await started(store, "t1")
        await store.load("t1")
        with postgres.frozen():
            with soon():
                jobs = [store.append(entry(1, 2, "a"), 2, False, None), store.load("t1"), store.ping()]
                answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers] == [StoreBusy] * 3
        assert await store.append(entry(1, 2, "a"), 2, False, None)  # again, or for the first time
        assert [line.commit for line in await store.log("t1")] == ["start", "a"]
        pending = asyncio.create_task(store.append(entry(2, 3, "b"), 2, False, None))
        with postgres.frozen():
            await asyncio.sleep(0)  # it has been asked for
            with soon():
                store.close()
        with pytest.raises(StoreBusy):
            await pending

    asyncio.run(test())


@contextmanager
def locked(database: Database) -> Iterator[None]:
    """Somebody else has taken the tables for himself, and does not let go."""
    if isinstance(database, SQLite):
        with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
    else:
        assert isinstance(database, Postgres)
        with psycopg.connect(database.address) as connection:
            connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")  # for all that write
            yield


def impatient(database: Database) -> Database:
    if isinstance(database, SQLite):
        return SQLite(database.path, TIMEOUT)
    assert isinstance(database, Postgres)
    return Postgres(database.address, TIMEOUT)


def test_whoever_cannot_write_is_told_soon_and_reads_go_on(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1", "t2")
        with locked(store.database), soon():
            tries = [store.append(entry(1, 2, "a", name), 2, False, None) for name in ("t1", "t2")]
            answers = await asyncio.gather(*tries, store.load("t1"), return_exceptions=True)
            assert [type(answer) for answer in answers[:2]] == [StoreBusy] * 2
            assert not isinstance(answers[2], BaseException)
        assert await store.append(entry(1, 2, "a"), 2, False, None)

    run(impatient(database), test)


def test_what_nobody_waits_for_any_more_is_not_written(tmp_path: Path) -> None:
    begun, go = Event(), Event()

    def slow(session: Session) -> None:
        begun.set()
        assert go.wait(20)

    async def test() -> None:
        async with opened(SQLite(tmp_path / "tables.sqlite")) as store:
            await started(store, "t1")
            first = asyncio.create_task(store.database.write(slow))
            await asyncio.to_thread(begun.wait, 20)
            given_up = asyncio.create_task(store.append(entry(1, 2, "given up"), 2, False, None))
            awaited = asyncio.create_task(store.append(entry(1, 2, "awaited"), 2, False, None))
            await asyncio.sleep(0)  # both have been asked for
            given_up.cancel()
            await asyncio.sleep(0)
            go.set()
            await first
            assert await awaited
            assert [line.commit for line in await store.log("t1")] == ["start", "awaited"]

    asyncio.run(test())


def test_a_database_that_comes_back_in_time_is_waited_for(postgres: PostgresServer) -> None:
    database = Postgres(postgres.new_database(), TIMEOUT)

    async def test(store: Store) -> None:
        await started(store, "t1")
        cut_connections(database.address)
        assert await store.append(entry(1, 2, "a"), 2, False, None)
        assert await store.person("g1") is None

    run(database, test)

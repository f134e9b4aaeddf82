"""Many writes in one transaction: each is answered as if it had come alone."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ceiba.server.store.appending import Append, append_all
from ceiba.server.store.database import Database
from ceiba.server.store.group_append import GroupAppend
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.queries import Store
from ceiba.server.store.sealing import seal_all
from ceiba.server.store.session import Session
from ceiba.server.store.sqlite import SQLite
from ceiba.server.store.writer import Write
from ceiba.table.clocks import Clock
from ceiba.table.log import Choice
from tests.server.postgres import PostgresServer
from tests.server.storing import choice, entry, opened, row, run, started


def append(number: int, version: int, commit: str, table: str, **more: Any) -> Write:
    return Write(append_all, Append(entry(number, version, commit, table), 2, False, "head", **more), (table,))


def seal(sealed: Choice) -> Write:
    return Write(seal_all, sealed, (sealed.table,))


def test_each_commit_of_a_group_is_decided_by_itself(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1", "t2", "t3", "t4", "t5")
        for seat in (1, 2):
            await store.seal(choice(seat, f"c{seat}", f"{seat} stay", table="t3"))
            await store.seal(choice(seat, f"c{seat}", f"{seat} stay", table="t4"))
        await store.append(entry(1, 2, "first", "t2"), 2, False, None)
        answers = database.transact(
            [
                append(1, 2, "a", "t1", snapshot="the position at 2"),
                append(1, 2, "b", "t1"),  # another was first, in this very group
                append(2, 4, "c", "t1"),  # and this follows upon it
                append(1, 2, "a", "t1", snapshot="the position at 2"),  # the same again
                append(1, 3, "late", "t2", snapshot="never"),  # another was first, long ago
                append(1, 2, "first", "t2"),
                append(1, 3, "reveal", "t3", revealed=["c1", "c2"]),
                append(1, 3, "reveal", "t4", revealed=["c1", "other"]),  # a choice was changed
                append(1, 2, "d", "t5"),
            ]
        )
        assert answers == [True, False, True, True, False, True, True, False, True]
        versions = {}
        for name in ("t1", "t2", "t3", "t4", "t5"):
            stored = await store.load(name)
            assert stored is not None
            versions[name] = stored.row.version
            assert [line.version for line in await store.log(name)][-1] == stored.row.version
        assert versions == {"t1": 4, "t2": 2, "t3": 3, "t4": 1, "t5": 2}
        assert await store.snapshot("t2", 9) is None
        assert [line.commit for line in await store.log("t1", 1)] == ["a", "c"]

    run(database, test)


def test_a_group_that_reveals_nothing_is_decided_in_the_same_way(database: Database) -> None:
    """On SQLite one statement stores it: whoever comes too late leaves no trace, not even a snapshot."""

    async def test(store: Store) -> None:
        await started(store, "t1", "t2", "t3")
        await store.append(entry(1, 2, "first", "t2"), 2, False, None)
        clock = Clock(3.25, 4, (60.0, 59.5), (1,), (1,))
        answers = database.transact(
            [
                append(1, 2, "a", "t1", snapshot="the position at 2"),
                append(1, 3, "b", "t1", snapshot="never"),  # another was first, in this very group
                append(2, 4, "c", "t1"),  # and this follows upon it
                append(1, 2, "a", "t1", snapshot="the position at 2"),  # the same again
                append(1, 3, "late", "t2", snapshot="never", clock=(clock, 9.0)),  # another was first, long ago
                append(1, 4, "d", "t3", clock=(replace(clock, version=1), 8.0)),
                append(4, 5, "e", "t3", clock=(clock, None)),
            ]
        )
        assert answers == [True, False, True, True, False, True, True]
        for name, commits in {
            "t1": ["start", "a", "c"],
            "t2": ["start", "first"],
            "t3": ["start", "d", "e"],
        }.items():
            log = await store.log(name)
            assert [line.commit for line in log] == commits
            table = await store.table(name)
            assert table is not None
            assert table.version == log[-1].version
        kept = [await store.snapshot(name, 9) for name in ("t1", "t2", "t3")]
        assert [one and (one.version, one.position) for one in kept] == [(2, "the position at 2"), None, None]
        rows = await database.read(lambda session: session.rows("SELECT table_id, due FROM clocks"))
        assert rows == [("t3", None)]

    run(database, test)


def test_what_is_stored_in_a_group_comes_back_to_the_last_bit(database: Database) -> None:
    """The log is a chain of hashes: a time that was rounded would break it."""
    times = [1_795_000_000 + number / 7 + 1e-7 for number in range(40)]
    odd = ["1 done", "", "quotes \" and '", "Ádá 🗿"]

    async def test(store: Store) -> None:
        names = [f"t{number}" for number in range(len(times))]
        await started(store, *names)
        entries = [
            replace(entry(1, 5, "a", name), time=time, acts=odd) for name, time in zip(names, times, strict=True)
        ]
        assert all(await asyncio.gather(*[store.append(one, 2, False, None) for one in entries]))
        assert [(await store.log(name, 1))[0] for name in names] == entries

    run(database, test)


def test_one_statement_stores_a_group_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    names = [f"t{number}" for number in range(50)]

    async def test(store: Store) -> None:
        await started(store, *names)

    run(SQLite(path), test)
    said: list[str] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        group = GroupAppend(connection)
        connection.set_trace_callback(said.append)
        appends = [Append(entry(1, 2, "a", name), 2, False, "head") for name in names]
        assert group.append(appends)
        assert not group.append(appends[:3])  # they are no longer new
        assert not connection.in_transaction
    statements = [*dict.fromkeys(said)]  # each is told again for all that its trigger does
    assert [statement.count("'head'") for statement in statements] == [50, 3]
    with closing(sqlite3.connect(path)) as connection:
        kinds = {kind for (kind,) in connection.execute("SELECT type FROM sqlite_schema")}
        assert kinds == {"table", "index"}
        assert [*connection.execute("SELECT COUNT(*) FROM log WHERE number = 1")] == [(50,)]


def test_a_statement_that_is_broken_off_stores_nothing_of_its_group(tmp_path: Path) -> None:
    """The last row cannot be stored: by then all others have been, and are taken back."""
    names = [f"t{number}" for number in range(20)]
    bad: Any = None  # Any: what no log holds

    async def test(store: Store) -> None:
        await started(store, *names)
        group = [append(1, 2, "a", name) for name in names[:-1]]
        worst = Append(replace(entry(1, 2, "a", names[-1]), hash=bad), 2, False, "head")
        with pytest.raises(sqlite3.IntegrityError):
            store.database.transact([*group, Write(append_all, worst, (names[-1],))])
        assert [len(await store.log(name)) for name in names] == [1] * len(names)

        # And asked for at once, the others do not suffer for it.
        tries = [store.append(entry(1, 2, "a", name), 2, False, None) for name in names[:-1]]
        tries.append(store.append(worst.entry, 2, False, None))
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert answers[:-1] == [True] * len(names[:-1])
        assert isinstance(answers[-1], sqlite3.IntegrityError)
        tables = [await store.table(name) for name in names]
        assert [table.version for table in tables if table is not None] == [2] * 19 + [1]

    run(SQLite(tmp_path / "tables.sqlite"), test)


def test_each_choice_of_a_group_is_kept_by_itself(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1", "t2")
        await store.append(entry(1, 2, "first", "t2"), 2, False, None)
        first = choice(1, "a", "1 stay")
        answers = database.transact(
            [
                seal(first),
                seal(choice(2, "b", "2 stay")),
                seal(choice(1, "c", "1 leave")),
                seal(first),
                seal(choice(1, "late", "1 stay", table="t2")),  # at a moment that is over
            ]
        )
        assert [None if answer is None else [one.commit for one in answer] for answer in answers] == [
            ["a"],
            ["a", "b"],
            ["a", "c", "b"],
            ["a", "c", "b"],
            None,
        ]
        assert [one.commit for one in await store.sealed("t1", 1)] == ["a", "c", "b"]
        found = await store.table("t1")
        assert found is not None
        assert (found.waiting, found.updated) == (0, 2.0)
        assert await store.sealed("t2", 1) == []

    run(database, test)


def test_a_write_that_fails_does_not_spoil_the_others(database: Database) -> None:
    def bad(session: Session) -> None:
        session.change("INSERT INTO people (guest, name, created) VALUES ('x', 'half', 1.0)")
        raise ValueError("a bad job")

    def worse(session: Session, arguments: Sequence[int]) -> list[int]:
        session.change("INSERT INTO nowhere (guest) VALUES ('x')")
        return [*arguments]

    async def test(store: Store) -> None:
        names = [f"t{number}" for number in range(1, 11)]
        await started(store, *names)
        appends = [store.append(entry(1, 2, "a", name), 2, False, None) for name in names]
        sealed = [store.seal(choice(1, "s", "1 stay", table=name)) for name in names]
        jobs = [*appends[:5], database.write(bad), *sealed, database.write_together(worse, 1, "t1"), *appends[5:]]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [result for result in results if isinstance(result, Exception)]
        assert len(failed) == 2
        assert isinstance(failed[0], ValueError)
        assert "nowhere" in str(failed[1])
        for name in names:
            assert [line.commit for line in await store.log(name)] == ["start", "a"]
        assert await store.person("x") is None

    run(database, test)


def test_servers_write_crosswise_and_never_wait_for_each_other_for_ever(postgres: PostgresServer) -> None:
    """Each of them writes to all tables at once, in orders of their own; of each version one commit is stored."""

    async def test() -> None:
        address = postgres.new_database()
        names = [f"t{number}" for number in range(20)]
        async with opened(Postgres(address)) as east, opened(Postgres(address)) as west:
            await started(east, *names)
            for version in range(1, 11):
                tries = [
                    server.append(entry(version, version + 1, f"{side}-{version}", name), 2, False, None)
                    for name in names
                    for side, server in (("east", east), ("west", west))
                ]
                backwards = [east.seal(choice(1, "late", "1 stay", version, name)) for name in reversed(names)]
                won = (await asyncio.gather(*tries, *backwards))[: len(tries)]
                assert sum(map(bool, won)) == len(names)
            for name in names:
                assert [line.number for line in await west.log(name)] == [*range(11)]

    asyncio.run(test())


def test_a_large_group_is_written_as_a_small_one(database: Database) -> None:
    """More rows than one statement takes, and a number of them that is no power of two."""
    names = [f"t{number}" for number in range(150)]

    async def test(store: Store) -> None:
        await asyncio.gather(*[started(store, name) for name in names])
        await store.append(entry(1, 2, "first", names[70]), 2, False, None)
        appends = [store.append(entry(1, 3, "a", name), 2, False, None) for name in names]
        assert await asyncio.gather(*appends) == [name != names[70] for name in names]
        rows = [await store.table(name) for name in names]
        assert [row.version for row in rows if row is not None] == [2 if n == 70 else 3 for n in range(150)]

    run(database, test)


def test_the_first_of_a_group_are_told_before_the_last_are_dealt_with(tmp_path: Path) -> None:
    """Else all would be told together and answer together, and the server would stand idle in between."""

    async def test(store: Store) -> None:
        happened: list[str] = []

        async def write(number: int) -> None:
            await store.database.write(lambda session: session.rows("SELECT 1"))
            happened.append(f"{number} dealt with")
            asyncio.get_running_loop().call_soon(happened.append, f"{number} told")

        await asyncio.gather(*[write(number) for number in range(50)])
        assert happened.index("0 told") < happened.index("49 dealt with")

    run(SQLite(tmp_path / "tables.sqlite"), test)


def test_what_was_asked_for_just_before_the_end_is_stored(tmp_path: Path) -> None:
    database = SQLite(tmp_path / "tables.sqlite")

    async def test() -> None:
        store = Store(database)
        store.open()
        added = asyncio.ensure_future(store.add_table(row("t1")))
        await asyncio.sleep(0)  # it has asked, and the writer has not heard of it yet
        store.close()
        await added

    asyncio.run(test())
    again = SQLite(tmp_path / "tables.sqlite")
    assert again.look(lambda session: session.rows("SELECT id FROM tables")) == [("t1",)]
    again.close()

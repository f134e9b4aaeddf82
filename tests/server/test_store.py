"""Both databases keep the same promises."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import pytest

from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreError
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import OPEN, Line, LogRow, Saved, SealedRow, Seat, TableRow, TableSettings
from ceiba.server.store.schema import STEPS, prepare, schema_of, upgrade
from ceiba.server.store.session import Session
from tests.server.postgres import PostgresServer

T = TypeVar("T")


def about(*seats: Seat, visibility: str = "public") -> TableSettings:
    return TableSettings("tikal", 1, {}, [*seats], visibility, True, True, True, "ghost", [], "key", "seed")


def row(name: str = "t1", status: str = "waiting", **more: int) -> TableRow:
    return TableRow(name, about(OPEN, Seat("bot", "x", None, "random")), status, 1.0, 1.0, **more)


def entry(number: int, version: int, commit: str, acts: list[str] | None = None) -> LogRow:
    return LogRow("t1", number, version, commit, "g1", acts or ["1 done"] * (version - number), "hash", 2.0)


@asynccontextmanager
async def opened(database: Database) -> AsyncIterator[Store]:
    store = Store(database)
    store.open()
    try:
        yield store
    finally:
        store.close()


def run(database: Database, test: Callable[[Store], Awaitable[T]]) -> T:
    async def whole() -> T:
        async with opened(database) as store:
            return await test(store)

    return asyncio.run(whole())


def test_people_are_kept_renamed_and_forgotten(database: Database) -> None:
    async def test(store: Store) -> list[str | None]:
        seen = [await store.person("g1")]
        await store.name_person("g1", "Ada", 1.0)
        await store.name_person("g1", "Ada L.", 2.0)
        seen.append(await store.person("g1"))
        await store.forget_person("g1")
        return [*seen, await store.person("g1")]

    assert run(database, test) == [None, "Ada L.", None]


def test_of_commits_on_one_version_the_first_wins_and_is_known_again(database: Database) -> None:
    async def test(store: Store) -> list[bool]:
        await store.add_table(row())
        await store.start(row(), entry(0, 1, "start"), 2)
        won = [await store.append(entry(1, 3, name), 2, False, None) for name in ("a", "b", "a")]
        assert [line.commit for line in await store.log("t1")] == ["start", "a"]
        return won

    assert run(database, test) == [True, False, True]


def test_many_commits_at_once_and_exactly_one_wins_each_version(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.add_table(row())
        await store.start(row(), entry(0, 1, "start"), 2)
        for version in range(1, 6):
            tries = [
                store.append(entry(version, version + 1, f"c{n}-{version}"), 2, False, None) for n in range(20)
            ]
            assert sum(await asyncio.gather(*tries)) == 1
        found = await store.table("t1")
        assert found is not None
        assert (found.version, found.status) == (6, "playing")

    run(database, test)


def test_a_revision_is_decided_once(database: Database) -> None:
    async def test(store: Store) -> list[Saved | None]:
        await store.add_table(row())
        return [await store.save_table(row()), await store.save_table(row())]

    assert run(database, test) == [Saved(0, []), None]


def test_a_table_is_loaded_from_its_snapshot_and_what_came_after(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.add_table(row())
        await store.start(row(), entry(0, 1, "start"), 2)
        await store.append(entry(1, 2, "a"), 2, False, "the position at 2")
        await store.append(entry(2, 3, "b"), 2, True, None)
        kept = await store.load("t1")
        assert kept is not None
        assert kept.snapshot == "the position at 2"
        assert [line.commit for line in kept.log] == ["b"]
        assert kept.row.status == "over"
        assert await store.load("t2") is None

    run(database, test)


def test_sealed_choices_change_until_they_are_revealed(database: Database) -> None:
    def choice(seat: int, commit: str, act: str, version: int = 1) -> SealedRow:
        return SealedRow("t1", version, seat, commit, "g1", act)

    async def test(store: Store) -> None:
        await store.add_table(row())
        await store.start(row(), entry(0, 1, "start"), 0b110)
        await store.seal(choice(1, "a", "1 stay"))
        await store.seal(choice(1, "b", "1 leave"))
        await store.seal(choice(1, "a", "1 stay"))  # the first again: nothing changes
        sealed = await store.seal(choice(2, "c", "2 stay"))
        assert sealed is not None
        assert [one.commit for one in sealed] == ["a", "b", "c"]
        found = await store.table("t1")
        assert found is not None
        assert found.waiting == 0
        assert await store.due(9.0) == ["t1"]  # all have chosen, and nobody has revealed it
        assert not await store.append(entry(1, 3, "reveal"), 0, True, None, ["a", "c"])  # seat 1 chose anew
        assert await store.append(entry(1, 3, "reveal"), 0b110, False, None, ["b", "c"])
        assert await store.seal(choice(1, "d", "1 stay")) is None  # too late

    run(database, test)


def test_the_lobby_lists_public_tables_and_my_tables_mine(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.add_table(row("t1"))
        hidden = TableRow("t2", about(Seat("person", "Ada", "g1"), visibility="unlisted"), "waiting", 1.0, 1.0)
        await store.add_table(hidden)
        assert [found.table for found in await store.lobby(None, None)] == ["t1"]
        assert [found.table for found in await store.lobby("incan-gold", None)] == []
        assert [found.table for found in await store.lobby("tikal", "playing")] == []
        assert [found.table for found in await store.tables_of("g1")] == ["t2"]

    run(database, test)


def test_talk_is_numbered_without_gaps(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.add_table(row())
        await asyncio.gather(*[store.say(Line("t1", 0, 1.0, f"line {n}")) for n in range(30)])
        assert [line.number for line in await store.talk("t1", 0)] == [*range(1, 31)]
        assert [line.number for line in await store.talk("t1", 28)] == [29, 30]

    run(database, test)


def test_one_bad_job_does_not_spoil_the_others(database: Database) -> None:
    def bad(session: Session) -> None:
        session.change("INSERT INTO people (guest, name, created) VALUES ('x', 'half', 1.0)")
        raise ValueError("a bad job")

    async def test(store: Store) -> None:
        jobs = [store.name_person(f"g{n}", "Ada", 1.0) for n in range(10)]
        results = await asyncio.gather(*jobs[:5], database.write(bad), *jobs[5:], return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [ValueError]
        assert await store.person("g9") == "Ada"
        assert await store.person("x") is None

    run(database, test)


def test_an_old_schema_is_upgraded_and_an_unknown_one_refused(database: Database) -> None:
    newer = [*STEPS, ["ALTER TABLE people ADD COLUMN colour TEXT", "UPDATE people SET colour = 'red'"]]
    broken = [*STEPS, ["ALTER TABLE people ADD COLUMN colour TEXT", "UPDATE nowhere SET colour = 'red'"]]
    database.open()
    try:
        secret = prepare(database)
        assert prepare(database) == secret
        with pytest.raises(StoreError, match="ceiba db upgrade"):
            prepare(database, newer)
        with pytest.raises(Exception, match="nowhere"):
            upgrade(database, broken)
        assert schema_of(database) == len(STEPS)  # all or nothing
        assert upgrade(database, newer) == 1
        assert prepare(database, newer) == secret
        with pytest.raises(StoreError, match="newer"):
            prepare(database)
    finally:
        database.close()


def test_servers_hear_of_each_others_changes(postgres: PostgresServer) -> None:
    async def test() -> None:
        address = postgres.new_database()
        heard: asyncio.Queue[str] = asyncio.Queue()
        async with opened(Postgres(address)) as one, opened(Postgres(address)) as other:
            other.listen(heard.put_nowait)
            one.listen(lambda table: pytest.fail("its own news"))
            await asyncio.sleep(1)  # until they listen
            await one.add_table(row())
            await one.save_table(row())
            async with asyncio.timeout(10):
                assert await heard.get() == "t1"

    asyncio.run(test())


def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path_factory: pytest.TempPathFactory) -> None:
    from ceiba.server.store.sqlite import SQLite

    file = tmp_path_factory.mktemp("store") / "tables.sqlite"
    file.write_text("this is no database, however long it is " * 100)
    for database in (SQLite(file), Postgres("postgresql://nobody@127.0.0.1:1/nothing")):
        with pytest.raises(StoreError, match="cannot"):
            database.open()
        database.close()

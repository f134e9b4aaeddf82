"""Both databases keep the same promises."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from ceiba.server.store import sqlite
from ceiba.server.store.columns import COLUMNS
from ceiba.server.store.database import Database
from ceiba.server.store.errors import StoreDamaged, StoreError
from ceiba.server.store.paging import MOST_LISTED
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.queries import Store
from ceiba.server.store.rows import PersonRow, Saved, Snapshot, TableRow
from ceiba.server.store.schema import STEPS, prepare, schema_of, upgrade
from ceiba.server.store.session import Session
from ceiba.server.store.sqlite import SQLite
from ceiba.table.log import Line
from ceiba.table.settings import OPEN, Seat
from tests.server.postgres import PostgresServer
from tests.server.storing import choice, entry, opened, row, run, settings, started


def test_people_are_kept_renamed_and_forgotten(database: Database) -> None:
    async def test(store: Store) -> list[PersonRow | None]:
        seen = [await store.person("g1")]
        await store.add_person("g1", "Ada", 1.0)
        assert await store.rename_person("g1", "Ada L.") == PersonRow("Ada L.", 1)
        assert await store.move_door("g1") == PersonRow("Ada L.", 2)
        seen.append(await store.person("g1"))
        await store.forget_person("g1")
        assert await store.rename_person("g1", "Ada again") is None  # who was forgotten does not come back
        return [*seen, await store.person("g1")]

    assert run(database, test) == [None, PersonRow("Ada L.", 2), None]


def test_of_commits_on_one_version_the_first_wins_and_is_known_again(database: Database) -> None:
    async def test(store: Store) -> list[bool]:
        await started(store, "t1")
        won = [await store.append(entry(1, 3, name), 2, False, None) for name in ("a", "b", "a")]
        assert [line.commit for line in await store.log("t1")] == ["start", "a"]
        return won

    assert run(database, test) == [True, False, True]


def test_the_same_commit_of_another_moment_is_another(database: Database) -> None:
    """Two servers reveal the same choices: whoever is second takes over what the first has stored, link and all."""

    async def test(store: Store) -> None:
        await started(store, "t1")
        first, second = [replace(entry(1, 3, "reveal"), link=link) for link in ("a", "b")]
        assert [await store.append(one, 2, False, None) for one in (first, second, first)] == [True, False, True]
        assert [line.link for line in await store.log("t1", 1)] == ["a"]

    run(database, test)


def test_many_commits_at_once_and_exactly_one_wins_each_version(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1")
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


def test_a_table_is_loaded_from_its_newest_snapshot_and_what_came_after(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1")
        await store.append(entry(1, 2, "a"), 2, False, "the position at 2")
        await store.append(entry(2, 4, "b"), 2, False, "the position at 4")
        await store.append(entry(4, 5, "c"), 2, True, None)
        stored = await store.load("t1")
        assert stored is not None
        assert stored.snapshot == "the position at 4"
        assert [line.commit for line in stored.log] == ["c"]
        assert stored.row.status == "over"
        assert await store.load("t2") is None

    run(database, test)


def test_any_version_has_the_nearest_snapshot_before_it(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1", "t2")
        await store.append(entry(1, 3, "a"), 2, False, "the position at 3")
        await store.append(entry(3, 5, "b"), 2, False, "the position at 5")
        three, five = Snapshot(3, "the position at 3"), Snapshot(5, "the position at 5")
        found = [await store.snapshot("t1", version) for version in range(2, 7)]
        assert found == [None, three, three, five, five]
        assert await store.snapshot("t2", 5) is None
        assert [line.commit for line in await store.log("t1", 1, 5)] == ["a", "b"]
        assert [line.commit for line in await store.log("t1", 1, 3)] == ["a"]

    run(database, test)


def test_what_was_missed_is_read_as_of_one_moment(database: Database) -> None:
    """However fast the table moves on meanwhile, its row says where its log ends."""

    async def test(store: Store) -> None:
        await started(store, "t1")
        assert await store.changes_since("t2", 0, 0) is None
        playing = True

        async def play() -> None:
            nonlocal playing
            for version in range(1, 40):
                await store.append(entry(version, version + 1, f"c{version}"), 2, False, None)
                await store.say(Line("t1", 0, 1.0, "Hello"))
            playing = False

        async def watch() -> None:
            version = talk = 0
            while playing:
                missed = await store.changes_since("t1", version, talk)
                assert missed is not None
                assert [line.number for line in missed.talk] == [*range(talk + 1, missed.row.talk + 1)]
                for line in missed.log:
                    assert line.number == version
                    version = line.version
                assert version == missed.row.version
                talk = missed.row.talk

        await asyncio.gather(play(), watch())
        await store.seal(choice(1, "a", "1 stay", version=40))
        missed = await store.changes_since("t1", 40, 39)
        assert missed is not None
        assert (missed.log, missed.talk, [one.commit for one in missed.sealed]) == ([], [], ["a"])

    run(database, test)


def test_a_seat_that_changes_hands_loses_its_sealed_choice_at_once(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1")
        await store.seal(choice(1, "a", "1 stay"))
        await store.seal(choice(2, "b", "2 stay"))
        changed = row(revision=1)
        changed.settings.seats[1] = OPEN
        saved = await store.save_table(changed, vacated=[2])
        assert saved is not None
        assert saved.version == 1
        assert [(one.seat, one.act) for one in saved.sealed] == [(1, "1 stay"), (2, "2 stay"), (2, "")]
        found = await store.table("t1")
        assert found is not None
        assert (found.revision, found.waiting) == (2, 0b100)
        assert not await store.append(entry(1, 3, "reveal"), 0, True, None, ["a", "b"])
        assert await store.save_table(changed, vacated=[1]) is None  # too late, and so nothing is void
        assert len(await store.sealed("t1", 1)) == 3
        again = await store.save_table(row(revision=2), vacated=[2])  # nothing was chosen there
        assert again is not None
        assert len(again.sealed) == 3

    run(database, test)


def test_of_many_rematches_there_is_one(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1")
        asked = [store.rematch("t1", row(f"again-{number}")) for number in range(10)]
        (name,) = {*await asyncio.gather(*asked)}
        old = await store.table("t1")
        assert old is not None
        assert (old.settings.rematch, old.revision) == (name, 2)
        listed = {found.table for found in (await store.lobby(None, None)).rows}
        assert listed == {"t1", name}
        assert await store.rematch("t1", row("later")) == name

    run(database, test)


def test_sealed_choices_change_until_they_are_revealed(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1")
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
        hidden = TableRow("t2", settings(Seat("person", "Ada", "g1"), visibility="unlisted"), "waiting", 1.0, 1.0)
        await store.add_table(hidden)
        await store.add_table(TableRow("t3", settings(OPEN, game="of-your-own"), "playing", 2.0, 2.0))
        assert [found.table for found in (await store.lobby(None, None)).rows] == ["t3", "t1"]
        assert [found.table for found in (await store.lobby("of-your-own", None)).rows] == ["t3"]
        assert [found.table for found in (await store.lobby("tikal", "playing")).rows] == []
        assert [found.table for found in (await store.tables_of("g1")).rows] == ["t2"]
        assert await store.load("t2") is not None

    run(database, test)


def test_long_lists_come_a_page_at_a_time(database: Database) -> None:
    async def test(store: Store) -> None:
        names = [f"t{number:03}" for number in range(2 * MOST_LISTED + 10)]
        for number, name in enumerate(names):
            # Several of one moment, so that a page may end among them.
            await store.add_table(replace(row(name), created=float(number // 7), updated=float(number // 7)))
        found: list[str] = []
        after, pages = None, 0
        while pages == 0 or after is not None:
            page = await store.lobby(None, None, after)
            found += [one.table for one in page.rows]
            after, pages = page.next, pages + 1
        assert pages == 3
        assert sorted(found) == names
        assert [one.table for one in (await store.lobby(None, None, "no place")).rows] == found[:MOST_LISTED]

    run(database, test)


def test_a_clock_that_is_set_back_does_not_stop_the_sweeper(database: Database) -> None:
    async def test(store: Store) -> None:
        await started(store, "t1", waiting=0)
        updated = 2.0
        assert await store.due(updated - 1, updated + 5) == []  # just now
        assert await store.due(updated - 3600, updated - 3595) == ["t1"]  # the clock says that it is in the future

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
        jobs = [store.add_person(f"g{n}", "Ada", 1.0) for n in range(10)]
        results = await asyncio.gather(*jobs[:5], database.write(bad), *jobs[5:], return_exceptions=True)
        assert [type(result) for result in results if isinstance(result, Exception)] == [ValueError]
        assert await store.person("g9") == PersonRow("Ada", 1)
        assert await store.person("x") is None

    run(database, test)


def test_a_schema_is_upgraded_step_by_step_and_an_unknown_one_refused(database: Database) -> None:
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


def test_servers_that_start_at_once_make_one_schema(postgres: PostgresServer) -> None:
    address = postgres.new_database()
    databases = [Postgres(address) for _ in range(5)]

    def start(database: Database) -> str:
        database.open()
        return prepare(database)

    with ThreadPoolExecutor(len(databases)) as pool:
        secrets = {*pool.map(start, databases)}
    assert len(secrets) == 1
    assert schema_of(databases[0]) == len(STEPS)
    for database in databases:
        database.close()


def test_the_list_of_columns_is_that_of_the_schema(database: Database) -> None:
    database.open()
    try:
        prepare(database)
        if isinstance(database, SQLite):
            sql = "SELECT name, lower(type) FROM pragma_table_info(?)"
        else:
            sql = """SELECT column_name, data_type FROM information_schema.columns
                     WHERE table_schema = 'public' AND table_name = ?"""
        found = database.look(lambda session: {table: {*session.rows(sql, table)} for table in COLUMNS})
        assert found == {table: {*zip(*columns, strict=True)} for table, columns in COLUMNS.items()}
    finally:
        database.close()


def test_servers_hear_of_each_others_changes_and_not_of_their_own(postgres: PostgresServer) -> None:
    async def test() -> None:
        address = postgres.new_database()
        at_one: asyncio.Queue[str] = asyncio.Queue()
        at_other: asyncio.Queue[str] = asyncio.Queue()
        async with opened(Postgres(address)) as one, opened(Postgres(address)) as other, asyncio.timeout(20):
            one.listen(at_one.put_nowait)
            other.listen(at_other.put_nowait)
            await started(one, "t1", "t2", "t3")
            assert [await at_other.get() for _ in range(3)] == ["t1", "t2", "t3"]
            await asyncio.gather(*[one.append(entry(1, 2, "a", name), 2, False, None) for name in ("t1", "t2")])
            assert sorted([await at_other.get(), await at_other.get()]) == ["t1", "t2"]
            await other.say(Line("t3", 0, 1.0, "Hello"))
            assert await at_one.get() == "t3"

    asyncio.run(test())


def test_one_transaction_may_change_more_than_one_notification_can_say(postgres: PostgresServer) -> None:
    names = [f"table{number:07}" for number in range(1_500)]

    async def test() -> None:
        address = postgres.new_database()
        heard: asyncio.Queue[str] = asyncio.Queue()
        async with opened(Postgres(address)) as one, opened(Postgres(address)) as other, asyncio.timeout(20):
            other.listen(heard.put_nowait)
            await one.database.write(lambda session: [session.notify(name) for name in names])
            assert [await heard.get() for _ in names] == names

    asyncio.run(test())


def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("this is no database, however long it is " * 100)
    for database in (SQLite(file), Postgres("postgresql://nobody@127.0.0.1:1/nothing")):
        with pytest.raises(StoreError, match="cannot"):
            database.open()
        database.close()


def test_a_sqlite_that_is_too_old_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "OLDEST", (99, 1, 0))
    with pytest.raises(StoreError, match=r"has SQLite 3\.[\d.]+: 99\.1 or a newer one is needed\."):
        SQLite(tmp_path / "tables.sqlite").open()


def test_what_is_damaged_while_it_is_used_is_no_fault_of_ours(tmp_path: Path) -> None:
    """Whoever runs the server has to see to the file, and is told so."""
    file = tmp_path / "tables.sqlite"
    run(SQLite(file), lambda store: started(store, "t1"))
    with closing(sqlite3.connect(file)) as found, file.open("r+b") as data:
        (size,) = found.execute("PRAGMA page_size").fetchone()
        for (page,) in found.execute("SELECT rootpage FROM sqlite_schema WHERE name IN ('tables', 'log')"):
            data.seek((page - 1) * size)
            data.write(b"x" * size)
    damaged = SQLite(file)
    with pytest.raises(StoreError, match="damaged"):
        damaged.open()
    with pytest.raises(StoreDamaged):
        damaged.look(lambda session: session.rows("SELECT * FROM log"))
    with pytest.raises(StoreDamaged):
        damaged.now(lambda session: session.change("UPDATE tables SET talk = 1"))
    damaged.close()

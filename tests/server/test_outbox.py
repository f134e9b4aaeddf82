"""The outbox on both databases: told once, sent once, tried again after longer pauses, given up in the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from ceiba.server.notices.notices import FIRST_PAUSE, LONGER, MOST_TRIES, Notices
from ceiba.server.notices.settings import MailServer, NoticeSettings
from ceiba.server.notices.when import sent_at
from ceiba.server.store.database import Database
from ceiba.server.store.operating import ban, pardon
from ceiba.server.store.outbox import Occasion, note, take, wanting
from ceiba.server.store.queries import Store
from ceiba.server.store.session import Session
from ceiba.server.store.sqlite import SQLite
from ceiba.server.store.ways import UNCONFIRMED, Manner, Way, WayKind, Wishes, read_ways, save_way, save_wishes
from ceiba.server.tables.presence import Presence
from ceiba.server.tables.tables import Tables
from tests.server.certificates import own_certificate, served_with
from tests.server.receiving import HANGS, PASSWORD, Hook, locked_mailbox, mailbox
from tests.server.storing import opened, run

TURN = Occasion("gada", "t1", "turn", 5)


def way(kind: WayKind = "webhook", address: str = "https://x.example.org", name: str = "w1") -> Way:
    return Way(name, "gada", kind, address, Manner(), True, 0.0)


async def noted(store: Store, *occasions: Occasion) -> int:
    return await store.database.write(lambda session: note(session, occasions, lambda *_: 10.0))


def test_the_same_is_noted_once_and_what_is_newer_once_more(database: Database) -> None:
    async def test(store: Store) -> None:
        assert await noted(store, TURN) == 0  # there is no way yet, and so it is not told
        await store.database.write(lambda session: save_way(session, way()))
        await store.database.write(lambda s: save_way(s, way(address="https://y.example.org", name="w2")))
        assert await noted(store, TURN, TURN) == 2  # by each way
        assert await noted(store, TURN) == 0
        assert await noted(store, TURN._replace(mark=4)) == 0  # from a server that is behind
        assert await noted(store, TURN._replace(mark=6), TURN._replace(table="t2")) == 4
        await store.database.write(lambda session: save_wishes(session, "gada", Wishes(kinds=("over",))))
        assert await noted(store, TURN._replace(mark=7)) == 0
        assert await store.database.read(lambda session: wanting(session, ["gada", "gbo"])) == {"gada"}

    run(database, test)


def test_of_many_who_note_and_take_one_is_first(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.database.write(lambda session: save_way(session, way()))
        many = [Occasion("gada", f"t{number}", "turn", 1) for number in range(20)]
        assert sum(await asyncio.gather(*(noted(store, *many) for _ in range(8)))) == 20

        def job(session: Session) -> list[str]:
            return [row.id for _, _, rows in take(session, "webhook", 10.0) for row in rows]

        taken = await asyncio.gather(*(store.database.write(job) for _ in range(8)))
        found = [name for names in taken for name in names]
        assert (len(found), len({*found})) == (20, 20)
        assert await store.database.write(job) == []

    run(database, test)


# -- trying again -------------------------------------------------------------------------------------


class World(NamedTuple):
    """A sender with a clock of its own, and one way."""

    store: Store
    notices: Notices
    now: list[float]
    counted: list[tuple[str, str]]

    async def send(self) -> None:
        for kind in self.notices.settings.kinds:
            await self.notices.send_due(kind)

    async def ways(self) -> list[Way]:
        return await self.store.database.read(lambda session: read_ways(session, "gada"))


@asynccontextmanager
async def world(database: Database, one: Way, mail: MailServer | None = None) -> AsyncIterator[World]:
    async with opened(database) as store:
        now, counted = [1000.0], list[tuple[str, str]]()
        settings = NoticeSettings("https://ceiba.example.org", mail, "ceiba@example.org", "", True, inside=True)

        async def token(guest: str) -> str:
            return "token"

        def count(by: str, result: str) -> None:
            counted.append((by, result))

        tables = Tables(store)
        notices = Notices(tables, Presence(store), settings, token, count, lambda: now[0])
        await store.database.write(lambda session: save_way(session, one))
        try:
            yield World(store, notices, now, counted)
        finally:
            await notices.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> SQLite:
    return SQLite(tmp_path / "tables.sqlite")


def test_what_fails_is_tried_again_after_longer_and_longer_pauses(database: Database) -> None:
    async def test() -> None:
        with Hook(503, 429, 500) as hook:
            async with world(database, way(address=hook.url)) as here:
                await here.notices.send_soon(way(), "test")
                for tries in range(3):
                    await here.send()
                    assert hook.calls.qsize() == tries + 1
                    here.now[0] += FIRST_PAUSE * LONGER**tries - 1
                    await here.send()
                    assert hook.calls.qsize() == tries + 1  # not yet
                    here.now[0] += 1
                await here.send()
                here.now[0] += 1e6
                await here.send()
                assert hook.calls.qsize() == 4
                names = {hook.next().json["id"] for _ in range(4)}
                assert len(names) == 1  # by which whoever gets it knows it again
                assert here.counted == [("webhook", "later")] * 3 + [("webhook", "sent")]

    asyncio.run(test())


def test_it_is_given_up_at_last(sqlite: SQLite) -> None:
    async def test() -> None:
        with Hook(*[503] * 20) as hook:
            async with world(sqlite, way(address=hook.url)) as here:
                await here.notices.send_soon(way(), "test")
                for _ in range(MOST_TRIES + 5):
                    await here.send()
                    here.now[0] += 1e6
                assert hook.calls.qsize() == MOST_TRIES + 1
                assert here.counted[-1] == ("webhook", "lost")
                assert len(await here.ways()) == 1

    asyncio.run(test())


def test_a_way_that_is_gone_is_ended(sqlite: SQLite) -> None:
    async def test() -> None:
        with Hook(410) as hook:
            async with world(sqlite, way(address=hook.url)) as here:
                for _ in range(3):
                    await here.notices.send_soon(way(), "test")
                await here.send()
                assert hook.calls.qsize() == 1  # the others were not even tried
                assert (here.counted, await here.ways()) == ([("webhook", "ended")], [])

    asyncio.run(test())


def test_what_may_have_arrived_is_not_sent_again(sqlite: SQLite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ceiba.server.notices.notices.DEADLINE", 3.0)

    async def test() -> None:
        with Hook(HANGS) as hook:
            async with world(sqlite, way(address=hook.url)) as here:
                await here.notices.send_soon(way(), "test")
                await here.send()
                here.now[0] += 1e6
                await here.send()
                assert (hook.calls.qsize(), here.counted) == (1, [("webhook", "lost")])

    asyncio.run(test())


@pytest.mark.parametrize(
    ("answer", "result", "left"), [("550 no such user", "ended", 0), ("451 try again later", "later", 1)]
)
def test_an_address_that_is_refused(sqlite: SQLite, answer: str, result: str, left: int) -> None:
    """For good: it is written to no more. For now: it is tried again."""

    async def test() -> None:
        with mailbox() as box:
            box.refused["ada@example.org"] = answer
            server = MailServer("127.0.0.1", box.port, None, None, False)
            async with world(sqlite, way("mail", "ada@example.org"), server) as here:
                await here.notices.send_soon(way(), "test")
                await here.send()
                assert here.counted == [("mail", result)]
                assert len(await here.ways()) == left
                box.refused.clear()
                here.now[0] += FIRST_PAUSE
                await here.send()
                assert box.letters.qsize() == left

    asyncio.run(test())


@pytest.mark.parametrize("is_encrypted", [True, False], ids=["smtps", "starttls"])
@pytest.mark.parametrize(
    ("password", "is_trusted", "result"),
    [(PASSWORD, True, "sent"), ("wrong", True, "later"), (PASSWORD, False, "later")],
    ids=["right", "wrong password", "strange certificate"],
)
def test_a_mail_server_that_wants_a_password_and_tls(
    sqlite: SQLite,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    is_encrypted: bool,
    password: str,
    is_trusted: bool,
    result: str,
) -> None:
    """The password is told to nobody but the mail server that proves who it is."""
    file = own_certificate(tmp_path)
    if is_trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(file))

    async def test() -> None:
        with locked_mailbox(served_with(file), is_encrypted) as box:
            server = MailServer("127.0.0.1", box.port, "ceiba", password, is_encrypted)
            async with world(sqlite, way("mail", "ada@example.org"), server) as here:
                await here.notices.send_soon(way(), "test")
                await here.send()
                assert here.counted == [("mail", result)]
                assert box.letters.qsize() == (result == "sent")

    asyncio.run(test())


def test_who_is_banned_is_told_nothing(database: Database) -> None:
    async def test(store: Store) -> None:
        await store.database.write(lambda session: save_way(session, way()))
        assert await noted(store, TURN) == 1
        await store.database.write(lambda session: ban(session, "gada", "spam"))
        assert await store.database.write(lambda session: take(session, "webhook", 20.0)) == []
        await store.database.write(lambda session: pardon(session, "gada"))
        assert await store.database.write(lambda session: take(session, "webhook", 20.0)) == []
        assert await noted(store, TURN._replace(mark=6)) == 1
        assert len(await store.database.write(lambda session: take(session, "webhook", 20.0))) == 1

    run(database, test)


def test_a_mail_server_that_is_away_is_tried_again(sqlite: SQLite) -> None:
    async def test() -> None:
        with mailbox() as box:
            port = box.port
        server = MailServer("127.0.0.1", port, None, None, False)
        async with world(sqlite, way("mail", "ada@example.org"), server) as here:
            await here.notices.send_soon(way(), "test")
            await here.send()
            assert here.counted == [("mail", "later")]

    asyncio.run(test())


def test_an_address_that_never_says_yes_is_forgotten(sqlite: SQLite) -> None:
    async def test() -> None:
        with Hook() as hook:
            async with world(sqlite, way(address=hook.url)) as here:
                asked = Way("w2", "gada", "mail", "ada@example.org", Manner(), False, here.now[0])
                await here.store.database.write(lambda session: save_way(session, asked))
                for pause, left in ((UNCONFIRMED, 2), (1, 1)):
                    here.now[0] += pause
                    await here.notices.send_soon(way(), "test")
                    await here.send()
                    assert len(await here.ways()) == left

    asyncio.run(test())


# -- when ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "now", "hour", "sent"),
    [
        ("Europe/Berlin", "2026-07-01T06:59", 8, "2026-07-01T08:00"),
        ("Europe/Berlin", "2026-07-01T08:00", 8, "2026-07-01T08:00"),
        ("Europe/Berlin", "2026-07-01T08:01", 8, "2026-07-02T08:00"),
        ("America/New_York", "2026-12-31T23:30", 7, "2027-01-01T07:00"),
        ("Europe/Berlin", "2026-10-24T20:00", 8, "2026-10-25T08:00"),  # the clocks go back in this night
        ("Europe/Berlin", "2026-03-28T20:00", 8, "2026-03-29T08:00"),  # and forth in this
    ],
)
def test_a_digest_comes_at_its_hour_where_its_reader_is(zone: str, now: str, hour: int, sent: str) -> None:
    here = ZoneInfo(zone)
    began, due = (datetime.fromisoformat(text).replace(tzinfo=here).timestamp() for text in (now, sent))
    letters = way("mail")._replace(manner=Manner(hour=hour))
    assert sent_at(began, letters, Wishes("en", zone)) == due
    assert sent_at(began, way("mail"), Wishes("en", zone)) == began

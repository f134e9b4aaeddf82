"""Two servers on one real PostgreSQL: one of two commits wins, news crosses, and either can go on alone."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import NamedTuple

import psycopg
import pytest

from ceiba.server.store.columns import COLUMNS
from ceiba.server.store.postgres import Postgres
from ceiba.server.store.verifying import verify
from ceiba.server.tables.presence import Presence
from tests.server.listening import Listener
from tests.server.postgres import PostgresServer, cut_connections
from tests.server.running import Person, Running, acts_of
from tests.server.storing import opened
from tests.server.test_play import OPENING, TURN
from tests.waiting import until


class Pair(NamedTuple):
    """Two servers, and Ada at both of them: the same token, for they share their secret."""

    address: str

    east: Running
    west: Running
    ada_east: Person
    ada_west: Person

    def table(self) -> str:
        name = str(self.ada_east.ok("POST", "/records", content=OPENING)["table"]["table"])
        for seat in (1, 2):
            self.ada_east.ok("PUT", f"/tables/{name}/seats/{seat}", json={"kind": "person"})
        return name


@pytest.fixture(scope="module")
def pair(postgres: PostgresServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    address = postgres.new_database()
    folder = tmp_path_factory.mktemp("servers")
    with Running(folder / "east", address) as east, Running(folder / "west", address) as west:
        ada = Person(east.address)
        also_ada = Person(west.address, token=ada.token)
        yield Pair(address, east, west, ada, also_ada)
        ada.http.close()
        also_ada.http.close()


def test_of_conflicting_commits_exactly_one_wins(pair: Pair) -> None:
    with ThreadPoolExecutor(8) as crowd:
        for _ in range(5):
            table = pair.table()
            ends = [(pair.ada_east, pair.ada_west)[n % 2] for n in range(8)]
            answers = [*crowd.map(lambda end, table=table: end.commit(table, 1, *TURN), ends)]
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses == [200] + [409] * 7
            for answer in answers:
                if answer.status_code == 409:
                    assert answer.json()["version"] == 6
            assert pair.ada_west.look(table)["hash"] == pair.ada_east.look(table)["hash"]


def test_news_crosses_from_server_to_server(pair: Pair) -> None:
    table = pair.table()
    with Listener(pair.ada_west, table) as news:
        assert news.next().kind == "table"
        pair.ada_east.play(table, *TURN)
        assert acts_of(news.next().data) == TURN
        pair.ada_east.ok("POST", f"/tables/{table}/talk", json={"text": "Hello"})
        assert news.next().data["text"] == "Hello"
        pair.ada_east.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "open"})
        assert news.next().data["seats"][1]["kind"] == "open"


def test_sealed_choices_meet_across_servers(pair: Pair) -> None:
    """Once each, whichever server reveals them; and the chain of the log goes on from the same link at both."""
    with ThreadPoolExecutor(3) as crowd:
        for _ in range(5):
            table = pair.ada_east.open("incan-gold", "me", "me", "me")
            version = pair.ada_east.look(table)["table"]["version"]
            for does in ("stay", "leave", "stay"):
                ends = [(pair.ada_east, 1), (pair.ada_west, 2), (pair.ada_east, 3)]
                acts = [(end, version, f"{seat} {does}") for end, seat in ends]
                answers = [*crowd.map(lambda act, t=table: act[0].commit(t, *act[1:]), acts)]
                assert [answer.status_code for answer in answers] == [200] * 3
                log = pair.ada_west.ok("GET", f"/tables/{table}/log?after={version}")
                assert log["entries"][0]["steps"][0]["acts"] == [act for _, _, act in acts]
                assert len(log["entries"]) == 1
                version = log["entries"][0]["version"]
    with closing(Postgres(pair.address)) as database:
        assert [verdict for verdict in verify(database) if verdict.fault is not None] == []


def test_news_missed_while_the_database_was_away_is_made_up_for(pair: Pair) -> None:
    table = pair.table()
    with Listener(pair.ada_west, table) as news:
        assert news.next().kind == "table"
        cut_connections(pair.address)
        pair.ada_east.play(table, *TURN)  # perhaps before the other server listens again
        assert acts_of(news.next().data) == TURN


def test_what_one_has_seen_at_one_server_is_not_older_at_the_other(pair: Pair) -> None:
    """Right after a start here, a look there never says that the table waits."""
    for _ in range(10):
        table = pair.ada_east.open("tikal", "me", "me", start=False)
        pair.ada_west.look(table)  # from now on it has this in memory
        mark = pair.ada_east.ok("POST", f"/tables/{table}/start")["table"]["mark"]
        there = pair.ada_west.ok("GET", f"/tables/{table}", headers={"Ceiba-Mark": mark})
        assert (there["table"]["status"], there["table"]["mark"]) == ("playing", mark)
    pair.ada_west.refused("GET", f"/tables/{table}", 400, "unreadable", headers={"Ceiba-Mark": "new"})


def test_leaving_and_being_forgotten_holds_at_every_server(pair: Pair) -> None:
    bo_east = Person(pair.east.address, "Bo")
    bo_west = Person(pair.west.address, token=bo_east.token)
    table = bo_east.open("tikal", "me", "me")
    act = bo_east.draft(table, 1)["legal"][0]["act"]
    bo_east.play(table, act)
    with Listener(bo_west, table) as news:
        assert news.next().kind == "table"
        fresh = bo_east.ok("POST", "/me/leave-devices")["token"]
        with pytest.raises(AssertionError, match="has ended"):
            news.next()
    bo_west.refused("GET", "/me", 401, "who-are-you")
    bo_west.http.headers["Authorization"] = bo_east.http.headers["Authorization"] = f"Bearer {fresh}"
    assert bo_west.ok("GET", "/me")["name"] == "Bo"
    assert bo_east.ask("DELETE", "/me").status_code == 204
    until(lambda: bo_west.ask("GET", "/me").status_code == 401)  # the news of it is on its way
    bo_west.refused("PATCH", "/me", 401, "who-are-you", json={"name": "Bo again"})
    with psycopg.connect(pair.address) as connection:
        everything = ""
        for name in COLUMNS:
            everything += str(connection.execute(f"SELECT * FROM {name}".encode()).fetchall())
    assert bo_east.guest not in everything
    for one in (bo_east, bo_west):
        one.http.close()


def test_who_listens_at_another_server_is_here(pair: Pair) -> None:
    async def test() -> None:
        async with opened(Postgres(pair.address)) as one, opened(Postgres(pair.address)) as other:
            here, there = Presence(one), Presence(other)
            here.come("t1", "gbo")
            assert await there.is_away("t1", "gbo")  # nobody has told yet
            await here.tell()
            assert not await there.is_away("t1", "gbo")
            assert await there.is_away("t2", "gbo")
            here.go("t1", "gbo")
            await here.tell()
            assert await there.is_away("t1", "gbo")
            assert not await here.is_away("t1", "gbo")  # a line that breaks is soon back

    asyncio.run(test())


def test_names_that_are_nothing_for_the_database(pair: Pair) -> None:
    """A NUL is no text to PostgreSQL: whatever holds one is refused before it is asked for."""
    for path in ("/tables/%00", "/tables/%00/log", "/events?tables=%00", "/events?tables=a%00b:1"):
        pair.ada_east.refused("GET", path, 404, "no-table")
    table = pair.table()
    heir = {"kind": "person", "guest": "g\0"}
    pair.ada_east.refused("PUT", f"/tables/{table}/seats/1", 400, "unreadable", json=heir)
    pair.ada_east.refused("POST", f"/tables/{table}/join", 403, "bad-key", json={"key": "\0"})


def test_when_one_server_dies_the_other_goes_on(pair: Pair) -> None:
    table = pair.table()
    pair.ada_east.play(table, *TURN)
    bots = pair.ada_east.open("tikal", "random", "random")
    pair.east.kill()
    pair.ada_west.play(table, "1 done")
    assert pair.ada_west.look(table)["table"]["waiting_for"] == [2]
    with Listener(pair.ada_west, bots) as news:  # its bots are picked up too
        while news.next().data.get("version", 0) < 30:
            pass
    pair.east.start()

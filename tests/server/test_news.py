"""The event stream: everything in order, resumed by number, several tables on one."""

import asyncio
from pathlib import Path

import httpx

from ceiba.patch import patched
from ceiba.server.http.streams import MOST_WAITING, QUIET, Stream
from ceiba.server.tables.history import MOST_MISSED
from tests.server.listening import Listener
from tests.server.running import Json, Person, Running, acts_of
from tests.server.test_play import OPENING, TURN

# A game of four that is not over.
MIDDLE = Path(__file__).parents[2] / "docs" / "images" / "tikal.ceiba"


def hot_seat(person: Person) -> str:
    name = str(person.ok("POST", "/records", content=OPENING)["table"]["table"])
    for seat in (1, 2):
        person.ok("PUT", f"/tables/{name}/seats/{seat}", json={"kind": "person"})
    return name


def followed(view: object, news: Json) -> object:
    """A view after the steps of a commit's news."""
    for step in news["steps"]:
        view = patched(view, step["patch"])
    return view


def test_commits_seats_and_talk_are_told(ada: Person, bo: Person) -> None:
    table = hot_seat(ada)
    before = ada.look(table)["view"]
    with Listener(bo, table) as news:
        assert news.next().kind == "table"
        ada.play(table, *TURN)
        event = news.next()
        assert (event.mark, event.kind) == (f"{table}:6", "acts")
        assert (event.data["number"], event.data["version"], acts_of(event.data)) == (1, 6, TURN)
        assert followed(before, event.data) == ada.look(table)["view"]
        assert event.data["hash"] == ada.look(table)["hash"]
        ada.ok("POST", f"/tables/{table}/talk", json={"text": "Hello"})
        assert news.next().data["text"] == "Hello"
        ada.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "open"})
        event = news.next()
        assert (event.kind, event.data["seats"][1]["kind"]) == ("table", "open")


def test_a_stream_is_resumed_where_it_stopped(ada: Person) -> None:
    table = hot_seat(ada)
    view = ada.look(table)["view"]
    with Listener(ada, table) as news:
        last = news.next().mark
    ada.play(table, *TURN[:2])
    ada.play(table, *TURN[2:])
    with Listener(ada, table, last=last) as news:
        assert news.next().kind == "table"
        first, second = news.next(), news.next()
        assert [first.data["version"], second.data["version"]] == [3, 6]
        assert followed(followed(view, first.data), second.data) == ada.look(table)["view"]
        assert second.mark == f"{table}:6"
        ada.play(table, "1 done")
        assert acts_of(news.next().data)[0] == "1 done"
    with Listener(ada, f"{table}:3") as news:
        assert [news.next().kind, news.next("acts").data["version"]] == ["table", 6]


def test_what_is_missed_is_told_only_if_it_is_little(ada: Person) -> None:
    """Whoever has missed more sees by the next commit's number that there is a gap, and looks again."""
    table = str(ada.ok("POST", "/records", content=MIDDLE.read_bytes())["table"]["table"])
    for number in range(1, 5):
        ada.ok("PUT", f"/tables/{table}/seats/{number}", json={"kind": "person"})
    version = ada.look(table)["table"]["version"]
    assert version > MOST_MISSED
    with Listener(ada, f"{table}:0") as news:
        assert news.next().kind == "table"
        (seat,) = ada.look(table)["table"]["waiting_for"]
        ada.play(table, ada.draft(table, seat)["legal"][0]["act"])
        assert news.next().data["number"] == version


def test_one_stream_for_several_tables(ada: Person) -> None:
    one, other = hot_seat(ada), hot_seat(ada)
    with Listener(ada, one, other) as news:
        assert {news.next().data["table"], news.next().data["table"]} == {one, other}
        ada.play(other, *TURN)
        event = news.next()
        assert event.data["table"] == other
        last = event.mark
    ada.play(one, *TURN)
    with Listener(ada, one, other, last=last) as news:
        assert [news.next().kind for _ in range(3)] == ["table", "acts", "table"]


def test_a_table_that_is_not_there_costs_the_others_nothing(ada: Person, bo: Person) -> None:
    """The tabs of a browser share one stream: one of them may stand at a table that was closed to it."""
    secret, open_to_all = ada.open("tikal", "me", "random", visibility="invitation"), hot_seat(ada)
    with Listener(bo, secret, "0000000000", f"{open_to_all}:1") as news:
        assert news.next().data["table"] == open_to_all
        ada.ok("POST", f"/tables/{secret}/talk", json={"text": "between us"})
        ada.play(open_to_all, *TURN)
        assert news.next().data["table"] == open_to_all


def test_streams_are_refused_like_everything_else(server: Running, ada: Person, bo: Person) -> None:
    secret = ada.open("tikal", "me", "open", start=False, visibility="invitation")
    bo.refused("GET", f"/events?tables={secret}", 404, "no-table")
    bo.refused("GET", "/events?tables=", 400, "bad-tables")
    bo.refused("GET", f"/events?tables={secret}:x", 400, "bad-tables")
    bo.refused("GET", "/events", 400, "unreadable")
    many = ",".join(f"t{n}" for n in range(40))
    bo.refused("GET", f"/events?tables={many}", 400, "bad-tables")
    answer = httpx.get(f"{server.address}/api/events?tables={secret}")
    assert answer.status_code == 404


def test_anyone_may_listen_to_a_public_table(ada: Person) -> None:
    table = ada.open("tikal", "me", "random", visibility="public")
    with Listener(ada, table, anonymous=True) as news:
        assert news.next().data["table"] == table


def test_who_does_not_read_is_dropped_and_forgotten() -> None:
    stream = Stream(None)
    for _ in range(MOST_WAITING + 1):
        stream.send(b"event: acts\ndata: {}\n\n")
    assert stream.closed
    assert asyncio.run(stream.next()) is None
    stream.send(b"event: acts\ndata: {}\n\n")
    assert asyncio.run(stream.next()) is None


def test_a_quiet_stream_gives_signs_of_life() -> None:
    stream = Stream(None)
    stream.breathe()
    stream.breathe()
    assert asyncio.run(stream.next()) == QUIET
    stream.send(b"event: talk\ndata: {}\n\n")
    stream.breathe()
    assert QUIET not in (asyncio.run(stream.next()) or QUIET)

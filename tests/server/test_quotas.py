"""Nobody can take everything: quotas per guest and address, told with 429 and when to come again."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from litestar.types import Receive, Scope, Send

from ceiba.record import BadRecord, read_record
from ceiba.server.http.app import App
from ceiba.server.http.pace import PATIENCE, paced
from ceiba.server.http.quotas import ALL, MOST_STREAMS, PER_ADDRESS, Quotas, TooMany, neighbourhood
from ceiba.server.http.routes import make_routes
from ceiba.server.metrics import Metrics
from ceiba.server.store.queries import Store
from ceiba.server.store.sqlite import SQLite
from tests.server.listening import Listener
from tests.server.running import Person, Running


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of its own: what is used up here is used up for all from this address."""
    with Running(tmp_path_factory.mktemp("quotas")) as running:
        yield running


def asked_too_much(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many"), answer.text
    assert 1 <= int(answer.headers["retry-after"]) <= 60


@pytest.mark.parametrize("what", ALL)
def test_a_bucket_empties_at_once_and_fills_again_at_its_pace(what: str) -> None:
    now = [1000.0]
    quotas, quota = Quotas(clock=lambda: now[0]), ALL[what]
    for _ in range(quota.at_once):
        quotas.take(what, "ada")
    with pytest.raises(TooMany) as refused:
        quotas.take(what, "ada")
    quotas.take(what, "bo")  # others have their own
    now[0] += refused.value.after
    quotas.take(what, "ada")
    now[0] += 24 * 3600
    for _ in range(quota.at_once):
        quotas.take(what, "ada")


def test_whoever_asks_too_fast_waits_and_is_sent_away_in_the_end() -> None:
    """By address, whatever is asked for; but not on the machine itself."""
    answered: Counter[int] = Counter()
    turned_away: Counter[str] = Counter()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        answered[200] += 1

    async def receive() -> Any:
        raise AssertionError("nothing is read of those who are sent away")

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answered[message["status"]] += 1
            assert (b"connection", b"close") in message["headers"]

    async def go() -> None:
        quota = PER_ADDRESS["requests"]
        guard = paced(app, Quotas(clock=lambda: 1000.0), Metrics(), lambda whose, _: turned_away.update([whose]))

        def ask(address: str, times: int) -> list[asyncio.Future[None]]:
            scope: Any = {"type": "http", "client": (address, 1)}
            return [asyncio.ensure_future(guard(scope, receive, send)) for _ in range(times)]

        waiting = int(quota.a_minute * PATIENCE / 60)
        asked = ask("192.0.2.7", quota.at_once + waiting + 20)
        await asyncio.sleep(0)  # each has come as far as it can
        assert answered == {200: quota.at_once, 429: 20}
        for address in ("127.0.0.1", "192.0.2.8"):
            asked += ask(address, quota.at_once)
        await asyncio.sleep(0)
        assert answered == {200: 3 * quota.at_once, 429: 20}
        assert turned_away == {"192.0.2.7": 20}
        for task in asked:
            task.cancel()

    asyncio.run(go())


def test_without_quotas_nothing_is_counted() -> None:
    quotas = Quotas(is_on=False)
    for _ in range(10_000):
        quotas.take("guests", "ada")


def test_a_household_is_one_address() -> None:
    """An address of IPv4, however it is written; a network of IPv6."""
    assert neighbourhood("192.0.2.7") == neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2:aaaa::1") == neighbourhood("2001:db8:1:2:bbbb::2") == "2001:db8:1:2::"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("fe80::1%eth0") == "fe80::"
    assert neighbourhood("::1") == "::1"


def refused_at_last(what: str, ask: Callable[[], httpx.Response]) -> httpx.Response:
    """The first answer beyond the quota. While a slow machine asks, some of it is given back."""
    at_once = ALL[what].at_once
    for asked in range(10 * at_once):
        answer = ask()
        if answer.status_code == 429:
            assert asked > at_once / 2  # others here have had some, too
            return answer
    raise AssertionError("there is no end to it")


def test_one_guest_cannot_fill_everything(guarded: Running) -> None:
    ada, bo = Person(guarded.address, "Ada"), Person(guarded.address, "Bo")
    body = {"game": "tikal", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = ada.open("tikal", "me", "open", start=False)
    played = ada.open("incan-gold", "me", "me", "me")
    asked_too_much(refused_at_last("tables", lambda: ada.ask("POST", "/tables", json=body)))
    talk = f"/tables/{table}/talk"
    asked_too_much(refused_at_last("talk", lambda: ada.ask("POST", talk, json={"text": "!"})))
    asked_too_much(refused_at_last("records", lambda: ada.ask("POST", "/records", content="x")))
    asked_too_much(refused_at_last("hints", lambda: ada.ask("GET", f"/tables/{played}/hint?seat=1")))
    bo.open("tikal", "me", "open", start=False)  # who does not hurry notices nothing
    bo.ok("POST", f"/tables/{table}/talk", json={"text": "Hello"})
    for one in (ada, bo):
        one.http.close()


def test_drafts_and_names_are_counted_to_the_last(tmp_path: Path) -> None:
    """By a clock that stands still: else a slow machine is given back as many drafts as it asks for."""
    app = App(Store(SQLite(tmp_path / "tables.sqlite")))
    app.quotas = Quotas(clock=lambda: 0.0)
    with TestClient(make_routes(app)) as http:
        token = http.post("/api/guests", json={"name": "Ada"}).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        seats = [{"kind": "person"}] * 2
        opened = http.post("/api/tables", json={"game": "tikal", "seats": seats, "start": True}).json()["table"]
        path = f"/api/tables/{opened['table']}/draft"
        tried = {"version": opened["version"], "seat": opened["waiting_for"][0], "acts": []}
        asks: dict[str, Callable[[], httpx.Response]] = {
            "drafts": lambda: http.post(path, json=tried),
            "names": lambda: http.patch("/api/me", json={"name": "Bo"}),
        }
        for what, ask in asks.items():
            assert {ask().status_code for _ in range(ALL[what].at_once)} == {200}, what
            asked_too_much(ask())


def test_streams_are_counted_while_they_are_open(guarded: Running) -> None:
    ada = Person(guarded.address, "Ada")
    table = ada.ok("GET", "/me/tables")["tables"] or [{"table": ada.open("tikal", "me", "open", start=False)}]
    name = table[0]["table"]
    opened = [Listener(ada, name) for _ in range(MOST_STREAMS["guest"])]
    for one in opened:
        one.__enter__()
    for one in opened:
        one.next()  # each has begun
    asked_too_much(ada.ask("GET", "/events", params={"tables": name}))
    for one in opened:
        one.__exit__(None, None, None)
    give_up = time.monotonic() + 20
    while True:
        try:
            with Listener(ada, name) as again:
                assert again.next().kind == "table"
            break
        except AssertionError:  # the server has not noticed yet that they are gone
            assert time.monotonic() < give_up
            time.sleep(0.05)
    ada.http.close()


def test_one_address_cannot_make_guests_without_end(guarded: Running) -> None:
    with httpx.Client(base_url=guarded.address, timeout=60) as http:
        asked_too_much(refused_at_last("guests", lambda: http.post("/api/guests", json={"name": "Ada"})))


def test_a_bad_record_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A record of a megabyte that is bad at its end, again and again, beside someone who only looks."""
    record = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n' + "# a comment\n" * 80_000 + "nonsense\n"
    began = time.process_time()
    with pytest.raises(BadRecord):
        read_record(record).replay()
    assert time.process_time() - began < 0.5
    with Running(tmp_path, options=("--no-quotas",)) as running, ThreadPoolExecutor(1) as beside:
        ada, bo = Person(running.address, "Ada"), Person(running.address, "Bo")
        table = bo.open("tikal", "me", "open", start=False)
        bad = beside.submit(lambda: [ada.ask("POST", "/records", content=record).status_code for _ in range(5)])
        looks = 0
        while not bad.done():
            bo.look(table)
            looks += 1
        assert {*bad.result()} <= {413, 422}
        assert looks > 2 * len(bad.result()), "each look had to wait for a whole record"
        for one in (ada, bo):
            one.http.close()

"""Being told: a real mail server, webhook and push service get exactly one message each, and only when it is due.

Whether something came too often is seen by a trial that is sent after it by the same way: nothing stands between.
"""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import psycopg
import pytest

from ceiba.server.notices.push import encode
from ceiba.server.store.columns import COLUMNS
from tests.server.conftest import Meet
from tests.server.device import Device
from tests.server.listening import Listener
from tests.server.postgres import PostgresServer
from tests.server.receiving import HANGS, Called, Hook, Mailbox, mailbox, plain, rich
from tests.server.running import Json, Person, Running
from tests.waiting import until

URL = "https://ceiba.example.org"
HERE = "/me/notices"
ENGLISH = {"language": "en", "zone": "UTC", "kinds": ["turn", "full", "over", "soon", "late"]}
HOOKS = ("--url", URL, "--webhooks", "--tell-inside", "--tell-after", "0")


def everything(box: Mailbox) -> tuple[str, ...]:
    mail = ("--mail", box.address, "--mail-from", "Ceiba <ceiba@example.org>")
    return (*HOOKS, *mail, "--push", "mailto:op@example.org")


class Told(Running):
    """A server that tells by all ways, and the mail server that it has."""

    def __init__(self, data: Path, box: Mailbox, db: str | None = None) -> None:
        super().__init__(data, db, options=everything(box))
        self.data = data
        self.box = box


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def telling(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    running = Told(tmp_path_factory.mktemp("telling"), box)
    with running:
        yield running


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as running:
        yield running


def add_hook(person: Person, hook: Hook, style: str = "generic") -> str:
    told = person.ok("POST", f"{HERE}/webhooks", json={"address": hook.url, "style": style})
    return str(told["ways"][-1]["way"])


def add_device(person: Person, hook: Hook, device: Device) -> str:
    keys = {"p256dh": encode(device.point), "auth": encode(device.auth)}
    told = person.ok("POST", f"{HERE}/push", json={"address": hook.url, **keys})
    return str(told["ways"][-1]["way"])


def add_mail(person: Person, box: Mailbox, address: str, server: str, **more: int) -> str:
    """An address whose owner has said yes."""
    told = person.ok("POST", f"{HERE}/mail", json={"address": address, **more})
    (question,) = re.findall(rf"{URL}(/mail/\S+)", plain(box.next()))
    httpx.post(f"{server}{question}").raise_for_status()
    return str(told["ways"][-1]["way"])


def trial(person: Person, way: str) -> None:
    assert person.ask("POST", f"{HERE}/ways/{way}/test").status_code == 202


def is_trial(call: Called) -> bool:
    return bool(call.json["kind"] == "test")


def table_of_two(ada: Person, bo: Person, start: bool = True) -> str:
    """Bo, whose turn is first, and Ada, who is to be told."""
    table = bo.open("tikal", "me", "open", start=False)
    ada.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    if start:
        bo.ok("POST", f"/tables/{table}/start")
    return table


def play_turn(person: Person, table: str) -> None:
    """Whatever is legal first, until it is another's turn."""
    while person.look(table)["you"]["to_act"]:
        seat = person.look(table)["you"]["to_act"][0]
        legal = person.draft(table, seat)["legal"]
        done = [one["act"] for one in legal if one["act"].endswith(" done")]
        person.play(table, done[0] if done else legal[0]["act"])


# -- one message by each way --------------------------------------------------------------------------


def test_a_webhook_is_called_once(telling: Told, meet: Meet, hook: Hook) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    way = add_hook(ada, hook)
    table = table_of_two(ada, bo)
    play_turn(bo, table)
    told = hook.next().json
    assert (told["kind"], told["table"], told["game"]) == ("turn", table, "tikal")
    assert (told["title"], told["text"]) == ("Tikal: your turn", "It is your turn. At the table: Bo.")
    assert told["link"] == f"{URL}/t/{table}"
    trial(ada, way)
    assert is_trial(hook.next())


def test_discord_and_slack_are_spoken_to_as_they_like_it(telling: Told, meet: Meet) -> None:
    """Names neither call anybody there, nor look like marks."""
    ada, bo = meet("Ada", telling.address), meet("<!here> *@everyone*", telling.address)
    with Hook() as discord, Hook() as slack:
        add_hook(ada, discord, "discord")
        add_hook(ada, slack, "slack")
        table = table_of_two(ada, bo)
        play_turn(bo, table)
        said = discord.next().json
        assert said["allowed_mentions"] == {"parse": []}
        assert said["content"].splitlines()[0] == "**Tikal: your turn**"
        assert "\\*@everyone\\*" in said["content"]
        assert said["content"].endswith(f"{URL}/t/{table}")
        text = slack.next().json["text"]
        assert text.splitlines()[0] == f"*<{URL}/t/{table}|Tikal: your turn>*"
        assert "&lt;!here&gt;  @everyone " in text


def test_a_device_gets_what_it_alone_can_read(telling: Told, meet: Meet, hook: Hook) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    device = Device()
    key = ada.ok("GET", HERE)["offered"]["push"]
    ada.ok("PUT", HERE, json={**ENGLISH, "language": "pl"})
    way = add_device(ada, hook, device)
    table = table_of_two(ada, bo)
    play_turn(bo, table)
    call = hook.next()
    assert b"Tikal" not in call.body
    assert (call.headers["content-encoding"], call.headers["ttl"]) == ("aes128gcm", "86400")
    assert call.headers["authorization"].endswith(f", k={key}")
    assert len(call.headers["topic"]) == 32
    message = Called("", {}, device.read(call.body)).json
    assert (message["title"], message["path"]) == ("Tikal: twoja kolej", f"/t/{table}")
    assert message["text"] == "Teraz twoja kolej. Przy stole: Bo."
    trial(ada, way)
    assert b"pr\\u00f3ba" in device.read(hook.next().body)


def test_a_letter_comes_signs_in_and_can_be_left_by_one_click(telling: Told, box: Mailbox, meet: Meet) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    ada.ok("PUT", HERE, json={**ENGLISH, "language": "de"})
    way = add_mail(ada, box, "ada@example.org", telling.address)
    table = table_of_two(ada, bo)
    play_turn(bo, table)
    letter = box.next()
    assert (letter["From"], letter["To"]) == ("Ceiba <ceiba@example.org>", "ada@example.org")
    assert (letter["Subject"], letter["Content-Language"]) == ("Tikal: du bist am Zug", "de")
    assert "Du bist am Zug. Am Tisch: Bo." in plain(letter)
    assert "Du bist am Zug. Am Tisch: Bo." in rich(letter)
    (link,) = re.findall(rf"{URL}(/return/\S+)", plain(letter))
    with httpx.Client(base_url=telling.address) as other_device:
        came = other_device.get(link)
        assert (came.status_code, came.headers["location"]) == (303, f"/t/{table}")
        assert other_device.get("/api/me").json()["guest"] == ada.guest
    days = (int(link.split(".")[2]) - int(ada.token.split(".")[2])) + 180
    assert 7 <= days <= 9  # it is not good for long

    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = letter["List-Unsubscribe"].strip("<>").removeprefix(URL)
    asked = httpx.get(f"{telling.address}{leave}")
    assert "<button>Keine Mails mehr</button>" in asked.text  # programs that follow links end nothing
    assert [one["way"] for one in ada.ok("GET", HERE)["ways"]] == [way]
    done = httpx.post(f"{telling.address}{leave}", data={"List-Unsubscribe": "One-Click"})
    assert (done.status_code, "ada@example.org" in done.text) == (200, True)
    assert ada.ok("GET", HERE)["ways"] == []
    assert httpx.post(f"{telling.address}{leave}").status_code == 200  # twice is as good as once
    assert box.letters.empty()


def test_nothing_is_written_to_an_address_before_it_has_said_yes(telling: Told, box: Mailbox, meet: Meet) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    told = ada.ok("POST", f"{HERE}/mail", json={"address": "bo@example.org"})
    (way,) = told["ways"]
    assert way["confirmed"] is False
    question = box.next()
    assert question["Subject"] == "Ceiba: may we write to you?"
    assert "/return/" not in plain(question) + rich(question)
    ada.refused("POST", f"{HERE}/ways/{way['way']}/test", 409, "not-confirmed")
    table = table_of_two(ada, bo)
    play_turn(bo, table)
    (link,) = re.findall(rf"{URL}(/mail/\S+)", plain(question))
    forged = link.replace("/confirm.", "/leave.")
    assert httpx.get(f"{telling.address}{forged}").status_code == 404
    assert httpx.get(f"{telling.address}{link}").status_code == 200  # asks once more
    assert ada.ok("GET", HERE)["ways"][0]["confirmed"] is False
    assert httpx.post(f"{telling.address}{link}").status_code == 200
    assert ada.ok("GET", HERE)["ways"][0]["confirmed"] is True
    trial(ada, way["way"])
    assert box.next()["Subject"] == "Ceiba: a trial"  # what happened before was not for this address


# -- what is told, and when ---------------------------------------------------------------------------


def test_full_tables_and_games_that_are_over_are_told(telling: Told, meet: Meet, hook: Hook) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    way = add_hook(bo, hook)
    table = bo.open("incan-gold", "open", "open", "open", start=False)
    for seat in (1, 2, 3):
        ada.ok("PUT", f"/tables/{table}/seats/{seat}", json={"kind": "person"})
    full = hook.next().json
    others = "At the table: Ada, Ada, and Ada."
    assert (full["kind"], full["text"]) == ("full", f"Every seat is taken: you can start the game. {others}")
    ada.ok("PUT", f"/tables/{table}/seats/3", json={"kind": "open"})
    bo.ok("PUT", f"/tables/{table}/seats/3", json={"kind": "person"})  # full again: that is known
    bo.ok("POST", f"/tables/{table}/start")
    while bo.look(table)["table"]["status"] == "playing":
        told = bo.look(table)["table"]
        for seat in told["waiting_for"]:
            person = bo if seat == 3 else ada
            person.commit(table, told["version"], f"{seat} leave")
    kinds: list[str] = []
    while not kinds or kinds[-1] != "over":
        kinds.append(hook.next().json["kind"])
    assert {*kinds[:-1]} <= {"turn"}
    trial(bo, way)
    assert is_trial(hook.next())


def test_who_looks_at_the_table_is_told_nothing(telling: Told, meet: Meet, hook: Hook) -> None:
    """That table; not another one, which waits as well."""
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    way = add_hook(ada, hook)
    seen, other = table_of_two(ada, bo), table_of_two(ada, bo)
    with Listener(ada, seen) as looking:
        assert looking.next().kind == "table"
        play_turn(bo, seen)
        looking.next("acts")
        play_turn(bo, other)
        assert hook.next().json["table"] == other
        trial(ada, way)
        assert is_trial(hook.next())


def test_what_one_does_not_want_is_not_told(telling: Told, meet: Meet, hook: Hook) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    way = add_hook(ada, hook)
    ada.ok("PUT", HERE, json={**ENGLISH, "kinds": ["over"]})
    table = table_of_two(ada, bo)
    play_turn(bo, table)
    trial(ada, way)
    assert is_trial(hook.next())


def test_a_clock_reminds(telling: Told, meet: Meet, hook: Hook) -> None:
    """When time is up; and where a turn has days, before it is."""
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    add_hook(ada, hook)
    clock = {"kind": "live", "bank": 5, "late": "bot"}
    table = ada.open("tikal", "me", "open", start=False, clock=clock)
    bo.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    assert hook.next().json["kind"] == "full"
    ada.ok("POST", f"/tables/{table}/start")
    assert hook.next().json["kind"] == "turn"
    told = hook.next().json
    assert (told["kind"], told["table"]) == ("late", table)
    assert "A bot plays until you are back." in told["text"]
    slow = ada.open("tikal", "me", "me", clock={"kind": "days", "bank": 86400})
    soon = """SELECT due, created FROM outbox JOIN tables ON table_id = tables.id
              WHERE kind = 'soon' AND table_id = ?"""  # the turn itself may still be in there, too
    until(lambda: bool(rows(telling, soon, slow)))
    ((due, created),) = rows(telling, soon, slow)
    assert 0.74 < (due - created) / 86400 < 0.76


def rows(server: Told, sql: str, *values: object) -> list[tuple[float, ...]]:
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as connection:
        return connection.execute(sql, values).fetchall()


def change(server: Told, sql: str) -> None:
    with closing(sqlite3.connect(server.data / "tables.sqlite")) as connection, connection:
        connection.execute(sql)


def test_a_digest_is_one_letter_for_all_of_a_day(telling: Told, box: Mailbox, meet: Meet) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    way = add_mail(ada, box, "digest@example.org", telling.address, hour=8)
    tables = [table_of_two(ada, bo) for _ in range(3)]
    for table in tables:
        play_turn(bo, table)
    until(lambda: len(rows(telling, "SELECT due FROM outbox WHERE way = ?", way)) == 3)
    dues = {due for (due,) in rows(telling, "SELECT due FROM outbox WHERE way = ?", way)}
    assert [due % 86400 for due in dues] == [8 * 3600] * len(dues)
    play_turn(ada, tables[0])  # by then it holds no more
    change(telling, "UPDATE outbox SET due = 1 WHERE kind = 'turn'")  # it is eight o'clock
    trial(ada, way)
    letters = [box.next(), box.next()]
    assert sorted(letter["Subject"] for letter in letters) == ["Ceiba: a trial", "Ceiba: news of 2 tables"]
    digest = plain(max(letters, key=lambda letter: "news" in letter["Subject"]))
    assert [table in digest for table in tables] == [False, True, True]
    assert box.letters.empty()


# -- never twice --------------------------------------------------------------------------------------


def test_a_server_that_dies_tells_nothing_twice(tmp_path: Path) -> None:
    """It is killed while it waits for an answer; started again, it does not ask once more. What it could not note
    before it died is told by the next one."""
    with Hook(HANGS) as hook:
        running = Running(tmp_path, options=HOOKS).start()
        ada, bo = Person(running.address, "Ada"), Person(running.address, "Bo")
        way = add_hook(ada, hook)
        first, second = table_of_two(ada, bo), table_of_two(ada, bo)
        play_turn(bo, first)
        assert hook.next().json["table"] == first
        running.kill()
        deaf = Running(tmp_path, port=running.port).start()  # of this it knows nothing: it is set up to tell nobody
        play_turn(bo, second)
        deaf.kill()
        with running:
            assert hook.next().json["table"] == second
            trial(ada, way)
            assert is_trial(hook.next())
        with running:  # and once more
            trial(ada, way)
            assert is_trial(hook.next())
        assert hook.calls.empty()
        for one in (ada, bo):
            one.http.close()


def test_two_servers_tell_it_once(postgres: PostgresServer, tmp_path: Path) -> None:
    """Both have the tables in memory and hear of every turn; both look for what is due."""
    db = postgres.new_database()
    with ExitStack() as stack:
        hooks = [stack.enter_context(Hook()) for _ in range(3)]
        east, west = [stack.enter_context(Running(tmp_path / name, db, options=HOOKS)) for name in ("east", "west")]
        ada, bo = Person(east.address, "Ada"), Person(east.address, "Bo")
        ada_west = Person(west.address, token=ada.token)
        ways = [add_hook(ada, hook) for hook in hooks]
        tables = [table_of_two(ada, bo) for _ in range(4)]
        for table in tables:
            ada_west.look(table)
            play_turn(bo, table)
        for hook in hooks:
            assert {hook.next().json["table"] for _ in tables} == {*tables}
        for way in ways:
            trial(ada_west, way)
        for hook in hooks:
            assert is_trial(hook.next())
            assert hook.calls.empty()
        assert ada.ask("DELETE", "/me").status_code == 204
        with psycopg.connect(db) as connection:
            left = [connection.execute(f"SELECT * FROM {name}".encode()).fetchall() for name in COLUMNS]
        assert ada.guest not in str(left)
        assert hooks[0].url not in str(left)
        for one in (ada, bo, ada_west):
            one.http.close()


# -- what is set up, and whose it is ------------------------------------------------------------------


def test_without_being_set_up_nothing_is_offered(ada: Person) -> None:
    told = ada.ok("GET", HERE)
    assert told["offered"] == {"mail": False, "push": None, "webhooks": False}
    for path, body in BODIES.items():
        ada.refused("PUT" if path == "" else "POST", f"{HERE}{path}", 409, "not-offered", json=body)


KEYS = {"p256dh": encode(Device().point), "auth": encode(16 * b"a")}
BODIES: dict[str, Json] = {
    "": ENGLISH,
    "/mail": {"address": "ada@example.org"},
    "/push": {"address": "https://push.example.org/1", **KEYS},
    "/webhooks": {"address": "https://hooks.example.org/1"},
}


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("", {**ENGLISH, "zone": "Nowhere/Now"}, "bad-zone"),
        ("", {**ENGLISH, "language": "xx"}, "unreadable"),
        ("", {**ENGLISH, "kinds": ["luck"]}, "unreadable"),
        ("/mail", {"address": "ada@example.org\nBcc: bo@example.org"}, "unreadable"),
        ("/mail", {"address": "ada"}, "unreadable"),
        ("/mail", {"address": "ada@example.org", "hour": 24}, "unreadable"),
        ("/push", {"address": "https://push.example.org/1", "p256dh": "x", "auth": "y"}, "bad-device"),
        ("/push", {"address": "javascript:alert(1)", **KEYS}, "bad-address"),
        ("/webhooks", {"address": "file:///etc/passwd"}, "bad-address"),
        ("/webhooks", {"address": "https://ada:secret@example.org/"}, "bad-address"),
    ],
)
def test_what_cannot_be_is_refused(telling: Told, meet: Meet, path: str, body: Json, error: str) -> None:
    ada = meet("Ada", telling.address)
    ada.refused("PUT" if path == "" else "POST", f"{HERE}{path}", 400, error, json=body)
    assert ada.ok("GET", HERE)["ways"] == []


def test_ways_are_ones_own(telling: Told, meet: Meet, hook: Hook) -> None:
    """Nobody sees, tries or removes another's; and who is no guest has none."""
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    way = add_hook(ada, hook)
    assert bo.ok("GET", HERE)["ways"] == []
    bo.refused("POST", f"{HERE}/ways/{way}/test", 404, "no-way")
    bo.refused("DELETE", f"{HERE}/ways/{way}", 404, "no-way")
    for path, body in BODIES.items():
        method = "PUT" if path == "" else "POST"
        assert httpx.request(method, f"{telling.address}/api{HERE}{path}", json=body).status_code == 401
    for method, path in (("GET", ""), ("DELETE", f"/ways/{way}"), ("POST", f"/ways/{way}/test")):
        assert httpx.request(method, f"{telling.address}/api{HERE}{path}").status_code == 401
    assert ada.ok("DELETE", f"{HERE}/ways/{way}")["ways"] == []


def test_one_device_has_one_reader(telling: Told, meet: Meet, hook: Hook) -> None:
    """Whoever plays in this browser now is told there, and nobody who did before."""
    ada, bo, device = meet("Ada", telling.address), meet("Bo", telling.address), Device()
    add_device(ada, hook, device)
    add_device(ada, hook, device)
    assert len(ada.ok("GET", HERE)["ways"]) == 1
    add_device(bo, hook, device)
    assert (len(ada.ok("GET", HERE)["ways"]), len(bo.ok("GET", HERE)["ways"])) == (0, 1)


def test_ways_and_letters_have_their_bounds(telling: Told, box: Mailbox, meet: Meet) -> None:
    """Neither can one guest fill the store, nor can many fill one stranger's mailbox."""
    ada = meet("Ada", telling.address)
    for number in range(12):
        ada.ok("POST", f"{HERE}/webhooks", json={"address": f"http://127.0.0.1:9/{number}"})
    ada.refused("POST", f"{HERE}/webhooks", 409, "too-many-ways", json={"address": "http://127.0.0.1:9/12"})
    asked = {"address": "stranger@example.org"}
    answers = [meet(f"Guest {n}", telling.address).ask("POST", f"{HERE}/mail", json=asked) for n in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert {box.next()["To"] for _ in range(3)} == {"stranger@example.org"}


def test_who_is_forgotten_is_told_nothing_and_leaves_nothing(telling: Told, box: Mailbox, meet: Meet) -> None:
    ada, bo = meet("Ada", telling.address), meet("Bo", telling.address)
    add_mail(ada, box, "forgotten@example.org", telling.address, hour=8)
    ada.ok("PUT", HERE, json={**ENGLISH, "zone": "Europe/Prague"})
    table = table_of_two(ada, bo)
    play_turn(bo, table)
    until(lambda: bool(rows(telling, "SELECT 1 FROM outbox WHERE table_id = ?", table)))
    assert ada.ask("DELETE", "/me").status_code == 204
    left = [rows(telling, f"SELECT * FROM {name}") for name in COLUMNS]
    assert ada.guest not in str(left)
    assert "forgotten@example.org" not in str(left)
    assert rows(telling, "SELECT 1 FROM outbox WHERE table_id = ?", table) == []

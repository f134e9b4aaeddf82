"""Who you are: a name, a token, a return link; nothing that can be forged."""

import httpx
import pytest
from litestar.exceptions import NotAuthorizedException

from ceiba.server.http.people import People
from ceiba.server.http.tokens import DAY, LASTS, Token, is_stale, read_token, sign
from ceiba.server.store.database import Database
from ceiba.server.store.queries import Store
from tests.server.conftest import Meet
from tests.server.listening import Listener
from tests.server.running import Person, Running
from tests.server.storing import run


def test_a_guest_is_known_by_cookie_token_and_return_link(server: Running) -> None:
    with httpx.Client(base_url=server.address) as browser, httpx.Client(base_url=server.address) as phone:
        told = browser.post("/api/guests", json={"name": " Ada  Lovelace "}).json()
        assert told["name"] == "Ada Lovelace"
        assert browser.get("/api/me").json() == told  # by the cookie
        assert phone.get("/api/me").status_code == 401
        answer = phone.get(told["return_link"])
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
        assert phone.get("/api/me").json() == told
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


def test_a_return_link_asks_before_it_replaces_someone(server: Running, ada: Person) -> None:
    link = ada.ok("GET", "/me")["return_link"]
    with httpx.Client(base_url=server.address) as phone:
        bo = phone.post("/api/guests", json={"name": "Bo"}).json()
        asked = phone.get(link)
        assert (asked.status_code, asked.headers["location"]) == (303, f"/#return={ada.token}")
        assert phone.get("/api/me").json() == bo  # nothing has changed yet
        assert phone.post("/api/return", json={"token": ada.token}).json()["guest"] == ada.guest
        assert phone.get("/api/me").json()["guest"] == ada.guest
        assert phone.get(link).headers["location"] == "/"  # the same person again: nobody to ask
        assert phone.post("/api/return", json={"token": "x"}).status_code == 401


def test_whoever_leaves_all_devices_is_known_by_new_tokens_alone(server: Running, ada: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    with Listener(ada, table) as news, httpx.Client(base_url=server.address) as phone:
        assert news.next().kind == "table"
        phone.get(ada.ok("GET", "/me")["return_link"])
        fresh = ada.ok("POST", "/me/leave-devices")
        assert fresh["guest"] == ada.guest
        ada.refused("GET", "/me", 401, "who-are-you")
        assert phone.get("/api/me").status_code == 401
        assert phone.get(f"/return/{ada.token}").status_code == 401
        with pytest.raises(AssertionError, match="has ended"):  # what was opened with the old token is closed
            news.next()
    again = Person(server.address, token=fresh["token"])
    assert again.look(table)["you"]["seats"] == [1]
    again.http.close()


def test_an_old_cookie_is_nobodys_at_a_public_table(server: Running, ada: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False, visibility="public")
    stale = {"cookie": f"ceiba={ada.token[:-1]}"}
    assert httpx.get(f"{server.address}/api/tables/{table}", headers=stale).json()["you"]["guest"] is None
    assert httpx.get(f"{server.address}/api/me", headers=stale).status_code == 401
    by_token = {"authorization": f"Bearer {ada.token[:-1]}"}
    assert httpx.get(f"{server.address}/api/tables/{table}", headers=by_token).status_code == 401


def test_tokens_end_and_are_renewed() -> None:
    now = 1_800_000_000.0
    token = sign("key", "g0123456789abcdef", 3, now)
    assert token == sign("key", "g0123456789abcdef", 3, now + 60)
    assert read_token("key", token) == Token("g0123456789abcdef", 3, (int(now // DAY)) * DAY + LASTS)
    assert read_token("another", token) is None
    assert read_token("key", token.replace(".3.", ".4.")) is None
    assert not is_stale(token, now)
    assert is_stale(token, now + 9 * DAY)
    assert is_stale("g0123456789abcdef.0123", now)


def test_a_token_that_has_ended_is_refused(database: Database) -> None:
    clock = [1_800_000_000.0]

    async def test(store: Store) -> None:
        people = People(store, lambda: clock[0])
        await people.arrive("g0123456789abcdef", "Ada")
        token = await people.token("g0123456789abcdef")
        assert await people.guest_of(token) == "g0123456789abcdef"
        clock[0] += LASTS + DAY
        with pytest.raises(NotAuthorizedException):
            await people.guest_of(token)
        assert await people.guest_of(await people.token("g0123456789abcdef")) == "g0123456789abcdef"

    run(database, test)


def test_a_guest_can_take_another_name(ada: Person) -> None:
    assert ada.ok("PATCH", "/me", json={"name": "Ada L."})["name"] == "Ada L."
    assert ada.ok("GET", "/me")["name"] == "Ada L."


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, 'Ada "L"', "Ada, Bo", "Ada\x00", "\u202eadA"])
def test_bad_names_are_refused(server: Running, name: str) -> None:
    answer = httpx.post(f"{server.address}/api/guests", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["sentence"]


def test_forged_and_foreign_tokens_are_refused(server: Running, ada: Person, bo: Person) -> None:
    guest, _, signature = ada.token.partition(".")
    other = bo.token.partition(".")[0]
    forged = ["x", f"{guest}.", f"{other}.{signature}", ada.token[:-1], f"{ada.token}0", f"{guest}é.{signature}"]
    for token in forged:
        for header in (("Authorization", f"Bearer {token}"), ("Cookie", f"ceiba={token}")):
            sent = [(header[0].encode(), header[1].encode())]
            answer = httpx.get(f"{server.address}/api/me", headers=sent)
            assert (answer.status_code, answer.json()["error"]) == (401, "who-are-you"), token
    answer = httpx.get(f"{server.address}/api/me", headers={"Authorization": f"Basic {ada.token}"})
    assert answer.status_code == 401


def test_who_is_forgotten_leaves_the_tables_standing(meet: Meet, ada: Person, bo: Person) -> None:
    table = ada.open("tikal", "me", "open", start=False)
    bo.ok("PUT", f"/tables/{table}/seats/2", json={"kind": "person"})
    ada.ok("POST", f"/tables/{table}/start")
    ada.ok("POST", f"/tables/{table}/talk", json={"text": "Hello"})
    assert ada.ask("DELETE", "/me").status_code == 204
    ada.refused("GET", "/me", 401, "who-are-you")
    look = bo.look(table)
    assert look["table"]["seats"][0]["kind"] == "open"
    assert look["you"]["host"]  # someone has to be
    assert ada.guest not in str(bo.ok("GET", f"/tables/{table}/talk"))
    ada.refused("PATCH", "/me", 401, "who-are-you", json={"name": "Ada again"})
    meet("Cy").ok("PUT", f"/tables/{table}/seats/1", json={"kind": "person"})

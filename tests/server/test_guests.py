"""Who you are: a name, a token, a return link; nothing that can be forged."""

import httpx
import pytest

from tests.server.conftest import Meet
from tests.server.running import Person, Running


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
    meet("Cy").ok("PUT", f"/tables/{table}/seats/1", json={"kind": "person"})

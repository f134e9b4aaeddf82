"""The door: where requests come from, what they bring, and what answers tell browsers to be careful about."""

from pathlib import Path

import httpx
import pytest

from tests.server.running import Person, Running


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/nowhere", "/api/me", "/api/games", "/schema", "/healthz"])
def test_every_answer_tells_browsers_to_be_careful(server: Running, path: str) -> None:
    """Errors too: no script but ours, in nobody's frame, and no address told to others."""
    headers = httpx.get(f"{server.address}{path}", timeout=60).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def by_cookie(server: Running, ada: Person) -> httpx.Client:
    return httpx.Client(base_url=f"{server.address}/api", cookies={"ceiba": ada.token})


def test_another_site_cannot_act_with_a_guests_cookie(server: Running, ada: Person) -> None:
    with by_cookie(server, ada) as browser:
        elsewhere = browser.patch("/me", json={"name": "Eve"}, headers={"Origin": "http://elsewhere.example"})
        assert (elsewhere.status_code, elsewhere.json()["error"]) == (403, "wrong-site")
        assert browser.get("/me").json()["name"] == "Ada"
        here = browser.patch("/me", json={"name": "Bea"}, headers={"Origin": server.address})
        assert here.json()["name"] == "Bea"
    proven = ada.ask("PATCH", "/me", json={"name": "Cy"}, headers={"Origin": "http://elsewhere.example"})
    assert proven.json()["name"] == "Cy"  # a token is proof enough


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_calls_itself_json(ada: Person, kind: str) -> None:
    """What a form of another site can send without asking is not taken for a request."""
    answer = ada.ask("PATCH", "/me", content=b'{"name": "Eve"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["error"]) == (415, "not-json")
    assert ada.ok("GET", "/me")["name"] == "Ada"


def test_a_body_may_say_its_letters(ada: Person) -> None:
    kind = "Application/JSON; charset=utf-8"
    answer = ada.ask("PATCH", "/me", content='{"name": "Ádá"}'.encode(), headers={"Content-Type": kind})
    assert answer.json()["name"] == "Ádá"


# -- behind a proxy -----------------------------------------------------------------------------------

FORWARDED = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}


def arrival(server: Running) -> tuple[str, str]:
    """The address that friends are sent, and the cookie of a new guest, for one who came by a proxy with TLS."""
    address = httpx.get(f"{server.address}/api/address", headers={**FORWARDED, "Host": "play.example"})
    guest = httpx.post(f"{server.address}/api/guests", json={"name": "Ada"}, headers=FORWARDED)
    return address.json()["address"], guest.headers["set-cookie"]


def test_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    with Running(tmp_path, options=("--trusted-proxy", "127.0.0.1")) as server:
        address, cookie = arrival(server)
    assert address == "https://play.example"
    assert "Secure" in cookie


def test_nobody_else_is(server: Running) -> None:
    address, cookie = arrival(server)
    assert address == "http://play.example"
    assert "Secure" not in cookie


# -- for whoever runs it ------------------------------------------------------------------------------


def test_it_says_how_it_is(server: Running) -> None:
    assert httpx.get(f"{server.address}/healthz").text == "alive\n"
    assert httpx.get(f"{server.address}/readyz").text == "ready\n"
    told = httpx.get(f"{server.address}/version").json()
    assert told["rules"] == {"incan-gold": 1, "tikal": 1}
    assert told["ceiba"].count(".") == 2

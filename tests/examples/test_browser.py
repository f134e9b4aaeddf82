"""The example in Chromium, at the table of any game: its picture, its acts as buttons, its events as the log."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.player import Player
from tests.examples.beside import Place
from tests.server.running import Running

Arrive = Callable[..., Player]


@pytest.fixture
def arrive(browser: Browser, server: Running) -> Iterator[Arrive]:
    players: list[Player] = []

    def come(name: str = "Ada", language: str = "en") -> Player:
        players.append(Player(browser, server.address, name, language=language))
        return players[-1]

    yield come
    for player in players:
        player.leave()


def test_a_whole_game_by_clicks(arrive: Arrive, beside: Place, tmp_path: Path) -> None:
    ada = arrive()
    table = ada.set_up("lightkeepers", ["me", "thrifty", "random"], gales=True)
    for night in range(1, 7):
        expect(ada.page.locator("dl div", has_text=re.compile(rf"^\s*night\s*{night}\s*$"))).to_be_visible()
        ada.button("Burn one barrel").click()
    expect(ada.page.locator("section.over li")).to_have_count(3)
    expect(ada.page.get_by_text("The sixth night is over.").first).to_be_visible()
    assert ada.status(table) == "over"
    record = tmp_path / "table.ceiba"
    record.write_bytes(ada.context.request.get(f"/api/tables/{table}/record").body())
    assert beside.ceiba("check", record).startswith("ok")


def test_it_is_on_the_first_page(arrive: Arrive) -> None:
    """With a name, a sentence, and one press to play; by keys, and in another language."""
    ada = arrive(language="pl")
    ada.page.goto("/")
    expect(ada.page.get_by_role("heading", name="Latarnicy")).to_be_visible()
    expect(ada.page.get_by_text("Nocą wracają statki.")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Latarnicy")).click()
    expect(ada.button("Spalić jedną beczkę")).to_be_visible()
    ada.page.keyboard.press("2")
    expect(ada.page.get_by_text(re.compile("płonie jedna beczka")).first).to_be_visible()


def test_choices_are_sealed(arrive: Arrive) -> None:
    """Whoever has chosen is told of, and what only when all have."""
    ada, bo = arrive("Ada"), arrive("Bo")
    table = ada.set_up("lightkeepers", ["me", "open"])
    for player in (ada, bo):
        player.page.goto(f"/t/{table}")
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    assert ada.context.request.post(f"/api/tables/{table}/start").ok
    bo.page.reload()
    ada.button("Burn 3 barrels").click()
    expect(bo.page.get_by_text("has chosen")).to_be_visible()
    assert not bo.page.get_by_text("3 barrels burn").count()
    bo.button("Stay dark").click()
    for player in (ada, bo):
        expect(player.page.get_by_text("Ada: 3 barrels burn.").first).to_be_visible()
        expect(player.page.get_by_text("Bo: the lamp stays dark.").first).to_be_visible()


def test_everyone_can_play_it(arrive: Arrive) -> None:
    ada = arrive()
    ada.set_up("lightkeepers", ["me", "thrifty"])
    expect(ada.button("Stay dark")).to_be_visible()
    assert violations(ada.page) == []

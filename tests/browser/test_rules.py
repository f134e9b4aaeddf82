"""The rules to read: contents, search, the address of every clause, and the ways that lead there from a table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer, Server
from tests.browser.player import Player


def clause(page: Page, name: str) -> None:
    """It is there, it is in sight, and it is marked."""
    there = page.locator(f"[id='{name}']")
    expect(there).to_be_in_viewport()
    expect(there).to_have_class(re.compile("named"))


def test_searched_in_polish_without_accents(newcomer: Newcomer) -> None:
    page = newcomer(language="pl").page
    page.goto("/rules/tikal")
    expect(page.get_by_role("heading", level=1)).to_have_text("Zasady: Tikal")
    whole = page.locator("article li[id]").count()
    page.keyboard.press("/")
    page.keyboard.type("PRZESKAKUJE wartosci zetonu")
    expect(page.locator("article li[id]")).to_have_count(1)
    expect(page.locator("[id='T4.4']")).to_contain_text("Pilnowanej świątyni nigdy się nie odkrywa.")
    expect(page.get_by_role("status")).to_have_text("Znaleziono 1 punkt")
    page.get_by_role("searchbox").fill("hipopotam")
    expect(page.locator("article")).to_contain_text("O „hipopotam” nic tu nie ma.")
    page.get_by_role("link", name="T5 Rozliczenie").click()  # contents lead on, whatever was sought
    expect(page.locator("article li[id]")).to_have_count(whole)
    expect(page.get_by_role("heading", name="Rozliczenie")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "name"), [("tikal", "T6.8"), ("incan-gold", "I3.5")])
def test_every_clause_has_an_address(page: Page, game: str, name: str) -> None:
    page.goto(f"/rules/{game}#{name}")
    clause(page, name)
    images = page.locator("article img")
    for index in range(images.count()):
        images.nth(index).scroll_into_view_if_needed()
        expect(images.nth(index)).to_have_js_property("complete", value=True)
    assert all(page.evaluate("[...document.querySelectorAll('article img')].map(one => one.naturalWidth > 0)"))


def test_a_refusal_leads_to_its_clause(newcomer: Newcomer) -> None:
    """In a tab of its own, so that what was tried stays."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "tourist"])
    ada.wait_for_turn()
    ada.page.locator("[data-lit=lay]").first.click()
    ada.page.keyboard.press("l")
    expect(ada.end_turn).to_be_enabled()
    ada.page.keyboard.press("6")  # a guard, where nobody stands
    link = ada.page.get_by_role("status").get_by_role("link", name=re.compile(r"^T4\.\d+$"))
    name = link.inner_text()
    with ada.page.expect_popup() as opened:
        link.click()
    clause(opened.value, name)
    expect(link).to_be_visible()


def test_log_and_hint_lead_to_clauses(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("incan-gold", ["me", "tourist", "tourist"])
    ada.wait_for_turn()
    expect(ada.page.locator(".log").get_by_role("link", name="I3.6").first).to_be_attached()
    expect(ada.button("Hint")).to_be_visible()  # until then nobody listens for its key
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".hint").get_by_role("link", name="I3.1")).to_be_visible()


def test_the_card_is_one_key_away(newcomer: Newcomer) -> None:
    ada = newcomer(language="de")
    ada.set_up("tikal", ["me", "tourist"])
    ada.wait_for_turn()
    ada.page.keyboard.press("k")
    card = ada.page.get_by_role("dialog", name="Die Übersichtskarte")
    expect(card.get_by_role("row", name="freilegen 2")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_game_without_a_rulebook_has_no_page(newcomer: Newcomer, open_server: Server) -> None:
    ada = newcomer(address=open_server.address)
    ada.page.goto("/rules/heap")
    expect(ada.page.get_by_role("alert")).to_contain_text("the rules of this game are not to be read here")
    ada.set_up("heap", ["me", "random"])
    expect(ada.page.locator("main button").first).to_be_visible()
    ada.page.keyboard.press("k")
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name="Rules")).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844), (844, 390)])
def test_for_everyone(newcomer: Newcomer, width: int, height: int) -> None:
    for language, theme, game in (("pl", "dark", "tikal"), ("fr", "light", "incan-gold")):
        ada: Player = newcomer(width=width, height=height, language=language, theme=theme)
        ada.page.goto(f"/rules/{game}")
        expect(ada.page.locator("article section").last).to_be_attached()
        assert violations(ada.page) == []
        assert cut_text(ada.page) == []

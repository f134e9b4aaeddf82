"""A hint, where the table allows it: what a bot would do, and why, in words and on the board."""

import re

from playwright.sync_api import expect

from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.views import from_record


def asks(player: Player, key: bool = False) -> str:
    """The hint that comes, by the key or by the button."""
    expect(player.button("Hint")).to_be_visible()
    if key:
        player.page.keyboard.press("h")
    else:
        player.button("Hint").click()
    told = player.page.locator(".hint .card")
    expect(told).to_be_visible()
    return told.inner_text()


def test_where_to_lay_the_tile(newcomer: Newcomer) -> None:
    """Its hexes are ringed on the map; it goes when it is closed, and when the turn is over."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    assert re.search(r"Lay A\d on [a-h]\d", asks(ada))
    expect(ada.page.locator("use.pointed").first).to_be_attached()
    ada.button("Close").click()
    expect(ada.page.locator("use.pointed")).to_have_count(0)
    asks(ada, key=True)
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    ada.end_turn.click()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
    expect(ada.page.locator(".hint .card")).to_have_count(0)
    expect(ada.page.locator("use.pointed")).to_have_count(0)


def test_how_to_go_on_after_what_was_tried(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    told = asks(ada)
    assert "Lay " not in told
    assert "Send " in told


def test_a_plan_for_the_turn(newcomer: Newcomer) -> None:
    """Every act in words, in the reader's language, and how far it is ahead of the next best plan."""
    ada = newcomer()
    from_record(ada, "tikal.ceiba")
    told = asks(ada, key=True)
    assert ada.page.locator(".hint li").count() >= 2
    assert "Ahead of the next best idea, in points: " in told
    assert all(line[0].isupper() for line in ada.page.locator(".hint li").all_inner_texts())
    ada.page.locator("header select").select_option("cs")
    expect(ada.page.locator(".hint")).to_contain_text("Náskok před dalším nejlepším nápadem")
    assert violations(ada.page) == []


def test_exact_chances_in_incan_gold(newcomer: Newcomer) -> None:
    ada = newcomer(width=360, height=800)
    ada.set_up("incan-gold", ["me", "random", "random"])
    told = asks(ada, key=True)
    assert "Torch: go on" in told or "Camp: go back" in told
    assert "Exact chance that the next card ends the round: " in told
    assert violations(ada.page) == []
    for language in ("de", "fr", "cs", "pl"):
        ada.page.locator("header select").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        assert cut_text(ada.page) == []
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".hint .card")).to_have_count(0)


def test_a_bid(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"], auction=True)
    told = asks(ada)
    assert "Bid " in told or "Pass" in told
    assert "What the first choice is worth, in points: " in told


def test_a_table_without_hints(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    assert ada.context.request.patch(f"/api/tables/{table}", data={"hints": False}).ok
    ada.wait_for_turn()
    expect(ada.button("Hint")).to_have_count(0)

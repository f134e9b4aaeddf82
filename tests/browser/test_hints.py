"""A hint, where the table allows it: what a bot would do, and why, in words and on the board."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.records import FIRST_TILE, take_up
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
    """As it would lie, and every step numbered on the map, in a hue of its own; gone when it is closed."""
    ada = newcomer()
    take_up(ada, FIRST_TILE)
    told = asks(ada)
    assert re.search(r"Lay A3 on [a-h]\d", told)
    assert re.search(r"If it were scored right after this, you would get \d+ instead of 0", told)
    expect(ada.page.locator(".ghost use").first).to_be_attached()
    ring = ada.page.locator("use.advised").first
    assert ring.evaluate("ring => getComputedStyle(ring).stroke") != ada.page.locator(":root").evaluate(
        "root => getComputedStyle(root).getPropertyValue('--ember')"
    )
    expect(ada.page.locator(".advice-text").first).to_have_text("1")
    ada.button("Close").click()
    expect(ada.page.locator("use.advised, .ghost")).to_have_count(0)


def test_it_is_played_step_by_step(newcomer: Newcomer) -> None:
    """Each step by a press or a key; the tile lies as advised, and what is done is crossed out."""
    ada = newcomer()
    table = take_up(ada, FIRST_TILE)
    asks(ada)
    steps = int(ada.page.locator("[data-follow]").inner_text().split()[-1])
    assert steps > 2
    # What is done several times running is told once.
    lines = [line.split(" T")[0] for line in ada.page.locator(".hint li").all_inner_texts()]
    assert all(one != other for one, other in pairwise(lines))
    for step in range(1, steps + 1):
        expect(ada.page.locator("[data-follow]")).to_have_text(f"Play step {step} of {steps}")
        with ada.page.expect_response(re.compile("draft|commits")):
            if step % 2:
                ada.page.locator("[data-follow]").click()
            else:
                ada.page.keyboard.press("p")
        if step == 1:
            expect(ada.page.locator(".hint li.done")).to_have_count(1)
    expect(ada.page.locator("[data-follow]")).to_have_count(0)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    assert len([act for act in ada.acts(table) if act.startswith("1 ")]) >= steps + 1
    expect(ada.page.locator(".hint .card")).to_have_count(0)


def test_it_goes_when_one_departs_from_it(newcomer: Newcomer) -> None:
    ada = newcomer()
    take_up(ada, FIRST_TILE)
    asks(ada, key=True)
    advised = ada.page.locator("use.advised").count()
    assert advised
    ada.page.locator("[data-follow]").click()
    expect(ada.page.locator(".hint li.done")).to_have_count(1)
    ada.page.locator("[data-act=camp]").click()
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(5)
    expect(ada.page.locator(".hint .card")).to_have_count(0)
    expect(ada.page.locator("use.advised")).to_have_count(0)


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
    take_up(ada, FIRST_TILE)
    told = asks(ada, key=True)
    assert ada.page.locator(".hint li").count() >= 2
    assert "Ahead of the second-best plan, in points: " in told
    assert all(line[0].isupper() for line in ada.page.locator(".hint li").all_inner_texts())
    ada.page.locator("header select").select_option("cs")
    expect(ada.page.locator(".hint")).to_contain_text("Náskok před druhým nejlepším nápadem")
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
    assert "Worth bidding up to: " in told


def test_a_table_without_hints(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    assert ada.context.request.patch(f"/api/tables/{table}", data={"hints": False}).ok
    ada.wait_for_turn()
    expect(ada.button("Hint")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844), (844, 390)])
@pytest.mark.parametrize("record", ["tikal.ceiba", "incan_gold.ceiba"])
def test_nothing_moves_for_it_and_all_of_it_is_in_sight(
    newcomer: Newcomer, record: str, width: int, height: int
) -> None:
    """Over what is beside or below; the head of the page and the buttons of the turn are not covered."""
    ada = newcomer(width=width, height=height)
    from_record(ada, record)
    below = ada.page.locator("ul.seats, ol.log, [data-act], .choice button, [data-done]")
    expect(ada.button("Hint")).to_be_enabled()
    expect(ada.page.locator("ol.log")).to_be_visible()  # it comes after the board
    before = [one.bounding_box() for one in below.all()]
    asks(ada)
    assert [one.bounding_box() for one in below.all()] == before
    expect(ada.page.locator("[data-follow]")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".hint li[aria-current]")).to_be_in_viewport(ratio=1)
    card = ada.page.locator(".hint .card")
    for pressed in ("header", "[data-act]", "[data-done]", ".choice button"):
        assert not covers(card, ada.page.locator(pressed).all()), pressed


def covers(over: Locator, others: list[Locator]) -> bool:
    """Whether it lies over any of them."""
    one = over.bounding_box()
    assert one is not None
    for other in others:
        box = other.bounding_box()
        if box and (
            max(one["x"], box["x"]) < min(one["x"] + one["width"], box["x"] + box["width"])
            and max(one["y"], box["y"]) < min(one["y"] + one["height"], box["y"] + box["height"])
        ):
            return True
    return False

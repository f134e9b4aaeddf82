"""A phone: touch alone, nothing acts on touch-down, what is impossible says why, a guard is asked for twice."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer


def test_a_turn_by_touch(newcomer: Newcomer) -> None:
    ada = newcomer(width=390, height=844, touch=True)
    table = ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    ada.page.locator("[data-lit=lay]").first.tap()
    ada.button("Lay the tile here").tap()
    ada.button("Send a worker in").tap()
    ada.page.locator("[data-cell=a5]").tap()
    ada.expect_points(9)
    ada.end_turn.tap()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_attached()
    assert ada.status(table) == "playing"


def test_what_is_impossible_says_why(newcomer: Newcomer) -> None:
    ada = newcomer(width=390, height=844, touch=True)
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    ada.button("Show all").tap()
    ada.page.locator("[data-cell=h1]").tap()
    notice = ada.page.get_by_role("status")
    expect(notice).to_have_text("Not possible: this hex is not beside an explored one (T3.2)")
    ada.page.locator("header select").select_option("de")
    ada.page.locator("[data-cell=h1]").tap()
    expect(notice).to_have_text("Nicht möglich: dieses Feld grenzt an kein erforschtes (T3.2)")


def test_a_guard_is_never_posted_by_mistake(newcomer: Newcomer) -> None:
    ada = newcomer(width=390, height=844, touch=True)
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    ada.page.locator("[data-lit=lay]").first.tap()
    ada.button("Lay the tile here").tap()
    ada.button("Send a worker in").tap()
    ada.page.locator("[data-cell=b5]").tap()
    ada.expect_points(7)
    ada.page.locator("[data-act=guard]").tap()
    ada.expect_points(7)
    ada.button("Cancel").tap()
    ada.expect_points(7)
    ada.page.locator("[data-act=guard]").tap()
    ada.button("A worker stays as guard").tap()
    ada.expect_points(2)
    ada.button("Undo").tap()
    ada.expect_points(7)


def test_play_now_takes_one_press(newcomer: Newcomer) -> None:
    ada = newcomer(width=390, height=844, touch=True)
    ada.page.goto("/")
    ada.button("Play Incan Gold now").tap()
    expect(ada.button("Torch: go on")).to_be_enabled()
    ada.page.goto("/")
    expect(ada.page.locator("a.card", has_text="Incan Gold").first).to_be_visible()

"""Puzzles on the real board, by keys alone: tried, answered, compared, shown step by step, and remembered."""

import pytest
from playwright.sync_api import Locator, Page, expect

import ceiba
from ceiba.puzzles import puzzles
from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.test_tikal_by_keys import walk_to


def task(page: Page) -> Locator:
    return page.locator("section.task")


def press(page: Page, button: str) -> None:
    """A button of the task, without a mouse."""
    task(page).locator(button).focus()
    page.keyboard.press("Enter")


def test_incan_gold_by_keys(newcomer: Newcomer) -> None:
    """A wrong choice, a hint, the right one; it is remembered, and the next one is a key away."""
    page = newcomer().page
    page.goto("/")
    page.locator("article").nth(1).get_by_role("link", name="Puzzles").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Incan Gold: puzzles")
    expect(task(page)).to_contain_text("everyone else inside goes on")
    expect(page.get_by_role("button", name="Camp")).to_be_enabled()  # the board comes after the task
    press(page, "[data-hint]")
    expect(task(page)).to_contain_text("Which cards could end this round?")
    page.keyboard.press("c")
    expect(task(page)).to_contain_text("Not yet")
    expect(task(page)).to_contain_text("points on average: 35")
    expect(task(page)).not_to_contain_text("Not a single hazard")
    press(page, "[data-again]")
    expect(task(page)).not_to_contain_text("Not yet")
    page.keyboard.press("t")
    expect(task(page)).to_contain_text("Solved")
    expect(task(page)).to_contain_text("Not a single hazard lies on the path")
    expect(task(page).get_by_role("link", name="I3.6")).to_have_attribute("href", "/rules/incan-gold#I3.6")
    assert violations(page) == []
    task(page).get_by_role("link", name="Next puzzle").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()


def test_tikal_by_keys(newcomer: Newcomer) -> None:
    """The turn ends too early; then the solution is shown step by step; then it is played by oneself."""
    ada = newcomer()
    page = ada.page
    page.goto("/puzzles/tikal/1")
    ada.expect_points(5)
    page.keyboard.press("e")
    expect(task(page)).to_contain_text("Your answer")
    expect(task(page)).to_contain_text("points: 14")
    press(page, "[data-solution]")
    expect(task(page)).to_contain_text("your leader")
    solution = puzzles(ceiba.TIKAL)["1"].solution[:-1]
    for step in range(1, len(solution) + 1):
        expect(task(page).locator("[data-step]")).to_contain_text(f"step {step} of {len(solution)}")
        press(page, "[data-step]")
    ada.expect_points(0)
    expect(task(page).locator("[data-step]")).to_have_count(0)
    press(page, "[data-again]")
    ada.expect_points(5)
    page.keyboard.press("b")
    walk_to(page, "a3")
    page.keyboard.press("Enter")
    page.keyboard.press("f")  # the leader
    walk_to(page, "b5")
    page.keyboard.press("Enter")
    ada.expect_points(0)
    page.keyboard.press("e")
    expect(task(page)).to_contain_text("Solved: nothing better can be done.")
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    assert violations(page) == []


def test_an_address_without_a_puzzle(page: Page) -> None:
    page.goto("/puzzles/tikal/99")
    expect(page.locator("main")).to_contain_text("There is nothing here")
    page.goto("/puzzles/tikal")  # the first that is not solved
    expect(page.get_by_role("link", name="Puzzle 1", exact=True)).to_have_attribute("aria-current", "page")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844), (844, 390)])
@pytest.mark.parametrize(("game", "language"), [("tikal", "pl"), ("incan-gold", "de")])
def test_for_everyone(newcomer: Newcomer, width: int, height: int, game: str, language: str) -> None:
    page = newcomer(width=width, height=height, language=language, theme="dark").page
    page.goto(f"/puzzles/{game}/2")
    page.wait_for_selector(".table")
    assert cut_text(page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_on_a_desk_task_and_board_are_in_sight(newcomer: Newcomer, width: int, height: int, language: str) -> None:
    """Also when the answer is explained: the task grows beside the board, and the board stays where it is."""
    page = newcomer(width=width, height=height, language=language).page
    page.goto("/puzzles/tikal/2")
    page.wait_for_selector(".window svg")
    before = page.locator(".window").bounding_box()
    assert before is not None
    assert before["y"] + before["height"] <= height
    page.keyboard.press("e")
    press(page, "[data-solution]")
    expect(task(page).locator("ol")).to_be_visible()
    assert page.locator(".window").bounding_box() == before
    expect(task(page)).to_contain_text({"en": "Red has four workers", "pl": "Czerwony ma na c4"}[language])

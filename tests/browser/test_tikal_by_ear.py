"""Tikal without a pointer and without eyes: a key for every act, the focus never lost, everything told in words."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.records import FIRST_TILE, take_up


def begin(player: Player) -> str:
    table = take_up(player, FIRST_TILE)
    player.wait_for_turn()
    player.page.keyboard.press("b")
    assert focus(player.page) == "a5"
    return table


def focus(page: Page) -> str | None:
    """The hex, or what else has it; None if it is nowhere."""
    found: str | None = page.evaluate(
        "(at => at === document.body ? null : at.dataset.cell ?? at.getAttribute('aria-label') ?? at.innerText)"
        "(document.activeElement)"
    )
    return found


def press(player: Player, *keys: str) -> None:
    """Keys that each ask the server something."""
    for key in keys:
        with player.page.expect_response("**/draft"):
            player.page.keyboard.press(key)
        assert focus(player.page) is not None, key


def lay(player: Player) -> None:
    """The tile on the hex above the two hexes above base camp, without leaving the board."""
    for _ in range(2):
        player.page.keyboard.press("ArrowUp")
    press(player, "Enter", "r")
    player.page.keyboard.press("Enter")
    expect(player.end_turn).to_be_enabled()


def test_a_turn_by_keys_alone(newcomer: Newcomer) -> None:
    """Lay, send in, walk, uncover, camp, path, undo, end: by a key each, and the focus stays on the map."""
    ada = newcomer(asked=True)
    table = begin(ada)
    page = ada.page
    lay(ada)
    assert focus(page) == "a3"
    page.keyboard.press("1")
    for _ in range(2):
        page.keyboard.press("ArrowDown")
    press(ada, "Enter")
    ada.expect_points(9)
    press(ada, "Enter")  # the source stays chosen: one more
    ada.expect_points(8)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")  # whoever is at base camp
    page.keyboard.press("ArrowUp")
    press(ada, "Enter")
    ada.expect_points(6)
    press(ada, "3")
    ada.expect_points(4)
    press(ada, "u")
    ada.expect_points(6)
    press(ada, "y")
    ada.expect_points(4)
    assert focus(page) == "a4"
    page.keyboard.press("e")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert focus(page) is not None
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator("ol.log")).to_contain_text("Ada ends the turn")
    mine = [act.split()[1] for act in ada.acts(table) if act.startswith("1 ")]
    assert mine == ["lay", "enter", "enter", "move", "uncover", "done"]


def test_worker_leader_and_how_many(newcomer: Newcomer) -> None:
    ada = newcomer()
    begin(ada)
    lay(ada)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("+")
    ada.page.keyboard.press("+")
    ada.page.keyboard.press("-")
    expect(ada.page.locator("[data-many]")).to_have_text("2 of 18")
    ada.page.keyboard.press("f")
    expect(ada.button("Move the leader")).to_have_attribute("aria-pressed", "true")


def test_the_list_of_keys(newcomer: Newcomer) -> None:
    ada = newcomer()
    begin(ada)
    ada.page.keyboard.press("?")
    listed = ada.page.get_by_role("dialog", name="Keys")
    expect(listed).to_be_visible()
    for line in ("Undo", "End turn", "Pitch a camp", "Hint", "worker or leader"):
        expect(listed).to_contain_text(line)
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(listed).to_have_count(0)


@pytest.mark.parametrize("key", ["Undo", "Start the turn over", "Lay the tile here"])
def test_the_focus_is_never_lost(newcomer: Newcomer, key: str) -> None:
    """What was pressed may go, or be possible no more: the focus then is on the map, or stays."""
    ada = newcomer()
    begin(ada)
    for _ in range(2):
        ada.page.keyboard.press("ArrowUp")
    press(ada, "Enter")
    ada.button(key).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.button("Lay the tile here")).to_have_count(0)
    ada.until("document.activeElement !== document.body")


def test_what_is_heard(newcomer: Newcomer) -> None:
    """Ways out and their prices on every hex; how the tile lies as it is turned; every act with price or reason."""
    ada = newcomer()
    begin(ada)
    page = ada.page
    expect(page.locator("[data-cell=a5]")).to_have_attribute(
        "aria-label", "a5: base camp, ways out: north 2, north-east 1, south-east 2"
    )
    told = page.locator("main > [aria-live=polite]")
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    press(ada, "Enter")
    expect(told).to_have_text(re.compile(r"On a3, turned by 0°; ways out: south \d\."))
    press(ada, "r")
    expect(told).to_have_text(re.compile(r"On a3, turned by \d\d+°; ways out: .*\."))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Send a worker in: 1 AP, on a5")).to_be_visible()
    expect(page.get_by_role("button", name="Recover a treasure: this is not a")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("[data-cell=b4]")).to_have_attribute(
        "aria-label", re.compile("within reach for 2 action points")
    )

"""Learning by playing: a guided first game on the real engine, by keys alone, left and come back to."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import ceiba
from ceiba import read_record
from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.test_tikal_by_keys import end_turn, lay, lit, send_someone, to_the_board, walk_to

AFTER_GUARD = 10
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Learn by playing")


def at_step(page: Page, number: int) -> None:
    expect(coach(page)).to_contain_text(re.compile(rf"^\s*{number} / "))


def read_on(page: Page) -> None:
    coach(page).locator("[data-next]").focus()
    page.keyboard.press("Enter")


def begin(player: Player, game: str) -> None:
    player.page.goto("/")
    article = player.page.locator("article").filter(has=player.page.get_by_role("heading", name=game))
    article.get_by_role("button", name="Learn by playing").focus()
    player.page.keyboard.press("Enter")
    at_step(player.page, 1)


def do(player: Player, key: str, then: int) -> None:
    """An act of the row by its number; where there are several places for it, at the first that is lit."""
    page = player.page
    before = coach(page).inner_text()
    page.keyboard.press(key)
    moved = "document.querySelector('.coach').innerText !== said"
    player.until(f"said => document.querySelector('[data-lit=act]') !== null || {moved}", before)
    if coach(page).inner_text() == before:
        to_the_board(page)
        walk_to(page, lit(page, "act")[0])
        page.keyboard.press("Enter")
    if then == AFTER_GUARD:  # which is asked about: it is for good
        page.locator("[role=alertdialog] button.primary").first.focus()
        page.keyboard.press("Enter")
    at_step(page, then)


def test_the_records_lead_to_seat_1() -> None:
    """What the guide asks for can be done there: every step in its turn, with the points there are."""
    tikal = read_record((GAMES / "tikal" / "guide.ceiba").read_bytes()).replay()
    assert tikal.actors() == (1,)
    assert all(" lay " in tikal.write(act) for act in tikal.legal(1))
    assert [tikal.write(act) for act in tikal.legal(1)]
    incan_gold = read_record((GAMES / "incan-gold" / "guide.ceiba").read_bytes()).replay()
    assert incan_gold.actors() == (1, 2, 3)
    assert ceiba.INCAN_GOLD.odds(incan_gold) is not None


def test_a_guided_game_of_incan_gold(newcomer: Newcomer) -> None:
    ada = newcomer()
    page = ada.page
    begin(ada, "Incan Gold")
    assert violations(page) == []
    read_on(page)
    at_step(page, 2)
    table = page.url
    page.goto("/")  # away, and back where one was
    begin_again = page.locator("article").nth(1).get_by_role("button", name="Learn by playing")
    begin_again.focus()
    page.keyboard.press("Enter")
    at_step(page, 2)
    assert page.url == table
    read_on(page)
    read_on(page)
    at_step(page, 4)
    ada.wait_for_turn()
    page.keyboard.press("t")
    at_step(page, 5)
    ada.wait_for_turn()
    page.keyboard.press("c")
    expect(coach(page)).to_contain_text("That is all you need.")
    read_on(page)
    expect(coach(page)).to_have_count(0)
    assert ada.wait_for_turn()  # and the game goes on


def test_a_guided_game_of_tikal(newcomer: Newcomer) -> None:
    """A turn, the scoring round that a volcano brings, and a camp; then it is a game like any other."""
    ada = newcomer()
    page = ada.page
    begin(ada, "Tikal")
    read_on(page)
    at_step(page, 2)
    lay(ada, 0)
    at_step(page, 3)
    send_someone(ada)  # in, and on
    at_step(page, 5)
    page.keyboard.press("u")  # what is taken back is not done
    at_step(page, 3)
    page.keyboard.press("y")
    at_step(page, 5)
    do(ada, "3", then=6)
    assert violations(page) == []
    end_turn(ada)
    at_step(page, 7)
    read_on(page)
    at_step(page, 8)
    ada.wait_for_turn()
    do(ada, "4", then=9)
    ada.wait_for_turn()
    do(ada, "6", then=AFTER_GUARD)
    end_turn(ada)
    at_step(page, 11)
    ada.wait_for_turn()
    if page.locator("[data-lit=lay]").count():
        lay(ada, 0)
    page.keyboard.press("5")
    page.wait_for_selector("[data-lit=act]")
    to_the_board(page)
    walk_to(page, lit(page, "act")[0])
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text("That is all you need.")
    read_on(page)
    expect(coach(page)).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844), (844, 390)])
def test_for_everyone(newcomer: Newcomer, width: int, height: int) -> None:
    ada = newcomer(width=width, height=height)
    begin(ada, "Incan Gold")
    assert cut_text(ada.page) == []

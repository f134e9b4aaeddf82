"""Whole games of Tikal, played with the pointer."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player


def lay(player: Player) -> None:
    player.page.locator("[data-lit=lay]").first.click()
    player.button("Lay the tile here").click()
    expect(player.end_turn).to_be_enabled()


def explore(player: Player, turn: int) -> None:
    """Send someone in as far as it goes, and do there whatever can be done."""
    page = player.page
    if not player.button("Send a worker in").count():
        return
    player.button("Send a worker in").first.click()
    reached = page.locator("[data-lit=reach]")
    if not reached.count():
        return
    aim = reached.nth(turn % reached.count())
    there = page.locator(f"[data-cell={aim.get_attribute('data-cell')}]")
    # What can be done there is known only when the walk has been tried.
    with page.expect_response("**/draft"):
        there.click()
    expect(there).to_have_attribute("aria-selected", "true")
    can_do = page.locator("button[data-act]:not([aria-disabled=true])")
    if can_do.count():
        can_do.last.click()
    page.keyboard.press("Escape")


def bid_or_choose(player: Player, turn: int) -> None:
    """Bid and pass by turns; of the tiles, the last one shown."""
    page = player.page
    wishes = ["button.tile", *(["[data-auction] .primary", "[data-pass]"] if turn % 2 else ["[data-pass]"])]
    seen = page.locator("section[data-auction]").inner_html()
    page.locator(next(wish for wish in wishes if page.locator(wish).count())).last.click()
    page.wait_for_function("seen => document.querySelector('section[data-auction]')?.innerHTML !== seen", arg=seen)


def play(player: Player, table: str) -> None:
    turn = 0
    while player.wait_for_turn():
        turn += 1
        assert turn < 200, "the game goes on and on"
        if player.page.locator("section[data-auction] button:not(:disabled)").count():
            bid_or_choose(player, turn)
        elif player.page.locator("[data-lit=lay]").count():
            lay(player)
        else:
            explore(player, turn)
            player.end_turn.click()
    assert player.status(table) == "over"
    expect(player.page.locator("section.over li")).to_have_count(2)


def test_a_basic_game(newcomer: Newcomer) -> None:
    ada = newcomer()
    play(ada, ada.set_up("tikal", ["me", "random"]))


def test_an_auction_game(newcomer: Newcomer) -> None:
    ada = newcomer()
    play(ada, ada.set_up("tikal", ["me", "random"], auction=True))

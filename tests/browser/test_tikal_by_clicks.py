"""A whole auction game of Tikal, played with the pointer; one without an auction is played in test_places."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import AUCTION, Player


def lay(player: Player) -> None:
    player.page.locator("[data-lit=lay]").first.click()
    player.button("Lay the tile here").click()
    expect(player.end_turn).to_be_enabled()


def explore(player: Player, turn: int) -> None:
    """Send someone in as far as it goes, and do there whatever can be done."""
    page = player.page
    if page.locator("[data-act=enter]").get_attribute("aria-disabled") == "true":
        return
    page.locator("[data-act=enter]").click()
    reached = page.locator("[data-lit=reach]")
    if not reached.count():
        return
    aim = reached.nth(turn % reached.count())
    # What can be done there is known only when the walk has been tried, and paid for.
    points = page.locator(".beads").get_attribute("aria-label")
    page.locator(f"[data-cell={aim.get_attribute('data-cell')}]").click()
    player.until("paid => document.querySelector('.beads').ariaLabel !== paid", points)
    can_do = page.locator(
        "[data-act=uncover]:not([aria-disabled=true]), [data-act=recover]:not([aria-disabled=true])"
    )
    if can_do.count():
        can_do.last.click()
    page.keyboard.press("Escape")


def bid_or_choose(player: Player, turn: int) -> None:
    """Bid and pass by turns; of the tiles, the last one shown."""
    page = player.page
    wishes = ["button.tile", *(["[data-bid]:not(:disabled)", "[data-pass]"] if turn % 2 else ["[data-pass]"])]
    seen = page.evaluate(AUCTION)
    page.locator(next(wish for wish in wishes if page.locator(wish).count())).last.click()
    player.until(f"seen => {AUCTION} !== seen", seen)


def test_an_auction_game(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"], auction=True)
    turn = 0
    while ada.wait_for_turn():
        turn += 1
        assert turn < 200, "the game goes on and on"
        if ada.page.locator("[data-auction] button:not(:disabled)").count():
            bid_or_choose(ada, turn)
        elif ada.page.locator("[data-lit=lay]").count():
            lay(ada)
        else:
            explore(ada, turn)
            ada.end_turn.click()
    assert ada.status(table) == "over"
    expect(ada.page.locator("section.over li")).to_have_count(2)

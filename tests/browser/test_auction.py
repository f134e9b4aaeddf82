"""The auction of Tikal: whose bid stands, what a pass leads to, what each tile would mean; and where one bids."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.records import bring, take_up

SHOWN = '[Game "tikal"]\n[Rules "1"]\n[Seats "3"]\n[Auction "yes"]\n\n* tile A4\n* tile A3\n* tile A5\n'
SCREENS = [(360, 640), (390, 844), (640, 360), (844, 390), (820, 1180), (1440, 900)]


def three_at_the_table(newcomer: Newcomer, record: str) -> tuple[Player, Player, Player]:
    """Ada, Bo and Cy, each at a screen of their own: nobody bids but they."""
    ada, bo, cy = newcomer("Ada"), newcomer("Bo"), newcomer("Cy")
    table = bring(ada, record)["table"]["table"]
    for seat, player in enumerate((ada, bo, cy), 1):
        assert player.context.request.put(f"/api/tables/{table}/seats/{seat}", data={"kind": "person"}).ok
    for player in (ada, bo, cy):
        player.page.goto(f"/t/{table}")
        expect(player.page.locator(".tiles")).to_be_visible()
    return ada, bo, cy


def test_whose_bid_stands_and_what_a_pass_leads_to(newcomer: Newcomer) -> None:
    ada, bo, cy = three_at_the_table(newcomer, SHOWN)
    for player in (ada, bo):
        expect(
            player.page.get_by_text("If all pass, whoever passes first plays next, for nothing.")
        ).to_be_visible()
    ada.page.locator("[data-pass]").click()
    for player in (bo, cy):
        expect(player.page.get_by_text("If all others pass too, Ada plays next, for nothing.")).to_be_visible()
    bo.button("more", exact=True).click()
    bo.page.locator("[data-bid]").click()
    for player in (ada, cy):
        expect(player.page.get_by_text("Bo leads with 2 points.")).to_be_visible()
        expect(player.page.locator(".bidders .leads")).to_have_text("Bo: still bidding")
        expect(player.page.locator(".bidders .out")).to_have_text("Ada: has passed")
    # In each bidder's own colour, which differs from the others'.
    hues = cy.page.locator(".bidders .colour").evaluate_all(
        "all => all.map(one => getComputedStyle(one).backgroundColor)"
    )
    assert len(set(hues)) == 3
    # Whoever bids knows what would be left, and cannot bid less than stands.
    expect(cy.page.locator("[data-bid]")).to_have_text("Bid 3")
    expect(cy.page.locator(".leaves")).to_have_text("You would have 17 points left.")


def test_what_each_tile_would_mean(newcomer: Newcomer) -> None:
    ada = newcomer()
    take_up(ada, SHOWN)
    tiles = ada.page.locator(".tiles li")
    expect(tiles).to_have_count(3)
    expect(tiles.nth(0)).to_contain_text("A3, jungle")
    expect(tiles.nth(0)).to_contain_text("Ground for a camp.")
    expect(tiles.nth(1)).to_contain_text("A temple to score.")
    expect(tiles.nth(2)).to_contain_text("treasures to recover.")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_turn_that_was_won_is_where_the_bid_was(newcomer: Newcomer, width: int, height: int) -> None:
    """By touch: bid, choose, lay, act. What ends the turn stands where one bid, all of it in sight."""
    ada = newcomer(width=width, height=height, touch=True, language="pl")
    take_up(ada, SHOWN + "1 bid 1\n2 pass\n3 pass\n1 choose A3\n1 lay c5 3\n1 done\n2 pass\n")
    ada.wait_for_turn()
    bid = ada.page.locator("[data-bid]").bounding_box()
    ask = ada.page.locator("button.ask").bounding_box()
    assert bid is not None
    ada.page.locator("[data-bid]").tap()
    ada.page.locator("button.tile").first.tap()
    ada.page.locator("[data-lit=lay]").first.click()
    lay = ada.page.locator("[data-lay]")
    expect(lay).to_be_enabled()
    expect(lay).to_be_in_viewport(ratio=1)
    lay.tap()
    expect(ada.end_turn).to_be_enabled()
    expect(ada.end_turn).to_be_in_viewport(ratio=1)
    end = ada.end_turn.bounding_box()
    assert end is not None
    assert abs(end["y"] + end["height"] / 2 - bid["y"] - bid["height"] / 2) <= 1
    assert ada.page.locator("button.ask").bounding_box() == ask
    # Nothing of the row is pointed at by a finger that has left.
    expect(ada.page.locator(".beads .spent")).to_have_count(0)

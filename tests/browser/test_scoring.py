"""A volcano round at the page: explained while it lasts, and scored hex by hex for all to see."""

from playwright.sync_api import expect

from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import temple_points, wafer_points
from ceiba.tikal.state import EXPLORE, VOLCANO_ROUND
from tests.browser.conftest import Newcomer
from tests.browser.records import bring, up_to


def is_about_to_score(position: Tikal) -> bool:
    """Somebody with temples, in a volcano round."""
    at_volcano = position.stage == VOLCANO_ROUND and position.phase == EXPLORE
    return at_volcano and temple_points(position, position.seat) > 2


def test_a_volcano_round(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo", pace=600)
    record, position = up_to("basic_3.ceiba", is_about_to_score)
    table = bring(ada, record)["table"]["table"]
    assert ada.context.request.put(f"/api/tables/{table}/seats/{position.seat}", data={"kind": "person"}).ok
    for player in (ada, bo):
        with player.page.expect_response(lambda response: "/api/events" in response.url):  # it hears the news
            player.page.goto(f"/t/{table}")
    expect(ada.page.get_by_text("Volcano round: everyone explores")).to_be_visible()
    expect(ada.page.get_by_text("You score when you end this turn.")).to_be_visible()
    expect(bo.page.get_by_text("Volcano round: everyone explores")).to_be_visible()
    for player in (ada, bo):
        player.stop_clock()

    temples, treasures = temple_points(position, position.seat), wafer_points(position, position.seat)
    told = f"Ada: {temples} for temples + {treasures} for treasures = {temples + treasures}"
    ada.end_turn.click()
    expect(ada.page.locator(".sum")).to_have_text(told)
    expect(bo.page.locator(".told")).to_contain_text(f"{temples} for temples, {treasures} for treasures")
    bo.page.keyboard.press("s")  # it has been played back; the sum stays for a while
    expect(bo.page.locator(".sum")).to_have_text(told)
    assert ada.page.locator(".rising").count() >= 1

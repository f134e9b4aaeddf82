"""The thread is never lost: without a line the page says so, keeps what was tried, and goes on by itself."""

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Newcomer, Server
from tests.browser.player import Player
from tests.browser.records import FIRST_TILE, take_up
from tests.browser.test_hints import covers

# Until the page and this table are kept, so that it could be loaded without a network.
KEPT = """async table => {
  const wanted = ['/', '/api/me', '/api/games', `/api/tables/${table}`, `/api/tables/${table}/log?after=0`];
  await navigator.serviceWorker.ready;
  for (;;) {
    const kept = await caches.open('ceiba-1');
    const found = await Promise.all(wanted.map(path => kept.match(path)));
    const files = (await kept.keys()).filter(({ url }) => url.includes('/static/assets/'));
    if (found.every(Boolean) && files.length > 8 && navigator.serviceWorker.controller) return;
    await new Promise(later => setTimeout(later, 100));
  }
}"""


def begin(player: Player) -> str:
    table = take_up(player, FIRST_TILE)
    player.wait_for_turn()
    return table


def alert(page: Page, text: str) -> None:
    expect(page.get_by_role("alert")).to_contain_text(text)


def test_it_shows_at_once(newcomer: Newcomer) -> None:
    """Before anything is asked, and nothing else moves for it."""
    ada = newcomer()
    begin(ada)
    before = ada.end_turn.bounding_box()
    ada.context.set_offline(True)
    expect(ada.page.get_by_role("alert")).to_have_text(
        "No connection. You can look around; trying again…", timeout=1_000
    )
    assert ada.end_turn.bounding_box() == before
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (768, 1024), (844, 390), (360, 640)])
def test_it_covers_nothing_that_can_be_pressed(newcomer: Newcomer, width: int, height: int) -> None:
    """In the head of the page where there is room for it, else over a corner of the map."""
    ada = newcomer(width=width, height=height)
    begin(ada)
    ada.context.set_offline(True)
    said = ada.page.get_by_role("alert")
    expect(said).to_be_in_viewport(ratio=1)
    assert not covers(said, ada.page.locator("header :is(a, button, select), .tools button, [data-act]").all())
    ada.context.set_offline(False)
    expect(said).to_have_count(0)


def test_what_was_tried_is_tried_again(newcomer: Newcomer) -> None:
    """It happens once, by itself, when the line is back; until then the board stays as it was."""
    ada = newcomer()
    table = begin(ada)
    ada.page.locator("[data-cell=a3][data-lit=lay]").click()
    expect(ada.button("Lay the tile here")).to_be_enabled()
    ada.context.set_offline(True)
    ada.button("Lay the tile here").click()
    expect(ada.page.locator("[data-cell=a3]")).to_have_attribute("aria-label", "a3: jungle, ways out: south 2")
    ada.button("Send a worker in").click()
    ada.page.locator("[data-cell=a5]").click()
    alert(ada.page, "What you tried is kept, and tried again when the line is back.")
    ada.expect_points(10)
    expect(ada.page.locator("[data-cell=a3]")).to_have_attribute("aria-label", "a3: jungle, ways out: south 2")
    ada.context.set_offline(False)
    ada.expect_points(9)
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    mine = [act for act in ada.acts(table) if act.startswith("1 ")]
    assert mine == ["1 lay a3 0", "1 enter a5 worker", "1 done"]


def test_a_turn_that_ends_without_a_line(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = begin(ada)
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    expect(ada.end_turn).to_be_enabled()
    ada.context.set_offline(True)
    ada.end_turn.click()
    alert(ada.page, "Your turn is kept here, and is sent when the line is back.")
    ada.context.set_offline(False)
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    assert ada.acts(table).count("1 done") == 1


def test_the_page_comes_up_without_a_network(newcomer: Newcomer, own_server: Server) -> None:
    """At the table as it was last seen, with the draft; and when the server is back, the turn goes on."""
    ada = newcomer(address=own_server.address, worker=True)
    table = begin(ada)
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    ada.button("Send a worker in").click()
    ada.page.locator("[data-cell=a5]").click()
    ada.expect_points(9)
    ada.page.evaluate(KEPT, table)
    own_server.kill()
    alert(ada.page, "No connection.")
    ada.page.reload()
    expect(ada.page.locator("[data-cell=a5]")).to_be_visible()
    alert(ada.page, "What you tried is kept")
    own_server.start()
    ada.expect_points(9)
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    assert ada.acts(table).count("1 enter a5 worker") == 1


def test_a_turn_that_was_sent_in_vain_is_sent_by_the_next_visit(newcomer: Newcomer, own_server: Server) -> None:
    """Ended without a server, loaded again without one: under the same id it happens once."""
    ada = newcomer(address=own_server.address, worker=True)
    table = begin(ada)
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    expect(ada.end_turn).to_be_enabled()
    ada.page.evaluate(KEPT, table)
    own_server.kill()
    ada.end_turn.click()
    alert(ada.page, "Your turn is kept here")
    ada.page.reload()
    alert(ada.page, "Your turn is kept here")
    own_server.start()
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    assert ada.acts(table).count("1 done") == 1


def test_the_start_page_without_a_network(newcomer: Newcomer, own_server: Server) -> None:
    ada = newcomer(address=own_server.address, worker=True)
    table = begin(ada)
    ada.page.evaluate(KEPT, table)
    own_server.kill()
    ada.page.goto("/")
    expect(ada.page.get_by_role("alert").first).to_contain_text("No connection. Trying again")
    expect(ada.page.locator("header")).to_be_visible()
    own_server.start()
    expect(ada.page.get_by_role("alert")).to_have_count(0)
    expect(ada.page.get_by_role("link", name="Play on")).to_be_visible()


def test_a_part_that_cannot_be_fetched_breaks_nothing(newcomer: Newcomer) -> None:
    """What draws a route comes later than the board; where it does not, the figure walks all the same."""
    ada = newcomer()
    missed: list[str] = []

    def miss(route: Route) -> None:
        missed.append(route.request.url)
        route.abort()

    ada.page.route("**/static/assets/Route-*", miss)
    begin(ada)
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    ada.button("Send a worker in").click()
    ada.page.locator("[data-cell=b5]").hover()
    ada.page.locator("[data-cell=b5]").click()
    ada.expect_points(7)
    assert missed

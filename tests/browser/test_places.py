"""Through a whole game no button of a turn moves: each is found where it was before."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.test_tikal_by_clicks import explore, lay

# What is pressed in a turn, and where it is on the page.
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-act], .controls button, button.ask, [data-lay]')].map(one => {
    const { left, top, width } = one.getBoundingClientRect();
    const name = one.dataset.act ?? (one.matches('.end') ? 'end' : one.title || one.className);
    return [name, [left + scrollX, top + scrollY, one.matches('.end') ? 0 : width].map(Math.round).join(' ')];
  }))"""


def watch(player: Player, seen: dict[str, set[str]]) -> None:
    places: dict[str, str] = player.page.evaluate(PLACES)
    for name, place in places.items():
        seen.setdefault(name, set()).add(place)


def test_every_button_stays_where_it_is(newcomer: Newcomer) -> None:
    """Laying, acting, refused, hinted, waiting for others, scoring: from the first turn to the last but the end."""
    ada = newcomer(width=1440)
    table = ada.set_up("tikal", ["me", "random"])
    seen: dict[str, set[str]] = {}
    turn = 0
    while ada.wait_for_turn():
        turn += 1
        assert turn < 200
        watch(ada, seen)
        if ada.page.locator("[data-lit=lay]").count():
            ada.page.locator("[data-lit=lay]").first.click()
            expect(ada.button("Lay the tile here")).to_be_enabled()
            watch(ada, seen)
            lay(ada)
            continue
        ada.page.locator("[data-act=exchange]").click(force=True)  # refused, or asked
        watch(ada, seen)
        ada.page.keyboard.press("Escape")
        if turn == 2:
            expect(ada.button("Hint")).to_be_visible()
            ada.page.keyboard.press("h")
            ada.page.wait_for_selector(".hint .card")
            watch(ada, seen)
        explore(ada, turn)
        watch(ada, seen)
        ada.end_turn.click()
        watch(ada, seen)
    assert ada.status(table) == "over"
    expect(ada.page.locator("section.over li")).to_have_count(2)
    assert len(seen) >= 12
    assert {name: places for name, places in seen.items() if len(places) > 1} == {}

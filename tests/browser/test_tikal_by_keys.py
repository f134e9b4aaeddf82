"""A whole game of Tikal without a pointer: arrows, Enter, Tab, and the letters that the help names."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import AUCTION, Player


def focused(page: Page) -> str | None:
    cell: str | None = page.evaluate("document.activeElement?.dataset.cell ?? null")
    return cell


def walk_to(page: Page, cell: str) -> None:
    """From hex to hex by the arrows, as one who cannot see the pointer would."""
    here = focused(page)
    assert here is not None
    across = ord(cell[0]) - ord(here[0])
    down = int(cell[1]) - int(here[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    assert focused(page) == cell


def to_the_board(page: Page) -> None:
    """The skip link is the first thing on the page that Tab comes to."""
    if focused(page) is None:
        page.evaluate("document.activeElement.blur()")
        page.locator("a.skip").focus()
        page.keyboard.press("Enter")
    assert focused(page) is not None


def lit(page: Page, kind: str) -> list[str]:
    cells: list[str] = page.locator(f"[data-lit={kind}]").evaluate_all("found => found.map(f => f.dataset.cell)")
    return cells


def lay(player: Player, turn: int) -> None:
    page = player.page
    to_the_board(page)
    places = lit(page, "lay")
    walk_to(page, places[turn % len(places)])
    page.keyboard.press("Enter")
    expect(player.button("Lay the tile here")).to_be_enabled()
    with page.expect_response("**/draft"):
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    expect(player.end_turn).to_be_enabled()
    assert focused(page) is not None


def send_someone(player: Player) -> None:
    """By its number in the row of acts; then to the farthest hex that it can come to."""
    page = player.page
    to_the_board(page)
    if page.locator("[data-act=enter]").get_attribute("aria-disabled") == "true":
        return
    page.keyboard.press("1")
    page.wait_for_selector("[data-lit=reach]")
    ways = lit(page, "reach")
    walk_to(page, ways[-1])
    page.keyboard.press("Enter")
    expect(player.button("Undo")).to_be_enabled()
    page.keyboard.press("Escape")


def end_turn(player: Player) -> None:
    """Until it has happened, which the log tells: who ends a turn may be the first to go on."""
    log = player.page.locator("ol.log")
    before = log.get_attribute("start") or ""
    expect(player.end_turn).to_be_enabled()
    player.page.keyboard.press("e")
    expect(log).not_to_have_attribute("start", before)


def test_a_whole_game(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    turn = 0
    while ada.wait_for_turn():
        turn += 1
        assert turn < 120
        if ada.page.locator("[data-lit=lay]").count():
            lay(ada, turn)
            if turn < 9:
                send_someone(ada)
        end_turn(ada)
    assert ada.status(table) == "over"


def bid_or_choose(player: Player, turn: int) -> None:
    """By Tab and Enter: bid mostly, pass now and then, and of the tiles take the first one shown."""
    page = player.page
    wishes = ["button.tile", *(["[data-bid]:not(:disabled)"] if turn % 4 else []), "[data-pass]"]
    seen = page.evaluate(AUCTION)
    tab_to(page, next(wish for wish in wishes if page.locator(wish).count()))
    page.keyboard.press("Enter")
    player.until(f"seen => {AUCTION} !== seen", seen)


def test_a_whole_auction_game(newcomer: Newcomer) -> None:
    """Bidding, passing and choosing, to the end; against one who does not pay any price, lest Ada never win."""
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "greedy"], auction=True)
    turn = 0
    while ada.wait_for_turn():
        turn += 1
        assert turn < 200
        if ada.page.locator("[data-auction] button:not(:disabled)").count():
            bid_or_choose(ada, turn)
            continue
        if ada.page.locator("[data-lit=lay]").count():
            lay(ada, turn)
        end_turn(ada)
    assert ada.status(table) == "over"
    verbs = {act.split()[1] for act in ada.acts(table) if act.startswith("1 ")}
    assert {"bid", "pass", "choose", "lay", "done"} <= verbs


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until this has the focus."""
    page.locator("a.skip").focus()
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_undo_and_redo(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay(ada, 0)
    ada.page.keyboard.press("u")
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()
    ada.page.keyboard.press("y")
    expect(ada.end_turn).to_be_enabled()


def test_the_focus_can_be_seen(newcomer: Newcomer) -> None:
    """axe does not look at this: a hex in focus is outlined."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    to_the_board(ada.page)
    ada.page.keyboard.press("ArrowRight")
    stroke = ada.page.evaluate("getComputedStyle(document.activeElement).strokeWidth")
    assert float(stroke.removesuffix("px")) >= 4

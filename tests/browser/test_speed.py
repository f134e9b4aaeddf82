"""How quick the page is: the first look at a table, an act on the board, panning, and that nothing jumps.

Other tests share the machine, so clocks say little. What the page itself costs is the time that the processor
spends on its main thread, and how often it asks the server; the median of several tries counts.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import NEVER, Player

FULL_BOARD = Path(__file__).parents[2] / "docs" / "images" / "tikal.ceiba"
TRIES = 5
FRAMES = 40

CLICK = (
    "cell => document.querySelector(`[data-cell=${cell}]`).dispatchEvent(new MouseEvent('click', {bubbles: true}))"
)
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
PAN = """frames => new Promise(done => {
  const board = document.querySelector('.window');
  const box = board.getBoundingClientRect();
  const point = (name, x, y) => board.dispatchEvent(new PointerEvent(name, {
    bubbles: true, pointerId: 1, clientX: box.left + x, clientY: box.top + y }));
  let step = 0;
  point('pointerdown', 300, 300);
  function frame() {
    if (++step > frames) { point('pointerup', 0, 0); return done(); }
    point('pointermove', 300 - 3 * step, 300 - 2 * step);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
})"""


class Work:
    """What the page costs: milliseconds of the processor on its main thread."""

    def __init__(self, player: Player) -> None:
        self.session = player.context.new_cdp_session(player.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> float:
        """Since the page was loaded, or since this began to count."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "ThreadTime")

    def median(self, does: Callable[[], None], then: Callable[[], None] = lambda: None) -> float:
        """Of several tries; what is done after each does not count."""
        took = []
        for _ in range(TRIES):
            before = self.spent()
            does()
            took.append(self.spent() - before)
            then()
        return median(took)


def note_requests(player: Player) -> list[str]:
    """What is asked of the server from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/" in request.url:
            asked.append(request.url.rsplit("/", 1)[1])

    player.page.on("request", note)
    return asked


@pytest.fixture
def ada(newcomer: Newcomer) -> Player:
    return newcomer()


def full_board(player: Player) -> None:
    record = FULL_BOARD.read_text(encoding="utf-8")
    answer = player.context.request.post("/api/records", data=record, headers={"Content-Type": "text/plain"})
    assert answer.ok, answer.text()
    player.page.goto(f"/t/{answer.json()['table']['table']}")
    expect(player.page.locator("[data-cell=a5]")).to_be_visible()


def test_the_first_look_at_a_table(ada: Player) -> None:
    """From asking for the page to the painted board, everything in the browser's memory already."""
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    work = Work(ada)

    def look() -> float:
        ada.page.reload()
        ada.page.wait_for_selector("[data-lit=lay]", state="attached")
        ada.page.evaluate(PAINTED)
        return work.spent()

    took = median(look() for _ in range(TRIES))
    print(f"first look at a table: {took:.0f} ms")
    assert 50 < took <= 500


def test_an_act_is_on_the_board_at_once(ada: Player) -> None:
    """One question to the server, and little work, until the board shows what it did."""
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()
    ada.button("Send a worker in").click()

    def act() -> None:
        ada.page.evaluate(CLICK, "a5")
        ada.expect_points(9)
        ada.page.evaluate(PAINTED)

    def take_back() -> None:
        ada.page.keyboard.press("Escape")
        ada.button("Undo").click()
        ada.expect_points(10)
        ada.button("Send a worker in").click()

    asked = note_requests(ada)
    act()
    assert asked == ["draft"]
    take_back()
    took = Work(ada).median(act, take_back)
    print(f"an act on the board: {took:.0f} ms")
    assert took <= 90


def test_others_turns_cost_no_further_question(newcomer: Newcomer) -> None:
    """The news has all that it takes to play them back."""
    ada, bo = newcomer("Ada", pace=NEVER), newcomer("Bo")
    table = bo.set_up("tikal", ["me", "open"])
    assert ada.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    bo.button("Start the game").click()
    ada.page.goto(f"/t/{table}")
    expect(ada.button("Plan my turn")).to_be_visible()
    bo.page.locator("[data-lit=lay]").first.click()
    bo.button("Lay the tile here").click()
    bo.button("Send a worker in").click()
    bo.page.locator("[data-cell=a5]").click()
    bo.expect_points(9)
    asked = note_requests(ada)
    bo.end_turn.click()
    expect(ada.page.locator(".playback")).to_be_visible()
    ada.page.keyboard.press("n")
    ada.page.keyboard.press("s")
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()
    assert asked == ["draft"]  # what may be done, now that it is Ada's turn


def test_panning_a_full_board(ada: Player) -> None:
    """So little work a frame that sixty of them fit into a second."""
    full_board(ada)
    ada.button("Zoom in").click()
    ada.button("Zoom in").click()
    took = Work(ada).median(lambda: ada.page.evaluate(PAN, FRAMES)) / FRAMES
    print(f"a frame while panning: {took:.1f} ms")
    assert took <= 12


def test_nothing_jumps_while_a_table_opens(newcomer: Newcomer) -> None:
    ada = newcomer()
    for game in ("tikal", "incan-gold"):
        ada.set_up(game, ["me", "random", "random"])
        ada.wait_for_turn()
        shift = ada.page.evaluate(
            """() => new Promise(done => new PerformanceObserver(list => done(
                 list.getEntries().reduce((sum, entry) => sum + (entry.hadRecentInput ? 0 : entry.value), 0)
               )).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => done(0), 300))"""
        )
        assert shift <= 0.05, game

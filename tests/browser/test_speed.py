"""How quick the page is: the first look at a table, an act on the board, panning, and that nothing jumps.

Other tests share the machine, and a slow try says nothing about the page: what is measured is tried again until it
is quick enough, a number of times.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player

FULL_BOARD = Path(__file__).parents[2] / "docs" / "images" / "tikal.ceiba"
TRIES = 15

# Milliseconds from the click on a hex until the board shows what it did, painted.
ACT = """cell => new Promise(done => {
  const beads = document.querySelector('.beads');
  const start = performance.now();
  new MutationObserver((_, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(beads, { attributes: true });
  document.querySelector(`[data-cell=${cell}]`).dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""

PAN = """() => new Promise(done => {
  const board = document.querySelector('.window');
  const box = board.getBoundingClientRect();
  const point = (name, x, y) => board.dispatchEvent(new PointerEvent(name, {
    bubbles: true, pointerId: 1, clientX: box.left + x, clientY: box.top + y }));
  const frames = [];
  let last = performance.now();
  let step = 0;
  point('pointerdown', 300, 300);
  function frame(now) {
    frames.push(now - last);
    last = now;
    if (++step > 60) { point('pointerup', 0, 0); return done(frames.slice(5).sort((a, b) => a - b)[40]); }
    point('pointermove', 300 - 3 * step, 300 - 2 * step);
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
})"""


def best(measure: Callable[[], float], enough: float) -> float:
    """The first figure that is good enough, else the best of all."""
    took: list[float] = []
    while len(took) < TRIES and (not took or took[-1] > enough):
        took.append(measure())
    return min(took)


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
    """At most a second from asking for the page to the painted board."""
    ada.set_up("tikal", ["me", "random"])

    def look() -> float:
        ada.page.reload()
        ada.page.wait_for_selector("[data-cell=a5]")
        took: float = ada.page.evaluate("performance.now()")
        return took

    took = best(look, 1000)
    print(f"first look at a table: {took:.0f} ms")
    assert took <= 1000


def test_an_act_is_on_the_board_at_once(ada: Player) -> None:
    """At most a tenth of a second from the click to the painted board, by way of the server."""
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    ada.page.locator("[data-lit=lay]").first.click()
    ada.button("Lay the tile here").click()

    def act() -> float:
        ada.button("Send a worker in").click()
        took: float = ada.page.evaluate(ACT, "a5")
        ada.page.keyboard.press("Escape")
        ada.button("Undo").click()
        return took

    took = best(act, 100)
    print(f"an act on the board: {took:.0f} ms")
    assert took <= 100


def test_panning_a_full_board(ada: Player) -> None:
    """Two frames in three within a thirtieth of a second, drawn by the processor alone."""
    full_board(ada)
    ada.button("Zoom in").click()
    ada.button("Zoom in").click()
    took = best(lambda: float(ada.page.evaluate(PAN)), 34)
    print(f"a frame while panning: {took:.1f} ms")
    assert took <= 34


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

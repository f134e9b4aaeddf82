"""Figures walk, levels drop, points rise: for a moment, in nobody's way, and not for those who want no motion."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.views import from_record

# Notes every figure that sets out, and how long it will take.
WATCH = """() => {
  window.walks = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.classList.contains('walking')) walks.push(timing.duration ?? timing);
    return animate.call(this, frames, timing);
  };
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_figures_walk(newcomer: Newcomer, motion: bool) -> None:
    ada = newcomer(motion=motion)
    from_record(ada, "tikal.ceiba")
    page = ada.page
    page.wait_for_selector("[data-lit=act]")
    page.evaluate(WATCH)
    page.locator("[data-cell=f3]").click()
    page.wait_for_selector("[data-lit=reach]")
    page.locator("[data-lit=reach]").first.click()
    expect(ada.button("Undo")).to_be_enabled()
    if motion:
        ada.until("walks.length === 1")
        assert 150 <= page.evaluate("walks[0]") <= 250
    expect(page.locator(".walking")).to_have_count(0)
    if not motion:
        assert page.evaluate("walks") == []
        assert page.evaluate("document.getAnimations().length") == 0


def test_nothing_below_jumps_from_act_to_act(newcomer: Newcomer) -> None:
    """The means to end a turn, and the seats below them, stay where they are, whatever is offered above."""
    ada = newcomer(width=1440)
    ada.set_up("tikal", ["me", "random"])
    page = ada.page
    seen: list[float] = []

    def look() -> None:
        box = page.locator("ul.seats").bounding_box()
        assert box is not None
        seen.append(box["y"])

    expect(ada.button("Hint")).to_be_visible()
    look()
    page.locator("[data-lit=lay]").first.click()
    expect(ada.button("Lay the tile here")).to_be_visible()
    look()
    ada.button("Lay the tile here").click()
    expect(ada.button("Send a worker in")).to_be_visible()
    look()
    page.locator("[data-cell=a5]").click()
    look()
    ada.button("Send a worker in").click()
    page.wait_for_selector("[data-lit=reach]")
    look()
    page.locator("[data-cell=a5]").click()
    ada.expect_points(9)
    look()
    ada.end_turn.click()
    expect(page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
    look()
    assert max(seen) - min(seen) < 1, seen

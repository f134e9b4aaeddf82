"""The great moments of Incan Gold are seen: the bust, the way back to camp, the pause between temples, the tents.

Every step waits until it is asked for, so nothing here depends on a clock.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ceiba.incan_gold.position import IncanGold
from ceiba.record import read_record
from tests.browser.conftest import Newcomer
from tests.browser.doomed import doomed
from tests.browser.player import NEVER, Player
from tests.browser.records import bring
from tests.browser.test_speed import FRAMES, Work
from tests.browser.views import sit_down

RECORDS = Path(__file__).parents[1] / "records" / "incan_gold"
AS_MANY_FRAMES = """frames => new Promise(done => {
  const frame = () => (frames-- ? requestAnimationFrame(frame) : done());
  frame();
})"""


def at_the_brink(player: Player, in_round: int = 1) -> IncanGold:
    """Seat 1 is about to choose, and any card ends the round."""
    record, position = doomed(in_round)
    sit_down(player, bring(player, record), 1)
    player.wait_for_turn()
    return position


def look_back(player: Player, record: str, telling: str) -> None:
    """A finished game, seen again from the line of the log that tells of something."""
    text = (RECORDS / f"{record}.ceiba").read_text(encoding="utf-8")
    player.page.goto(f"/t/{bring(player, text)['table']['table']}")
    player.page.locator("ol.log > li", has_text=telling).first.get_by_role("button", name="See turn").click()
    expect(player.page.locator(".playback")).to_be_visible()


def step_to(player: Player, sight: Locator) -> None:
    """Step by step until it is to be seen."""
    for _ in range(12):
        if sight.count():
            break
        before = player.page.locator(".told").inner_text()
        player.page.keyboard.press("n")
        expect(player.page.locator(".told")).not_to_have_text(before)
        expect(player.page.locator(".vault > :not(.torch)").first).to_be_visible()  # fetched when first needed
    expect(sight.first).to_be_visible()


@pytest.mark.parametrize("motion", [False, True])
def test_a_bust_is_seen(newcomer: Newcomer, motion: bool) -> None:
    """The deadly card beside its twin, the torches out, and what everyone inside loses; with motion or without."""
    ada = newcomer(width=1440, height=900, pace=NEVER, motion=motion)
    position = at_the_brink(ada)
    page = ada.page
    page.evaluate("window.moved = 0; addEventListener('animationstart', () => moved++)")
    ada.button("Torch: go on").click()
    expect(page.locator(".party use[href='#i-choice-stay']").first).to_be_visible()

    step_to(ada, page.locator(".passage.dark"))
    deadly = page.locator(".cards .deadly")
    expect(deadly).to_have_count(2)
    assert len({deadly.nth(place).get_attribute("aria-label") for place in range(2)}) == 1
    assert page.locator(".cards li").last.locator(".deadly").count() == 1
    assert page.locator(".cards li").count() == len(position.path) + 1
    for place in range(2):
        expect(deadly.nth(place)).to_be_in_viewport(ratio=1)
    lost = page.locator(".party li", has_text="Ada").locator(".fallen")
    expect(lost).to_be_in_viewport(ratio=1)
    expect(lost.locator(".lost")).to_have_text(f"\N{EN DASH}{position.hand}")
    assert lost.locator("use").count() >= 3
    expect(page.locator(".plate.lost")).to_have_text(re.compile(rf"each loses\s*{position.hand}"))
    expect(page.locator(".smoke")).to_have_count(2)
    expect(page.locator("main > [aria-live=polite]")).to_contain_text(f"{position.hand} gems")
    assert bool(page.evaluate("moved")) is motion

    # The log tells of it now, and of nothing that comes after it.
    expect(page.locator("ol.log > li").first).to_contain_text("again!")
    assert not page.locator("ol.log", has_text="Round 2 of 5 begins").count()


def test_what_a_round_brought_is_told_before_the_next(newcomer: Newcomer) -> None:
    ada = newcomer(pace=NEVER)
    position = at_the_brink(ada)
    ada.button("Torch: go on").click()
    between = ada.page.locator(".between")
    step_to(ada, between)
    expect(between.locator("h2")).to_have_text("Temple 1: what it brought")
    expect(between.locator("li", has_text="Ada")).to_contain_text(f"\N{EN DASH}{position.hand}")
    expect(between.locator("li")).to_have_count(3)
    expect(ada.page.locator(".rounds")).to_contain_text("Temple 1 of 5")
    ada.button("Skip").click()
    expect(ada.page.locator(".rounds")).to_contain_text("Temple 2 of 5")
    expect(ada.page.get_by_role("img", name="Temple 1: ended by")).to_be_visible()
    expect(ada.button("Torch: go on")).to_be_enabled()


def test_who_leaves_is_paid_in_sight(newcomer: Newcomer) -> None:
    """The hand and the share of the path are added up at the tent; whoever leaves alone lifts the artifact."""
    ada = newcomer(pace=NEVER)
    look_back(ada, "five_artifacts", "carries out an artifact")
    expect(ada.page.locator(".party use[href='#i-choice-leave']")).to_have_count(1)
    ada.page.keyboard.press("n")
    tent = ada.page.locator(".camp li.paid")
    expect(tent).to_have_count(1)
    hand, share, gems = map(int, re.findall(r"\d+", tent.locator(".sum").inner_text()))
    assert hand + share == gems
    expect(tent.locator(".lifted")).to_have_count(1)
    expect(tent.locator(".coming")).not_to_have_count(0)
    expect(tent.locator(".figure")).to_be_visible()
    expect(ada.page.locator(".told")).to_contain_text(f"with {gems} gems, {share} of them from the path")


def test_the_tents_are_opened_one_by_one(newcomer: Newcomer) -> None:
    """From the last place to the first; none is open before, and all stay so."""
    ada = newcomer(pace=NEVER)
    text = (RECORDS / "five_artifacts.ceiba").read_text(encoding="utf-8")
    outcome = read_record(text).outcome
    assert outcome is not None
    look_back(ada, "five_artifacts", "The tents are opened")
    rows = ada.page.locator(".opening li:not(.shut)")
    step_to(ada, rows)
    for place, score in enumerate(sorted(outcome.scores), 1):
        expect(rows).to_have_count(place)
        expect(rows.first.locator(".score")).to_have_text(str(score))
        expect(ada.page.locator(".told")).to_contain_text(f"{score} points")
        expect(ada.page.locator(".camp use[href='#i-tent-white'] + path.c-canvas2")).to_have_count(
            int(place >= 1 + sorted(outcome.scores).index(outcome.scores[0]))
        )
        ada.page.keyboard.press("n")
    expect(ada.page.locator(".opening .won")).to_have_count(len(outcome.winners))
    ada.button("Back to the game").click()
    expect(ada.page.locator("section.over")).to_be_visible()
    expect(rows).to_have_count(len(outcome.scores))
    expect(ada.page.get_by_text("No card has been turned yet.")).to_have_count(0)


def test_the_last_round_ends_with_the_tents(newcomer: Newcomer) -> None:
    """As it happens at the table: a bust, then the tents, then the result."""
    ada = newcomer(pace=NEVER)
    at_the_brink(ada, in_round=5)
    ada.button("Torch: go on").click()
    step_to(ada, ada.page.locator(".passage.dark"))
    step_to(ada, ada.page.locator(".between"))
    step_to(ada, ada.page.locator(".opening li:not(.shut)"))
    assert not ada.page.locator("section.over").count()
    ada.button("Skip").click()
    expect(ada.page.locator("section.over")).to_be_visible()


def test_whoever_wants_no_playback_still_learns_of_it(newcomer: Newcomer) -> None:
    """In the log, among the temples, aloud, and, when asked for, as a picture."""
    ada = newcomer(pace=0)
    position = at_the_brink(ada)
    ada.button("Torch: go on").click()
    expect(ada.page.locator("ol.log")).to_contain_text("again!")
    expect(ada.page.locator("main > [aria-live=polite]")).to_contain_text(f"{position.hand} gems")
    expect(ada.page.get_by_role("img", name="Temple 1: ended by")).to_be_visible()
    ada.button("See again").click()
    ada.button("Pause").click()
    step_to(ada, ada.page.locator(".passage.dark"))
    expect(ada.page.locator(".cards .deadly")).to_have_count(2)


def test_the_moments_leave_time_for_every_frame(newcomer: Newcomer) -> None:
    """What a frame costs while torches go out, cards flare and gems fall: well below what thirty a second allow."""
    ada = newcomer(width=1440, height=900, pace=NEVER, motion=True)
    at_the_brink(ada)
    ada.button("Torch: go on").click()
    step_to(ada, ada.page.locator(".passage.dark"))
    work = Work(ada)

    def again() -> None:
        """The bust once more, from the picture before it."""
        ada.page.keyboard.press("a")
        step_to(ada, ada.page.locator(".passage.dark"))

    again()
    took = work.median(lambda: ada.page.evaluate(AS_MANY_FRAMES, FRAMES), again) / FRAMES
    print(f"a frame of a bust: {took:.1f} ms")
    assert took <= 12

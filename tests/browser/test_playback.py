"""Others' turns are played back as one likes: slower, faster, paused, step by step, again, or later."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import NEVER, Player
from tests.browser.test_at_the_table import shown_a_turn

# What the means of the playback lie over.
COVERED = """() => {
  const bar = document.querySelector('.playback').getBoundingClientRect();
  return [...document.querySelectorAll('.window, .store, .acts')].filter(other => {
    const box = other.getBoundingClientRect();
    const beside = box.left >= bar.right - 1 || bar.left >= box.right - 1;
    return !beside && box.top < bar.bottom - 1 && bar.top < box.bottom - 1;
  }).map(other => other.className);
}"""
# How many pixels a button's word is away from its edge; where there is only a sign, enough.
SPARE = """button => {
  const [word, edge] = [button.querySelector('span'), button].map(one => one.getBoundingClientRect());
  return word.width ? Math.min(word.left - edge.left, edge.right - word.right) : 99;
}"""
TIMES = "\N{MULTIPLICATION SIGN}"


def told(player: Player) -> str:
    return player.page.locator("main > [aria-live=polite]").inner_text().strip()


def step(player: Player) -> bool:
    """To the next one; False when there is none."""
    shown = player.page.locator(".playback")
    before = shown.get_attribute("data-at") or ""
    player.page.keyboard.press("n")
    expect(player.page.locator(f".playback[data-at='{before}']")).to_have_count(0)
    return shown.count() == 1


def test_step_by_step_by_keys(newcomer: Newcomer) -> None:
    """Each step tells and shows one thing; the last one leads to one's own turn."""
    ada = shown_a_turn(newcomer)
    seen = [told(ada)]
    while step(ada):
        seen.append(told(ada))
    assert len(seen) > 2
    assert all(sentence.startswith("Bo") for sentence in seen[:-1]), seen
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()


def test_pause_and_go_on(newcomer: Newcomer) -> None:
    """A paused step waits however long it takes; the page's clock is ours here."""
    ada = newcomer(pace=700)
    ada.set_up("incan-gold", ["me", "random", "random"])
    ada.wait_for_turn()
    ada.stop_clock()
    ada.page.keyboard.press("t")
    expect(ada.page.locator(".playback")).to_be_visible()
    ada.page.keyboard.press("p")
    expect(ada.button("Go on")).to_be_visible()
    first = told(ada)
    ada.page.clock.run_for(60_000)
    assert told(ada) == first
    ada.page.keyboard.press("p")
    expect(ada.button("Pause")).to_be_visible()
    at = ada.page.locator(".playback").get_attribute("data-at")
    ada.page.clock.run_for(2_000)  # two beats, and a little
    expect(ada.page.locator(f".playback[data-at='{at}']")).to_have_count(0)


def test_slower_and_faster_for_each_game_by_itself(newcomer: Newcomer) -> None:
    ada = newcomer(pace=700)
    ada.set_up("incan-gold", ["me", "random", "random"])
    ada.wait_for_turn()
    ada.stop_clock()
    ada.page.keyboard.press("t")
    pace = ada.page.locator(".playback .pace")
    expect(pace).to_contain_text(f"1{TIMES}")
    ada.page.keyboard.press("p")
    ada.button("Slower").click()
    ada.button("Slower").click()
    expect(pace).to_contain_text(f"¼{TIMES}")
    expect(ada.button("Slower")).to_be_disabled()
    ada.page.keyboard.press("+")
    expect(pace).to_contain_text(f"½{TIMES}")
    assert ada.page.evaluate("localStorage['ceiba.pace.incan-gold']") == "1400"
    assert ada.page.evaluate("localStorage['ceiba.pace.tikal']") is None


def test_nothing_moves_from_step_to_step(newcomer: Newcomer) -> None:
    """The means stay where they are, whatever sentence is told."""
    ada = shown_a_turn(newcomer, width=1440)
    places = set()
    for _ in range(3):
        for name in ("Pause", "Go on", "Skip", "One step", "Faster"):
            if (button := ada.button(name)).count():
                box = button.bounding_box()
                assert box is not None
                places.add(("Pause" if name == "Go on" else name, round(box["x"]), round(box["y"])))
        assert step(ada)
    assert len(places) == 4


def test_the_means_cover_nothing_and_their_words_have_room(newcomer: Newcomer) -> None:
    """Neither the map nor what the box holds; and no word touches the edge of its button, in any language."""
    ada = shown_a_turn(newcomer)
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        for language in ("en", "de", "fr", "cs", "pl"):
            ada.page.locator("header select").select_option(language)
            expect(ada.page.locator(f"html[lang={language}]")).to_be_attached()
            assert ada.page.evaluate(COVERED) == [], (width, language)
            assert ada.page.locator("[data-skip]").evaluate(SPARE) >= 6, (width, language)


def test_what_was_skipped_can_be_watched_later(newcomer: Newcomer) -> None:
    """By the button beside the log, or by the line of that turn; and one's own turn is there again after it."""
    ada = shown_a_turn(newcomer)
    first = told(ada)
    ada.button("Skip").click()
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()
    ada.button("See again", exact=True).click()
    expect(ada.page.locator(".playback")).to_be_visible()
    assert told(ada) == first
    expect(ada.page.locator("[data-lit=lay]")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    line = ada.page.locator("ol.log > li", has_text="Bo").last
    line.get_by_role("button", name="See turn").click()
    expect(ada.page.locator(".playback")).to_be_visible()
    assert "Bo" in told(ada)
    ada.button("Back to the game").click()
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()


def test_an_old_turn_is_seen_again_after_coming_back(newcomer: Newcomer) -> None:
    """The page was loaded anew and knows nothing of it but what the log tells."""
    ada = shown_a_turn(newcomer)
    ada.page.reload()
    ada.wait_for_turn()
    assert not ada.button("See again", exact=True).count()
    pieces = ada.page.locator(".sheets use[href^='#t-worker-black'], .sheets use[href^='#t-leader-black']")
    now = pieces.count()
    ada.page.locator("ol.log > li", has_text="Bo").last.get_by_role("button", name="See turn").click()
    expect(ada.page.locator(".playback")).to_be_visible()
    expect(pieces).not_to_have_count(now)
    ada.button("Back to the game").click()
    expect(pieces).to_have_count(now)


def test_the_focus_is_never_lost(newcomer: Newcomer) -> None:
    """What one pressed is gone while turns are shown: the keys go on from the playback, then to the board."""
    ada = newcomer(pace=NEVER)
    ada.set_up("incan-gold", ["me", "random", "random"])
    ada.wait_for_turn()
    ada.button("Torch: go on").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.button("Skip")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".choice button").first).to_be_focused()

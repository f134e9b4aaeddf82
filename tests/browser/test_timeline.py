"""The whole game as a line: by keys and by hand to any moment, as each seat knew it; opened, forked, played on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ceiba.record import read_record
from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.player import NEVER
from tests.browser.records import RECORDS, bring
from tests.browser.test_playback import step
from tests.browser.test_speed import Work

LONG = (RECORDS / "tikal" / "auction_presence_4.ceiba").read_text(encoding="utf-8")
SECRET = (RECORDS / "incan_gold" / "five_artifacts.ceiba").read_text(encoding="utf-8")

# The hand moves the slider, and another moment is drawn.
MOMENT = """async (place) => {
  const slider = document.querySelector('.timeline input[type=range]');
  slider.value = place;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""


def moment(page: Page) -> str:
    return page.locator(".timeline .moment").inner_text()


def test_a_game_is_scrubbed_by_keys(newcomer: Newcomer) -> None:
    """By act, turn, round and to both ends; the log shows where one is, and its lines lead there."""
    ada = newcomer()
    acts = len(read_record(LONG).acts)
    ada.page.goto(f"/t/{bring(ada, LONG)['table']['table']}")
    ada.button("Look back").click()
    slider = ada.page.get_by_role("slider", name="Timeline")
    expect(slider).to_be_focused()
    expect(ada.page.locator(".moment")).to_have_text(f"Act {acts} of {acts}")
    tiles = ada.page.locator(".sheets use[href^='#t-']")
    whole = tiles.count()
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".moment")).to_have_text("Before the first act")
    assert tiles.count() < whole / 3
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".moment")).to_have_text(f"Act 2 of {acts}")
    expect(slider).to_have_attribute(
        "aria-valuetext", f"Act 2 of {acts}: " + ada.page.locator("h1 + p").inner_text()
    )
    ada.page.keyboard.press("PageDown")
    after_a_turn = moment(ada.page)
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(ada.page.locator(".moment")).not_to_have_text(after_a_turn)
    expect(ada.page.locator(".marks .round, .marks .scoring").first).to_be_attached()
    here = ada.page.locator("ol.log li[aria-current=step]")
    ada.page.keyboard.press("End")
    expect(here).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".timeline")).to_have_count(0)
    ada.page.locator("ol.log > li").nth(20).get_by_role("button", name="See turn").click()
    expect(ada.page.locator(".timeline")).to_be_visible()
    expect(ada.page.locator("ol.log > li").nth(20)).to_have_attribute("aria-current", "step")


def test_a_game_is_scrubbed_by_touch(newcomer: Newcomer) -> None:
    ada = newcomer(width=390, height=844, touch=True)
    ada.page.goto(f"/t/{bring(ada, SECRET)['table']['table']}")
    ada.button("Look back").tap()
    slider = ada.page.locator(".timeline input")
    last = moment(ada.page)
    box = slider.bounding_box()
    assert box is not None
    ada.page.touchscreen.tap(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(ada.page.locator(".moment")).not_to_have_text(last)
    middle = moment(ada.page)
    ada.button("One act back").tap()
    expect(ada.page.locator(".moment")).not_to_have_text(middle)
    assert violations(ada.page) == []
    assert cut_text(ada.page) == []


def test_any_moment_is_quickly_there(newcomer: Newcomer) -> None:
    """Of a long game, in any order, and while the hand moves on and on: in milliseconds of work for each."""
    ada = newcomer(width=1440)
    ada.page.goto(f"/t/{bring(ada, LONG)['table']['table']}")
    ada.button("Look back").click()
    count = int(ada.page.locator(".timeline input").get_attribute("max") or 0)
    assert count > 500
    work = Work(ada)
    places = iter([1 + 97 * number % count for number in range(20)])
    assert work.median(lambda: ada.page.evaluate(MOMENT, next(places))) < 150
    before = work.spent()
    ada.page.evaluate(f"async () => {{ for (let place = 100; place < 160; place++) await ({MOMENT})(place); }}")
    assert (work.spent() - before) / 60 < 50


def test_a_seat_sees_what_it_knew(newcomer: Newcomer) -> None:
    """The table's knowledge has closed tents; a seat's own is open to it; and a link keeps whose it was."""
    ada = newcomer()
    record = read_record(SECRET)
    table = bring(ada, SECRET)["table"]["table"]
    ada.page.goto(f"/t/{table}?at=60")
    shut = ada.page.get_by_text("tent shut")
    expect(shut).to_have_count(3)
    with ada.page.expect_response("**/replay?seat=2") as answered:
        ada.page.get_by_label("Seen by").select_option("2")
    assert answered.value.json()["view"] == json.loads(json.dumps(next(record.views(2))))
    expect(shut).to_have_count(2)
    expect(ada.page).to_have_url(f"{ada.address}/t/{table}?at=60&seat=2")
    ada.page.reload()
    expect(ada.page.get_by_label("Seen by")).to_have_value("2")
    expect(shut).to_have_count(2)


def test_a_moment_is_taken_away(newcomer: Newcomer) -> None:
    """As a link that leads there, as SVG and as PNG."""
    ada = newcomer()
    table = bring(ada, LONG)["table"]["table"]
    ada.page.goto(f"/t/{table}?at=57")
    expect(ada.page.locator(".moment")).to_have_text(f"Act 57 of {len(read_record(LONG).acts)}")
    ada.button("Link, picture, play on").click()
    expect(ada.page.locator(".timeline code")).to_contain_text(f"/t/{table}?at=57")
    for kind, begins in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        with ada.page.expect_download() as download:
            ada.button(f"Picture ({kind})").click()
        assert download.value.suggested_filename == f"tikal-57.{kind.lower()}"
        assert Path(download.value.path()).read_bytes().startswith(begins)


@pytest.mark.parametrize("how", ["pasted", "dropped", "chosen"])
def test_a_record_is_opened_forked_and_played_on(newcomer: Newcomer, how: str, tmp_path: Path) -> None:
    ada = newcomer()
    ada.page.goto("/")
    script = """([text, kind]) => {
      const data = new DataTransfer();
      if (kind === 'drop') data.items.add(new File([text], 'game.ceiba'));
      else data.setData('text', text);
      const how = { bubbles: true, cancelable: true };
      document.querySelector('main').dispatchEvent(
        kind === 'drop' ? new DragEvent('drop', { ...how, dataTransfer: data })
                        : new ClipboardEvent('paste', { ...how, clipboardData: data }));
    }"""
    if how == "chosen":
        (tmp_path / "game.ceiba").write_text(LONG, encoding="utf-8")
        ada.button("Open a record").click()
        ada.page.get_by_label("Choose a file").set_input_files(tmp_path / "game.ceiba")
    else:
        ada.page.wait_for_selector("article button")
        ada.page.evaluate(script, [LONG, "drop" if how == "dropped" else "paste"])
    expect(ada.page.locator(".moment")).to_have_text("Before the first act")
    if how != "pasted":
        return
    for _ in range(3):
        ada.page.keyboard.press("PageDown")
    ada.page.keyboard.press("ArrowRight")
    ada.until("() => /at=[1-9]/.test(location.search)")  # once one stays there
    at = int(ada.page.url.rpartition("=")[2])
    ada.button("Link, picture, play on").click()
    ada.button("Play on from here").click()
    assert violations(ada.page) == []
    before = ada.page.url
    ada.button("Begin there").click()
    expect(ada.page).not_to_have_url(before)
    expect(ada.page.locator(".timeline")).to_have_count(0)
    assert ada.wait_for_turn()
    fork = ada.page.url.rsplit("/", 1)[1]
    assert ada.acts(fork)[:at] == read_record(LONG).acts[:at]
    assert len(ada.acts(fork)) >= at


def test_a_bad_record_says_what_is_wrong(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.page.goto("/")
    ada.button("Open a record").click()
    ada.page.get_by_label("Text of the record").fill('[Game "chess"]')
    ada.button("Open it").click()
    expect(ada.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (768, 1024), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
def test_the_timeline_is_clean_everywhere(newcomer: Newcomer, game: str, width: int, height: int) -> None:
    ada = newcomer(width=width, height=height, language="pl", theme="dark" if width in (768, 844) else "light")
    ada.page.goto(f"/t/{bring(ada, LONG if game == 'tikal' else SECRET)['table']['table']}?at=60")
    expect(ada.page.locator(".timeline")).to_be_visible()
    ada.button("Link, obraz, dalsza gra").click()
    expect(ada.page.locator(".timeline code")).to_be_visible()
    assert violations(ada.page) == []
    assert cut_text(ada.page) == []


def test_who_comes_back_is_told_what_happened(newcomer: Newcomer) -> None:
    """After three turns away: three lines, a picture a turn on the board, and again on demand."""
    ada = newcomer(pace=NEVER)
    table = ada.set_up("tikal", ["me", "greedy", "greedy", "greedy"])
    ada.wait_for_turn()
    ada.page.goto("/")
    draft = ada.context.request.post(f"/api/tables/{table}/draft", data={"version": 1, "seat": 1}).json()
    turn = {"version": 1, "id": "from-elsewhere", "acts": [draft["legal"][0]["act"], "1 done"]}
    assert ada.context.request.post(f"/api/tables/{table}/commits", data=turn).ok
    for _ in range(400):
        look = ada.context.request.get(f"/api/tables/{table}").json()
        if look["table"]["waiting_for"] == [1]:
            break
        ada.page.wait_for_timeout(50)
    ada.page.goto(f"/t/{table}")
    recap = ada.page.get_by_role("complementary", name="Since you were here")
    expect(recap.locator("p")).to_have_count(3)
    expect(recap).to_contain_text("3 turns: Greedy 1, Greedy 2, and Greedy 3.")
    assert violations(ada.page) == []
    assert cut_text(ada.page) == []
    recap.get_by_role("button", name="Show it on the board").click()
    expect(recap).to_have_count(0)
    expect(ada.page.locator(".playback")).to_have_attribute("data-at", "1")
    pictures = 1
    while step(ada):
        pictures += 1
    assert 3 <= pictures <= 6
    expect(ada.page.locator(".playback")).to_have_count(0)
    ada.button("See again", exact=True).click()
    expect(ada.page.locator(".playback")).to_be_visible()
    ada.page.reload()  # and what one has seen is not told again by itself
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()
    expect(recap).to_have_count(0)

"""The log tells all: one line a turn, with scorings, payouts, busts, artifacts and rounds; and it is in sight."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ceiba.record import read_record
from tests.browser.conftest import Newcomer
from tests.browser.records import bring
from tests.browser.test_at_the_table import end_first_turn

RECORDS = Path(__file__).parents[1] / "records"


def text_of(record: str) -> str:
    return (RECORDS / f"{record}.ceiba").read_text(encoding="utf-8")


def test_every_payout_bust_artifact_and_round_of_incan_gold(newcomer: Newcomer) -> None:
    """As many of each as the record tells of."""
    ada = newcomer()
    record = text_of("incan_gold/five_artifacts")
    ada.page.goto(f"/t/{bring(ada, record)['table']['table']}")
    log = ada.page.locator("ol.log")
    expect(log).to_contain_text("The tents are opened")
    if (more := ada.button("More")).count():
        more.click()
    happened = [event["key"] for _, events in read_record(record).events() for event in events]
    told = " ".join(log.inner_text().split())
    for key, words in (
        ("paid", "goes back to camp"),
        ("bust", "again!"),
        ("artifacts-taken", "carries out"),
        ("round-ended", " is over"),
        ("round-begun", " begins; "),
        ("card", "Turned up: "),
        ("game-ended", "The tents are opened"),
    ):
        assert happened.count(key) > 0
        assert told.count(words) == happened.count(key), key


def test_every_scoring_of_tikal_temple_by_temple(newcomer: Newcomer) -> None:
    ada = newcomer()
    record = text_of("tikal/basic_3")
    ada.page.goto(f"/t/{bring(ada, record)['table']['table']}")
    expect(ada.page.locator("ol.log > li").first).to_be_visible()
    if (more := ada.button("More")).count():
        more.click()
    scored = [event for _, events in read_record(record).events() for event in events if event["key"] == "scored"]
    assert len(scored) > 5
    lines = ada.page.locator("ol.log > li", has=ada.page.locator("summary", has_text=" points"))
    expect(lines).to_have_count(len(scored))
    first = lines.last  # the newest stand on top
    assert isinstance(scored[0]["temples"], list)
    first.locator("summary").click()
    expect(first).to_contain_text(f"scores {scored[0]['points']}: {scored[0]['temple_points']} for temples")
    for temple in scored[0]["temples"]:
        expect(first.locator("p", has_text="Temples: ")).to_contain_text(f"{temple['cell']} {temple['points']}")


def test_a_turn_is_one_line(newcomer: Newcomer) -> None:
    """In few words, what is alike counted together; opened, it tells each act, and points at the board."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    end_first_turn(ada)
    line = ada.page.locator("ol.log > li", has_text="Ada").last
    expect(line.locator("summary")).to_contain_text("1 figure in at a5")
    assert len(ada.page.locator("ol.log > li", has_text="Ada lays").all()) == 1
    expect(ada.page.locator("use.pointed")).to_have_count(0)
    line.hover()
    expect(ada.page.locator("use.pointed")).not_to_have_count(0)
    line.locator("summary").click()
    sentence = line.get_by_role("button", name="Ada sends a worker in at a5.")
    sentence.focus()
    expect(ada.page.locator("use.pointed")).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("tikal", 4, {}), ("tikal", 4, {"auction": True}), ("incan-gold", 5, {})]
)
def test_the_log_is_in_sight(newcomer: Newcomer, game: str, seats: int, options: dict[str, bool]) -> None:
    """At 1440 x 900 with as many as usually play, without scrolling: its head, and what happened last."""
    ada = newcomer(width=1440, height=900)
    ada.set_up(game, ["me", *["random"] * (seats - 1)], **options)
    ada.wait_for_turn()
    expect(ada.page.get_by_role("button", name="Log", exact=True)).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("ol.log > li").first).to_be_in_viewport(ratio=1)


def test_what_stands_above_the_log_is_one_line(newcomer: Newcomer) -> None:
    """In every language, the ways to look back among it."""
    ada = newcomer(width=1440, height=900)
    ada.set_up("incan-gold", ["me", "random", "random"])
    ada.wait_for_turn()
    ada.page.keyboard.press("c")
    expect(ada.page.locator(".again")).to_have_count(2)
    for language in ("en", "de", "fr", "cs", "pl"):
        ada.page.locator("header select").select_option(language)
        expect(ada.page.locator(f"html[lang={language}]")).to_be_attached()
        lines = ada.page.locator(".beside > .head button").evaluate_all(
            """all => all.map(one => {
              const text = document.createRange();
              text.selectNodeContents(one);
              return text.getBoundingClientRect().height;
            })"""
        )
        assert max(lines) < 30, language
        head = ada.page.locator(".beside > .head")
        assert head.evaluate("one => one.scrollWidth <= one.clientWidth"), language


def test_talk_that_nobody_has_read_shows_a_badge(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    bo.page.goto(f"/t/{table}")
    badge = ada.page.locator(".badge")
    expect(ada.page.locator("ol.log")).to_be_visible()
    expect(badge).to_have_count(0)
    bo.button("Chat").click()
    for line in ("Hello", "Your turn"):
        bo.page.get_by_label("Say something to the table").fill(line)
        bo.button("Send", exact=True).click()
        expect(bo.page.locator("ol.talk")).to_contain_text(line)
    expect(badge).to_have_text("2")
    expect(ada.button("2 new lines")).to_be_visible()
    expect(ada.page.locator(".beside > [aria-live]")).to_have_text("Bo: Your turn")
    expect(bo.page.locator(".badge")).to_have_count(0)  # nobody has to read what they said themselves
    ada.button("Chat").click()
    expect(badge).to_have_count(0)
    expect(ada.page.locator("ol.talk")).to_be_visible()
    expect(ada.page.locator("ol.log")).to_be_hidden()

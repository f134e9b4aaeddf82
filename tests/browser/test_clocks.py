"""Time at the page: chosen at the new table, shown, paused by agreement, and given back to who returns."""

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Newcomer
from tests.browser.test_for_everyone import LANGUAGES, show

LEFT = re.compile(r"^1[45]:\d\d$")


def test_a_clock_is_chosen_shown_and_paused(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    ada.page.goto("/")
    ada.button("New table").click()
    ada.page.get_by_label(re.compile("^Seats")).select_option("2")
    ada.page.get_by_label(re.compile("^Time")).select_option(label="15 minutes each, and 15 seconds a turn")
    ada.page.get_by_label("When time is up").select_option("bot")
    ada.button("Set up the table").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.url.rpartition("/")[2]
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    bo.page.goto(f"/t/{table}")
    ada.button("Start the game").click()
    times = ada.page.get_by_role("region", name="Time and presence")
    expect(times.locator("strong").first).to_have_text(LEFT)
    first = times.locator("strong").first.inner_text()
    expect(times.locator("strong").first).not_to_have_text(first)
    expect(times.locator("strong").last).to_have_text("15:00")
    assert violations(ada.page) == []
    ada.button("Pause").click()
    expect(bo.page.get_by_text("Ada would like to pause")).to_be_visible()
    bo.button("Pause").click()
    for person in (ada, bo):
        expect(person.page.get_by_text("Paused: everyone agreed.")).to_be_visible()
    ada.button("Go on").click()
    expect(bo.page.get_by_text("Ada would like to pause")).to_have_count(0)
    expect(bo.page.get_by_text("Paused: everyone agreed.")).to_have_count(0)


def test_whoever_was_stood_in_for_says_that_they_are_back(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    clock = {"kind": "live", "bank": 8, "late": "bot"}
    body = {"game": "tikal", "seats": [{"kind": "person"}, {"kind": "open"}], "start": False, "clock": clock}
    table = ada.context.request.post("/api/tables", data=body).json()["table"]["table"]
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    assert ada.context.request.post(f"/api/tables/{table}/start").ok
    ada.page.goto(f"/t/{table}")
    times = ada.page.get_by_role("region", name="Time and presence")
    stands_in = times.get_by_text("a bot plays meanwhile")
    expect(stands_in.first).to_be_visible()
    with ada.page.expect_response("**/clock") as answer:  # at once: with no time left a bot soon plays again
        ada.button("I am back").click()
    assert answer.value.json()["table"]["seats"][0]["bot"] is None
    expect(times.locator("strong").first).to_have_text("0:00")


def test_clocks_speak_every_language(newcomer: Newcomer) -> None:
    """No key is shown in place of its words, also on a phone."""
    ada = newcomer("Ada", width=390)
    clock = {"kind": "days", "bank": 3 * 86_400, "rest": [22, 8], "zone": "Europe/Prague"}
    body = {"game": "tikal", "seats": [{"kind": "person"}] * 2, "start": True, "clock": clock}
    table = ada.context.request.post("/api/tables", data=body).json()["table"]["table"]
    ada.page.goto(f"/t/{table}")
    times = ada.page.locator("section.times")
    for language in LANGUAGES:
        show(ada.page, language, "dark")
        expect(times.locator("strong").first).to_have_text(re.compile(r"^[23] \S+ \d+ \S+$"))
        assert not re.search(r"time-|clock-", times.inner_text())

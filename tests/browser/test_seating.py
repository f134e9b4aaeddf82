"""Seats that change hands in the middle of a game: the host gives the place of who stays away to a bot."""

import re

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Newcomer
from tests.browser.test_for_everyone import LANGUAGES


def test_the_seat_of_who_stays_away(newcomer: Newcomer) -> None:
    """By keyboard alone: a question first, then a bot plays on at once; who comes back takes the seat again."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    ada.button("Seats").focus()
    ada.page.keyboard.press("Enter")
    ada.page.get_by_label("Bot for seat 2").select_option("tourist")
    hand_over = ada.button("Hand over to a bot").nth(1)
    hand_over.focus()
    ada.page.keyboard.press("Enter")
    question = ada.page.get_by_role("alertdialog")
    expect(question).to_contain_text("Until now: Bo.")
    expect(question.get_by_role("button", name="Cancel")).to_be_focused()
    question.get_by_role("button", name="Hand over to a bot").press("Enter")
    stands_in = ada.page.get_by_text("a bot plays meanwhile")
    expect(stands_in).to_be_visible()
    bo.page.goto(f"/t/{table}")
    bo.button("I am back").click()
    expect(stands_in).to_have_count(0)
    expect(bo.button("I am back")).to_have_count(0)
    expect(ada.page.locator(".seat strong")).to_have_text(["Ada", "Bo"])


def test_a_bot_makes_room_for_a_person(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "random"])
    ada.button("Seats").click()
    ada.button("Free the seat").last.click()
    expect(ada.page.locator("#sheet code")).to_contain_text(f"/t/{table}?key=")
    bo.page.goto(ada.page.locator("#sheet code").inner_text())
    bo.button("Take a seat").click()
    expect(ada.page.locator(".seat strong")).to_have_text(["Ada", "Bo"])


def test_others_may_only_leave_their_own_seats(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("incan-gold", ["me", "open", "random"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    bo.page.goto(f"/t/{table}")
    bo.button("Seats").click()
    expect(bo.page.locator("#sheet ul > li")).to_have_count(1)
    for language in LANGUAGES:
        bo.page.locator("header select").select_option(language)
        expect(bo.page.locator("html")).to_have_attribute("lang", language)
        assert violations(bo.page) == []
    bo.page.locator("header select").select_option("en")
    bo.button("Free the seat").click()
    expect(bo.page.get_by_text("You are watching.")).to_be_visible()


def test_a_table_as_one_wishes_it(newcomer: Newcomer) -> None:
    """Diamant against two bots, by invitation only, with nothing told but what is on the table."""
    ada = newcomer()
    ada.page.goto("/")
    ada.button("New table").click()
    form = ada.page.locator("form[aria-label='New table']")
    for name, wish in (
        ("Game", "Incan Gold"),
        ("Variant", "Diamant, without artifacts"),
        ("Seat 2", "bot: Porter"),
        ("Seat 3", "bot: Scout"),
    ):
        form.get_by_role("combobox", name=name).first.select_option(label=wish)
    form.get_by_role("combobox", name="Who may find the table").select_option("invitation")
    for name in ("Hints allowed", "Chances shown", "Onlookers welcome"):
        form.get_by_label(name).uncheck()
    ada.button("Set up the table").click()
    expect(ada.button("Torch: go on")).to_be_enabled()
    expect(ada.button("Hint")).to_have_count(0)
    assert not ada.page.get_by_text("Hazards").count()
    table = ada.context.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()["table"]
    assert table["options"]["artifacts"] is False
    assert [seat["bot"] for seat in table["seats"]] == [None, "porter", "scout"]
    said = (table["visibility"], table["hints"], table["odds"], table["onlookers"])
    assert said == ("invitation", False, False, False)


def test_the_host_puts_the_seats_in_order(newcomer: Newcomer) -> None:
    """T2.1 One by one, or by lot; everyone at the table sees it."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    bo.page.goto(f"/t/{table}")
    seats = bo.page.locator(".gathering li strong")
    expect(seats).to_have_text(["Ada", "Bo"])
    ada.button("Seat 2 begins earlier").click()
    expect(seats).to_have_text(["Bo", "Ada"])
    expect(ada.button("Seat 1 begins earlier")).to_be_disabled()
    assert not bo.button("Draw lots for the order").count()
    with ada.page.expect_response(lambda answer: answer.request.method == "PATCH") as drawn:
        ada.button("Draw lots for the order").click()
    assert drawn.value.ok


def test_everyone_chooses_a_colour_and_all_see_it(newcomer: Newcomer) -> None:
    """At a new table and while people gather; on board, panel and log, with its mark and its letter."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    ada.page.goto("/")
    ada.button("New table").click()
    ada.page.get_by_label(re.compile("^Seats")).select_option("2")
    ada.page.get_by_label("Colour of seat 1").select_option("Red")
    expect(ada.page.get_by_label("Colour of seat 2").locator("option")).to_have_text(
        ["any colour", "White", "Black", "Orange"]
    )
    ada.button("Set up the table").click()
    expect(ada.page.locator(".gathering").get_by_label("Colour of seat 1")).to_have_value("red")
    bo.page.goto(ada.page.url)
    bo.button("Take a seat").click()
    expect(bo.page.get_by_label("Colour of seat 1")).to_have_count(0)  # which is Ada's
    mine = bo.page.get_by_label("Colour of seat 2")
    expect(mine.locator("option")).to_have_text(["White", "Black", "Orange"])
    mine.focus()
    bo.page.keyboard.press("w")  # by keys
    expect(ada.page.locator(".gathering #s-leader-white")).to_have_text("2")
    ada.button("Start the game").click()
    ada.wait_for_turn()
    for player, (own, other) in ((ada, ("red", "white")), (bo, ("white", "red"))):
        seats = player.page.locator("ul.seats > li")
        expect(seats.nth(0).locator("use").first).to_have_attribute("href", "#t-leader-red")
        expect(seats.nth(1).locator("use").first).to_have_attribute("href", "#t-leader-white")
        expect(seats.filter(has_text="you").locator("use").first).to_have_attribute("href", f"#t-leader-{own}")
        expect(seats.filter(has_not_text="you").locator(".who")).to_contain_text(other.title())
        expect(player.page.locator("#t-leader-red text")).to_have_text("R")
        expect(player.page.locator("#t-leader-white text")).to_have_text("W")
        expect(player.page.locator("ol.log > li").first).to_have_attribute("style", re.compile("--red"))

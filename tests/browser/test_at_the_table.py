"""What makes a table pleasant: others' turns step by step, planning ahead, a log that points, talk, invitations."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import NEVER, Player


def end_first_turn(player: Player) -> None:
    player.wait_for_turn()
    player.page.locator("[data-lit=lay]").first.click()
    player.button("Lay the tile here").click()
    player.button("Send a worker in").click()
    player.page.locator("[data-cell=a5]").click()
    player.expect_points(9)
    player.end_turn.click()


def shown_a_turn(newcomer: Newcomer, width: int = 1280) -> Player:
    """Ada, to whom a turn of Bo's is shown: all of it is there at once, and nothing goes on by itself."""
    ada, bo = newcomer("Ada", pace=NEVER, width=width), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    end_first_turn(ada)
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_attached()
    version = bo.context.request.get(f"/api/tables/{table}").json()["at"]
    draft = bo.context.request.post(f"/api/tables/{table}/draft", data={"version": version, "seat": 2}).json()
    turn = [draft["legal"][0]["act"], "2 enter a5 worker", "2 enter a5 leader", "2 done"]
    commit = {"version": version, "id": "the-whole-turn", "acts": turn}
    assert bo.context.request.post(f"/api/tables/{table}/commits", data=commit).ok
    expect(ada.page.locator(".playback")).to_be_visible()
    return ada


def test_others_turns_are_shown_step_by_step(newcomer: Newcomer) -> None:
    """And the log tells no more than has been shown; skipping leads to one's own turn."""
    ada = shown_a_turn(newcomer)
    expect(ada.page.locator(".told")).to_contain_text("Bo")
    expect(ada.page.locator("ol.log li", has_text="Bo")).to_have_count(1)
    assert not ada.page.locator("ol.log", has_text="Bo ends the turn").count()
    expect(ada.page.locator("[data-lit=lay]")).to_have_count(0)
    ada.button("Skip").click()
    expect(ada.page.locator("ol.log", has_text="Bo ends the turn")).to_be_attached()
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()


def test_planning_on_others_time(newcomer: Newcomer) -> None:
    """A plan is a sketch: it can be made while another plays, and goes when the own turn comes."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    bo.page.goto(f"/t/{table}")
    bo.button("Plan my turn").click()
    expect(bo.page.get_by_text("You are planning ahead")).to_be_visible()
    bo.button("Send a worker in").click()
    bo.page.locator("[data-cell=a5]").click()
    bo.expect_points(9)
    end_first_turn(ada)
    expect(bo.page.locator("h2", has_text="Lay the tile")).to_be_visible()
    assert not any(act.startswith("2 ") for act in ada.acts(table))


def test_a_line_of_the_log_points_at_the_board(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    end_first_turn(ada)
    line = ada.page.locator("ol.log li", has_text="Ada sends a worker in at a5.")
    expect(ada.page.locator("use.pointed")).to_have_count(0)
    line.hover()
    expect(ada.page.locator("use.pointed")).not_to_have_count(0)
    line.locator("summary").click()
    line.get_by_role("button", name="Ada sends a worker in at a5.").focus()
    expect(ada.page.locator("use.pointed")).to_have_count(1)


def test_what_happens_is_said_aloud(newcomer: Newcomer) -> None:
    """The live region tells what others do, in sentences."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    end_first_turn(ada)
    expect(ada.page.locator("main > [aria-live=polite]")).to_contain_text("Random")


def test_zoom_and_pieces_and_names(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    end_first_turn(ada)
    ada.wait_for_turn()

    def width() -> float:
        found: float = ada.page.locator("[data-cell=a5]").evaluate("cell => cell.getBoundingClientRect().width")
        return found

    before = width()
    ada.button("Zoom in").click()
    assert width() > 1.4 * before
    ada.button("Show all").click()
    assert width() == before
    assert ada.page.locator("use[href='#t-worker-white']").count() > 1
    ada.button("Hide pieces").click()
    expect(ada.page.locator(".window use[href='#t-worker-white']")).to_have_count(0)
    ada.button("Names of hexes").click()
    expect(ada.page.locator(".window text", has_text="h1")).to_have_count(0)


def test_people_talk(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("incan-gold", ["me", "open", "open"])
    ada.button("Give the seat to a bot").first.click()
    expect(ada.page.get_by_text("1 free seat")).to_be_visible()
    bo.page.goto(f"/t/{table}")
    bo.button("Take a seat").click()
    expect(ada.page.get_by_text("ready to start")).to_be_visible()
    ada.button("Start the game").click()
    bo.button("Chat").click()
    bo.page.get_by_label("Say something to the table").fill("Čau <b>Ada</b>")
    bo.button("Send").click()
    expect(ada.page.locator("ol.talk")).to_contain_text("Bo: Čau <b>Ada</b>")


def test_an_invitation_by_link(newcomer: Newcomer) -> None:
    """A table for invited people: without the key there is nothing, with it a seat."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    ada.page.goto("/")
    ada.button("New table").click()
    ada.page.get_by_label(re.compile("^Seats")).select_option("2")
    ada.page.get_by_label("Who may find the table").select_option("invitation")
    ada.button("Set up the table").click()
    link = ada.page.locator("code", has_text="/t/").inner_text()
    bo.page.goto(link.split("?")[0])
    expect(bo.page.get_by_text("There is nothing here.")).to_be_visible()
    bo.page.goto(link)
    bo.button("Take a seat").click()
    ada.button("Start the game").click()
    expect(bo.page.locator("[data-cell=a5]")).to_be_visible()


def test_an_invitation_by_code(newcomer: Newcomer) -> None:
    """The code is drawn, and the page shows it."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "open"])
    picture = ada.page.get_by_role("img", name="Code of the invitation")
    expect(picture).to_be_visible()
    ada.until("code => code.naturalWidth > 20", picture.element_handle())


def test_two_people_at_one_screen_play_tikal(newcomer: Newcomer) -> None:
    """Nothing is secret there: the screen needs no handing over, and turns follow each other."""
    ada = newcomer()
    ada.page.goto("/")
    ada.button("New table").click()
    ada.page.get_by_label(re.compile("^Seats")).select_option("2")
    ada.page.get_by_label("Seat 2", exact=True).select_option("here")
    ada.page.get_by_label("Name", exact=True).fill("Bo")
    ada.button("Set up the table").click()
    end_first_turn(ada)
    expect(ada.page.locator(".seat.acts strong")).to_have_text("Bo")
    end_first_turn(ada)
    expect(ada.page.locator(".seat.acts strong")).to_have_text("Ada")
    expect(ada.page.locator("ol.log", has_text="Bo ends the turn")).to_be_visible()

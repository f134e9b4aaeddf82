"""What breaks mends itself: a killed server, a stale tab, two tabs, another language in mid-game."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer, Server
from tests.browser.player import Player


def lay_and_send(player: Player) -> None:
    player.page.locator("[data-lit=lay]").first.click()
    player.button("Lay the tile here").click()
    player.button("Send a worker in").click()
    player.page.locator("[data-cell=a5]").click()
    player.expect_points(9)


def test_the_server_is_killed_in_mid_turn(newcomer: Newcomer, own_server: Server) -> None:
    """The draft survives, the page says that it waits, recovers by itself, and the turn goes on."""
    ada = newcomer(address=own_server.address)
    table = ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    own_server.kill()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    own_server.start()
    expect(ada.page.get_by_role("alert")).to_be_hidden(timeout=20_000)
    ada.expect_points(9)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
    assert ada.status(table) == "playing"


def test_a_turn_ended_while_the_server_is_away_is_not_lost(newcomer: Newcomer, own_server: Server) -> None:
    ada = newcomer(address=own_server.address)
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    own_server.kill()
    ada.end_turn.click()
    own_server.start()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible(timeout=20_000)
    assert ada.page.locator("ol.log li", has_text="Ada ends the turn").count() == 1


def test_a_draft_survives_loading_the_page_again(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    ada.page.reload()
    ada.expect_points(9)
    expect(ada.button("Undo")).to_be_enabled()


def test_a_stale_tab_learns_what_it_missed(newcomer: Newcomer) -> None:
    """Two tabs of one person: the turn ends in one, and the other goes on from there."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    other = ada.tab()
    other.goto(ada.page.url)
    expect(other.locator("[data-lit=lay]").first).to_be_attached()
    ada.page.bring_to_front()
    lay_and_send(ada)
    ada.end_turn.click()
    for page in (ada.page, other):
        expect(page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
        expect(page.locator("[data-lit=lay]").first).to_be_attached()


def test_a_commit_on_an_old_version_is_refused_and_explained(newcomer: Newcomer) -> None:
    """A tab that heard no news ends the turn a second time: nothing happens twice, and it is told."""
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    deaf = ada.tab()
    deaf.add_init_script("delete Navigator.prototype.locks")  # else other tabs would tell it
    deaf.route("**/api/events*", lambda route: route.abort())
    deaf.goto(ada.page.url)
    expect(deaf.locator(".controls [data-done]")).to_be_enabled()
    ada.page.bring_to_front()
    ada.end_turn.click()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
    deaf.bring_to_front()
    deaf.locator(".controls [data-done]").click()
    expect(deaf.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
    assert ada.acts(table).count("1 done") == 1


def test_another_language_in_mid_game(newcomer: Newcomer) -> None:
    """Nothing is loaded again, and the draft stands."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    ada.page.evaluate("window.stays = true")
    ada.page.locator("header select").select_option("pl")
    expect(ada.page.get_by_role("button", name="Zakończ ruch")).to_be_visible()
    expect(ada.page.get_by_role("img", name="zostało 9 punktów akcji")).to_be_visible()
    assert ada.page.evaluate("window.stays")


def test_two_people_use_two_languages(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada", language="de"), newcomer("Bo", language="cs")
    table = ada.set_up("tikal", ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    bo.page.goto(f"/t/{table}")
    ada.page.get_by_role("button", name="Spiel beginnen").click()
    expect(ada.page.locator("h2", has_text="Lege die Tafel an")).to_be_visible()
    expect(bo.page.locator("h2", has_text="Ada pokládá kartičku.")).to_be_visible()


def test_an_answer_that_news_has_overtaken_is_not_believed(newcomer: Newcomer) -> None:
    """Ada's choice is sealed, Bo chooses last and all is revealed, and only then comes the answer to Ada."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("incan-gold", ["me", "open", "random"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    expect(ada.button("Torch: go on")).to_be_enabled()
    revealed = ada.page.locator("ol.log li", has_text=re.compile(r"Bo.* go on\."))

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        choice = {"version": answer.json()["version"], "id": "bo-chooses-last", "acts": ["2 stay"]}
        assert bo.context.request.post(f"/api/tables/{table}/commits", data=choice).ok
        revealed.wait_for()  # the news overtakes it
        route.fulfill(response=answer)

    ada.page.route(f"**/api/tables/{table}/commits", answer_late, times=1)
    with ada.page.expect_response("**/commits"):
        ada.button("Torch: go on").click()
    expect(ada.page.locator(".choice [aria-pressed=true]")).to_have_count(0)
    path = ada.context.request.get(f"/api/tables/{table}").json()["view"]["path"]
    expect(ada.page.locator("ol.cards > li")).to_have_count(len(path))


def test_a_fault_of_ours_is_no_broken_line(newcomer: Newcomer) -> None:
    """The server answers, but fails: the turn stays on the board, and is ended later."""
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    failing = f"**/api/tables/{table}/commits"
    ada.page.route(failing, lambda route: route.fulfill(status=500, body="{}"))
    ada.end_turn.click()
    expect(ada.page.get_by_role("status").filter(has_text="Something went wrong on our side")).to_be_visible()
    expect(ada.page.get_by_text("No connection")).to_have_count(0)
    ada.expect_points(9)
    ada.page.unroute(failing)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn")).to_be_visible()
    assert ada.acts(table).count("1 done") == 1


def test_a_table_that_does_not_open_can_be_tried_again(newcomer: Newcomer) -> None:
    """Nobody is left before an empty board."""
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    failing = f"**/api/tables/{table}/log*"
    ada.page.route(failing, lambda route: route.fulfill(status=503, body=""))
    ada.page.reload()
    expect(ada.page.get_by_role("alert")).to_contain_text("Something went wrong on our side")
    ada.page.unroute(failing)
    ada.button("Try again").click()
    expect(ada.page.locator("[data-cell=a5]")).to_be_visible()

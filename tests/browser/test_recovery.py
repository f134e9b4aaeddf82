"""What breaks mends itself: a killed server, a stale tab, two tabs, another language in mid-game."""

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
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn.")).to_be_visible()
    assert ada.status(table) == "playing"


def test_a_turn_ended_while_the_server_is_away_is_not_lost(newcomer: Newcomer, own_server: Server) -> None:
    ada = newcomer(address=own_server.address)
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    lay_and_send(ada)
    own_server.kill()
    ada.end_turn.click()
    own_server.start()
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn.")).to_be_visible(timeout=20_000)
    assert ada.page.locator("ol.log li", has_text="Ada ends the turn.").count() == 1


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
        expect(page.locator("ol.log", has_text="Ada ends the turn.")).to_be_visible()
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
    expect(ada.page.locator("ol.log", has_text="Ada ends the turn.")).to_be_visible()
    deaf.bring_to_front()
    deaf.locator(".controls [data-done]").click()
    expect(deaf.locator("ol.log", has_text="Ada ends the turn.")).to_be_visible()
    log = ada.context.request.get(f"/api/tables/{table}/log").json()["entries"]
    assert sum(act == "1 done" for entry in log for act in entry["acts"]) == 1


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
    """Ada's page asks how the table stands, Bo chooses last meanwhile, and only then comes the old answer."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("incan-gold", ["me", "open", "random"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    expect(ada.button("Torch: go on")).to_be_enabled()

    def answer_late(route: Route) -> None:
        answer = route.fetch()
        at = answer.json()["at"]
        choice = {"version": at, "id": "bo-chooses-last", "acts": ["2 stay"]}
        assert bo.context.request.post(f"/api/tables/{table}/commits", data=choice).ok
        ada.page.wait_for_timeout(1_000)  # the news overtakes it
        route.fulfill(response=answer)

    ada.page.route(f"**/api/tables/{table}?seat=1", answer_late, times=1)
    ada.button("Torch: go on").click()
    expect(ada.page.locator("ol.log", has_text="Bo goes on with the torch.")).to_be_visible()
    ada.page.wait_for_timeout(2_000)
    path = ada.context.request.get(f"/api/tables/{table}").json()["view"]["path"]
    expect(ada.page.locator("ol.cards > li")).to_have_count(len(path))

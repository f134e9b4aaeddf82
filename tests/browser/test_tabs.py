"""The tabs of one browser share one stream of news, since a browser keeps only six connections open to a server."""

from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player

TABS = 7


def holders(player: Player) -> set[Page]:
    """The tabs that have asked for a stream, from now on."""
    found: set[Page] = set()

    def note(asked: Request) -> None:
        if "/api/events" in asked.url:
            found.add(asked.frame.page)

    player.context.on("request", note)
    return found


def open_tabs(player: Player, tables: list[str]) -> list[Page]:
    tabs = [player.page]
    for table in tables[1:]:
        tabs.append(player.tab())
        tabs[-1].goto(f"/t/{table}")
        expect(tabs[-1].locator("ol.log")).to_be_visible()
    return tabs


def say(player: Player, table: str, text: str) -> None:
    assert player.context.request.post(f"/api/tables/{table}/talk", data={"text": text}).ok


def test_seven_tabs_at_one_table(newcomer: Newcomer) -> None:
    """All are told; when the one that holds the stream closes, the others go on."""
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    expect(ada.page.locator("ol.log")).to_be_visible()
    tabs = open_tabs(ada, [table] * TABS)
    say(ada, table, "one")
    for tab in tabs:
        expect(tab.locator("ol.talk")).to_contain_text("Ada: one")
    tabs.pop(0).close()
    say(ada, table, "two")
    for tab in tabs:
        expect(tab.locator("ol.talk")).to_contain_text("Ada: two")
    tabs.pop().close()
    say(ada, table, "three")
    for tab in tabs:
        expect(tab.locator("ol.talk")).to_contain_text("Ada: three")


def test_seven_tabs_at_seven_tables(newcomer: Newcomer) -> None:
    """One stream tells of all of them; a commit reaches the tab of its table, and no other."""
    ada = newcomer()
    holding = holders(ada)
    tables = [ada.set_up("tikal", ["me", "random"]) for _ in range(TABS)]
    ada.page.goto(f"/t/{tables[0]}")
    expect(ada.page.locator("ol.log")).to_be_visible()
    tabs = open_tabs(ada, tables)
    for table, tab in zip(tables, tabs, strict=True):
        say(ada, table, f"here is {table}")
        expect(tab.locator("ol.talk li")).to_have_text([f"Ada: here is {table}"])
    assert holding == {ada.page}
    look = ada.context.request.get(f"/api/tables/{tables[6]}").json()
    asked = {"version": look["at"], "seat": 1}
    legal = ada.context.request.post(f"/api/tables/{tables[6]}/draft", data=asked).json()["legal"]
    commit = {"version": look["at"], "id": "the-seventh", "acts": [legal[0]["act"]]}
    assert ada.context.request.post(f"/api/tables/{tables[6]}/commits", data=commit).ok
    expect(tabs[6].locator("ol.log", has_text="Ada lays")).to_be_visible()
    assert not tabs[5].locator("ol.log", has_text="Ada lays").count()


def test_without_locks_every_tab_has_a_stream_of_its_own(newcomer: Newcomer) -> None:
    """So it is where a page came over the local network without encryption."""
    ada = newcomer()
    holding = holders(ada)
    ada.context.add_init_script("delete Navigator.prototype.locks")
    table = ada.set_up("tikal", ["me", "random"])
    expect(ada.page.locator("ol.log")).to_be_visible()
    tabs = open_tabs(ada, [table] * 2)
    say(ada, table, "hello")
    for tab in tabs:
        expect(tab.locator("ol.talk")).to_contain_text("Ada: hello")
    assert holding == set(tabs)


def test_who_has_just_sat_down_is_told_what_the_seat_may_know(newcomer: Newcomer) -> None:
    """A stranger who listened as an onlooker becomes a player, and sees the own tent fill."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("incan-gold", ["me", "open", "random"])
    bo.context.clear_cookies()
    bo.page.goto(f"/t/{table}")
    bo.button("Take a seat").click()
    ada.button("Start the game").click()
    for choice in ("Torch: go on", "Camp: go back"):
        for player in (ada, bo):
            player.button(choice).click()
    expect(bo.page.locator("ol.log", has_text="goes back to camp").first).to_be_visible()
    # The tent of another is shut; one's own says what is in it.
    tents = bo.page.locator(".camp li", has_text="tent:")
    expect(tents).to_have_count(1)

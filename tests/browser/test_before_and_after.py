"""Before and after a game: an invitation that says to what, tables in the order one needs, settings, once more."""

import pytest
from playwright.sync_api import expect

from ceiba.words import speak
from tests.browser.axe import violations
from tests.browser.conftest import Newcomer
from tests.browser.doomed import doomed
from tests.browser.player import Player
from tests.browser.records import bring
from tests.browser.test_for_everyone import LANGUAGES
from tests.browser.views import sit_down


def test_an_invitation_says_to_what_and_asks_for_a_name(newcomer: Newcomer) -> None:
    """Game, variant, options, who sits there; whoever comes for the first time is asked who they are."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    ada.set_up("incan-gold", ["me", "open", "scout"], artifacts=False, open_tents=True)
    link = ada.page.locator("code", has_text="/t/").inner_text()
    bo.context.clear_cookies()  # someone whom nobody knows here
    bo.page.goto(link)
    about = bo.page.locator(".about")
    expect(about).to_contain_text("You are invited")
    expect(about.locator("h2")).to_have_text("Diamant")
    for option in ("Diamant, without artifacts", "Open tents", "Hints allowed", "Chances shown"):
        expect(about).to_contain_text(option)
    expect(bo.page.locator(".gathering")).to_contain_text("Ada")
    expect(bo.page.locator(".gathering")).to_contain_text("Scout")
    bo.page.get_by_label("Your name").fill("Cy")
    bo.button("Take a seat").click()
    expect(ada.page.locator(".gathering")).to_contain_text("Cy")


def test_a_full_table_says_so(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("tikal", ["me", "random"])
    bo.page.goto(f"/t/{table}")
    expect(bo.page.get_by_text("All seats are taken. You are watching.")).to_be_visible()


def test_my_tables_in_the_order_in_which_they_need_me(newcomer: Newcomer) -> None:
    """What waits for me first, then what gathers, then what others play; what is over last, with its result."""
    ada, bo = newcomer("Ada"), newcomer("Bo")
    mine = ada.set_up("tikal", ["me", "random"])
    ada.set_up("incan-gold", ["me", "open", "random"])
    his = ada.set_up("tikal", ["open", "me"])
    assert bo.context.request.put(f"/api/tables/{his}/seats/1", data={"kind": "person"}).ok
    assert ada.context.request.post(f"/api/tables/{his}/start").ok
    ended = bust_the_last_round(ada)
    ada.page.goto("/")
    rows = ada.page.locator(".lower ul.tables").first.locator("li")
    expect(rows).to_have_count(4)
    expect(rows.nth(0).locator("a")).to_have_attribute("href", f"/t/{mine}")
    expect(rows.nth(0).locator(".now")).to_have_text("your turn")
    expect(rows.nth(0)).to_contain_text("Play on")
    expect(rows.nth(1)).to_contain_text("1 free seat")
    expect(rows.nth(2)).to_contain_text("waiting for Bo")
    expect(rows.nth(3)).to_contain_text("won by ")
    expect(rows.nth(3)).to_contain_text("Look at it")
    expect(rows.nth(3).locator("time")).to_have_text("now")
    result = ada.context.request.get(f"/api/tables/{ended}").json()["outcome"]
    expect(rows.nth(3)).to_contain_text(f"Ada {result['scores'][0]}")
    # What is over may go from the list, for good.
    rows.nth(3).get_by_role("button", name="Take it off the list").click()
    expect(rows).to_have_count(3)
    ada.page.reload()
    expect(rows).to_have_count(3)


def bust_the_last_round(player: Player) -> str:
    """A game of Incan Gold that the player has just played to its end."""
    record, _ = doomed(in_round=5)
    look = bring(player, record)
    sit_down(player, look, 1)
    player.wait_for_turn()
    player.button("Torch: go on").click()
    expect(player.page.locator("section.over")).to_be_visible()
    table: str = look["table"]["table"]
    return table


def test_once_more_with_the_same_bots_by_one_click(newcomer: Newcomer) -> None:
    ada = newcomer()
    ended = bust_the_last_round(ada)
    before = ada.context.request.get(f"/api/tables/{ended}").json()["table"]["seats"]
    ada.button("Play again").click()
    expect(ada.button("Torch: go on")).to_be_enabled()
    fresh = ada.page.url.rsplit("/", 1)[1]
    assert fresh != ended
    after = ada.context.request.get(f"/api/tables/{fresh}").json()["table"]
    assert after["status"] == "playing"
    assert [seat["bot"] for seat in after["seats"]] == [seat["bot"] for seat in before]


def test_settings_are_heeded_at_once_and_kept(newcomer: Newcomer) -> None:
    """A pace for each game, names of hexes, sounds, questions; axe finds nothing in any language."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    names = ada.page.locator(".window text", has_text="h1")
    expect(names).to_have_count(1)
    ada.button("Settings").click()
    dialog = ada.page.get_by_role("dialog")
    games = dialog.locator("fieldset")
    expect(games).to_have_count(2)
    games.filter(has_text="Tikal").get_by_label("Names of hexes").uncheck()
    expect(names).to_have_count(0)
    games.filter(has_text="Tikal").get_by_label("Pace").select_option("1400")
    games.filter(has_text="Incan Gold").get_by_label("Pace").select_option("175")
    games.filter(has_text="Tikal").get_by_label("Ask before something is lost for good").uncheck()
    dialog.get_by_label("Sounds").check()
    kept = ada.page.evaluate("({...localStorage})")
    assert (kept["ceiba.pace.tikal"], kept["ceiba.pace.incan-gold"]) == ("1400", "175")
    assert (kept["ceiba.named"], kept["ceiba.confirm"], kept["ceiba.sounds"]) == ("no", "no", "on")
    for language in LANGUAGES:
        ada.page.locator("header select").evaluate(
            "(s, code) => { s.value = code; s.dispatchEvent(new Event('change', { bubbles: true })) }", language
        )
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_whose_turn_it_is_where_several_share_a_screen(newcomer: Newcomer) -> None:
    """Named above the board, and nobody is said to be watching while the screen is handed over."""
    ada = newcomer()
    ada.set_up("tikal", ["me", "here"])
    ada.wait_for_turn()
    expect(ada.page.locator(".whose")).to_have_text("Now playing: Ada")
    ada.set_up("incan-gold", ["me", "here", "random"])
    expect(ada.page.locator("section.hand")).to_be_visible()
    assert not ada.page.get_by_text("You are watching.").count()
    expect(ada.page.locator(".whose")).to_have_text("Now playing: Ada and Seat 2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_address_is_answered_in_the_readers_language(newcomer: Newcomer, language: str) -> None:
    ada = newcomer(language=language)
    answer = ada.page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(ada.page.locator("h1")).to_have_text(speak(language).say("page-lost"))
    assert violations(ada.page) == []
    ada.page.locator("main a.button").click()
    expect(ada.page.locator("article")).to_have_count(2)

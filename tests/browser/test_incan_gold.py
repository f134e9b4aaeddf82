"""Incan Gold at the page: by clicks, by keys, by several people whose choices stay sealed, and at one screen."""

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Route, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.records import SAFE_START, bring, take_up


def open_choice(player: Player) -> bool:
    """Wait until there is something to choose; False when the game is over."""
    return player.wait_for_turn()


def until_revealed(player: Player, choose: Callable[[], None]) -> None:
    """Choose, and wait until the log tells what came of it."""
    log = player.page.locator("ol.log")
    before = log.get_attribute("start") or ""
    choose()
    expect(log).not_to_have_attribute("start", before)


def test_a_whole_game_by_clicks(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.set_up("incan-gold", ["me", "random", "random"])
    choices = 0
    while open_choice(ada):
        choices += 1
        assert choices < 200
        until_revealed(ada, ada.button("Camp: go back" if choices % 4 == 0 else "Torch: go on").click)
    assert ada.status(table) == "over"
    expect(ada.page.locator("section.over li")).to_have_count(3)


def test_a_whole_game_by_keys(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = ada.set_up("incan-gold", ["me", "random", "random"], artifacts=False)
    choices = 0
    while open_choice(ada):
        choices += 1
        assert choices < 200
        until_revealed(ada, partial(ada.page.keyboard.press, "c" if choices % 3 == 0 else "t"))
    assert ada.status(table) == "over"


def test_a_danger_that_a_card_has_overtaken_is_not_told(newcomer: Newcomer) -> None:
    """Its answer comes when the next card already lies there."""
    ada = newcomer()
    late: list[Route] = []
    ada.page.route("**/odds", lambda route: late.append(route), times=1)  # how many it takes is asked
    take_up(ada, SAFE_START)
    assert open_choice(ada)
    until_revealed(ada, ada.button("Torch: go on").click)
    danger = ada.page.get_by_text(re.compile("ends the round with|can end the round yet"))
    danger.wait_for()
    with ada.page.expect_response("**/odds"):
        late[0].fulfill(json={"bust": 0.999})
    ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(danger).not_to_contain_text("99.9")


def test_three_browsers_and_sealed_choices(newcomer: Newcomer) -> None:
    """Nobody sees a choice before all have chosen; then all see all of them."""
    ada, bo, cy = newcomer("Ada"), newcomer("Bo"), newcomer("Cy")
    table = bring(ada, SAFE_START)["table"]["table"]
    for seat, guest in enumerate((ada, bo, cy), 1):
        assert guest.context.request.put(f"/api/tables/{table}/seats/{seat}", data={"kind": "person"}).ok
        guest.page.goto(f"/t/{table}")
    for player in (ada, bo, cy):
        assert open_choice(player)
    ada.button("Camp: go back").click()
    bo.button("Torch: go on").click()
    expect(ada.page.locator("h2", has_text="You have chosen")).to_be_visible()
    # Cy sees that two have chosen, face down, and not what.
    expect(cy.page.locator(".party use[href='#i-card-back']")).to_have_count(2)
    assert not cy.page.locator(".party use[href='#i-choice-leave']").count()
    cy.button("Torch: go on").click()
    for player in (bo, cy):
        expect(player.page.locator("ol.log", has_text="Ada goes back to camp")).to_be_visible()
        expect(player.page.locator(".party li")).to_have_count(2)
    expect(ada.page.locator("h2", has_text="You are safe in the camp")).to_be_visible()


def test_a_choice_may_be_changed_until_all_have_chosen(newcomer: Newcomer) -> None:
    ada, bo = newcomer("Ada"), newcomer("Bo")
    table = ada.set_up("incan-gold", ["me", "open", "random"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    ada.button("Start the game").click()
    assert open_choice(ada)
    ada.button("Camp: go back").click()
    expect(ada.button("Camp: go back")).to_have_attribute("aria-pressed", "true")
    ada.button("Torch: go on").click()
    expect(ada.button("Torch: go on")).to_have_attribute("aria-pressed", "true")
    bo.page.goto(f"/t/{table}")
    bo.button("Torch: go on").click()
    expect(bo.page.locator("ol.log li", has_text=re.compile(r"Ada.* go on\."))).to_be_visible()


def test_several_people_at_one_screen(newcomer: Newcomer) -> None:
    """The screen is handed over between them, and shows nobody's tent or choice meanwhile."""
    ada = newcomer()
    ada.set_up("incan-gold", ["me", "here", "random"])
    chosen = []
    for _ in range(2):
        go = ada.page.get_by_role("button", name="I am ")
        expect(go).to_be_visible()
        assert not ada.page.locator(".passage").count()
        chosen.append(go.inner_text())
        go.click()
        ada.button("Torch: go on").click()
    assert sorted(chosen) == ["I am Ada", "I am Seat 2"]
    # What all could see is told to whoever comes next.
    expect(ada.page.locator("section.hand", has_text=re.compile(r"Ada.* Seat 2.* go on\."))).to_be_visible()

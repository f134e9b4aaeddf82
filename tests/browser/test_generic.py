"""Games that others bring are played at the generic table: their drawing, their acts as buttons, their words."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer, Server
from tests.browser.player import NEVER, Player
from tests.browser.test_for_everyone import LANGUAGES, show


def acts(player: Player) -> Locator:
    return player.page.locator(".acts button")


def picture(player: Player) -> Locator:
    return player.page.locator(".picture img")


def final(player: Player) -> Locator:
    return player.button("Make it final")


def log(page: Page) -> Locator:
    return page.locator("ol.log")


@pytest.fixture
def ada(newcomer: Newcomer, open_server: Server) -> Player:
    return newcomer("Ada", address=open_server.address)


@pytest.fixture
def bo(newcomer: Newcomer, open_server: Server) -> Player:
    return newcomer("Bo", address=open_server.address)


def together(ada: Player, bo: Player, game: str) -> str:
    table = ada.set_up(game, ["me", "open"])
    assert bo.context.request.put(f"/api/tables/{table}/seats/2", data={"kind": "person"}).ok
    bo.page.goto(f"/t/{table}")
    ada.button("Start the game").click()
    return table


# -- a game with as little as there can be ------------------------------------------------------------


def test_a_turn_is_tried_undone_and_made_final(ada: Player, bo: Player) -> None:
    """In the game's notation, for it has no words; the picture shows what is tried, to nobody else."""
    together(ada, bo, "heap")
    expect(picture(ada)).to_have_attribute("alt", "7 sticks are left.")
    expect(final(ada)).to_be_disabled()
    acts(ada).get_by_text("take").click()
    expect(picture(ada)).to_have_attribute("alt", "6 sticks are left.")
    expect(acts(ada)).to_have_text([re.compile("take"), re.compile("stop")])
    acts(ada).get_by_text("stop").click()
    expect(ada.page.locator("h2", has_text="There is no more to do")).to_be_visible()
    ada.button("Undo").click()
    ada.button("Undo").click()
    expect(picture(ada)).to_have_attribute("alt", "7 sticks are left.")
    ada.button("Redo").click()
    expect(picture(ada)).to_have_attribute("alt", "6 sticks are left.")
    expect(picture(bo)).to_have_attribute("alt", "7 sticks are left.")
    acts(ada).get_by_text("stop").click()
    final(ada).click()
    expect(picture(bo)).to_have_attribute("alt", "6 sticks are left.")
    expect(log(bo.page).locator("li")).to_contain_text("1 take 1 stop")
    expect(acts(bo)).to_have_count(1)
    expect(ada.page.locator("h2")).to_have_text("Waiting for Bo.")


def test_a_whole_game_by_keys(ada: Player) -> None:
    """Numbers choose, E makes final; against a bot that plays any game."""
    table = ada.set_up("heap", ["me", "random"])
    while True:
        ada.page.wait_for_selector(".acts button, section.over")
        if ada.page.locator("section.over").count():
            break
        before = log(ada.page).get_attribute("start") or ""
        ada.page.keyboard.press("1")
        expect(acts(ada).get_by_text("stop")).to_be_visible()
        ada.page.keyboard.press("2" if acts(ada).count() == 2 else "1")
        expect(acts(ada)).to_have_count(0)
        ada.page.keyboard.press("e")
        expect(log(ada.page)).not_to_have_attribute("start", before)
    assert ada.status(table) == "over"
    expect(ada.page.locator("section.over li")).to_have_count(2)


def test_others_turns_are_played_back(newcomer: Newcomer, open_server: Server, bo: Player) -> None:
    """Each act with the picture after it."""
    ada = newcomer("Ada", address=open_server.address, pace=NEVER)
    table = together(bo, ada, "heap")
    expect(picture(ada)).to_have_attribute("alt", "7 sticks are left.")
    commit = {"version": 0, "id": "two-and-stop", "acts": ["1 take", "1 take", "1 stop"]}
    assert bo.context.request.post(f"/api/tables/{table}/commits", data=commit).ok
    expect(ada.page.locator(".playback p")).to_have_text("1 take")
    expect(picture(ada)).to_have_attribute("alt", "6 sticks are left.")
    ada.page.keyboard.press("n")
    expect(picture(ada)).to_have_attribute("alt", "5 sticks are left.")
    ada.button("Skip").click()
    expect(acts(ada)).to_have_count(1)


def test_an_option_is_offered(ada: Player) -> None:
    """Under its own name, for want of words."""
    ada.page.goto("/")
    ada.button("New table").click()
    ada.page.get_by_role("combobox", name="Game").select_option("heap")
    ada.page.get_by_label("last one loses").check()
    ada.page.get_by_role("combobox", name="Seats").select_option("2")
    ada.page.get_by_label("Seat 2", exact=True).select_option("random")
    ada.button("Set up the table").click()
    expect(acts(ada)).to_have_count(1)
    look = ada.context.request.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[1]}").json()
    assert look["table"]["options"] == {"last_one_loses": True}


# -- a game with words, luck and sealed choices -------------------------------------------------------


def test_sealed_choices(ada: Player, bo: Player) -> None:
    """A choice can be changed until all have chosen; nobody sees it before."""
    together(ada, bo, "lightkeepers")
    expect(ada.page.locator("h2", has_text="Choose in secret")).to_be_visible()
    acts(ada).get_by_text("Stay dark").click()
    expect(ada.page.locator("h2", has_text="Chosen: Stay dark.")).to_be_visible()
    ada.page.reload()  # and still
    acts(ada).get_by_text("Burn one barrel").click()
    expect(acts(ada).get_by_text("Burn one barrel").locator("..")).to_have_attribute("aria-pressed", "true")
    expect(bo.page.locator(".seat", has_text="has chosen")).to_have_text(re.compile("Ada"))
    assert not log(bo.page).get_by_text("barrel burns").count()
    acts(bo).get_by_text("Stay dark").click()
    for player in (ada, bo):
        expect(log(player.page).get_by_text("Ada: one barrel burns.")).to_be_visible()
        expect(log(player.page).get_by_text("Bo: the lamp stays dark.")).to_be_visible()


def test_several_people_at_one_screen(ada: Player) -> None:
    """The screen goes from one to the other, and shows each only their own."""
    ada.set_up("lightkeepers", ["me", "here"])
    for name in ("Ada", "Seat 2"):
        ada.button(f"I am {name}").click()
        expect(ada.page.locator(".seat", has_text=name)).to_contain_text("chests 0")
        expect(ada.page.locator(".seat", has_text="chests –")).to_have_count(1)
        acts(ada).get_by_text("Burn 2 barrels").click()
    expect(ada.button("I am ")).to_be_visible()


def test_another_language_in_mid_game(ada: Player) -> None:
    """The words that the game brings come in every language that it speaks."""
    ada.set_up("lightkeepers", ["me", "random"])
    expect(acts(ada).get_by_text("Stay dark")).to_be_visible()
    ada.page.locator("header select").select_option("de")
    expect(acts(ada).get_by_text("Dunkel bleiben")).to_be_visible()
    expect(log(ada.page).get_by_text("Ein Schiff mit")).to_be_visible()


def test_a_whole_game_from_the_start_page(newcomer: Newcomer, open_server: Server) -> None:
    """One press, then touch alone; and once more."""
    ada = newcomer("Ada", address=open_server.address, width=390, height=844, touch=True)
    ada.page.goto("/")
    ada.button("Play Lightkeepers now").tap()
    for _ in range(6):
        expect(acts(ada).first).to_be_enabled()
        before = log(ada.page).get_attribute("start") or ""
        acts(ada).nth(1 if acts(ada).count() > 1 else 0).tap()
        expect(log(ada.page)).not_to_have_attribute("start", before)
        if ada.page.locator("section.over").count():
            break
    expect(ada.page.locator("section.over")).to_be_visible()
    ada.button("Play again").tap()
    expect(acts(ada).first).to_be_enabled()


def test_the_help_tells_of_it(ada: Player) -> None:
    ada.page.goto("/")
    ada.button("How to play").click()
    expect(ada.page.get_by_role("heading", name="Lightkeepers", exact=True).last).to_be_visible()
    expect(ada.page.locator("dialog")).to_contain_text("Six nights")


# -- for everyone -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["heap", "lightkeepers"])
def test_axe_finds_nothing(ada: Player, game: str) -> None:
    ada.set_up(game, ["me", "random"])
    expect(acts(ada).first).to_be_enabled()
    for theme in ("light", "dark"):
        for language in LANGUAGES:
            show(ada.page, language, theme)
            assert violations(ada.page) == [], f"{language}, {theme}"


@pytest.mark.parametrize("game", ["heap", "lightkeepers"])
@pytest.mark.parametrize("width", [360, 820])
def test_nothing_is_cut_off(newcomer: Newcomer, open_server: Server, game: str, width: int) -> None:
    ada = newcomer("Ada", address=open_server.address, width=width, height=800, touch=width < 500)
    ada.set_up(game, ["me", "random"])
    expect(acts(ada).first).to_be_enabled()
    for language in LANGUAGES:
        show(ada.page, language, "light")
        assert cut_text(ada.page) == [], language


def test_the_drawing_is_as_dark_as_the_page(ada: Player) -> None:
    """Also where the page was asked to be dark on a device that is light."""
    ada.set_up("heap", ["me", "random"])
    expect(picture(ada)).to_be_visible()
    colours = []
    for theme in ("light", "dark"):
        show(ada.page, "en", theme)
        ada.page.evaluate("document.querySelector('.picture img').decode()")
        shot = picture(ada).screenshot()
        colours.append(
            ada.page.evaluate(
                """async bytes => {
                     const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
                     const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
                     context.drawImage(image, 0, 0);
                     return [...context.getImageData(4, 4, 1, 1).data].slice(0, 3);
                   }""",
                list(shot),
            )
        )
    assert colours == [[244, 236, 219], [15, 31, 26]]

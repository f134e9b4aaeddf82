"""Every page in every language, by day and by night: nothing that axe finds, nothing cut off, nothing too small."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import cut_text, violations
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.views import gathering, help_page, new_table, over, start

LANGUAGES = ("en", "de", "fr", "cs", "pl")


def tikal(player: Player) -> None:
    player.set_up("tikal", ["me", "random", "random", "random"])
    assert player.wait_for_turn()
    if player.page.locator("[data-lit=lay]").count():
        player.page.locator("[data-lit=lay]").first.click()
        expect(player.page.locator("[data-lay]")).to_be_enabled()


def auction(player: Player) -> None:
    player.set_up("tikal", ["me", "random"], auction=True)
    assert player.wait_for_turn()


def incan_gold(player: Player) -> None:
    player.set_up("incan-gold", ["me", "random", "random", "random"])
    assert player.wait_for_turn()


def nowhere(player: Player) -> None:
    player.page.goto("/t/nosuchtable")
    expect(player.page.locator("main a.button")).to_be_visible()


PAGES = (start, new_table, help_page, gathering, tikal, auction, incan_gold, over, nowhere)


def show(page: Page, language: str, theme: str) -> None:
    """Without loading the page again: language and light change where they are, and an open help too."""
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    page.locator("header select").evaluate(
        "(select, code) => { select.value = code; select.dispatchEvent(new Event('change', { bubbles: true })) }",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("go", PAGES, ids=lambda go: str(go.__name__))
def test_axe_finds_nothing(newcomer: Newcomer, go: Callable[[Player], None]) -> None:
    player = newcomer()
    go(player)
    for theme in ("light", "dark"):
        for language in LANGUAGES:
            show(player.page, language, theme)
            assert violations(player.page) == [], f"{language}, {theme}"


@pytest.mark.parametrize("go", PAGES, ids=lambda go: str(go.__name__))
@pytest.mark.parametrize("width", [360, 820])
def test_nothing_is_cut_off(newcomer: Newcomer, go: Callable[[Player], None], width: int) -> None:
    player = newcomer(width=width, height=800)
    go(player)
    for language in LANGUAGES:
        show(player.page, language, "light")
        assert cut_text(player.page) == [], language


@pytest.mark.parametrize("go", [start, tikal, incan_gold], ids=lambda go: str(go.__name__))
def test_targets_are_large_enough_to_touch(newcomer: Newcomer, go: Callable[[Player], None]) -> None:
    """44 px, and hexes no less."""
    player = newcomer(width=390, height=844, touch=True)
    go(player)
    small = player.page.evaluate(
        """() => [...document.querySelectorAll('button, select, input, [role=gridcell], a.button')]
             .filter(e => e.offsetParent !== null || e.matches('[role=gridcell]'))
             .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 100)])
             .filter(([box]) => box.height < 43.5 || box.width < 43.5).map(([, html]) => html)"""
    )
    assert small == []

"""Being told, in the page: what waits in the title, and in the settings of what to be told, by which ways."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.server.receiving import Hook, Mailbox, mailbox, plain
from tests.server.running import Running

URL = "https://ceiba.example.org"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def telling(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tells by all ways."""
    mail = ("--mail", box.address, "--mail-from", "ceiba@example.org", "--push", "mailto:op@example.org")
    options = ("--url", URL, "--webhooks", "--tell-inside", "--tell-after", "0", *mail)
    with Running(tmp_path_factory.mktemp("telling"), options=options) as running:
        yield running


def settings_of(player: Player) -> Locator:
    """What the settings say of being told."""
    player.page.goto("/")
    player.page.locator("header .wishes button").nth(1).click()
    told = player.page.get_by_role("dialog").locator("fieldset", has=player.page.locator("form"))
    expect(told).to_be_visible()
    return told


def test_one_chooses_of_what_and_by_which_ways(telling: Running, box: Mailbox, newcomer: Newcomer) -> None:
    ada = newcomer("Ada", telling.address)
    told = settings_of(ada)
    told.get_by_label("My game is over").uncheck()
    with Hook() as hook:
        told.get_by_label("Webhook").fill(hook.url)
        told.get_by_role("button", name="Add").last.click()
        way = told.locator("li", has_text="Webhook (127.0.0.1)")
        way.get_by_role("button", name="Try it").click()
        expect(way.get_by_role("button", name="Sent")).to_be_visible()
        assert hook.next().json["title"] == "Ceiba: a trial"
    told.get_by_label("Mail address").fill("ada@example.org")
    told.get_by_label("When").select_option("8")
    told.get_by_role("button", name="Add").first.click()
    letter = told.locator("li", has_text="ada@example.org")
    expect(letter).to_contain_text("follow the link in the letter")
    (link,) = re.findall(rf"{URL}(/mail/\S+)", plain(box.next()))
    ada.page.goto(link)
    expect(ada.page.locator("p")).to_contain_text("ada@example.org")
    assert violations(ada.page) == []
    ada.button("Yes, write to me").click()
    expect(ada.page.locator("p")).to_contain_text("Thank you")
    told = settings_of(ada)
    expect(told.locator("li", has_text="ada@example.org")).to_contain_text("once a day, at 8:00")
    expect(told.get_by_label("My game is over")).not_to_be_checked()
    told.get_by_role("button", name=re.compile("Remove: Webhook")).click()
    expect(told.locator("li")).to_have_count(1)


def test_one_is_told_in_the_language_that_one_reads(telling: Running, newcomer: Newcomer) -> None:
    """Whoever goes on in another language is told in that one; axe finds nothing in any of them."""
    ada = newcomer("Ada", telling.address, width=390, height=844)
    with Hook() as hook:
        told = settings_of(ada)
        told.get_by_label("Webhook").fill(hook.url)
        told.get_by_role("button", name="Add").last.click()
        expect(told.locator("li")).to_have_count(1)
        for language in ("de", "fr", "cs", "pl"):
            with ada.page.expect_response(lambda answer: answer.request.method == "PUT") as saved:
                ada.page.locator("header select").evaluate(
                    "(s, code) => { s.value = code; s.dispatchEvent(new Event('change', { bubbles: true })) }",
                    language,
                )
            assert saved.value.json()["language"] == language
            assert violations(ada.page) == []
        told.locator("li button").first.click()
        assert hook.next().json["text"] == "Tak będziemy cię powiadamiać."


def test_a_server_that_tells_nobody_says_nothing_of_it(newcomer: Newcomer) -> None:
    ada = newcomer()
    ada.page.goto("/")
    with ada.page.expect_response(re.compile("/api/me/notices")):
        ada.button("Settings").click()
    expect(ada.page.get_by_role("dialog").locator("fieldset")).to_have_count(2)


def test_the_title_says_how_many_tables_wait(newcomer: Newcomer) -> None:
    """Counted once the page is out of sight; before that it says whether this one waits."""
    ada = newcomer()
    for _ in range(2):
        ada.set_up("tikal", ["me", "me"])
        expect(ada.page).to_have_title("● Tikal")
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ada.page).to_have_title("(2) your turn · Tikal")
    ada.page.locator("header .home").click()
    expect(ada.page).to_have_title("(2) Ceiba")

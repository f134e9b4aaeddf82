"""The main views of the page, each with a way to get there."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.server.running import Json

IMAGES = Path(__file__).parents[2] / "docs" / "images"
RECORDS = Path(__file__).parents[1] / "records"


class View(NamedTuple):
    name: str
    go: Callable[[Player], None]
    width: int = 1440
    height: int = 900
    language: str = "en"
    theme: Literal["light", "dark"] = "light"
    brought: bool = False  # at a server that others have brought games to


def start(player: Player) -> None:
    player.page.goto("/")
    expect(player.page.locator("article")).to_have_count(2)


def new_table(player: Player) -> None:
    start(player)
    player.page.locator(".lower button").first.click()
    expect(player.page.locator("form select").first).to_be_visible()


def help_page(player: Player) -> None:
    start(player)
    player.page.locator("header button").first.click()
    expect(player.page.locator("dialog p")).to_have_count(18)


def gathering(player: Player) -> None:
    player.set_up("tikal", ["me", "open", "scout"])
    expect(player.page.locator(".gathering")).to_be_visible()


def bring(player: Player, record: str) -> Json:
    """A table with the game of a record."""
    answer = player.context.request.post("/api/records", data=record, headers={"Content-Type": "text/plain"})
    assert answer.ok, answer.text()
    look: Json = answer.json()
    return look


def over(player: Player) -> None:
    """A game that has come to its end."""
    look = bring(player, (RECORDS / "tikal" / "presence_4.ceiba").read_text(encoding="utf-8"))
    player.page.goto(f"/t/{look['table']['table']}")
    expect(player.page.locator("section.over")).to_be_visible()


def from_record(player: Player, name: str) -> None:
    """The position of a documented record, taken up by the one who brought it."""
    look = bring(player, (IMAGES / name).read_text(encoding="utf-8"))
    table = look["table"]["table"]
    mine = look["table"]["waiting_for"][0]
    for seat in range(1, len(look["table"]["seats"]) + 1):
        wish = {"kind": "person"} if seat == mine else {"kind": "bot", "bot": "random"}
        assert player.context.request.put(f"/api/tables/{table}/seats/{seat}", data=wish).ok
    player.page.goto(f"/t/{table}")


def tikal(player: Player) -> None:
    """A turn in the middle of a game, a figure chosen."""
    from_record(player, "tikal.ceiba")
    player.page.wait_for_selector("[data-lit=act]")
    player.page.locator("[data-cell=f3]").click()
    player.page.wait_for_selector("[data-lit=reach]")


def laying(player: Player) -> None:
    player.set_up("tikal", ["me", "random", "random", "random"])
    assert player.wait_for_turn()
    player.page.locator("[data-lit=lay]").first.click()
    expect(player.end_turn).to_be_enabled()


def auction(player: Player) -> None:
    player.set_up("tikal", ["me", "random", "random"], auction=True)
    assert player.wait_for_turn()


def incan_gold(player: Player) -> None:
    from_record(player, "incan_gold.ceiba")
    player.page.wait_for_selector(".passage li")


def generic(player: Player) -> None:
    """A game that others brought, a choice made."""
    player.set_up("lightkeepers", ["me", "here", "random"])
    player.page.locator("section.hand button").click()
    player.page.locator(".acts button").nth(2).click()
    player.page.locator("section.hand button").click()
    expect(player.page.locator(".acts button").first).to_be_enabled()


VIEWS = (
    View("page_start", start),
    View("page_start_phone", start, 390, 844, "pl", "dark"),
    View("page_new_table", new_table, 820, 1180, "de"),
    View("page_gathering", gathering, 820, 1180, "fr"),
    View("page_over", over, 1440, 900, "cs"),
    View("page_help_phone", help_page, 390, 844, "pl"),
    View("page_tikal", tikal),
    View("page_tikal_dark", tikal, 1920, 1080, "de", "dark"),
    View("page_tikal_phone", tikal, 390, 844, "pl"),
    View("page_tikal_tablet", laying, 820, 1180, "cs"),
    View("page_auction", auction, 1440, 900, "fr"),
    View("page_incan_gold", incan_gold),
    View("page_incan_gold_dark", incan_gold, 1440, 900, "en", "dark"),
    View("page_incan_gold_phone", incan_gold, 390, 844, "fr"),
    View("page_generic", generic, brought=True),
    View("page_generic_phone", generic, 390, 844, "de", "dark", brought=True),
)

"""The main views of the page, each with a way to get there."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.records import RECORDS, bring
from tests.server.running import Json

IMAGES = Path(__file__).parents[2] / "docs" / "images"

# Whom one plays with in pictures.
COMPANY = ("scout", "guide", "porter", "tourist", "master")


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
    expect(player.page.locator("dialog p")).to_have_count(4)


def gathering(player: Player) -> None:
    player.set_up("tikal", ["me", "open", "scout"])
    expect(player.page.locator(".gathering")).to_be_visible()


def up_to_the_end(player: Player, record: str) -> None:
    """A recorded game up to its last act, which is left to the player."""
    lines = (RECORDS / record).read_text(encoding="utf-8").splitlines()
    played = [line for line in lines[:-1] if not line.startswith("[Result")]
    sit_down(player, bring(player, "\n".join(played) + "\n"), int(lines[-1].split()[0]))
    player.wait_for_turn()


def over(player: Player) -> None:
    """A game that has come to its end."""
    up_to_the_end(player, "tikal/presence_4.ceiba")
    player.end_turn.click()
    expect(player.page.locator("section.over")).to_be_visible()


def sit_down(player: Player, look: Json, mine: int) -> None:
    """At this seat of a table; bots sit at the others, each by a name of its own as far as there are."""
    table = look["table"]["table"]
    others = [seat for seat in range(1, len(look["table"]["seats"]) + 1) if seat != mine]
    wishes = {seat: {"kind": "bot", "bot": COMPANY[place % len(COMPANY)]} for place, seat in enumerate(others)}
    for seat, wish in {mine: {"kind": "person"}, **wishes}.items():
        assert player.context.request.put(f"/api/tables/{table}/seats/{seat}", data=wish).ok
    player.page.goto(f"/t/{table}")


def from_record(player: Player, name: str) -> None:
    """The position of a documented record, taken up by the one who brought it."""
    look = bring(player, (IMAGES / name).read_text(encoding="utf-8"))
    sit_down(player, look, look["table"]["waiting_for"][0])


def tikal(player: Player) -> None:
    """A turn in the middle of a game, a figure chosen."""
    from_record(player, "tikal.ceiba")
    player.page.wait_for_selector("[data-lit=act]")
    player.page.locator("[data-cell=f3]").click()
    player.page.wait_for_selector("[data-lit=reach]")


def row_of_acts(player: Player) -> None:
    """A kind of act is pointed at: its places light up."""
    from_record(player, "tikal.ceiba")
    player.page.wait_for_selector("[data-lit=act]")
    player.page.locator("[data-act=camp]").hover()
    expect(player.page.locator("[data-lit=act]").first).to_be_attached()


def hint(player: Player) -> None:
    """What a bot advises in the middle of a game, every step on the map."""
    from_record(player, "tikal.ceiba")
    assert player.wait_for_turn()
    player.page.locator("button.ask").click()
    expect(player.page.locator(".hint .card")).to_be_visible()


def offline(player: Player) -> None:
    """The line breaks in the middle of a turn."""
    tikal(player)
    player.context.set_offline(True)
    player.page.locator("[data-lit=reach]").first.click()
    expect(player.page.get_by_role("alert")).to_be_visible()


def laying(player: Player) -> None:
    player.set_up("tikal", ["me", *COMPANY[:3]])
    assert player.wait_for_turn()
    player.page.locator("[data-lit=lay]").first.click()
    expect(player.page.locator("[data-lay]")).to_be_enabled()


def auction(player: Player) -> None:
    player.set_up("tikal", ["me", *COMPANY[:2]], auction=True)
    assert player.wait_for_turn()


def incan_gold(player: Player) -> None:
    from_record(player, "incan_gold.ceiba")
    player.page.wait_for_selector(".passage li")


def by_steps(player: Player) -> None:
    """Whatever is played back waits for the next step."""
    player.context.add_init_script("localStorage['ceiba.pace'] = 1_000_000")


def step_to(player: Player, sight: str) -> None:
    """Step by step until it is to be seen."""
    shown = player.page.locator(".playback")
    expect(shown).to_be_visible()
    while not player.page.locator(sight).count():
        before = shown.get_attribute("data-at")
        player.page.keyboard.press("n")
        expect(player.page.locator(f".playback[data-at='{before}']")).to_have_count(0)
    expect(player.page.locator(sight).first).to_be_visible()
    for _ in range(3):  # to a pace that someone would choose
        player.page.keyboard.press("+")


def incan_gold_then(player: Player, telling: str, *acts: str) -> None:
    """The documented position, and what then happened, seen again step by step; it is told by these numbers."""
    by_steps(player)
    lines = (IMAGES / "incan_gold.ceiba").read_text(encoding="utf-8").splitlines()
    while not lines[-1].startswith("*"):  # a choice that is still sealed
        lines.pop()
    sit_down(player, bring(player, "\n".join([*lines, *acts]) + "\n"), 2)
    player.page.locator("ol.log > li", has_text=re.compile(telling)).first.locator(".see").click()


def bust(player: Player) -> None:
    incan_gold_then(player, "17", "2 stay", "3 stay", "5 stay", "* card mummies", "* card 5")
    step_to(player, ".passage.dark")


def between(player: Player) -> None:
    incan_gold_then(player, "17", "2 stay", "3 stay", "5 stay", "* card mummies", "* card 5")
    step_to(player, ".between")


def payout(player: Player) -> None:
    """Alone back to the camp: the hand, the rest of the path, and the artifact."""
    incan_gold_then(player, r"\b24\b.*\b7\b", "2 leave", "3 stay", "5 stay", "* card 5")
    step_to(player, ".camp .paid")


def tents(player: Player) -> None:
    by_steps(player)
    up_to_the_end(player, "incan_gold/diamant_of_eight.ceiba")
    player.page.keyboard.press("c")
    step_to(player, ".opening li:not(.shut):nth-last-child(5)")


def playback(player: Player) -> None:
    """Another's turn of Tikal, as it comes."""
    by_steps(player)
    from_record(player, "tikal.ceiba")
    assert player.wait_for_turn()
    player.end_turn.click()
    step_to(player, ".playback[data-at='4']")


def my_tables(player: Player) -> None:
    """The start page of someone who plays a lot."""
    over(player)
    player.set_up("incan-gold", ["me", "scout", "guide"])
    player.set_up("tikal", ["me", "open", "porter"])
    player.set_up("tikal", ["me", "guide", "master"], auction=True)
    start(player)
    expect(player.page.locator("ul.tables li").nth(3)).to_be_visible()
    player.page.locator("ul.tables").first.scroll_into_view_if_needed()


def invitation(player: Player) -> None:
    """A table as someone sees it who has only a link."""
    player.set_up("incan-gold", ["me", "open", "scout", "guide"], artifacts=False)
    link = player.page.locator("code", has_text="/t/").inner_text()
    player.context.clear_cookies()
    player.page.goto(link)
    expect(player.page.locator(".about")).to_be_visible()


def settings(player: Player) -> None:
    start(player)
    player.page.locator("header button").nth(1).click()
    expect(player.page.locator("dialog fieldset")).to_have_count(2)


def generic(player: Player) -> None:
    """A game that others brought, a choice made."""
    player.set_up("lightkeepers", ["me", "here", "random"])
    player.page.locator("section.hand button").click()
    player.page.locator(".acts button").nth(2).click()
    player.page.locator("section.hand button").click()
    expect(player.page.locator(".acts button").first).to_be_enabled()


def timeline(player: Player) -> None:
    """A finished game, in its middle."""
    look = bring(player, (RECORDS / "tikal" / "presence_4.ceiba").read_text(encoding="utf-8"))
    player.page.goto(f"/t/{look['table']['table']}?at=300")
    expect(player.page.locator(".timeline")).to_be_visible()


def reviewed(player: Player, record: str) -> None:
    look = bring(player, (RECORDS / record).read_text(encoding="utf-8"))
    player.page.goto(f"/t/{look['table']['table']}")
    player.page.locator(".over button").first.click()
    expect(player.page.locator(".review")).to_be_visible(timeout=120_000)


def review_of_tikal(player: Player) -> None:
    reviewed(player, "tikal/presence_4.ceiba")
    player.page.locator(".review figure").last.scroll_into_view_if_needed()


def review_of_incan_gold(player: Player) -> None:
    reviewed(player, "incan_gold/five_artifacts.ceiba")
    player.page.locator(".review").evaluate("(review) => review.scrollIntoView()")


def better_turn(player: Player) -> None:
    """What would have been better, on the board."""
    reviewed(player, "tikal/presence_4.ceiba")
    player.page.locator(".review li button:last-child").first.click()
    expect(player.page.locator(".timeline")).to_be_visible()
    player.page.keyboard.press("End")


def guide(player: Player) -> None:
    """The guided game of Tikal, where the first worker comes in."""
    start(player)
    player.page.locator("article").first.locator("button.quiet").click()
    player.page.locator(".coach [data-next]").click()
    player.page.wait_for_selector("[data-lit=lay]")
    player.page.locator("[data-cell=b2]").click()
    player.page.locator("[data-lay]").click()
    player.page.locator("[data-act=enter][aria-disabled=false]").click()
    player.page.wait_for_selector("[data-lit=reach]")


def puzzle_of_tikal(player: Player) -> None:
    player.page.goto("/puzzles/tikal/2")
    expect(player.page.locator(".task")).to_be_visible()
    player.page.wait_for_selector("[data-lit=act]")


def puzzle_of_incan_gold(player: Player) -> None:
    """Solved and explained."""
    player.page.goto("/puzzles/incan-gold/2")
    player.page.locator(".choice .leave").click()
    expect(player.page.locator(".verdict")).to_be_visible()


def rules(player: Player) -> None:
    player.page.goto("/rules/tikal#T4.4")
    expect(player.page.locator("[id='T4.4'] :is(img, svg)").first).to_be_visible()


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
    View("page_tikal_lying", tikal, 844, 390, "de"),
    View("page_acts", row_of_acts),
    View("page_hint", hint),
    View("page_offline", offline, 844, 390, "en", "dark"),
    View("page_auction", auction, 1440, 900, "fr"),
    View("page_auction_phone", auction, 360, 640, "pl"),
    View("page_incan_gold", incan_gold),
    View("page_incan_gold_dark", incan_gold, 1440, 900, "en", "dark"),
    View("page_incan_gold_phone", incan_gold, 390, 844, "fr"),
    View("page_bust", bust),
    View("page_bust_dark", bust, 1440, 900, "pl", "dark"),
    View("page_bust_phone", bust, 390, 844, "de"),
    View("page_bust_lying", bust, 844, 390),
    View("page_between", between, 820, 1180, "cs", "dark"),
    View("page_payout", payout),
    View("page_payout_phone", payout, 390, 844, "pl", "dark"),
    View("page_tents", tents),
    View("page_tents_phone", tents, 390, 844, "fr"),
    View("page_playback", playback),
    View("page_playback_phone", playback, 390, 844, "en", "dark"),
    View("page_timeline", timeline),
    View("page_timeline_phone", timeline, 390, 844, "pl", "dark"),
    View("page_review", review_of_tikal, 1440, 900, "en"),
    View("page_review_phone", review_of_incan_gold, 390, 844, "de", "dark"),
    View("page_better_turn", better_turn),
    View("page_guide", guide),
    View("page_guide_phone", guide, 390, 844, "fr"),
    View("page_puzzle", puzzle_of_tikal, 1440, 900, "en", "dark"),
    View("page_puzzle_phone", puzzle_of_incan_gold, 390, 844, "cs"),
    View("page_rules", rules),
    View("page_rules_phone", rules, 390, 844, "pl", "dark"),
    View("page_my_tables", my_tables, 1440, 900, "en"),
    View("page_invitation", invitation, 390, 844, "pl"),
    View("page_settings", settings, 820, 1180, "de", "dark"),
    View("page_generic", generic, brought=True),
    View("page_generic_phone", generic, 390, 844, "de", "dark", brought=True),
)

"""A turn of Tikal that obeys the hand: the very figure, the source that stays, routes, the row of acts, the end."""

import re

from playwright.sync_api import Page, expect

from ceiba.game import kind_of
from ceiba.tikal.action import EXCHANGE, RECOVER
from ceiba.tikal.position import Tikal
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.browser.records import FIRST_TILE, take_up, up_to


def lay(player: Player) -> None:
    player.page.locator("[data-lit=lay]").first.click()
    player.button("Lay the tile here").click()
    expect(player.end_turn).to_be_enabled()


def begin(player: Player) -> str:
    """A game in which the tile of the first turn is laid."""
    table = take_up(player, FIRST_TILE)
    player.wait_for_turn()
    lay(player)
    return table


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    """On the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, figure: str, cell: str) -> None:
    """From where it stands over this hex, not yet dropped."""
    page.mouse.move(*middle_of(page, figure))
    page.mouse.down()
    page.mouse.move(*middle_of(page, f"[data-cell={cell}]"), steps=6)


def drafted(player: Player, table: str) -> list[str]:
    """What the browser keeps of the turn so far, without its seat."""
    kept: list[list[str]] = player.page.evaluate(
        f"JSON.parse(localStorage['ceiba.draft.{table}.1'] ?? '{{\"steps\": []}}').steps"
    )
    return [act.split(" ", 1)[1] for step in kept for act in step]


def send(player: Player, cell: str, times: int = 1) -> None:
    """So many workers from the supply, one by one."""
    player.button("Send a worker in").click()
    for _ in range(times):
        with player.page.expect_response("**/draft"):
            player.page.locator(f"[data-cell={cell}]").click()
    player.page.keyboard.press("Escape")


def test_two_workers_by_four_clicks(newcomer: Newcomer) -> None:
    """From hex to hex, again from hex to hex: the source stays chosen, and nobody walks home."""
    ada = newcomer()
    table = begin(ada)
    send(ada, "a5", 2)
    ada.expect_points(8)
    for cell in ("a5", "b4", "a5", "b4"):
        ada.page.locator(f"[data-cell={cell}]").click()
        ada.page.wait_for_load_state("networkidle")
    ada.expect_points(6)
    assert drafted(ada, table)[-2:] == ["move a5 b4 worker"] * 2
    # Now nobody is left there, and nothing is chosen: a further click goes nowhere.
    ada.page.locator("[data-cell=a5]").click()
    ada.expect_points(6)


def test_the_same_again_on_the_figure_that_has_just_arrived(newcomer: Newcomer) -> None:
    """Who clicks where the first one went means the next one to follow, wherever the click lands."""
    ada = newcomer()
    begin(ada)
    send(ada, "a5", 2)
    ada.page.locator("[data-cell=a5]").click()
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(7)
    ada.page.locator("[data-figure=worker][data-on=b4]").click()
    ada.expect_points(6)


def test_several_go_at_once(newcomer: Newcomer) -> None:
    """How many is chosen; the prices are of all together, and one step takes them back."""
    ada = newcomer()
    table = begin(ada)
    ada.button("Send a worker in").click()
    ada.button("one more").click()
    ada.button("one more").click()
    expect(ada.page.locator("[data-many]")).to_have_text("3 of 18")
    expect(ada.page.locator("[data-cell=b5]")).to_have_attribute("aria-label", re.compile("for 9 action points"))
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(4)
    assert drafted(ada, table)[1:] == ["enter a5 worker", "move a5 b4 worker"] * 3
    expect(ada.page.locator("[data-many]")).to_have_text("1 of 15")
    ada.button("Undo").click()
    ada.expect_points(10)


def test_worker_and_leader_are_told_apart(newcomer: Newcomer) -> None:
    """A click on a figure chooses that figure, whichever moved last."""
    ada = newcomer()
    table = begin(ada)
    send(ada, "a5", 1)
    ada.button("Send a worker in").click()
    ada.button("Move the leader").click()
    ada.page.locator("[data-cell=a5]").click()
    ada.expect_points(8)
    ada.page.locator("[data-figure=leader][data-on=a5]").click()
    expect(ada.button("Move the leader")).to_have_attribute("aria-pressed", "true")
    ada.page.locator("[data-figure=worker][data-on=a5]").click()
    expect(ada.button("Move a worker")).to_have_attribute("aria-pressed", "true")
    ada.page.locator("[data-figure=leader][data-on=a5]").click()
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(7)
    assert drafted(ada, table)[-1] == "move a5 b4 leader"


def test_a_figure_is_dragged(newcomer: Newcomer) -> None:
    """Its way is drawn before it goes, with its price; dropped where nobody goes, it stays and says why."""
    ada = newcomer()
    table = begin(ada)
    send(ada, "a5", 1)
    page = ada.page
    drag(page, "[data-figure=worker][data-on=a5]", "b5")
    expect(page.locator("[data-route='a5 b5'] text")).to_have_text("2")
    page.mouse.up()
    ada.expect_points(7)
    assert drafted(ada, table)[-1] == "move a5 b5 worker"
    drag(page, "[data-figure=worker][data-on=b5]", "h1")
    page.mouse.up()
    expect(page.get_by_role("status")).to_have_text("Not possible: this hex is not explored yet (T4.3)")
    ada.expect_points(7)


def test_a_route_is_drawn_before_it_is_walked(newcomer: Newcomer) -> None:
    """Every hex of it, and what it costs, on the map, in words and on the beads."""
    ada = newcomer()
    begin(ada)
    ada.button("Send a worker in").click()
    ada.page.locator("[data-cell=b5]").hover()
    expect(ada.page.locator("[data-route='a5 b5'] text")).to_have_text("3")
    expect(ada.page.get_by_text("To b5 for 3 action points.")).to_be_visible()
    expect(ada.page.locator(".beads .spent")).to_have_count(3)


def test_what_is_too_dear_is_not_called_far(newcomer: Newcomer) -> None:
    """The right reason: out of points, and how many are missing; or no way at all."""
    ada = newcomer()
    begin(ada)
    send(ada, "a5", 8)
    ada.expect_points(2)
    ada.button("Send a worker in").click()
    ada.page.locator("[data-cell=b5]").click()
    notice = ada.page.get_by_role("status")
    expect(notice).to_have_text("Not possible: b5 costs 3 action points, and 2 are left.")
    ada.page.locator("[data-cell=h1]").click()
    expect(notice).to_have_text("Not possible: no way leads to h1 from here.")
    ada.expect_points(2)


def test_the_row_of_acts(newcomer: Newcomer) -> None:
    """All kinds of acts, always: its price, and its places when it is pointed at; or why it cannot be."""
    ada = newcomer()
    begin(ada)
    page = ada.page
    acts = page.locator("[data-act]")
    assert [act.get_attribute("data-act") for act in acts.all()] == [
        "enter",
        "path",
        "uncover",
        "recover",
        "camp",
        "guard",
        "exchange",
    ]
    assert "".join(str(act.get_attribute("data-price")) for act in acts.all()) == "1123553"
    page.locator("[data-act=camp]").hover()
    expect(page.locator("[data-cell=b4]")).to_have_attribute("data-lit", "act")
    expect(page.get_by_text("Pitch a camp: 5 AP")).to_be_visible()
    page.locator("[data-act=uncover]").hover()
    expect(page.get_by_text("Uncover a level: you have no figure on this hex")).to_be_visible()
    page.locator("[data-act=uncover]").click(force=True)
    expect(page.get_by_role("status")).to_contain_text("Not possible: you have no figure on this hex")
    ada.expect_points(10)


def test_an_act_is_done_where_it_is_meant(newcomer: Newcomer) -> None:
    """There is one temple to uncover: a press does it; for a camp there are many places, and one is chosen."""
    ada = newcomer()
    table = begin(ada)
    ada.button("Send a worker in").click()
    ada.page.locator("[data-cell=b5]").click()
    ada.expect_points(7)
    ada.page.locator("[data-act=uncover]").click()
    ada.expect_points(5)
    assert drafted(ada, table)[-1] == "uncover b5"
    ada.page.locator("[data-act=uncover]").hover()
    expect(ada.page.get_by_text("every level or treasure this turn needs a figure of its own here")).to_be_visible()
    ada.page.locator("[data-act=camp]").click()
    expect(ada.page.locator("[data-act=camp]")).to_have_attribute("aria-pressed", "true")
    ada.page.locator("[data-cell=b5]").click()
    expect(ada.page.get_by_role("status")).to_contain_text("camps stand on jungle")
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(0)
    assert drafted(ada, table)[-1] == "camp b4"


def test_between_camps_by_a_secret_path(newcomer: Newcomer) -> None:
    ada = newcomer()
    table = begin(ada)
    send(ada, "a5", 1)
    ada.page.locator("[data-act=camp]").click()
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(4)
    ada.page.locator("[data-act=path]").click()
    ada.page.locator("[data-cell=b4]").click()
    ada.expect_points(3)
    assert drafted(ada, table)[-1] == "path a5 b4 worker"


# -- the end of the turn -------------------------------------------------------------------------------


def test_a_tile_that_is_only_looked_at_cannot_be_ended_by_accident(newcomer: Newcomer) -> None:
    """Neither by the button, by its key, nor after the page was loaded again."""
    ada = newcomer(asked=True)
    table = ada.set_up("tikal", ["me", "random"])
    ada.wait_for_turn()
    ada.page.locator("[data-lit=lay]").first.click()
    expect(ada.button("Lay the tile here")).to_be_enabled()
    expect(ada.end_turn).to_be_disabled()
    ada.end_turn.click(force=True)
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("The tile is not laid yet")
    ada.button("Cancel").click()
    ada.page.keyboard.press("e")
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    ada.page.keyboard.press("e")
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    ada.page.reload()
    expect(ada.page.locator("[data-lit=lay]").first).to_be_attached()
    expect(ada.end_turn).to_be_disabled()
    assert not [act for act in ada.acts(table) if act.startswith("1 ")]


def test_points_that_are_left_are_asked_about_once(newcomer: Newcomer) -> None:
    """End turn is quiet while there is something to be had for three points or more, and asks."""
    ada = newcomer(asked=True)
    table = begin(ada)
    expect(ada.end_turn).not_to_have_class(re.compile("primary"))
    ada.end_turn.click()
    asked = ada.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("10 action points are left")
    ada.button("Go on").click()
    expect(asked).to_have_count(0)
    send(ada, "a5", 8)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    assert ada.acts(table).count("1 done") == 1


def test_spent_points_light_the_end(newcomer: Newcomer) -> None:
    ada = newcomer(asked=True)
    begin(ada)
    send(ada, "a5", 10)
    ada.expect_points(0)
    expect(ada.end_turn).to_have_class(re.compile("primary"))


def test_the_end_of_a_turn_is_taken_back(newcomer: Newcomer) -> None:
    """For a moment nobody has been told; then the turn goes on as if nothing had been."""
    ada = newcomer(grace=60_000)
    table = begin(ada)
    send(ada, "a5", 1)
    ada.end_turn.click()
    expect(ada.page.locator("h2", has_text="Your turn ends.")).to_be_visible()
    ada.button("Take the end of the turn back").click()
    ada.expect_points(9)
    ada.page.keyboard.press("e")
    expect(ada.button("Take the end of the turn back")).to_be_visible()
    ada.page.keyboard.press("u")
    ada.expect_points(9)
    assert "1 done" not in ada.acts(table)
    ada.page.keyboard.press("e")
    ada.page.keyboard.press("e")  # sent at once
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")


def test_a_turn_that_nobody_takes_back_is_sent(newcomer: Newcomer) -> None:
    ada = newcomer(grace=600)
    table = begin(ada)
    ada.end_turn.click()
    expect(ada.page.locator("ol.log")).to_contain_text("Ada ends the turn")
    assert ada.acts(table).count("1 done") == 1


def can_recover(position: Tikal) -> bool:
    return any(kind_of(act) == RECOVER for act in position.legal(position.seat))


def test_a_treasure_is_turned_up_and_closes_undo(newcomer: Newcomer) -> None:
    """It is shown where it was dug, and told; Undo then says why it is closed."""
    ada = newcomer(motion=True)
    record, _ = up_to("basic_3.ceiba", can_recover)
    take_up(ada, record)
    ada.wait_for_turn()
    ada.stop_clock()
    ada.page.locator("[data-act=recover]:not([aria-disabled=true])").click()
    expect(ada.page.locator("[data-found]")).to_be_visible()
    expect(ada.page.get_by_role("status")).to_contain_text("Ada finds")
    expect(ada.button("Undo")).to_be_disabled()
    ada.page.keyboard.press("u")
    expect(ada.page.get_by_role("status")).to_contain_text("A treasure was turned up")
    # Whoever goes on has seen it, though its time is not over.
    ada.page.keyboard.press("1")
    expect(ada.page.locator("[data-found]")).to_have_count(0)


def can_exchange(position: Tikal) -> bool:
    return any(kind_of(act) == EXCHANGE for act in position.legal(position.seat))


def test_treasures_are_exchanged(newcomer: Newcomer) -> None:
    """From the row, by clicks: what one gives, then what one takes and from whom; by its key it is asked, too."""
    ada = newcomer()
    record, position = up_to("auction_3_every_verb.ceiba", can_exchange)
    table = take_up(ada, record)
    ada.wait_for_turn()
    own = f"{position.seat} exchange "
    before = sum(act.startswith(own) for act in ada.acts(table))
    ada.page.keyboard.press("7")
    given = ada.page.get_by_role("alertdialog")
    expect(given).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(given).to_have_count(0)
    ada.page.locator("[data-act=exchange]").click()
    given.get_by_role("button").first.click()
    expect(given).to_contain_text("You take")
    points = ada.page.locator(".beads").get_attribute("aria-label")
    given.locator(".row").last.get_by_role("button").first.click()
    expect(given).to_have_count(0)
    expect(ada.page.locator(".beads")).not_to_have_attribute("aria-label", points or "")
    ada.end_turn.click()
    expect(ada.page.locator("ol.log > li", has_text="exchange with").first).to_be_visible()
    assert sum(act.startswith(own) for act in ada.acts(table)) == before + 1

"""Small screens, upright and lying: what is to be pressed is in sight, fingers pinch and drag, the map follows."""

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import NEVER, Player
from tests.browser.records import FIRST_TILE, take_up
from tests.browser.views import from_record

SCREENS = [(360, 640), (390, 844), (640, 360), (844, 390), (820, 1180), (1280, 720), (1920, 1080)]


def is_in_sight(player: Player, what: Locator) -> bool:
    """All of it, without scrolling, and nothing lies over it."""
    return bool(
        what.evaluate(
            """one => {
              const { left, top, right, bottom } = one.getBoundingClientRect();
              const seen = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
              return seen && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
            }"""
        )
    )


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_bids_are_in_sight(newcomer: Newcomer, width: int, height: int) -> None:
    ada = newcomer(width=width, height=height, touch=height < 900 and width < 900)
    ada.set_up("tikal", ["me", "random", "random", "random"], auction=True)
    ada.wait_for_turn()
    expect(ada.page.locator("[data-pass]")).to_be_enabled()
    for wanted in ("[data-bid]", "[data-pass]", "[data-auction] .tiles"):
        assert is_in_sight(ada, ada.page.locator(wanted)), wanted


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_turn_is_in_sight(newcomer: Newcomer, width: int, height: int) -> None:
    """The map, every act of the row, undo and the end, all at once."""
    ada = newcomer(width=width, height=height, touch=height < 900 and width < 900, language="de")
    from_record(ada, "tikal.ceiba")
    ada.page.wait_for_selector("[data-lit=act]")
    for wanted in [*ada.page.locator("[data-act]").all(), *ada.page.locator(".controls button").all()]:
        assert is_in_sight(ada, wanted), wanted
    window = ada.page.locator(".window").bounding_box()
    assert window is not None
    assert window["width"] >= 250
    assert window["height"] >= 140


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1280, 720)])
def test_what_is_in_hand_is_in_sight(newcomer: Newcomer, width: int, height: int) -> None:
    """Worker or leader and how many, in the longest words; and nothing below has moved for it."""
    ada = newcomer(width=width, height=height, touch=width < 900, language="fr")
    take_up(ada, FIRST_TILE)
    ada.wait_for_turn()
    before = ada.end_turn.bounding_box()
    press = ada.page.tap if width < 900 else ada.page.click
    ada.page.locator("[data-lit=lay]").first.click()
    press("[data-lay]")
    press("[data-act=enter]")
    ada.page.wait_for_selector("[data-lit=reach]")
    hand = ada.page.locator(".hand button")
    expect(hand).to_have_count(4)
    for wanted in [*hand.all(), *ada.page.locator("[data-act]").all(), ada.end_turn]:
        assert is_in_sight(ada, wanted), wanted
    assert ada.end_turn.bounding_box() == before
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press("[data-cell=a5]")
    expect(ada.page.get_by_role("img", name="encore 9 points")).to_be_visible()
    if width < 900:
        expect(ada.page.locator("[data-route]")).to_have_count(0)  # no finger points at anything any more


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_torch_and_camp_are_in_sight(newcomer: Newcomer, width: int, height: int) -> None:
    """And with them the path and the party, who has chosen and who has not."""
    ada = newcomer(width=width, height=height, touch=True, language="fr")
    ada.set_up("incan-gold", ["me", "random", "random", "random"])
    ada.wait_for_turn()
    for wanted in (".choice button", ".passage li", ".party li"):
        for one in ada.page.locator(wanted).all():
            assert is_in_sight(ada, one), wanted


class Fingers:
    """Real touches, as the browser gets them from its system."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.touch("touchMove", tuple(a + (b - a) * step / steps for a, b in zip(start, end, strict=True)))  # type: ignore[arg-type]  # two numbers
        self.touch("touchEnd")

    def pinch(self, middle: tuple[float, float], near: float, far: float, steps: int = 8) -> None:
        x, y = middle
        self.touch("touchStart", (x - near, y), (x + near, y))
        for step in range(1, steps + 1):
            apart = near + (far - near) * step / steps
            self.touch("touchMove", (x - apart, y), (x + apart, y))
        self.touch("touchEnd")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hex_width(player: Player) -> float:
    width: float = player.page.locator("[data-cell=a5]").evaluate("cell => cell.getBoundingClientRect().width")
    return width


def on_a_phone(newcomer: Newcomer) -> tuple[Player, Fingers]:
    ada = newcomer(width=390, height=844, touch=True)
    take_up(ada, FIRST_TILE)
    ada.wait_for_turn()
    return ada, Fingers(ada.context.new_cdp_session(ada.page))


def test_two_fingers_zoom_and_choose_nothing(newcomer: Newcomer) -> None:
    ada, fingers = on_a_phone(newcomer)
    before = hex_width(ada)
    fingers.pinch(middle(ada.page.locator(".window")), 30, 70)
    assert hex_width(ada) > 1.3 * before
    expect(ada.button("Lay the tile here")).to_have_count(0)  # no hex was pressed
    fingers.pinch(middle(ada.page.locator(".window")), 90, 20)
    assert hex_width(ada) < before
    ada.button("Show all").tap()
    assert abs(hex_width(ada) - before) < 1


def test_one_finger_moves_the_map_and_chooses_nothing(newcomer: Newcomer) -> None:
    ada, fingers = on_a_phone(newcomer)
    fingers.pinch(middle(ada.page.locator(".window")), 30, 70)
    where = middle(ada.page.locator("[data-cell=b4]"))
    x, y = middle(ada.page.locator(".window"))
    fingers.drag((x, y), (x - 60, y - 40))
    moved = middle(ada.page.locator("[data-cell=b4]"))
    assert (round(moved[0] - where[0]), round(moved[1] - where[1])) == (-60, -40)
    expect(ada.button("Lay the tile here")).to_have_count(0)


def test_a_finger_takes_a_figure_along(newcomer: Newcomer) -> None:
    """From its hex to the next; the map stays where it is meanwhile."""
    ada, fingers = on_a_phone(newcomer)
    ada.page.locator("[data-lit=lay]").first.tap()
    ada.button("Lay the tile here").tap()
    ada.button("Send a worker in").tap()
    ada.page.locator("[data-cell=a5]").tap()
    ada.expect_points(9)
    ada.page.keyboard.press("Escape")
    before = middle(ada.page.locator("[data-cell=a5]"))
    fingers.drag(
        middle(ada.page.locator("[data-figure=worker][data-on=a5]")), middle(ada.page.locator("[data-cell=b4]"))
    )
    ada.expect_points(8)
    assert middle(ada.page.locator("[data-cell=a5]")) == pytest.approx(before, abs=60)


def test_the_map_shows_what_is_explored_and_goes_to_what_is_chosen(newcomer: Newcomer) -> None:
    """Five hexes fill the screen; on a full map a choice brings its surroundings, at a size that can be read."""
    ada, _ = on_a_phone(newcomer)
    assert hex_width(ada) > 90
    from_record(ada, "tikal.ceiba")
    ada.page.wait_for_selector("[data-lit=act]")
    before = hex_width(ada)
    ada.page.locator("[data-cell=f3]").tap()
    expect(ada.page.locator("[data-cell=f3]")).to_have_attribute("aria-selected", "true")
    assert hex_width(ada) > 1.1 * before
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-cell=f3]")).to_have_attribute("aria-selected", "false")
    assert abs(hex_width(ada) - before) < 1


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390)])
def test_prices_can_be_read(newcomer: Newcomer, width: int, height: int) -> None:
    """Where the map is small they are not: no digit is lower than twelve pixels."""
    ada = newcomer(width=width, height=height, touch=True)
    from_record(ada, "tikal.ceiba")
    ada.page.wait_for_selector("[data-lit=act]")
    ada.page.locator("[data-cell=f3]").tap()
    ada.page.wait_for_selector("[data-lit=reach]")
    sizes: list[float] = ada.page.locator(".tag-text").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"
    )
    assert len(sizes) >= 6
    assert min(sizes) >= 12


def test_others_turns_are_followed(newcomer: Newcomer) -> None:
    """Closer than the whole map, wherever something happens; though the focus is elsewhere."""
    ada = newcomer(width=390, height=844, touch=True, pace=NEVER)
    from_record(ada, "tikal.ceiba")
    ada.page.wait_for_selector("[data-lit=act]")
    whole = hex_width(ada)
    ada.page.locator("[data-cell=f3]").focus()
    scouts = ada.page.locator("ol.log > li", has=ada.page.locator("summary strong", has_text="Scout"))
    scouts.first.locator(".see").tap()
    shown = ada.page.locator(".playback")
    expect(shown).to_be_visible()
    followed = 0
    for _ in range(5):
        for cell in ada.page.locator("[data-marked]").all():
            assert is_in_sight(ada, cell), cell.get_attribute("data-cell")
            assert hex_width(ada) > 1.1 * whole
            followed += 1
        before = shown.get_attribute("data-at")
        ada.page.keyboard.press("n")
        expect(ada.page.locator(f".playback[data-at='{before}']")).to_have_count(0)
    assert followed > 3
    ada.page.keyboard.press("s")
    expect(shown).to_have_count(0)
    assert abs(hex_width(ada) - whole) < 1


def test_the_buttons_zoom_to_what_matters(newcomer: Newcomer) -> None:
    """Not into the jungle in the middle of the board."""
    ada = newcomer()
    take_up(ada, FIRST_TILE)
    ada.wait_for_turn()
    for _ in range(3):
        ada.button("Zoom in").click()
    window = ada.page.locator(".window").bounding_box()
    here = middle(ada.page.locator("[data-cell=b4]"))
    assert window is not None
    assert window["x"] < here[0] < window["x"] + window["width"]
    assert window["y"] < here[1] < window["y"] + window["height"]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_names_of_hexes_only_where_they_can_be_read(newcomer: Newcomer, width: int, height: int) -> None:
    ada = newcomer(width=width, height=height)
    take_up(ada, FIRST_TILE)
    ada.wait_for_turn()
    names = ada.page.locator(".window text", has_text="h1")
    if min(width, height) < 600:
        expect(names).to_have_count(0)
    else:
        expect(names).to_be_visible()

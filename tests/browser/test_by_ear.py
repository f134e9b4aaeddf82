"""Whole games from the accessibility tree alone: what a screen reader reads out, and the buttons it offers."""

import re
from collections.abc import Callable

from tests.browser.conftest import Newcomer
from tests.browser.player import ORDINARY, Player
from tests.browser.records import SAFE_START, take_up

AT_ONCE = 50  # milliseconds between two times of listening
BUTTON = re.compile(r"""- '?button "(.*?)"((?: \[[a-z]+\])*)(?=:|'|$)""", re.MULTILINE)
DANGER = re.compile("ends the round with|can end the round yet")
HEX = re.compile(r"""- '?gridcell "([a-h]\d: .*?)"(?= |:|'|$)""", re.MULTILINE)
END = 'heading "Final scores"'


class Listener:
    """Knows nothing of the page but its accessibility tree, and what can be pressed in it."""

    def __init__(self, player: Player) -> None:
        self.page = player.page

    def listen(self) -> str:
        return self.page.locator("body").aria_snapshot()

    def until(self, is_it: Callable[[str], bool]) -> str:
        """Listen until this is so."""
        for _ in range(ORDINARY // AT_ONCE):
            if is_it(told := self.listen()):
                return told
            self.page.wait_for_timeout(AT_ONCE)
        raise AssertionError(f"this is all there is to hear: {told}")

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).press("Enter")

    def choose(self, name: str) -> None:
        self.page.get_by_role("gridcell", name=name, exact=True).press("Enter")


def offered(told: str, beginning: str) -> str | None:
    """The whole name of a button that can be pressed."""
    names = [name for name, states in BUTTON.findall(told) if "disabled" not in states]
    return next((name for name in names if name.startswith(beginning)), None)


def hexes(told: str, words: str) -> list[str]:
    """The hexes of which these words are said."""
    return [name for name in HEX.findall(told) if words in name]


def log(told: str) -> str:
    return told[told.index('region "Log"') :]


def left(told: str) -> int:
    """The action points that one still has."""
    heard = re.search(r"(\d+) action points? left", told)
    return int(heard[1]) if heard else 0


def scores(told: str) -> list[int]:
    """The points of all, the highest first, as the end of the game is read out."""
    return [int(number) for number in re.findall(r"listitem: \D.*? (\d+) points?", told[told.index(END) :])]


def check_the_end(player: Player, table: str, told: str) -> None:
    look = player.context.request.get(f"/api/tables/{table}").json()
    assert scores(told) == sorted(look["outcome"]["scores"], reverse=True)


def test_a_whole_game_of_incan_gold(newcomer: Newcomer) -> None:
    """Back as soon as a chance of the round's end is told of, and on as long as there is none."""
    ada = newcomer()
    table = take_up(ada, SAFE_START)
    listener = Listener(ada)
    choices: list[str] = []
    while END not in (told := listener.until(lambda told: END in told or is_to_choose(told))):
        assert len(choices) < 200
        is_risky = "No card can end the round yet." not in told
        listener.press(offered(told, "Camp" if is_risky else "Torch") or "")
        choices.append("leave" if is_risky else "stay")
        before = log(told)
        listener.until(lambda told: END in told or log(told) != before)  # noqa: B023  # at once
    assert [act.split()[1] for act in ada.acts(table) if act.startswith("1 ")] == choices
    assert {*choices} == {"leave", "stay"}
    check_the_end(ada, table, told)


def is_to_choose(told: str) -> bool:
    """One may, and knows the danger."""
    return offered(told, "Torch") is not None and DANGER.search(told) is not None


def test_a_whole_game_of_tikal(newcomer: Newcomer) -> None:
    """The tile where it may go, a worker to where it can, and whatever can be done there."""
    ada = newcomer()
    table = ada.set_up("tikal", ["me", "random"])
    listener = Listener(ada)
    turns = 0
    while END not in (told := listener.until(is_my_turn)):
        turns += 1
        assert turns < 100
        if places := hexes(told, "the tile may go here"):
            listener.choose(places[turns % len(places)])
            listener.until(lambda told: offered(told, "Lay the tile here") is not None)
            listener.press("Lay the tile here")
            told = listener.until(is_to_explore)
        if send := offered(told, "Send a worker in"):
            listener.press(send)
            told = listener.until(lambda told: bool(hexes(told, "within reach")))
            told = spend(listener, told, lambda: listener.choose(hexes(told, "within reach")[-1]))  # noqa: B023  # at once
        for deed in ("Recover a treasure", "Uncover a level"):
            if (can := offered(told, deed)) and ", on " in can:
                told = spend(listener, told, lambda: listener.press(can))
                break
        before = log(told)
        listener.press(offered(told, "End turn") or "")
        listener.until(lambda told: END in told or log(told) != before)  # noqa: B023  # at once
    verbs = [act.split()[1] for act in ada.acts(table) if act.startswith("1 ")]
    assert {"lay", "enter", "done"} <= {*verbs}
    assert turns == verbs.count("done")
    check_the_end(ada, table, told)


def spend(listener: Listener, told: str, act: Callable[[], None]) -> str:
    """Do it, and listen until its price is paid and one may go on."""
    before = left(told)
    act()
    return listener.until(lambda told: left(told) < before and is_to_explore(told))


def is_to_explore(told: str) -> bool:
    return offered(told, "End turn") is not None


def is_my_turn(told: str) -> bool:
    return END in told or bool(hexes(told, "the tile may go here")) or is_to_explore(told)

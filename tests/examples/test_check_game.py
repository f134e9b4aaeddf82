"""The conformance test bites: whatever promise the example breaks, it is named."""

from typing import Any

import pytest

from ceiba.game import Chance, Outcome, Reason
from ceiba.testing import check_game
from tests.examples.beside import uninstalled

GAME = uninstalled()
RULES = type(GAME.start(2))
BOX = type(GAME)
START = str(GAME.start(2))


def seen(self: Any, seat: int | None) -> dict[str, Any]:
    """What the view tells, before it is spoilt; the original is kept under this name while a test runs."""
    view: dict[str, Any] = self.honest_view(seat)
    return view


def shaped(view: dict[str, Any]) -> dict[str, Any]:
    """With a key that comes and goes."""
    return {**view, **dict.fromkeys(view["fogs"][-1:], 1)}


def telling_cellars(before: Any, after: Any) -> list[dict[str, Any]]:
    return [] if len(before.actors()) > 1 else [{"key": "cellars", "chests": after.chests}]


# What is broken, how, and what is then said.
SPOILT: list[tuple[type, str, Any, str]] = [
    # the rules
    (RULES, "faults", lambda self: ["something"], "called faulty"),
    (RULES, "outcome", lambda self: Outcome((0, 0), (1,)), "yet there is an outcome"),
    (RULES, "acting", lambda self: 7, "luck acts alone"),
    (RULES, "scores_now", lambda self: [0], "a score for every seat"),
    (RULES, "legal", lambda self, actor: (), "can do nothing"),
    (RULES, "chance", lambda self: [Chance(1, 1, 1)], "reads as another act"),
    (RULES, "ticket", lambda self, number: self.chance()[0].act, "other tickets than its weight"),
    (RULES, "stream", lambda self: "luck", "more than one stack"),
    (RULES, "copy", lambda self: self, "changes the original"),
    (RULES, "why_not", lambda self, act: None, "but the reason is None"),
    (RULES, "why_not", lambda self, act: Reason("L9.9", "no", "no"), "is legal, but the reason is"),
    (BOX, "clauses", ("L1.1",), "names a clause that is not listed"),
    (RULES, "__hash__", lambda self: 1, "hashing a position"),
    (RULES, "__repr__", lambda self: "a position", "repr"),
    # what is told
    (BOX, "events", lambda *_: [{"key": "said"}], "told while others choose"),
    (BOX, "label", lambda *_: {"key": "Not A Key"}, "no key"),
    (BOX, "label", lambda *_: {"key": "burn", "seat": 9}, "no seat of this table"),
    (BOX, "label", lambda *_: {"key": "burn", "acts": {1, 2}}, "not plain data"),
    (BOX, "price", lambda *_: -1, "costs -1"),
    (BOX, "offer", lambda *_: {1: "one"}, "JSON"),
    (BOX, "plan", lambda self, position, seat: position, "not that seat's turn"),
    (BOX, "odds", lambda self, position: {"chests": position.chests}, "what is likely differs"),
    (BOX, "events", lambda self, before, act, after: telling_cellars(before, after), "what happened by"),
    # what is secret
    (RULES, "view", lambda self, seat: {**seen(self, seat), "lamps": self.burning}, "can tell what seat"),
    (RULES, "view", lambda self, seat: shaped(seen(self, seat)), "has vanished"),
    (RULES, "view", lambda self, seat: seen(self, seat and None), "a look from no seat"),
    (RULES, "known_to", lambda self, seat: self.honest_known(None), "cannot see what it chose itself"),
    (RULES, "draw", lambda self, seat=None: "<svg>", "not well formed"),
    (RULES, "draw", lambda self, seat=None: "<svg/>", "no SVG"),
    (RULES, "draw", lambda self, seat=None: picture(self.chests), "the picture differs for seat"),
    (RULES, "draw", lambda self, seat=None: picture(self.burning), "the picture shows seat"),
    (RULES, "draw", lambda self, seat=None: picture("<script/>"), "script"),
    (RULES, "known_to", lambda self, seat: self.copy(), "can tell what seat|is shown what seat"),
    (BOX, "hides", False, "says it hides nothing"),
    # the words
    (BOX, "label", lambda *_: {"key": "dance"}, "no message lightkeepers-do-dance in the language en"),
    (BOX, "title", lambda self, options: "keepers-of-light", "no message keepers-of-light in"),
    # the box
    (BOX, "name", "Light Keepers", "small letters"),
    (BOX, "fewest", 6, "nobody can play"),
    (BOX, "options", {"Gales": False}, "small letters, digits and underscores"),
    (BOX, "options", {"gales": "maybe"}, "yes or no"),
    (BOX, "variants", {"stormy": {"storms": True}}, "the game has not"),
    (BOX, "seats_clause", "L9.9", "not listed"),
    (BOX, "clauses", ("L1.1", "L1.1"), "listed twice"),
    (BOX, "title", lambda self, options: "", "key of a message"),
    (BOX, "start", lambda self, seats, **options: RULES.from_text(START), "is not refused"),
    (BOX, "read_position", lambda self, text: RULES.from_text(START), "is not refused"),
]


def picture(inside: object) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">{inside}</svg>'


def test_as_it_is_nothing_is_broken() -> None:
    check_game(GAME, 3, games=2, gales=True)


@pytest.mark.parametrize(("kind", "name", "spoilt", "said"), SPOILT, ids=[f"{one[1]}: {one[3]}" for one in SPOILT])
def test_what_is_broken_is_named(
    kind: type, name: str, spoilt: object, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RULES, "honest_view", RULES.view, raising=False)
    monkeypatch.setattr(RULES, "honest_known", RULES.known_to, raising=False)
    monkeypatch.setattr(kind, name, spoilt)
    with pytest.raises(AssertionError, match=said):
        check_game(GAME, 3, games=3, gales=True)


def test_the_game_so_far_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX, "price", lambda *_: "dear")
    with pytest.raises(AssertionError) as caught:
        check_game(GAME, 3)
    assert '[Game "lightkeepers"]' in caught.value.__notes__[0]

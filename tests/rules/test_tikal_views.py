"""What is seen of Tikal: of its type, with keys that stay, and with what a page would else have to work out."""

from typing import Any

import msgspec
import pytest

import ceiba
from ceiba.game import LUCK, first_of, kind_of
from ceiba.tikal.action import CAMP, ENTER
from ceiba.tikal.board import CELL_NAMES, NEIGHBOUR, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.view_types import TikalView
from tests.rules.tikal_games import price, revealed, seen
from tests.rules.tikal_scenes import scene
from tests.rules.tikal_wandering import wander

GAMES = [(1, 2, False), (2, 3, True), (3, 4, False)]  # seed, seats, auction


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_views_are_of_their_type(seed: int, seats: int, auction: bool) -> None:
    for position in wander(seed, seats, auction=auction):
        view = position.view(None)
        assert msgspec.convert(view, TikalView, strict=True) == view
        assert {*view} == {*TikalView.__annotations__}


def kept(before: Any, after: Any) -> bool:  # Any: parts of views
    """Whether no key has vanished."""
    if isinstance(before, dict) and isinstance(after, dict):
        return all(key in after and kept(value, after[key]) for key, value in before.items())
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return all(kept(one, other) for one, other in zip(before, after, strict=True))
    return not isinstance(before, dict) and not isinstance(after, dict)


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_keys_never_vanish(seed: int, seats: int, auction: bool) -> None:
    """So that what changed from one view to the next can be told by keys alone."""
    before = None
    for position in wander(seed, seats, auction=auction):
        after = position.view(None)
        assert before is None or kept(before, after)
        before = after
    assert not kept({"a": {"b": 1}}, {"a": {}})
    assert not kept([{"a": 1}], [{}])


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_who_acts_is_told_in_seats(seed: int, seats: int, auction: bool) -> None:
    """T7.2 Luck acts, or a seat does, or nobody."""
    for position in wander(seed, seats, auction=auction):
        luck = LUCK in position.actors()
        assert seen(position, "luck") == luck
        assert seen(position, "actors") == ([] if luck else [*position.actors()])


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_entrances_and_camp_ground_are_where_acts_are_legal(seed: int, seats: int, auction: bool) -> None:
    """T4.1, T4.7 For whoever has figures and camps left, and points."""
    tested = 0
    for position in wander(seed, seats, auction=auction):
        assert isinstance(position, Tikal)
        view: Any = position.view(None)
        if view["phase"] != "explore" or position.points < 5:
            continue
        me = view["seats"][position.seat - 1]
        acts = position.legal(position.seat)
        if me["workers_in_supply"]:
            legal = {CELL_NAMES[first_of(act)] for act in acts if kind_of(act) == ENTER}
            assert {*me["entrances"]} == legal
        if me["camps_left"]:
            ground = {cell for cell, said in view["cells"].items() if said["camp_ground"]}
            assert ground == {CELL_NAMES[first_of(act)] for act in acts if kind_of(act) == CAMP}
            tested += 1
    assert tested > 5


def test_prices_are_those_that_are_paid() -> None:
    """T4.1–T4.8 By verb; a move costs its border."""
    scenes = {
        "enter": ("", "1 enter a5 worker"),
        "path": ("b4 camp 1\nleaders a5 supply", "1 path a5 b4 leader"),
        "uncover": ("a4 workers 1 0", "1 uncover a4"),
        "recover": ("c4 A2 4 workers 1 0", "1 recover c4"),
        "exchange": ("c4 A2 4 value 2\nwafers1 bowl\nwafers2 vase", "1 exchange 2 bowl vase"),
        "camp": ("", "1 camp b4"),
        "guard": ("a4 workers 1 0", "1 guard a4 worker"),
    }
    assert seen(scene(""), "prices") == {verb: price(scene(text), act) for verb, (text, act) in scenes.items()}
    assert seen(scene(""), "turn_points") == 10


# -- stones and strength ------------------------------------------------------------------------------


def test_stones_that_face_a_volcano_lead_nowhere() -> None:
    """T3.3 Neither do those at the edge of the map; those that face closed jungle may lead on one day."""
    position = scene("c4 B1 0")
    stones, leads = seen(position, "cells", "b4", "stones"), seen(position, "cells", "b4", "leads_on")
    assert stones == [1, 1, 1, 0, 0, 0]  # towards b3, still closed; the volcano on c4; c5, still closed
    assert leads == [True, False, True, False, True, False]  # and to base camp, over its stone
    assert seen(position, "cells", "c4", "leads_on") == [False] * 6


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_a_side_leads_on_where_one_can_cross_or_may_be_able_to(seed: int, seats: int, auction: bool) -> None:
    """T3.3, T4.3 On every hex of a whole map."""
    *_, position = wander(seed, seats, auction=auction)
    assert isinstance(position, Tikal)
    for cell in range(len(CELL_NAMES)):
        said: Any = seen(position, "cells", CELL_NAMES[cell])  # all 40 are laid
        assert said["leads_on"] == [border > 0 for border in said["borders"]]
        for side in range(SIDES):
            there = NEIGHBOUR[cell * SIDES + side]
            if there < 0 or "volcano" in (said["terrain"], seen(position, "cells", CELL_NAMES[there], "terrain")):
                assert not said["leads_on"][side]


def test_who_is_strongest_and_by_how_much() -> None:
    """T5.1 A tie has no lead; nobody is strongest where nobody is."""
    position = scene("seats 3\na4 workers 1 2 0\nb5 workers 0 2 2\nleaders a4 supply supply")
    cells: Any = seen(position, "cells")
    told = [{key: cells[cell][key] for key in ("control", "strongest", "lead")} for cell in ("a4", "b5")]
    assert told == [
        {"control": 1, "strongest": [1], "lead": 2},
        {"control": None, "strongest": [2, 3], "lead": 0},
    ]
    assert seen(ceiba.TIKAL.start(2), "cells", "a4", "strongest") == []


def test_an_auction_says_whose_bid_stands_and_who_plays_for_nothing() -> None:
    """T6.2, T6.3 After every bid and pass."""
    position = revealed(4)
    told = []
    for act in ("1 pass", "2 bid 3", "3 pass", "4 bid 5", "2 bid 6"):
        told.append((seen(position, "auction", "leads"), seen(position, "auction", "first_to_pass")))
        position.act(act)
    assert told == [(None, None), (None, 1), (2, 1), (2, 1), (4, 1)]
    assert seen(position, "auction", "leads") == 2

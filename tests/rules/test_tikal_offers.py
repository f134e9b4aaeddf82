"""What a draft is offered in Tikal: where figures can go, what every kind of action costs, and why it cannot be."""

import json
from typing import Any

import msgspec
import pytest

import ceiba
from ceiba import Position
from ceiba.game import kind_of
from ceiba.tikal.action import EXCHANGE, VERBS
from ceiba.tikal.exploring import price
from ceiba.tikal.offers import ACTIONS, TikalOffer
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE
from tests.rules.tikal_scenes import scene
from tests.rules.tikal_wandering import wander

GAMES = [(1, 2, False), (2, 3, True), (3, 4, False), (4, 4, True)]  # seed, seats, auction


def offer(position: Position, seat: int = 1) -> Any:  # a tree of dictionaries and lists
    return ceiba.TIKAL.offer(position, seat)


def some_positions(seed: int, seats: int, auction: bool, every: int) -> list[Tikal]:
    """One of so many, of a whole game."""
    found = []
    for number, position in enumerate(wander(seed, seats, auction=auction, camp_needs_presence=seed % 2 == 0)):
        if number % every == 0:
            now = position.copy()
            assert isinstance(now, Tikal)
            found.append(now)
    return found


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_offers_are_of_their_type(seed: int, seats: int, auction: bool) -> None:
    for position in some_positions(seed, seats, auction, 10):
        for seat in range(1, seats + 1):
            told = offer(position, seat)
            assert msgspec.convert(told, TikalOffer, strict=True) == told
            assert json.loads(json.dumps(told)) == told


# -- reach --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_every_way_can_be_gone_for_its_price(seed: int, seats: int, auction: bool) -> None:
    """T4.1–T4.3 Its acts are legal one after the other, and take just so many points."""
    gone = 0
    for position in some_positions(seed, seats, auction, 15):
        for reached in offer(position, position.seat)["reach"]:
            for way in reached["ways"]:
                after = position.copy()
                for text in way["acts"]:
                    after.act(text)
                assert position.points - after.points == way["cost"]
                assert way["acts"][-1].split()[-2:] == [way["cell"], reached["figure"]]
                gone += 1
    assert gone > 50


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_what_is_beyond_reach_would_be_within_it_with_more_points(seed: int, seats: int, auction: bool) -> None:
    """T4.3 Everywhere that can be walked to at all, at the same price."""
    tested = 0
    for position in some_positions(seed, seats, auction, 25):
        if position.phase != EXPLORE:
            continue
        rich = position.copy()
        rich.points = 1000
        for reached, farther in zip(
            offer(position, position.seat)["reach"], offer(rich, rich.seat)["reach"], strict=True
        ):
            near = {way["cell"]: way["cost"] for way in reached["ways"]}
            assert {way["cell"]: way["cost"] for way in farther["ways"]} == near | reached["beyond"]
            assert not {*near} & {*reached["beyond"]}
            assert all(cost > position.points for cost in reached["beyond"].values())
            tested += len(reached["beyond"])
    assert tested > 20


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_every_step_that_is_legal_is_a_way(seed: int, seats: int, auction: bool) -> None:
    """T4.1–T4.3 Nothing within reach is left out."""
    for position in some_positions(seed, seats, auction, 15):
        ways = {
            (reached["start"], way["cell"], reached["figure"])
            for reached in offer(position, position.seat)["reach"]
            for way in reached["ways"]
        }
        for act in position.legal(position.seat):
            verb, *words = position.write(act).split()[1:]
            if verb in ("move", "path"):
                assert (words[0], words[1], words[2]) in ways
            elif verb == "enter":
                assert ("supply", words[0], words[1]) in ways


def test_the_cheapest_way_is_told() -> None:
    """T4.1–T4.3 Over a secret path, if that is cheaper than the stones."""
    (reached, *_) = offer(scene("c4 A2 4 value 0 camp 1\nwafers1 bowl mask vase knife\na5 workers 1 0"))["reach"]
    (way,) = [way for way in reached["ways"] if way["cell"] == "c4"]
    assert way == {"cell": "c4", "cost": 1, "most": 1, "acts": ["1 path a5 c4 worker"]}
    supply = [one for one in offer(scene("leaders a4 supply"))["reach"] if one["start"] == "supply"]
    assert [one["figure"] for one in supply] == ["worker"]
    assert supply[0]["ways"][-1] == {
        "cell": "b5",
        "cost": 3,
        "most": 3,
        "acts": ["1 enter a5 worker", "1 move a5 b5 worker"],
    }


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_so_many_can_go_and_not_one_more(seed: int, seats: int, auction: bool) -> None:
    """T4.1–T4.3 All alike one after the other, as far as there are any and the points last."""
    several = 0
    for position in some_positions(seed, seats, auction, 40):
        for reached in offer(position, position.seat)["reach"]:
            for way in reached["ways"]:
                after = position.copy()
                for _ in range(way["most"]):
                    for text in way["acts"]:
                        after.act(text)
                assert way["most"] == reached["count"] or after.points < way["cost"]
                several += way["most"] > 1
    assert several > 5


def test_a_figure_too_poor_to_walk_is_told_the_price() -> None:
    """T4.3 Each border beyond its means."""
    (worker, *_) = offer(scene("a5 workers 1 0\npoints 1"))["reach"]
    assert [way["cell"] for way in worker["ways"]] == ["b4"]
    assert worker["beyond"] == {"a4": 2, "b5": 2}


# -- kinds of actions ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "seats", "auction"), GAMES)
def test_a_kind_of_action_is_possible_where_its_acts_are_legal(seed: int, seats: int, auction: bool) -> None:
    """T4 At its price; and if nowhere, a reason is given."""
    for position in some_positions(seed, seats, auction, 10):
        for seat in range(1, seats + 1):
            kinds = offer(position, seat)["kinds"]
            assert [*kinds] == [*ACTIONS]
            for verb, kind in kinds.items():
                acts = [act for act in position.legal(seat) if VERBS[kind_of(act)] == verb]
                assert (kind["reason"] is None) == bool(acts)
                cells = {position.write(act).split()[2] for act in acts if kind_of(act) != EXCHANGE}
                assert kind["cells"] == sorted(cells)
                if verb == "move":
                    assert kind["price"] is None
                else:
                    assert all(price(position, act) == kind["price"] for act in acts)
                if kind["reason"]:
                    assert kind["reason"]["clause"] in ceiba.TIKAL.clauses


def reason(text: str, verb: str) -> str | None:
    """Why an action is possible nowhere in a scene: the key; None if it is possible."""
    why = offer(scene(text))["kinds"][verb]["reason"]
    return None if why is None else str(why["key"])


@pytest.mark.parametrize(
    ("text", "verb", "key"),
    [
        ("", "enter", None),
        ("points 0", "enter", "too-dear"),
        ("a4 workers 18 0\nleaders a4 supply", "enter", "not-in-supply"),
        ("", "path", "no-path"),
        ("b4 camp 1", "path", "no-figure"),
        ("b4 camp 1 workers 1 0", "path", None),
        ("", "move", "no-figure"),
        ("a4 workers 1 0\npoints 1", "move", "too-dear"),
        ("", "uncover", "nobody-there"),
        ("a4 workers 1 0\npoints 1", "uncover", "too-dear"),
        ("a4 workers 1 0\nonce a4", "uncover", "one-figure-each"),
        ("a4 workers 3 0\nonce a4\ntwice a4", "uncover", "twice-already"),
        ("c4 A2 4", "recover", "nobody-there"),
        ("", "recover", "no-treasure"),
        ("c4 A2 4 value 0 workers 1 0\nwafers1 bowl mask vase knife", "recover", "no-wafers"),
        ("", "exchange", "not-held"),
        ("c4 A2 4 value 2\nwafers1 bowl bowl", "exchange", "locked"),
        ("c4 A2 4 value 1\nwafers1 bowl\nwafers2 vase vase", "exchange", "locked"),
        ("c4 A2 4 value 2\nwafers1 bowl\nwafers2 bowl", "exchange", "same-motif"),
        ("c4 A2 4 value 3\nwafers1 mask", "exchange", "not-held"),
        ("c4 A2 4 value 2\nwafers1 bowl\nwafers2 vase\npoints 2", "exchange", "too-dear"),
        ("points 4", "camp", "too-dear"),
        ("b4 camp 2", "camp", "no-camp-ground"),
        ("seats 2 camp_needs_presence", "camp", "presence-needed"),
        ("", "guard", "not-strongest"),
        ("a4 workers 1 1", "guard", "not-strongest"),
        ("a4 workers 1 0\npoints 4", "guard", "too-dear"),
        ("a4 guard 1\nb5 guard 1\na3 A1 0 workers 1 0", "guard", "no-guards-left"),
        ("a4 guard 2\nb5 guard 2", "guard", "guarded"),
    ],
)
def test_of_all_reasons_the_one_nearest_to_success_is_told(text: str, verb: str, key: str | None) -> None:
    """T4.1–T4.10 What stands in the way where all else is well."""
    assert reason(text, verb) == key


def test_at_the_wrong_moment_that_is_the_reason() -> None:
    """T3.1, T6.2 For every kind of action."""
    waiting = offer(scene("seat 2"), 1)["kinds"]
    assert {kind["reason"]["key"] for kind in waiting.values()} == {"not-your-turn"}
    laying = offer(scene("phase lay\nhand A1"), 1)["kinds"]
    assert {kind["reason"]["key"] for kind in laying.values()} == {"lay-first"}
    over = offer(scene("phase over\nstage final"), 1)["kinds"]
    assert {kind["reason"]["key"] for kind in over.values()} == {"game-over"}


def test_points_if_scored_now_are_told_for_every_seat() -> None:
    """T5.2 After what was tried so far."""
    position = scene("seats 3\na4 value 3 workers 1 0 0\nb5 workers 0 0 1")
    assert offer(position)["points_now"] == [3, 0, 1]
    position.act("1 uncover a4")
    assert offer(position)["points_now"] == [4, 0, 1]

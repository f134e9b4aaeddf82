"""Over whole games at random, the events of Tikal say what the positions say."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

import ceiba
from ceiba.tikal.event_types import TikalEvent
from ceiba.tikal.position import Tikal
from tests.rules.tikal_wandering import strides

GAMES = [(1, 2, False), (2, 3, True), (3, 4, False), (4, 4, True)]  # seed, seats, auction
TYPES = {get_args(get_type_hints(kind)["key"])[0]: kind for kind in get_args(TikalEvent)}

Told = dict[str, Any]


@cache
def story(seed: int, seats: int, auction: bool) -> list[tuple[Tikal, Tikal, list[Told]]]:
    """Every position with the one that follows it, and the events between them."""
    told = []
    for before, act, after in strides(seed, seats, auction=auction):
        assert isinstance(before, Tikal)
        assert isinstance(after, Tikal)
        events = [dict(event) for event in ceiba.TIKAL.events(before, act, after)]
        told.append((before, after, events))
    return told


def all_events(game: tuple[int, int, bool]) -> Iterator[Told]:
    return (event for _, _, events in story(*game) for event in events)


def seen(position: Tikal) -> Any:  # a tree of dictionaries and lists
    return position.view(None)


def test_everything_happens() -> None:
    assert {event["key"] for game in GAMES for event in all_events(game)} == {*TYPES}


@pytest.mark.parametrize("game", GAMES)
def test_events_are_of_their_types(game: tuple[int, int, bool]) -> None:
    for event in all_events(game):
        assert msgspec.convert(event, TYPES[event["key"]], strict=True) == event
        assert {*event} == {*get_type_hints(TYPES[event["key"]])}


@pytest.mark.parametrize("game", GAMES)
def test_scores_change_by_what_is_scored_and_paid(game: tuple[int, int, bool]) -> None:
    """T5.2, T6.2 And by nothing else."""
    for before, after, events in story(*game):
        scores = before.scores_now()
        for event in events:
            if event["key"] == "scored":
                assert event["temple_points"] == sum(temple["points"] for temple in event["temples"])
                assert event["wafer_points"] == sum(held["points"] for held in event["wafers"])
                assert event["points"] == event["temple_points"] + event["wafer_points"]
                scores[event["seat"] - 1] += event["points"]
                assert event["total"] == scores[event["seat"] - 1]
            elif event["key"] == "auction-won":
                scores[event["seat"] - 1] -= event["price"]
        assert after.scores_now() == scores


@pytest.mark.parametrize("game", GAMES)
def test_control_passes_from_hand_to_hand(game: tuple[int, int, bool]) -> None:
    """T5.1 Who wins and who loses a temple leads to who controls it."""
    control: dict[str, int] = {}
    for _, after, events in story(*game):
        cells = seen(after)["cells"]
        for event in events:
            if event["key"] == "control-lost":
                assert control.pop(event["cell"]) == event["seat"]
            elif event["key"] == "control-won":
                assert event["cell"] not in control
                control[event["cell"]] = event["seat"]
            if event["key"] in ("control-lost", "control-won"):
                assert cells[event["cell"]]["value"] == event["value"]
        assert {cell: said["control"] for cell, said in cells.items() if said.get("control")} == control


@pytest.mark.parametrize("game", GAMES)
def test_wafers_found_and_exchanged_are_those_held(game: tuple[int, int, bool]) -> None:
    """T4.5, T4.6, T5.2 With how many that makes, and their worth."""
    held: Counter[tuple[int, str]] = Counter()
    for _, after, events in story(*game):
        for event in events:
            if event["key"] == "exchanged":
                held[event["seat"], event["given"]] -= 1
                held[event["other"], event["given"]] += 1
                held[event["other"], event["taken"]] -= 1
            if event["key"] in ("found", "exchanged"):
                motif = event["motif"] if event["key"] == "found" else event["taken"]
                held[event["seat"], motif] += 1
                assert event["count"] == held[event["seat"], motif]
                assert event["points"] == (0, 1, 3, 6)[event["count"]]
        for seat, said in enumerate(seen(after)["seats"], 1):
            assert said["wafers"] == {motif: held[seat, motif] for motif in said["wafers"]}


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_spends_or_loses_ten_points(game: tuple[int, int, bool]) -> None:
    """T3.1 What actions cost and what is left at the end of a turn makes ten."""
    spent = 0
    for event in all_events(game):
        spent += event.get("cost", 0)
        if event["key"] == "turn-ended":
            assert spent + event["unspent"] == 10
            spent = 0


@pytest.mark.parametrize("game", GAMES)
def test_figures_that_enter_and_leave_the_game_are_counted(game: tuple[int, int, bool]) -> None:
    """T4.1, T4.8 In supply and out of the game."""
    entered: Counter[int] = Counter()
    gone: Counter[int] = Counter()
    for _, after, events in story(*game):
        for event in events:
            if event["key"] == "entered" and event["figure"] == "worker":
                entered[event["seat"]] += 1
            elif event["key"] == "guard-posted":
                gone[event["seat"]] += event["workers"]
                leader = seen(after)["seats"][event["seat"] - 1]["leader"]
                assert (event["figure"] == "leader") <= (leader == "guard")
                assert (event["leaders"] == 1) <= (leader == "gone")
        for seat, said in enumerate(seen(after)["seats"], 1):
            assert (said["workers_in_supply"], said["workers_gone"]) == (18 - entered[seat], gone[seat])


@pytest.mark.parametrize("game", GAMES)
def test_scoring_rounds_go_in_the_order_told(game: tuple[int, int, bool]) -> None:
    """T5.3, T5.5, T6.8 Three volcano rounds and the final one, everyone once in each."""
    rounds: list[tuple[list[int], list[int]]] = []
    for event in all_events(game):
        if event["key"] in ("volcano-round-begun", "final-round-begun"):
            rounds.append((event["order"], []))
            assert event["seat"] == event["order"][0]
        elif event["key"] == "scored":
            rounds[-1][1].append(event["seat"])
    assert len(rounds) == 4
    assert all(order == scored for order, scored in rounds)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_told_as_it_came(game: tuple[int, int, bool]) -> None:
    """T5.7 Once, and last."""
    *_, (_, last, events) = story(*game)
    outcome = last.outcome()
    assert outcome is not None
    assert sum(event["key"] == "game-ended" for event in all_events(game)) == 1
    assert (events[-1]["seats"], events[-1]["scores"]) == ([*outcome.winners], [*outcome.scores])
    assert (events[-1]["count"], events[-1]["points"]) == (len(outcome.winners), max(outcome.scores))

"""Planning on others' time in Tikal: the position as if one's turn had come."""

from random import Random
from typing import Any

import pytest

import ceiba
from ceiba import Position
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, FIND
from tests.rules.tikal_games import fact, play, revealed, seen
from tests.rules.tikal_scenes import scene
from tests.rules.tikal_wandering import wander


def plan(position: Position, seat: int) -> Position:
    planned = ceiba.TIKAL.plan(position, seat)
    assert planned is not None
    return planned


def test_a_turn_is_planned_with_ten_points() -> None:
    """T3.1 Whatever the seat that acts has spent; nothing else on the map changes."""
    position = scene("a4 value 3 workers 1 1\npoints 2\nonce a4")
    planned = plan(position, 2)
    assert planned.actors() == (2,)
    assert (fact(planned, "points"), fact(planned, "owner"), fact(planned, "once")) == ("10", "2", "")
    play(planned, "2 uncover a4")
    assert fact(position, "points") == "2"  # the game goes on unchanged


def test_the_tile_in_anothers_hand_is_not_one_s_own() -> None:
    """T3.1 It will lie somewhere by then."""
    planned = plan(scene("phase lay\nhand A1"), 2)
    assert seen(planned, "hand") is None
    assert seen(planned, "phase") == "explore"


def test_in_a_volcano_round_the_turn_that_scores_is_planned() -> None:
    """T5.3 While it is still to come; afterwards, the next normal one."""
    position = scene("seats 3\nstage volcano\nhand B1\nowner 3\nseat 1\norder 2\na4 workers 0 1 0")
    planned = plan(position, 2)
    assert (fact(planned, "stage"), fact(planned, "hand"), fact(planned, "order")) == ("volcano", "B1", "")
    assert planned.faults() == []
    play(planned, "2 done")
    assert planned.scores_now() == [0, 1, 0]
    later = plan(position, 3)
    assert (fact(later, "stage"), fact(later, "hand"), fact(later, "owner")) == ("turn", "", "3")


def test_in_the_final_round_there_is_one_turn_to_plan() -> None:
    """T5.5 And none when it is over."""
    position = scene("seats 3\nstage final\nseat 2\norder 3\nowner 1")
    planned = plan(position, 3)
    assert (fact(planned, "stage"), fact(planned, "seat")) == ("final", "3")
    assert planned.faults() == []
    assert ceiba.TIKAL.plan(position, 1) is None
    play(position, "2 done\n3 done")
    assert [ceiba.TIKAL.plan(position, seat) for seat in (1, 2, 3)] == [None] * 3


def test_one_s_own_turn_is_played_not_planned() -> None:
    """T3.1 While one bids it is planned, too: the turn is not won yet."""
    assert ceiba.TIKAL.plan(scene(""), 1) is None
    assert ceiba.TIKAL.plan(scene("phase lay\nhand A1"), 1) is None
    planned = plan(play(revealed(2), "1 bid 3"), 2)
    auction: Any = seen(planned, "auction")
    assert (auction["bid"], auction["bidders"], auction["open"]) == (0, [], [1, 2])
    assert len(auction["shown"]) == 2  # one of which would be one's own


def test_a_plan_in_the_last_turn_of_a_round_belongs_to_the_next_round() -> None:
    """T6.3 No tile of this round is left for whoever has played: the plan needs none."""
    planned = plan(scene("seats 2 auction\nseat 1\nopen 1"), 2)
    play(planned, "2 done")
    assert planned.actors() == (0,)


@pytest.mark.parametrize(("seed", "seats", "auction"), [(1, 2, False), (2, 4, False), (3, 2, True), (4, 4, True)])
def test_every_plan_can_be_played_to_its_end(seed: int, seats: int, auction: bool) -> None:
    """At any moment of a game, for any seat, whatever it tries; the map and the scores are those of the game."""
    random = Random(seed)
    planned = 0
    for number, position in enumerate(wander(seed, seats, auction=auction)):
        if number % 11:
            continue
        for seat in range(1, seats + 1):
            future = ceiba.TIKAL.plan(position, seat)
            if future is None:
                continue
            planned += 1
            assert isinstance(future, Tikal)
            assert (future.actors(), future.points, future.once) == ((seat,), 10, 0)
            assert future.scores_now() == position.scores_now()
            assert where_all_stands(future) == where_all_stands(position)
            while future.actors() == (seat,) and future.phase == EXPLORE:
                act = random.choice(future.legal(seat))
                future.apply(act)
                if future.phase == FIND:
                    future.apply(future.ticket(0))
                if ceiba.TIKAL.ends_turn(act):
                    break
            assert future.view(None)
            assert all(future.legal(actor) for actor in future.actors() if actor)
    assert planned > 20


def where_all_stands(position: Position) -> dict[str, Any]:
    cells: Any = seen(position, "cells")
    return {name: {key: said for key, said in cell.items() if key != "used"} for name, cell in cells.items()}

"""T7: what is hidden, what is open, and what can be taken back."""

import pytest

import ceiba
from ceiba import LUCK, Dealer
from ceiba.game import kind_of
from ceiba.tikal.action import DONE, RECOVER
from tests.rules.tikal_games import fact, game, legal, play, seen
from tests.rules.tikal_scenes import scene
from tests.rules.tikal_wandering import wander


def test_no_order_of_tiles_exists() -> None:
    """T7.1 A position knows which tiles are left, and no order: every one of the letter can come next."""
    one = game(2, "* tile A3\n* tile A5", auction=True)
    assert one == game(2, "* tile A5\n* tile A3", auction=True)
    start = game(2, "* tile A3\n1 lay c4 0\n1 done")
    assert {Dealer(seed).draw(start) for seed in range(50)} == {*start.legal(LUCK)}


def test_face_down_wafers_are_unknown() -> None:
    """T7.1 Nothing in a position tells what lies on a hex: any motif not yet used up may be found on any."""
    position = scene("c4 A2 4 value 3 workers 1 0\nc5 A5 5 workers 1 0\nwafers2 bowl")
    for cell in ("c4", "c5"):
        digging = play(position.copy(), f"1 recover {cell}")
        assert len(legal(digging)) == 8
        assert {Dealer(seed).draw(digging) for seed in range(200)} == {*digging.legal(LUCK)}
    assert "wafers_unseen" in position.view(1)
    assert seen(position, "wafers_unseen", "bowl") == 2


@pytest.mark.parametrize("auction", [False, True])
def test_everyone_sees_the_same(auction: bool) -> None:
    """T7.1, T7.2 What is hidden is hidden from all alike: seats and onlookers have one view."""
    for number, position in enumerate(wander(1, 3, auction=auction)):
        if number % 10 == 0:
            assert position.view(None) == position.view(1) == position.view(2) == position.view(3)


def test_everything_else_is_open() -> None:
    """T7.2 Tiles to come, scores, recovered wafers, figures in supply and out of the game."""
    position = scene(
        """
        seats 3
        scores 7 0 12
        a4 guard 1
        b5 workers 0 4 0
        c4 A2 4 value 2
        leaders gone b5 supply
        gone 3 0 0
        wafers1 bowl mask
        """
    )
    to_come = seen(position, "tiles_to_come")
    assert isinstance(to_come, list)
    assert len(to_come) == 35
    assert "A2" not in to_come
    assert [seen(position, "seats", seat, "score") for seat in range(3)] == [7, 0, 12]
    assert [seen(position, "seats", seat, "workers_in_supply") for seat in range(3)] == [14, 14, 18]
    assert [seen(position, "seats", seat, "workers_gone") for seat in range(3)] == [3, 0, 0]
    assert [seen(position, "seats", seat, "leader") for seat in range(3)] == ["gone", "b5", "supply"]
    assert seen(position, "seats", 0, "wafers", "bowl") == 1
    assert seen(position, "cells", "c4", "value") == 2
    assert seen(position, "cells", "b5", "workers") == [0, 4, 0]


def test_new_information_comes_by_luck_or_by_others() -> None:
    """T7.3 Within a turn only a recovery brings luck in, and only the turn's end another player or a new tile."""
    turns = [position.copy() for position in wander(2, 3) if fact(position, "phase") == "explore"]
    assert len(turns) > 100
    for turn in turns:
        (seat,) = turn.actors()
        for act in turn.legal(seat):
            after = turn.copy()
            after.apply(act)
            if kind_of(act) == RECOVER:
                assert after.actors() == (LUCK,)
            elif kind_of(act) != DONE:
                assert after.actors() == (seat,)


def test_what_brings_no_information_can_be_taken_back() -> None:
    """T7.3 A shorter list of acts leads back to the position as it was: nothing else has changed."""
    start = scene("a4 workers 2 0\na5 workers 1 0\nb4 workers 0 1")
    acts = ["1 uncover a4", "1 move a5 b4 worker", "1 guard a4 worker", "1 enter a5 leader"]
    told = [str(play(start.copy(), "\n".join(acts[:length]))) for length in range(len(acts) + 1)]
    assert told[0] == str(start)
    assert len({*told}) == len(acts) + 1
    for length in reversed(range(len(acts) + 1)):
        assert str(play(start.copy(), "\n".join(acts[:length]))) == told[length]


def test_a_copy_knows_nothing_of_the_future() -> None:
    """T7.1, T7.3 What is drawn on a copy says nothing about what will be drawn."""
    start = ceiba.TIKAL.start(2)
    look = start.copy()
    play(look, "* tile A5")
    assert legal(start) == [f"tile A{number}" for number in range(1, 7)]

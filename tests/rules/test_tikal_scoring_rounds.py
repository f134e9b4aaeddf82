"""T5.3–T5.5: volcano rounds and the final round of the basic game."""

import pytest

import ceiba
from ceiba import Position
from tests.rules.tikal_games import fact, legal, play, refused, seen
from tests.rules.tikal_scenes import scene

# All A tiles are laid, so the next tile is a B, perhaps the volcano B1.
A_LAID = {"a3": "A1 0", "b3": "A6 3", "c4": "A2 4", "c5": "A3 0", "d4": "A4 0", "d5": "A5 0"}


def before_the_draw(seats: int, seat: int, **more: str) -> Position:
    """Luck is about to draw a B tile for this seat; what else is to be said of hexes and players."""
    facts = {"seats": str(seats), "phase": "draw", "seat": str(seat), **A_LAID}
    for word, said in more.items():
        facts[word] = f"{facts.get(word, '')} {said}"
    return scene("\n".join(f"{word} {said}" for word, said in facts.items()))


# -- T5.3 volcano round -------------------------------------------------------------------------------


def test_a_drawn_volcano_starts_a_volcano_round() -> None:
    """T5.3 It is set aside: the drawer spends up to 10 AP first and cannot place it yet."""
    position = play(before_the_draw(3, 2), "* tile B1")
    assert position.actors() == (2,)
    assert fact(position, "stage") == "volcano"
    assert fact(position, "hand") == "B1"
    assert fact(position, "points") == "10"
    assert legal(position, "lay") == []
    assert refused(position, "2 lay c3 0") == "T5.3"


def test_the_drawer_scores_alone_then_the_others_clockwise() -> None:
    """T5.3 Each spends up to 10 AP and scores at the end of that very turn, and nobody else does."""
    position = before_the_draw(3, 2, a4="workers 1 0 0", b5="workers 0 1 0", a3="workers 0 0 1")
    play(position, "* tile B1\n2 uncover b5\n2 done")
    assert position.scores_now() == [0, 2, 0]
    assert position.actors() == (3,)
    assert fact(position, "points") == "10"
    assert refused(position, "1 done") == "T5.3"
    play(position, "3 done")
    assert position.scores_now() == [0, 2, 1]
    assert position.actors() == (1,)
    play(position, "1 uncover a4\n1 done")
    assert position.scores_now() == [2, 2, 1]


def test_then_the_drawer_places_the_volcano_and_takes_a_turn() -> None:
    """T5.3 A normal turn of up to 10 AP without another tile; then play goes on clockwise."""
    position = play(before_the_draw(3, 2), "* tile B1\n2 done\n3 done\n1 done")
    assert position.actors() == (2,)
    assert fact(position, "stage") == "turn"
    assert {act.split()[0] for act in legal(position)} == {"lay"}
    play(position, "2 lay c3 0")
    assert position.actors() == (2,)
    assert fact(position, "points") == "10"
    play(position, "2 enter a5 worker\n2 done")
    assert position.actors() == (ceiba.LUCK,)
    assert legal(position) == [f"tile B{number}" for number in (2, 3, 4, 5, 6)]
    assert play(position, "* tile B3").actors() == (3,)


def test_the_turn_after_the_volcano_does_not_score() -> None:
    """T5.3 The drawer scores once, before the volcano is placed."""
    position = before_the_draw(2, 1, a4="value 4 workers 1 0")
    play(position, "* tile B1\n1 done\n2 done\n1 lay c3 0")
    assert position.scores_now() == [4, 0]
    assert play(position, "1 done").scores_now() == [4, 0]


def test_unspent_points_of_a_scoring_turn_are_lost() -> None:
    """T5.3, T3.1 The drawer has 10 AP in the scoring turn and 10 in the normal turn, not more."""
    position = play(before_the_draw(2, 1), "* tile B1\n" + "1 enter a5 worker\n" * 10)
    assert legal(position) == ["done"]
    play(position, "1 done\n2 done\n1 lay c3 0")
    assert fact(position, "points") == "10"


def test_limits_start_afresh_in_each_scoring_turn() -> None:
    """T5.3, T4.4 The drawer uncovers two levels in the scoring turn and two more in the turn after it."""
    position = before_the_draw(2, 1, a4="workers 2 0")
    play(position, "* tile B1\n1 uncover a4\n1 uncover a4")
    assert refused(position, "1 uncover a4") == "T4.4"
    play(position, "1 done\n2 done\n1 lay c3 0\n1 uncover a4\n1 uncover a4")
    assert seen(position, "cells", "a4", "value") == 5
    assert refused(position, "1 uncover a4") == "T4.4"


def test_limits_of_one_seat_do_not_bind_the_next() -> None:
    """T5.3, T4.4, T4.5 Two levels and wafers by one seat, two by the next on the same hex."""
    position = before_the_draw(2, 1, a4="workers 2 2", c4="workers 1 1")
    play(position, "* tile B1\n1 uncover a4\n1 uncover a4\n1 recover c4\n* wafer bowl\n1 done")
    play(position, "2 uncover a4\n2 uncover a4\n2 recover c4\n* wafer vase")
    assert seen(position, "cells", "a4", "value") == 5
    assert fact(position, "wafers2") == "vase"


def test_a_recovered_wafer_counts_in_the_same_scoring_turn() -> None:
    """T5.3, T5.2 One explores first and scores then."""
    position = before_the_draw(2, 1, c4="workers 2 0")
    play(position, "* tile B1\n1 recover c4\n* wafer bowl\n1 recover c4\n* wafer bowl\n1 done")
    assert position.scores_now() == [3, 0]


@pytest.mark.parametrize("tile", ["D3", "F2"])
def test_every_volcano_brings_a_round(tile: str) -> None:
    """T5.3, T1.3 Three volcanoes, three rounds."""
    earlier = "B1 C1 C2 C3 C4 C5 D1 D2 D4 D5 E1 E2 E3 E4 E5 F1 F3 F4 F5 G1 G2 G3 G4"
    later = [other for other in earlier.split() if other[0] > tile[0]]
    position = scene(f"phase draw\nlaid all but {tile} {' '.join(later)}")
    assert legal(position) == [f"tile {tile}"]
    assert fact(play(position, f"* tile {tile}"), "stage") == "volcano"


# -- T5.4 ---------------------------------------------------------------------------------------------


def test_a_temple_may_score_for_several() -> None:
    """T5.4 b5 scores for seat 1, then seat 2 comes with more figures and scores it too."""
    position = before_the_draw(2, 1, b5="value 5 workers 1 0", a5="workers 0 2")
    play(position, "* tile B1\n1 done")
    assert position.scores_now() == [5, 0]
    play(position, "2 move a5 b5 worker\n2 move a5 b5 worker\n2 done")
    assert position.scores_now() == [5, 5]


# -- T5.5 final round ---------------------------------------------------------------------------------


def last_tile(seats: int, seat: int, more: str = "") -> Position:
    """This seat is about to lay the last tile, on h5."""
    return scene(f"seats {seats}\nphase lay\nseat {seat}\nhand G4\nlaid all\nroom not on h5\n{more}")


@pytest.mark.parametrize(
    ("seats", "last", "order"),
    [
        (2, 1, [2, 1]),
        (2, 2, [1, 2]),
        (3, 3, [1, 2, 3]),
        (3, 1, [2, 3, 1]),
        (4, 4, [1, 2, 3, 4]),
        (4, 2, [3, 4, 1, 2]),
    ],
)
def test_the_final_round_starts_left_of_the_last_tile(seats: int, last: int, order: list[int]) -> None:
    """T5.5 After the last tile's turn everyone has one more, from the left neighbour of who laid it."""
    position = last_tile(seats, last)
    position.act(legal(position)[0])
    assert position.actors() == (last,)
    assert fact(position, "stage") == "turn"
    position.act("done")
    turns: list[int] = []
    while position.actors():
        assert fact(position, "stage") == "final"
        assert fact(position, "points") == "10"
        turns += position.actors()
        position.act("done")
    assert turns == order
    assert position.outcome() is not None


def test_everyone_scores_once_in_the_final_round() -> None:
    """T5.5 Up to 10 AP, then the seat's own points; the last tile's turn before it does not score."""
    position = last_tile(2, 2, "a4 workers 2 0\nb5 workers 0 2\nscores 40 40")
    position.act(legal(position)[0])
    play(position, "2 uncover b5\n2 done")
    assert position.scores_now() == [40, 40]
    play(position, "1 uncover a4\n1 uncover a4\n1 done")
    assert position.scores_now() == [43, 40]
    assert refused(position, "1 uncover a4") == "T5.5"
    play(position, "2 uncover b5\n2 uncover b5\n2 done")
    assert position.scores_now() == [43, 44]


def test_the_game_lasts_36_tiles() -> None:
    """T5.5, T3.1 In a game of four, 36 tiles are drawn, and seat 4 lays the last."""
    position = ceiba.TIKAL.start(4)
    tiles = 0
    while fact(position, "stage") != "final":
        (actor,) = position.actors()
        if actor == ceiba.LUCK:
            tiles += 1
        last, text = actor, legal(position)[0 if not legal(position, "done") else -1]
        position.act(text)
    assert tiles == 36
    assert last == 4
    assert position.actors() == (1,)

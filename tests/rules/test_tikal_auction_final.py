"""T6.8, T6.9: the end of the auction game."""

import pytest

from ceiba import Outcome, Position
from tests.rules.tikal_games import fact, play, refused
from tests.rules.tikal_scenes import scene


def last_turn(seat: int, *scores: int, more: str = "") -> Position:
    """This seat takes the last turn of the last round; all tiles are laid."""
    said = " ".join(map(str, scores))
    return scene(f"seats {len(scores)} auction\nseat {seat}\nopen {seat}\nscores {said}\nlaid all\n{more}")


@pytest.mark.parametrize(
    ("last", "scores", "order"),
    [
        (1, (30, 20, 10, 40), [3, 2, 1, 4]),  # lowest first
        (4, (5, 6, 7, 8), [1, 2, 3, 4]),
        (1, (8, 7, 6, 5), [4, 3, 2, 1]),
        (3, (20, 20, 20, 20), [4, 1, 2, 3]),  # all equal: clockwise from the left of seat 3, who comes last
        (4, (9, 9, 9, 9), [1, 2, 3, 4]),
        (3, (12, 7, 12, 7), [4, 2, 1, 3]),
        (2, (12, 7, 12, 7), [4, 2, 3, 1]),
        (1, (7, 7, 12, 3), [4, 2, 1, 3]),  # seat 1 last among the sevens only
        (2, (0, 0, 0), [3, 1, 2]),
        (1, (15, 15), [2, 1]),
        (2, (15, 15), [1, 2]),
        (1, (14, 15), [1, 2]),
    ],
)
def test_lowest_score_first(last: int, scores: tuple[int, ...], order: list[int]) -> None:
    """T6.8 Ties: clockwise from the left neighbour of who laid the last tile, who is last among equals."""
    position = last_turn(last, *scores)
    position.act("done")
    turns: list[int] = []
    while position.actors():
        assert fact(position, "stage") == "final"
        turns += position.actors()
        position.act("done")
    assert turns == order


def test_the_order_is_that_of_the_scores_before_the_round() -> None:
    """T6.8 Seat 1 overtakes seat 2 by scoring first, and the order stays."""
    position = last_turn(3, 10, 11, 12, more="a4 value 9 workers 1 0 0")
    play(position, "3 done\n1 done")
    assert position.scores_now() == [19, 11, 12]
    assert refused(position, "3 done") == "T6.8"
    play(position, "2 done\n3 done")
    assert position.outcome() == Outcome((19, 11, 12), (1,))


def test_the_last_turn_counts_as_a_turn_first() -> None:
    """T6.8, T6.5 The last tile's turn itself does not score, and comes before the order is settled."""
    position = last_turn(2, 10, 10, 10, more="a4 value 5 workers 0 1 0")
    play(position, "2 uncover a4\n2 done")
    assert position.scores_now() == [10, 10, 10]
    assert position.actors() == (3,)


def test_no_tiles_are_left_over() -> None:
    """T6.9 36 divides by 2, 3 and 4: the final round begins after a full round."""
    assert [36 % seats for seats in (2, 3, 4)] == [0, 0, 0]
    position = scene("seats 3 auction\nseat 1\nopen 1\nlaid all but G1 G2 G3")
    play(position, "1 done\n* tile G1\n* tile G2\n* tile G3")
    assert fact(position, "phase") == "bid"
    assert fact(position, "tocome") == ""
    assert fact(position, "stage") == "turn"

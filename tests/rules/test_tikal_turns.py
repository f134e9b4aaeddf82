"""T3.1: a turn of the basic game."""

import ceiba
from tests.rules.tikal_games import fact, game, legal, play, refused

OPENING = """
* tile A3
1 lay c4 0
"""


def test_a_turn_is_draw_place_and_spend() -> None:
    """T3.1 A tile is drawn, then placed, and then there are 10 action points."""
    position = ceiba.TIKAL.start(2)
    assert {act.split()[0] for act in legal(position)} == {"tile"}
    play(position, "* tile A3")
    assert fact(position, "hand") == "A3"
    assert {act.split()[0] for act in legal(position)} == {"lay"}
    play(position, "1 lay c4 0")
    assert fact(position, "hand") == ""
    assert fact(position, "points") == "10"
    assert legal(position) == ["enter a5 worker", "enter a5 leader", "camp b4", "camp c4", "done"]


def test_nothing_comes_before_the_draw() -> None:
    """T3.1 Before the tile is drawn nobody acts."""
    start = ceiba.TIKAL.start(2)
    assert refused(start, "1 enter a5 worker") == "T3.1"
    assert refused(start, "1 lay c4 0") == "T3.1"
    assert refused(start, "1 done") == "T3.1"
    assert refused(start, "* wafer bowl") == "T3.1"


def test_nothing_comes_before_placing() -> None:
    """T3.1 The drawn tile must be placed before anything is spent, and not be given up."""
    drawn = game(2, "* tile A3")
    assert refused(drawn, "1 enter a5 worker") == "T3.1"
    assert refused(drawn, "1 done") == "T3.1"
    assert refused(drawn, "* tile A4") == "T3.1"
    assert refused(drawn, "2 lay c4 0") == "T3.1"


def test_one_tile_a_turn() -> None:
    """T3.1 A second tile is neither drawn nor placed in the same turn."""
    laid = game(2, OPENING)
    assert refused(laid, "1 lay c5 0") == "T3.1"
    assert refused(laid, "* tile A4") == "T3.1"


def test_ten_points_and_not_one_more() -> None:
    """T3.1 Up to 10 action points: the eleventh figure cannot enter."""
    spent = play(game(2, OPENING), "1 enter a5 worker\n" * 10)
    assert fact(spent, "points") == "0"
    assert legal(spent) == ["done"]
    assert refused(spent, "1 enter a5 worker") == "T4.1"


def test_a_turn_may_spend_nothing() -> None:
    """T3.1 A turn can end at once; it never ends by itself."""
    assert fact(play(game(2, OPENING), "1 done"), "phase") == "draw"
    assert play(game(2, OPENING), "1 enter a5 worker\n" * 10).actors() == (1,)


def test_unspent_points_are_lost() -> None:
    """T3.1 A seat that kept 9 points begins its next turn with 10."""
    position = game(
        2,
        """
        * tile A3
        1 lay c4 0
        1 enter a5 worker
        1 done
        * tile A4
        2 lay c5 0
        2 done
        * tile A1
        1 lay b3 0
        """,
    )
    assert position.actors() == (1,)
    assert fact(position, "points") == "10"


def test_play_goes_clockwise() -> None:
    """T3.1 Seats 1, 2, 3 and again 1."""
    position = ceiba.TIKAL.start(3)
    turns: list[int] = []
    for tile in ("A1", "A2", "A3", "A4", "A5"):
        play(position, f"* tile {tile}")
        turns += position.actors()
        position.act(legal(position)[0])
        assert position.actors() == (turns[-1],)
        position.act("done")
    assert turns == [1, 2, 3, 1, 2]


def test_nobody_acts_in_another_ones_turn() -> None:
    """T3.1 While seat 1 explores, seat 2 waits."""
    assert refused(game(2, OPENING), "2 enter a5 worker") == "T3.1"
    assert refused(game(2, OPENING), "2 done") == "T3.1"


def test_there_are_no_bids_in_the_basic_game() -> None:
    """T3.1, T6.2 The drawn tile is the drawer's; bids belong to the auction game."""
    laid = game(2, OPENING)
    assert refused(laid, "1 bid 1") == "T6.2"
    assert refused(laid, "1 pass") == "T6.2"
    assert refused(laid, "1 choose A1") == "T6.2"

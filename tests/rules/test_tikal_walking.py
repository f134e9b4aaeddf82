"""T4.1–T4.3, T4.9: entering, secret paths and moving on foot."""

import pytest

from tests.rules.tikal_games import fact, game, legal, play, price, refused, seen
from tests.rules.tikal_scenes import scene

# Seat 1 has camps on b4 and e3, seat 2 on c4. Nothing but a camp leads to e3: no hex lies beside it but a volcano.
CAMPS = """
b4 camp 1
c4 A3 0 camp 2
d3 B1 0
e3 B3 0 camp 1
"""


# -- T4.1 enter ---------------------------------------------------------------------------------------


def test_figures_enter_at_base_camp() -> None:
    """T4.1 From supply to base camp, for 1 AP."""
    position = scene("")
    assert legal(position, "enter") == ["enter a5 worker", "enter a5 leader"]
    assert price(position, "1 enter a5 worker") == 1
    play(position, "1 enter a5 worker\n1 enter a5 worker\n1 enter a5 leader")
    assert fact(position, "a5") == "a5 0 0 0 0 2 0"
    assert fact(position, "supply") == "16 18"
    assert fact(position, "leaders") == "a5 supply"


def test_figures_enter_at_own_camps() -> None:
    """T4.1 At every camp of one's own, but not at another player's, nor anywhere else."""
    position = scene(CAMPS)
    assert legal(position, "enter") == [
        f"enter {cell} {figure}" for cell in ("a5", "b4", "e3") for figure in ("worker", "leader")
    ]
    assert price(position, "1 enter e3 leader") == 1
    assert refused(position, "1 enter c4 worker") == "T4.1"
    assert refused(position, "1 enter a4 worker") == "T4.1"
    assert refused(position, "1 enter h5 worker") == "T4.1"


def test_the_leader_enters_once() -> None:
    """T4.1, T1.6 There is one leader, and a leader on the map is in supply no more."""
    position = play(scene(""), "1 enter a5 leader")
    assert legal(position, "enter") == ["enter a5 worker"]
    assert refused(position, "1 enter a5 leader") == "T4.1"


def test_eighteen_workers_enter() -> None:
    """T4.1, T1.6 The nineteenth worker does not exist."""
    position = scene("a5 workers 17 0")
    assert legal(position, "enter") == ["enter a5 worker", "enter a5 leader"]
    play(position, "1 enter a5 worker")
    assert legal(position, "enter") == ["enter a5 leader"]
    assert refused(position, "1 enter a5 worker") == "T4.1"


@pytest.mark.parametrize("leader", ["gone", "guard"])
def test_figures_out_of_supply_do_not_enter_again(leader: str) -> None:
    """T4.1, T4.8 A leader who left the game or stands guard is not in supply."""
    position = scene(f"a4 guard 1\nleaders {leader} supply\ngone 2 0")
    assert refused(position, "1 enter a5 leader") == "T4.1"


# -- T4.2 secret path ---------------------------------------------------------------------------------


def test_secret_paths_join_base_camp_and_own_camps() -> None:
    """T4.2 Between base camp and an own camp either way, and between two own camps, for 1 AP."""
    position = scene(f"{CAMPS}\na5 workers 1 0")
    assert legal(position, "path") == ["path a5 b4 worker", "path a5 e3 worker"]
    assert price(position, "1 path a5 e3 worker") == 1
    play(position, "1 path a5 e3 worker")
    assert legal(position, "path") == ["path e3 a5 worker", "path e3 b4 worker"]
    play(position, "1 path e3 b4 worker")
    assert legal(position, "path") == ["path b4 a5 worker", "path b4 e3 worker"]
    play(position, "1 path b4 a5 worker")
    assert fact(position, "a5") == "a5 0 0 0 0 1 0"
    assert fact(position, "points") == "7"


def test_secret_paths_need_no_way_on_the_map() -> None:
    """T4.2 No border of e3 is open, and a figure gets there and away all the same."""
    position = play(scene(CAMPS), "1 enter e3 leader")
    assert legal(position, "move") == []
    assert legal(position, "path e3") == ["path e3 a5 leader", "path e3 b4 leader"]


def test_other_camps_have_no_paths_for_me() -> None:
    """T4.2 Neither to nor from another player's camp, nor to any other hex."""
    position = scene(CAMPS.replace("c4 A3 0 camp 2", "c4 A3 0 camp 2 workers 1 0") + "a5 workers 1 0")
    assert refused(position, "1 path a5 c4 worker") == "T4.2"
    assert refused(position, "1 path c4 a5 worker") == "T4.2"
    assert refused(position, "1 path a5 a4 worker") == "T4.2"
    assert refused(position, "1 path a5 a5 worker") == "T4.2"


def test_without_camps_there_are_no_paths() -> None:
    """T4.2 Base camp alone leads nowhere."""
    position = scene("a5 workers 3 0\nb4 camp 2")
    assert legal(position, "path") == []
    assert refused(position, "1 path a5 b4 worker") == "T4.2"


def test_a_path_takes_a_figure_that_is_there() -> None:
    """T4.2 One's own, of the kind named."""
    position = scene("b4 camp 1 workers 0 1\na5 workers 1 0\nleaders supply a5")
    assert legal(position, "path") == ["path a5 b4 worker"]
    assert refused(position, "1 path a5 b4 leader") == "T4.2"
    assert refused(position, "1 path b4 a5 worker") == "T4.2"


# -- T4.3 move ----------------------------------------------------------------------------------------


def test_a_move_costs_all_stones_of_the_border() -> None:
    """T4.3 1 AP per stone, on both sides: base camp to jungle 1, to a temple 1 + 1."""
    position = scene("a5 workers 1 0")
    assert legal(position, "move") == ["move a5 a4 worker", "move a5 b4 worker", "move a5 b5 worker"]
    assert price(position, "1 move a5 b4 worker") == 1
    assert price(position, "1 move a5 a4 worker") == 2
    assert price(position, "1 move a5 b5 worker") == 2


@pytest.mark.parametrize("turn", range(6))
def test_stones_of_both_sides_add_up(turn: int) -> None:
    """T4.3 The jungle's stone towards c4, and what c4's tile brings to the same border as it is turned."""
    position = scene(f"c4 B3 {turn}\nb4 workers 1 0")
    stones = [2, 1, 0, 0, 0, 0]  # of B3; b4 lies beside c4's SW edge, number 4
    assert price(position, "1 move b4 c4 worker") == 1 + stones[(4 - turn) % 6]
    back = play(position, "1 move b4 c4 worker")
    assert price(back, "1 move c4 b4 worker") == 1 + stones[(4 - turn) % 6]


def test_six_stones_are_the_most() -> None:
    """T4.3 Three on either side."""
    position = scene("c4 C2 1\nd3 C5 4\nleaders c4 supply")  # three on c4's NE edge, three on d3's SW edge
    assert price(position, "1 move c4 d3 leader") == 6


def test_no_stones_no_passage() -> None:
    """T4.3 Jungle and printed temples touch without a stone."""
    position = scene("b4 workers 1 0")
    assert legal(position, "move") == ["move b4 a5 worker"]
    assert refused(position, "1 move b4 a4 worker") == "T4.3"
    assert refused(position, "1 move b4 b5 worker") == "T4.3"


def test_only_to_a_neighbour_that_is_explored() -> None:
    """T4.3 One border at a time, and nowhere into closed jungle."""
    position = scene("b4 workers 1 0\nc4 A3 0")
    assert refused(position, "1 move b4 d4 worker") == "T4.3"
    assert refused(position, "1 move b4 b4 worker") == "T4.3"
    assert refused(position, "1 move b4 b3 worker") == "T4.3"
    assert refused(position, "1 move b4 c5 worker") == "T4.3"


def test_nobody_stops_on_a_border() -> None:
    """T4.3 The whole crossing is paid in this turn: 1 AP does not take a figure half way over 2 stones."""
    position = scene("a5 workers 1 0\npoints 1")
    assert legal(position, "move") == ["move a5 b4 worker"]
    assert refused(position, "1 move a5 a4 worker") == "T4.3"
    assert legal(scene("a5 workers 1 0\npoints 2"), "move a5 a4") == ["move a5 a4 worker"]


def test_never_into_a_volcano() -> None:
    """T4.3, T3.3 Not even across a border with stones."""
    position = scene("b4 workers 1 0\nc5 B1 0")
    assert refused(position, "1 move b4 c5 worker") == "T3.3"


def test_into_base_camp_on_foot() -> None:
    """T4.3 Walking back into base camp is allowed."""
    position = play(scene("b4 workers 1 0"), "1 move b4 a5 worker")
    assert fact(position, "a5") == "a5 0 0 0 0 1 0"
    assert fact(position, "b4") == "b4 0 0 0 0 0 0"


def test_a_move_takes_a_figure_that_is_there() -> None:
    """T4.3 One's own, of the kind named."""
    position = scene("a5 workers 0 2\nleaders a5 supply")
    assert legal(position, "move") == ["move a5 a4 leader", "move a5 b4 leader", "move a5 b5 leader"]
    assert refused(position, "1 move a5 b4 worker") == "T4.3"
    assert refused(position, "1 move b4 a5 leader") == "T4.3"


def test_a_figure_walks_as_far_as_the_points_last() -> None:
    """T4.3, T4.1 Any number of figures may be on a hex, and each may go on until 10 AP are spent."""
    position = game(
        2,
        """
        * tile A3
        1 lay c4 0
        1 enter a5 worker     # 9 left
        1 move a5 b4 worker   # 8
        1 move b4 c4 worker   # 7
        1 move c4 b4 worker   # 6
        1 move b4 a5 worker   # 5
        1 move a5 b5 worker   # 3
        1 move b5 a5 worker   # 1
        """,
    )
    assert fact(position, "points") == "1"
    assert seen(position, "cells", "a5", "workers") == [1, 0]


# -- T4.9 ---------------------------------------------------------------------------------------------


def test_the_leader_costs_the_same() -> None:
    """T4.9 To enter, on secret paths and on foot the leader pays what a worker pays."""
    position = scene(CAMPS)
    crowd = scene(f"{CAMPS}\na5 workers 1 0\nleaders a5 supply")
    assert price(position, "1 enter a5 leader") == price(position, "1 enter a5 worker") == 1
    assert price(crowd, "1 path a5 e3 leader") == price(crowd, "1 path a5 e3 worker") == 1
    assert price(crowd, "1 move a5 a4 leader") == price(crowd, "1 move a5 a4 worker") == 2

"""T4.8: posting guards."""

import pytest

from tests.rules.tikal_games import fact, legal, play, price, refused, seen
from tests.rules.tikal_scenes import scene


def test_a_worker_becomes_the_guard() -> None:
    """T4.8 For 5 AP one own figure stays as guard; all other own figures there leave the game for good."""
    position = scene("a4 value 3 workers 3 1\na5 workers 1 0\nleaders a4 supply")
    assert legal(position, "guard") == ["guard a4 worker", "guard a4 leader"]
    assert price(position, "1 guard a4 worker") == 5
    play(position, "1 guard a4 worker")
    assert fact(position, "a4") == "a4 0 3 0 1 0 1"
    assert fact(position, "gone") == "2 0"
    assert fact(position, "leaders") == "gone supply"
    assert fact(position, "a5") == "a5 0 0 0 0 1 0"  # figures elsewhere stay


def test_the_leader_becomes_the_guard() -> None:
    """T4.8 The player chooses which figure stays: if it is the leader, the workers there go."""
    position = play(scene("a4 workers 3 1\nleaders a4 supply"), "1 guard a4 leader")
    assert fact(position, "leaders") == "guard supply"
    assert fact(position, "gone") == "3 0"
    assert fact(position, "a4") == "a4 0 1 0 1 0 1"


def test_the_guard_is_one_of_those_there() -> None:
    """T4.8 A worker where only the leader stands is no choice, and the other way round."""
    assert legal(scene("leaders a4 supply"), "guard") == ["guard a4 leader"]
    assert refused(scene("leaders a4 supply\na5 workers 1 0"), "1 guard a4 worker") == "T4.8"
    assert legal(scene("a4 workers 1 0"), "guard") == ["guard a4 worker"]
    assert refused(scene("a4 workers 1 0\nleaders a5 supply"), "1 guard a4 leader") == "T4.8"


def test_figures_that_left_the_game_never_return() -> None:
    """T4.8, T4.1 They are not in supply again."""
    position = play(scene("a4 workers 17 0\nleaders a4 supply"), "1 guard a4 worker")
    assert fact(position, "supply") == "1 18"
    assert fact(position, "gone") == "16 0"
    assert legal(position, "enter") == ["enter a5 worker"]
    play(position, "1 enter a5 worker")
    assert legal(position, "enter") == []


@pytest.mark.parametrize(
    ("others", "leaders", "may"),
    [
        ("2 1 1", "supply supply supply", True),  # stronger than each, not than both together
        ("2 2 0", "supply supply supply", False),  # a tie
        ("2 0 2", "supply supply supply", False),
        ("2 3 0", "supply supply supply", False),
        ("1 0 0", "supply a4 supply", False),  # the leader counts 3
        ("3 0 0", "supply a4 supply", False),
        ("4 0 0", "supply a4 supply", True),
        ("0 2 2", "a4 supply supply", True),
        ("0 3 0", "a4 supply supply", False),
        ("1 2 2", "a4 supply supply", True),
        ("1 1 0", "a4 a4 supply", False),
        ("0 0 0", "supply supply supply", False),  # nobody there
    ],
)
def test_the_strictly_strongest_may_guard(others: str, leaders: str, may: bool) -> None:
    """T4.8, T5.1 Stronger than every other single player: worker 1, leader 3."""
    position = scene(f"seats 3\na4 workers {others}\nleaders {leaders}")
    assert bool(legal(position, "guard a4")) == may
    if not may:
        assert refused(position, "1 guard a4 worker") == "T4.8"


def test_guards_stand_on_temples() -> None:
    """T4.8 Nowhere else."""
    position = scene("b4 workers 2 0\na5 workers 1 0\nc4 A2 4 workers 1 0")
    assert legal(position, "guard") == []
    for cell in ("a5", "b4", "c4", "h1"):
        assert refused(position, f"1 guard {cell} worker") == "T4.8"


@pytest.mark.parametrize("owner", [1, 2])
def test_a_guarded_temple_gets_no_second_guard(owner: int) -> None:
    """T4.8 Neither from its owner nor from anyone else."""
    position = scene(f"a4 guard {owner} workers 5 0\nleaders a4 supply")
    assert legal(position, "guard") == []
    assert refused(position, "1 guard a4 worker") == "T4.8"


def test_others_stay_and_move_as_usual() -> None:
    """T4.8 The figures of other players remain, leave, and more of them come."""
    position = scene("a4 workers 3 2\na5 workers 0 1\nleaders supply a4\nlaid all but G4")
    assert refused(position, "1 guard a4 worker") == "T4.8"  # 3 against 2 + 3
    position = scene("a4 workers 3 2\na5 workers 0 1\nlaid all but G4")
    play(position, "1 guard a4 worker\n1 done\n* tile G4")
    position.act(legal(position)[0])
    play(position, "2 move a4 a5 worker\n2 move a5 a4 worker\n2 move a5 a4 worker")
    assert fact(position, "a4").endswith(" 1 0 3")


def test_the_owner_may_come_back_and_leave_again() -> None:
    """T4.8 Everyone's figures, the owner's too, enter and leave the guarded hex."""
    position = play(scene("a4 workers 1 0\na5 workers 1 0"), "1 guard a4 worker\n1 move a5 a4 worker")
    assert fact(position, "a4") == "a4 0 1 0 1 1 0"
    play(position, "1 move a4 a5 worker")
    assert fact(position, "a4") == "a4 0 1 0 1 0 0"


@pytest.mark.parametrize("figure", ["worker", "leader"])
def test_the_guard_never_leaves(figure: str) -> None:
    """T4.8 A guard is no figure that could move."""
    position = scene("a4 workers 1 0" if figure == "worker" else "leaders a4 supply")
    play(position, f"1 guard a4 {figure}")
    assert legal(position, "move") == []
    assert refused(position, f"1 move a4 a5 {figure}") == "T4.3"


def test_the_temple_is_never_uncovered_again() -> None:
    """T4.8, T4.4 Not even by new figures of the owner's; levels uncovered before stay."""
    position = scene("a4 workers 2 0\na5 workers 1 0")
    play(position, "1 uncover a4\n1 guard a4 worker\n1 move a5 a4 worker")
    assert seen(position, "cells", "a4", "value") == 2
    assert refused(position, "1 uncover a4") in ("T4.4", "T4.8")


def test_two_guards_per_player_and_game() -> None:
    """T4.8 Two in one turn if one likes, and never a third; others still have theirs."""
    position = play(scene("a4 workers 1 0\nb5 workers 1 0"), "1 guard a4 worker\n1 guard b5 worker")
    assert fact(position, "points") == "0"
    full = "a4 guard 1\nb5 guard 1\nb3 A1 0"
    assert legal(scene(f"{full} workers 2 0"), "guard") == []
    assert refused(scene(f"{full} workers 2 0"), "1 guard b3 worker") == "T4.8"
    assert legal(scene(f"seat 2\n{full} workers 0 1"), "guard") == ["guard b3 worker"]


def test_a_guard_costs_five() -> None:
    """T4.8 4 AP are not enough."""
    assert legal(scene("a4 workers 1 0\npoints 5"), "guard") == ["guard a4 worker"]
    assert refused(scene("a4 workers 1 0\npoints 4"), "1 guard a4 worker") == "T4.8"


def test_the_leader_guards_at_the_same_price() -> None:
    """T4.9, T4.8 5 AP, worker or leader."""
    position = scene("a4 workers 1 0\nleaders a4 supply")
    assert price(position, "1 guard a4 leader") == price(position, "1 guard a4 worker") == 5

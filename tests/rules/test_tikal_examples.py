"""T8: the worked examples, exactly."""

from tests.rules.tikal_games import game, legal, play, price, refused, seen
from tests.rules.tikal_scenes import scene


def test_printed_borders() -> None:
    """T8.1 Base camp to the jungle 1 AP, to each printed temple 2 AP; jungle and temples have no way through."""
    at_base = scene("a5 workers 1 0")
    assert price(at_base, "1 move a5 b4 worker") == 1
    assert price(at_base, "1 move a5 a4 worker") == 2
    assert price(at_base, "1 move a5 b5 worker") == 2
    assert price(scene("b4 workers 1 0"), "1 move b4 a5 worker") == 1
    assert price(scene("a4 workers 1 0"), "1 move a4 a5 worker") == 2
    assert price(scene("b5 workers 1 0"), "1 move b5 a5 worker") == 2
    for start, end in (("b4", "a4"), ("b4", "b5"), ("a4", "b4"), ("b5", "b4")):
        assert refused(scene(f"{start} workers 1 0"), f"1 move {start} {end} worker") == "T4.3"


def test_the_rulebooks_picture() -> None:
    """T8.2 A6 on b3 with turn 3, A2 on c4 with turn 4: from b3 to the jungle 3, to the treasure 6 by way of it."""
    position = game(
        2,
        """
        * tile A6
        1 lay b3 3
        1 done
        * tile A2
        2 lay c4 4
        2 done
        * tile A1
        1 lay a3 0
        1 enter a5 worker
        1 move a5 b4 worker
        """,
    )
    assert price(position, "1 move b4 b3 worker") == 3
    there = scene("b3 A6 3 workers 1 0\nc4 A2 4")
    assert legal(there, "move") == ["move b3 a4 worker", "move b3 b4 worker"]
    assert price(there, "1 move b3 b4 worker") == 3
    assert price(there, "1 move b3 a4 worker") == 1
    assert refused(there, "1 move b3 c4 worker") == "T4.3"
    play(there, "1 move b3 b4 worker")
    assert price(there, "1 move b4 c4 worker") == 3
    assert seen(play(there, "1 move b4 c4 worker"), "points") == 10 - 6


def test_a_scoring() -> None:
    """T8.3 Temples of 3, 5, 5 and 8, two pairs and two singles: 21 + 8 = 29."""
    position = scene(
        """
        stage final
        order 2
        a4 value 3 workers 1 0
        b5 value 5 workers 2 1
        b3 A6 3 value 5 guard 1 workers 0 4
        a3 A4 0 value 8
        c4 A2 4 value 0
        c5 A5 5 value 2
        leaders a3 supply
        wafers1 bowl bowl mask mask jaguar vase
        """
    )
    assert seen(position, "seats", 0, "temple_points_now") == 21
    assert seen(position, "seats", 0, "wafer_points_now") == 8
    assert play(position, "1 done").scores_now() == [29, 0]


def test_an_auction_round() -> None:
    """T8.4 B for 5, A for 4, C for nothing as the first to pass, D the last tile; A opens the next round."""
    position = game(
        4,
        """
        * tile A1
        * tile A2
        * tile A3
        * tile A6
        1 bid 3
        2 bid 5
        3 pass
        4 pass
        1 pass
        2 choose A6
        2 lay b3 3
        2 done
        """,
        auction=True,
    )
    assert position.scores_now() == [20, 15, 20, 20]
    assert position.actors() == (3,)  # C opens
    play(position, "3 bid 2\n4 pass\n1 bid 4\n3 pass\n1 choose A2\n1 lay c4 4\n1 done")
    assert position.scores_now() == [16, 15, 20, 20]
    assert position.actors() == (3,)  # C opens again
    play(position, "3 pass\n4 pass")
    assert position.actors() == (3,)  # and plays for nothing
    play(position, "3 choose A1\n3 lay a3 0\n3 done")
    assert position.actors() == (4,)
    assert seen(position, "hand") == "A3"
    play(position, "4 lay c5 0\n4 done\n* tile A4\n* tile A5\n* tile B3\n* tile B5")
    assert position.scores_now() == [16, 15, 20, 20]
    assert position.actors() == (1,)  # A opens the next round

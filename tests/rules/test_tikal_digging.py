"""T4.4, T4.5, T4.9, T4.10: uncovering temples and recovering treasure."""

import pytest

import ceiba
from tests.rules.tikal_games import fact, legal, play, price, refused, seen
from tests.rules.tikal_scenes import scene

# A treasure of four wafers beside the printed jungle.
TREASURE = "c4 A2 4"


# -- T4.4 uncover -------------------------------------------------------------------------------------


def test_uncovering_adds_one_level() -> None:
    """T4.4 For 2 AP the temple's value rises by 1, and the piece leaves the supply."""
    position = scene("a4 workers 1 0")
    assert legal(position, "uncover") == ["uncover a4"]
    assert price(position, "1 uncover a4") == 2
    play(position, "1 uncover a4")
    assert seen(position, "cells", "a4", "value") == 2
    assert fact(position, "levels") == "2 6 9 11 8 5 3 2 1"


def test_uncovering_needs_a_figure_of_ones_own() -> None:
    """T4.4 Another player's figure is of no use."""
    position = scene("a4 workers 0 2\na5 workers 1 0\nleaders supply b5")
    assert legal(position, "uncover") == []
    assert refused(position, "1 uncover a4") == "T4.4"
    assert refused(position, "1 uncover b5") == "T4.4"


def test_only_temples_are_uncovered() -> None:
    """T4.4 Not the base camp, jungle, treasure, volcano or closed jungle."""
    position = scene(f"{TREASURE} workers 1 0\na5 workers 1 0\nb4 workers 1 0\nc5 B1 0")
    for cell in ("a5", "b4", "c4", "c5", "h1"):
        assert refused(position, f"1 uncover {cell}") == "T4.4"


def test_at_most_two_levels_per_temple_and_turn() -> None:
    """T4.4 A third level waits for another turn, however many figures are there; another temple need not wait."""
    position = play(scene("a4 workers 5 0\nb5 workers 1 0"), "1 uncover a4\n1 uncover a4")
    assert legal(position, "uncover") == ["uncover b5"]
    assert refused(position, "1 uncover a4") == "T4.4"


def test_the_limit_starts_afresh_next_turn() -> None:
    """T4.4 In one's next turn two more levels can be uncovered."""
    position = scene("a4 workers 2 0\nb5 workers 0 1\nlaid all but G1 G2 G3 G4")
    play(position, "1 uncover a4\n1 uncover a4\n1 done\n* tile G1")
    position.act(legal(position)[0])
    play(position, "2 uncover b5\n2 done\n* tile G2")
    position.act(legal(position)[0])
    play(position, "1 uncover a4\n1 uncover a4")
    assert seen(position, "cells", "a4", "value") == 5
    assert refused(position, "1 uncover a4") == "T4.4"


def test_one_figure_per_level() -> None:
    """T4.4, T4.10 A lone figure uncovers one level a turn."""
    position = play(scene("a4 workers 1 3"), "1 uncover a4")
    assert legal(position, "uncover") == []
    assert refused(position, "1 uncover a4") == "T4.10"


def test_the_next_value_must_be_in_supply() -> None:
    """T4.4 With both 9s in use a temple at 8 stays at 8, though the 10 is there; one at 9 can still take it."""
    position = scene("a4 value 9 workers 1 0\nb5 value 9 workers 1 0\na3 A1 0 value 8 workers 1 0")
    assert fact(position, "levels") == "0 3 6 8 5 2 0 0 1"
    assert legal(position, "uncover") == ["uncover a4", "uncover b5"]
    assert refused(position, "1 uncover a3") == "T4.4"


def test_the_second_level_may_be_out_too() -> None:
    """T4.4 The 10 exists once: when one temple has it, a temple at 9 is at its end."""
    position = play(scene("a4 value 8 workers 2 0\nb5 value 9 workers 1 0"), "1 uncover a4")
    assert legal(position, "uncover") == ["uncover a4", "uncover b5"]
    play(position, "1 uncover b5")
    assert fact(position, "levels") == "1 4 7 9 6 3 1 0 0"
    assert legal(position, "uncover") == []
    assert refused(position, "1 uncover a4") == "T4.4"


def test_a_temple_at_ten_is_complete() -> None:
    """T4.4 It cannot be uncovered."""
    position = scene("a4 value 10 workers 3 0")
    assert legal(position, "uncover") == []
    assert refused(position, "1 uncover a4") == "T4.4"


def test_temples_start_at_their_printed_value() -> None:
    """T4.4 A 6 becomes a 7: the levels below were never taken from the supply."""
    position = play(scene("c4 E1 4\nleaders c4 supply"), "1 uncover c4")
    assert seen(position, "cells", "c4", "value") == 7
    assert fact(position, "levels") == "3 6 9 11 8 4 3 2 1"


@pytest.mark.parametrize("owner", [1, 2])
def test_a_guarded_temple_is_never_uncovered(owner: int) -> None:
    """T4.4, T4.8 Neither by the guard's owner nor by anyone else."""
    position = scene(f"a4 guard {owner} workers 2 2\nleaders a4 supply")
    assert legal(position, "uncover") == []
    assert refused(position, "1 uncover a4") in ("T4.4", "T4.8")


def test_uncovering_costs_two() -> None:
    """T4.4 1 AP is not enough."""
    assert legal(scene("a4 workers 1 0\npoints 2"), "uncover") == ["uncover a4"]
    assert refused(scene("a4 workers 1 0\npoints 1"), "1 uncover a4") == "T4.4"


# -- T4.5 recover -------------------------------------------------------------------------------------


def test_recovering_takes_a_wafer() -> None:
    """T4.5 For 3 AP the top wafer of the hex lies face up before its owner."""
    position = scene(f"{TREASURE} workers 1 0")
    assert legal(position, "recover") == ["recover c4"]
    assert price(position, "1 recover c4") == 3
    play(position, "1 recover c4\n* wafer jaguar")
    assert fact(position, "wafers1") == "jaguar"
    assert fact(position, "wafers2") == ""
    assert seen(position, "cells", "c4", "value") == 3
    assert position.actors() == (1,)


def test_the_wafer_is_turned_at_once() -> None:
    """T4.5 Nothing happens before luck has shown it."""
    position = play(scene(f"{TREASURE} workers 2 0"), "1 recover c4")
    assert position.actors() == (ceiba.LUCK,)
    assert refused(position, "1 done") == "T4.5"
    assert refused(position, "1 recover c4") == "T4.5"
    assert refused(position, "* tile A1") == "T4.5"


def test_no_stacks_are_looked_through() -> None:
    """T4.5, T1.4 A wafer may be any of those not yet seen, from whichever hex, all equally likely."""
    position = scene(
        """
        c4 A2 4 value 1 workers 1 0
        c5 A5 5 value 2 workers 1 0
        wafers1 bowl bowl bowl mask
        wafers2 vase
        """
    )
    play(position, "1 recover c5")
    left = {position.write(chance.act): (chance.left, chance.of) for chance in position.chance()}
    assert left == {
        "* wafer mask": (2, 3),
        "* wafer jaguar": (3, 3),
        "* wafer serpent": (3, 3),
        "* wafer necklace": (3, 3),
        "* wafer figurine": (3, 3),
        "* wafer knife": (3, 3),
        "* wafer vase": (2, 3),
    }
    assert position.tickets() == 19
    assert refused(position, "* wafer bowl") == "T1.4"


def test_every_ticket_is_a_wafer_not_yet_seen() -> None:
    """T4.5 Luck draws one of as many equal tickets as there are unseen wafers."""
    position = scene("c4 A2 4 value 2 workers 1 0\nwafers1 mask\nwafers2 vase")
    play(position, "1 recover c4")
    drawn = [position.write(position.ticket(number)) for number in range(position.tickets())]
    assert {act: drawn.count(act) for act in drawn} == {
        position.write(chance.act): chance.left for chance in position.chance()
    }


def test_recovering_needs_a_figure_of_ones_own() -> None:
    """T4.5 Another player's figure is of no use."""
    position = scene(f"{TREASURE} workers 0 2\nb4 workers 1 0")
    assert legal(position, "recover") == []
    assert refused(position, "1 recover c4") == "T4.5"


def test_at_most_two_wafers_per_hex_and_turn() -> None:
    """T4.5 A third wafer waits for another turn; another treasure hex need not wait."""
    position = scene("c4 A2 4 workers 4 0\nc5 A5 5 workers 1 0")
    play(position, "1 recover c4\n* wafer bowl\n1 recover c4\n* wafer bowl")
    assert legal(position, "recover") == ["recover c5"]
    assert refused(position, "1 recover c4") == "T4.5"


def test_one_figure_per_wafer() -> None:
    """T4.5, T4.10 A lone figure recovers one wafer a turn."""
    position = play(scene(f"{TREASURE} workers 1 2"), "1 recover c4\n* wafer vase")
    assert refused(position, "1 recover c4") == "T4.10"


def test_an_empty_treasure_has_nothing_to_recover() -> None:
    """T4.5 Nor have temples, jungles and closed cells."""
    position = scene(
        "c4 A2 4 value 0 workers 2 0\na4 workers 1 0\nb4 workers 1 0\nwafers1 bowl mask\nwafers2 bowl mask"
    )
    for cell in ("c4", "a4", "b4", "h1"):
        assert refused(position, f"1 recover {cell}") == "T4.5"


def test_recovering_costs_three() -> None:
    """T4.5 2 AP are not enough."""
    assert legal(scene(f"{TREASURE} workers 1 0\npoints 3"), "recover") == ["recover c4"]
    assert refused(scene(f"{TREASURE} workers 1 0\npoints 2"), "1 recover c4") == "T4.5"


# -- T4.9, T4.10 --------------------------------------------------------------------------------------


def test_the_leader_counts_as_one_figure() -> None:
    """T4.9, T4.10 Strong as three, the leader uncovers one level alone, and a second with a worker."""
    alone = play(scene("leaders a4 supply"), "1 uncover a4")
    assert refused(alone, "1 uncover a4") == "T4.10"
    together = play(scene("a4 workers 1 0\nleaders a4 supply"), "1 uncover a4\n1 uncover a4")
    assert seen(together, "cells", "a4", "value") == 3
    digging = play(scene(f"{TREASURE}\nleaders c4 supply"), "1 recover c4\n* wafer bowl")
    assert refused(digging, "1 recover c4") == "T4.10"


def test_the_second_figure_may_arrive_during_the_turn() -> None:
    """T4.10, T4.4 The second level needs two figures then, not before."""
    position = play(scene("a4 workers 1 0\na5 workers 1 0"), "1 uncover a4")
    assert refused(position, "1 uncover a4") == "T4.10"
    play(position, "1 move a5 a4 worker\n1 uncover a4")
    assert seen(position, "cells", "a4", "value") == 3


def test_figures_are_counted_when_the_action_is_made() -> None:
    """T4.10 Two were there for the first level; with one of them gone the second is refused."""
    position = play(scene("a4 workers 2 0"), "1 uncover a4\n1 move a4 a5 worker")
    assert refused(position, "1 uncover a4") == "T4.10"
    play(position, "1 move a5 a4 worker\n1 uncover a4")
    assert seen(position, "cells", "a4", "value") == 3


def test_another_figure_in_its_place_is_not_enough() -> None:
    """T4.10 One helps and leaves, another comes: only one stands there when the second level is wanted."""
    position = scene("a4 workers 1 0\nleaders a5 supply")
    play(position, "1 uncover a4\n1 move a4 a5 worker\n1 move a5 a4 leader")
    assert refused(position, "1 uncover a4") == "T4.10"


def test_a_figure_that_has_helped_may_help_elsewhere() -> None:
    """T4.10 One worker uncovers a level on a4, walks to b5 and uncovers one there."""
    position = scene("a4 workers 1 0")
    play(position, "1 uncover a4\n1 move a4 a5 worker\n1 move a5 b5 worker\n1 uncover b5")
    assert seen(position, "cells", "a4", "value") == 2
    assert seen(position, "cells", "b5", "value") == 2
    assert fact(position, "points") == "2"


def test_the_same_holds_for_wafers() -> None:
    """T4.10, T4.5 The second wafer needs two figures standing there then; the first may have walked on."""
    position = scene("c4 A2 4 workers 1 0\nb4 workers 1 0")  # c4's SW edge has two stones, b4's NE edge one
    play(position, "1 recover c4\n* wafer bowl")
    assert refused(position, "1 recover c4") == "T4.10"
    play(position, "1 move b4 c4 worker\n1 recover c4\n* wafer mask")
    assert fact(position, "wafers1") == "bowl mask"

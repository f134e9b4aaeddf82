"""T3.2–T3.5: where a tile may go, and how it may be turned."""

import pytest

from ceiba import Position
from tests.rules.tikal_games import fact, game, legal, play, refused, seen
from tests.rules.tikal_scenes import scene

# A6 has stones on two opposite edges; with turn 1 they lie on NE and SW, and none on b3's N edge.
B3_CLOSED_TO_THE_NORTH = "b3 A6 1"


def cells(position: Position) -> list[str]:
    """The cells where the tile in hand may go."""
    return sorted({act.split()[1] for act in legal(position, "lay")})


def turns(position: Position, cell: str) -> str:
    """The turns with which the tile in hand may go on a cell."""
    return " ".join(act.split()[2] for act in legal(position, f"lay {cell}"))


def in_hand(tile: str, map_: str = "") -> Position:
    return scene(f"phase lay\nhand {tile}\n{map_}")


# -- T3.2 ---------------------------------------------------------------------------------------------


def test_the_first_tile_goes_beside_the_printed_hexes() -> None:
    """T3.2 Printed hexes count as explored; each of the four cells beside them has a printed stone towards it."""
    drawn = game(2, "* tile A6")
    assert cells(drawn) == ["a3", "b3", "c4", "c5"]
    assert [turns(drawn, cell) for cell in cells(drawn)] == ["0 1 2 3 4 5"] * 4


def test_a_tile_goes_on_an_empty_cell() -> None:
    """T3.2 Not on an explored one."""
    drawn = in_hand("A1", "b3 A6 0")
    assert refused(drawn, "1 lay b4 0") == "T3.2"
    assert refused(drawn, "1 lay a5 0") == "T3.2"
    assert refused(drawn, "1 lay b3 0") == "T3.2"


def test_a_tile_goes_beside_an_explored_hex() -> None:
    """T3.2 Not out into the closed jungle."""
    drawn = in_hand("A1")
    assert refused(drawn, "1 lay h1 0") == "T3.2"
    assert refused(drawn, "1 lay a2 0") == "T3.2"
    assert refused(drawn, "1 lay c3 0") == "T3.2"


def test_a_laid_tile_opens_new_cells() -> None:
    """T3.2 b3 laid: b2 and c3 lie beside it now; a3 and c4 did before."""
    assert cells(in_hand("A1", "b3 A6 0")) == ["a3", "b2", "c3", "c4", "c5"]


@pytest.mark.parametrize(
    ("tile", "allowed"),
    [
        ("C5", "3"),  # 3 stones on N alone: only turned to S
        ("A1", "2 3"),  # on N and NE
        ("A6", "0 3"),  # on N and S
        ("A3", "0 2 3"),  # on N, NE and S
        ("D4", "1"),  # on every other edge: two looks, of which one has a stone on S
    ],
)
def test_a_tile_must_be_enterable(tile: str, allowed: str) -> None:
    """T3.2 With no stone on b3's N edge, a tile on b2 must bring one on its own S edge."""
    closed = B3_CLOSED_TO_THE_NORTH if tile != "A6" else "b3 F3 1"
    drawn = in_hand(tile, closed)
    assert turns(drawn, "b2") == allowed
    for turn in "012345":
        if turn not in allowed:
            assert refused(drawn, f"1 lay b2 {turn}") == "T3.2"


def test_a_stone_on_the_explored_side_is_enough() -> None:
    """T3.2 Either side will do: with a stone on b3's N edge a tile on b2 may be turned as one likes."""
    assert turns(in_hand("C5", "b3 A6 0"), "b2") == "0 1 2 3 4 5"


def test_one_of_several_borders_is_enough() -> None:
    """T3.2 Between b2 and a3 or b3: one border with a stone, with either of them, lets it in."""
    drawn = in_hand("C5", "b3 A6 1\na3 B2 0")  # a3: 2 stones on N, 1 on SW; b2 lies NE of a3, N of b3
    assert turns(drawn, "b2") == "3 4"


def test_turns_that_look_alike_are_one() -> None:
    """T3.2 Of the turns that look alike only the smallest is an act: D4 has two looks, C5 six."""
    assert turns(in_hand("D4"), "c4") == "0 1"
    assert refused(in_hand("D4"), "1 lay c4 2") == "T3.2"
    assert refused(in_hand("D4"), "1 lay c4 5") == "T3.2"
    assert turns(in_hand("C5"), "c4") == "0 1 2 3 4 5"
    assert turns(in_hand("E3"), "c4") == "0 1 2 3 4 5"  # 2 stones on N and 1 on S: not alike upside down


# -- T3.3 ---------------------------------------------------------------------------------------------


def test_a_volcano_needs_only_to_lie_beside_an_explored_hex() -> None:
    """T3.3 On b2 too, where no stone leads; it has one look."""
    drawn = in_hand("B1", B3_CLOSED_TO_THE_NORTH)
    assert cells(drawn) == ["a3", "b2", "c3", "c4", "c5"]
    assert turns(drawn, "b2") == "0"
    assert refused(drawn, "1 lay b2 3") == "T3.2"


def test_a_volcano_lies_on_an_empty_cell_beside_an_explored_one() -> None:
    """T3.3 Neither on the map nor apart from it."""
    assert refused(in_hand("B1"), "1 lay b4 0") in ("T3.2", "T3.3")
    assert refused(in_hand("B1"), "1 lay h5 0") in ("T3.2", "T3.3")


def test_nobody_enters_a_volcano() -> None:
    """T3.3, T4.3 Stones that face a volcano lead nowhere: b4 has one towards c4, and nobody passes."""
    position = scene("c4 B1 0\nb4 workers 1 0\nleaders b4 supply")
    assert legal(position, "move b4 c4") == []
    assert refused(position, "1 move b4 c4 worker") == "T3.3"
    assert refused(position, "1 move b4 c4 leader") == "T3.3"
    assert seen(position, "cells", "c4", "stones") == [0, 0, 0, 0, 0, 0]
    assert seen(position, "cells", "c4", "borders") == [0, 0, 0, 0, 0, 0]
    assert seen(position, "cells", "b4", "borders", 1) == 0


def test_stones_of_a_tile_laid_later_beside_a_volcano_lead_nowhere() -> None:
    """T3.3 The same for a tile that comes after the volcano: c5's N edge faces c4."""
    position = play(in_hand("A3", "c4 B1 0\na5 workers 1 0"), "1 lay c5 0")
    assert seen(position, "cells", "c5", "stones", 0) == 1
    assert seen(position, "cells", "c5", "borders") == [0, 0, 0, 0, 1, 1]


def test_a_volcano_is_explored_but_no_entrance() -> None:
    """T3.3, T3.2 Beside a volcano alone a volcano may go, but no other tile: nobody could enter from there."""
    lone_volcano = "c4 D3 0"  # c3, d3 and d4 lie beside it; c3 and d3, d4 beside nothing else
    assert cells(in_hand("B1", lone_volcano)) == ["a3", "b3", "c3", "c5", "d3", "d4"]
    assert cells(in_hand("A1", lone_volcano)) == ["a3", "b3", "c5"]
    assert refused(in_hand("A1", lone_volcano), "1 lay d3 0") == "T3.2"


# -- T3.4 ---------------------------------------------------------------------------------------------

# Volcanoes on b1 and a2 seal a1; on b1, b2 and a3 they seal a1 and a2.
ONE_SEALED = "b1 B1 0\na2 D3 0"
TWO_SEALED = "b1 B1 0\nb2 D3 0\na3 F2 0"


def test_a_sealed_cell_is_not_for_tiles_that_can_go_elsewhere() -> None:
    """T3.4, T3.2 While another cell can be entered, the sealed one is forbidden."""
    drawn = in_hand("A1", f"{ONE_SEALED}\nb3 A6 0")
    assert "a1" not in cells(drawn)
    assert refused(drawn, "1 lay a1 0") == "T3.2"
    assert "a1" in cells(in_hand("F2", f"{ONE_SEALED}\nb3 A6 0"))


def last_of_all(hand: str, sealed: str, room: str, to_come: str = "") -> Position:
    """The whole map laid but for the sealed cells."""
    return in_hand(hand, f"{sealed}\nlaid all but {to_come}\nroom not on {room}")


def test_the_last_tile_goes_even_on_a_sealed_cell() -> None:
    """T3.4 If no cell can be entered, any empty cell beside an explored hex will do, with any turn."""
    sealed = last_of_all("G4", ONE_SEALED, "a1")
    assert legal(sealed) == [f"lay a1 {turn}" for turn in range(6)]
    laid = play(sealed, "1 lay a1 2")
    assert seen(laid, "cells", "a1", "borders") == [0] * 6
    assert fact(laid, "phase") == "explore"


def test_looks_count_on_a_sealed_cell_too() -> None:
    """T3.4 Of turns that look alike still only the smallest."""
    assert legal(last_of_all("D4", ONE_SEALED, "a1")) == ["lay a1 0", "lay a1 1"]


def test_two_sealed_cells() -> None:
    """T3.4, T3.2 Two sealed cells: the first tile may go on either; then T3.2 holds again for the second."""
    sealed = last_of_all("G3", TWO_SEALED, "a1 a2", to_come="G4")
    assert legal(sealed) == [f"lay {cell} {turn}" for cell in ("a1", "a2") for turn in range(6)]
    # G3: 2 stones on N, 1 on SE. With turn 0 on a1 none faces a2: the next, G4, must bring one on its N edge.
    second = play(sealed.copy(), "1 lay a1 0\n1 done\n* tile G4")
    assert legal(second) == ["lay a2 0"]
    assert refused(second, "2 lay a2 1") == "T3.2"
    # With turn 3 the two stones face a2, and the next may be turned as one likes.
    second = play(sealed.copy(), "1 lay a1 3\n1 done\n* tile G4")
    assert legal(second) == [f"lay a2 {turn}" for turn in range(6)]


def test_a_volcano_needs_no_exception() -> None:
    """T3.4, T3.3 A sealed cell is as good as any other for a volcano."""
    drawn = in_hand("F2", f"{ONE_SEALED}\nb3 A6 0\na3 A1 0")
    assert "a1" in cells(drawn)
    assert "b2" in cells(drawn)


# -- T3.5 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tile", "masks"), [("A2", 4), ("C4", 3), ("E2", 2)])
def test_a_treasure_gets_its_wafers_when_laid(tile: str, masks: int) -> None:
    """T3.5 As many face-down wafers as it shows masks, at once."""
    laid = play(in_hand(tile), "1 lay c4 0")
    assert seen(laid, "cells", "c4", "value") == masks
    assert seen(laid, "seats", 0, "wafers") == seen(laid, "seats", 1, "wafers")


def test_only_treasures_get_wafers() -> None:
    """T3.5 A jungle gets none."""
    assert seen(play(in_hand("A3"), "1 lay c4 0"), "cells", "c4", "value") == 0

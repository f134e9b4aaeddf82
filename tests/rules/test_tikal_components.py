"""T1: what is in the box, counted piece by piece against the clauses."""

import math

import ceiba
from ceiba.tikal import tables
from ceiba.tikal.board import CELL_NAMES, NEIGHBOUR, SIDES
from ceiba.tikal.tables import JUNGLE, TEMPLE, TERRAINS, TILE_COUNT, TILES, TREASURE, VOLCANO
from tests.rules.tikal_games import game, legal, play, seen

# The tiles once more, typed in a second time: terrain, value or masks, stones N NE SE S SW NW.
TILE_LIST = """
A1 temple   1  210000    B1 volcano  0  000000    C1 temple   4  200010    D1 temple   5  300000
A2 treasure 4  201000    B2 temple   2  200010    C2 jungle   0  300000    D2 treasure 3  300000
A3 jungle   0  110100    B3 jungle   0  210000    C3 jungle   0  110100    D3 volcano  0  000000
A4 temple   2  201000    B4 jungle   0  201000    C4 treasure 3  300000    D4 jungle   0  101010
A5 treasure 4  200010    B5 treasure 4  200001    C5 temple   3  300000    D5 temple   5  200100
A6 temple   2  200100    B6 temple   3  200100    G1 temple   3  200001    G2 jungle   0  200100
E1 temple   6  300000    F1 temple   4  300000    G3 temple   3  201000    G4 treasure 2  300000
E2 treasure 2  200001    F2 volcano  0  000000    E3 jungle   0  200100    F3 jungle   0  200100
E4 jungle   0  200100    F4 treasure 2  200100    E5 temple   5  300000    F5 temple   4  210000
"""


def neighbours_by_formula(x: int, y: int) -> list[tuple[int, int]]:
    """N NE SE S SW NW, as the clause writes them."""
    if x % 2 == 0:
        return [(x, y - 1), (x + 1, y - 1), (x + 1, y), (x, y + 1), (x - 1, y), (x - 1, y - 1)]
    return [(x, y - 1), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x - 1, y + 1), (x - 1, y)]


def name(x: int, y: int) -> str:
    return "abcdefgh"[x] + str(y + 1)


def neighbour_names(cell: str) -> list[str | None]:
    found = [NEIGHBOUR[CELL_NAMES.index(cell) * SIDES + side] for side in range(SIDES)]
    return [CELL_NAMES[there] if there >= 0 else None for there in found]


def test_the_board_has_forty_hexes_in_eight_columns_of_five() -> None:
    """T1.1 40 hexes, 8 columns of 5, named by column and row."""
    assert tuple(name(x, y) for x in range(8) for y in range(5)) == CELL_NAMES
    assert len(CELL_NAMES) == 40


def test_neighbours_are_those_of_the_formulas() -> None:
    """T1.1 The neighbours of every cell, clockwise from the north."""
    for x in range(8):
        for y in range(5):
            inside = [name(u, v) if 0 <= u < 8 and 0 <= v < 5 else None for u, v in neighbours_by_formula(x, y)]
            assert neighbour_names(name(x, y)) == inside


def test_neighbours_are_those_of_the_drawn_board() -> None:
    """T1.1 Flat-top hexes, even columns half a hex higher: neighbours lie one hex away, at six angles."""
    height = math.sqrt(3)  # of a hex whose side is 1
    centre = {name(x, y): (1.5 * x, height * (y + x % 2 / 2)) for x in range(8) for y in range(5)}
    for cell, (across, down) in centre.items():
        for side, degrees in enumerate((90, 30, -30, -90, -150, 150)):
            right, up = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            there = (across + height * right, down - height * up)
            found = [other for other, place in centre.items() if math.dist(place, there) < 0.01]
            assert neighbour_names(cell)[side] == (found[0] if found else None)


def test_four_hexes_are_printed_on_the_board() -> None:
    """T1.2 Base camp, two temples of value 1 and a jungle, with their stones; nothing else is explored."""
    start = ceiba.TIKAL.start(4)
    printed = {"a5": "base", "a4": "temple", "b4": "jungle", "b5": "temple"}
    stones = {"a5": "111000", "a4": "110100", "b4": "111000", "b5": "010001"}
    cells = start.view(None)["cells"]
    assert isinstance(cells, dict)
    assert {*cells} == {*printed}
    for cell in printed:
        assert seen(start, "cells", cell, "terrain") == printed[cell]
        assert seen(start, "cells", cell, "stones") == [int(number) for number in stones[cell]]
    assert [seen(start, "cells", cell, "value") for cell in ("a4", "b5")] == [1, 1]


def test_the_36_tiles() -> None:
    """T1.3 Every tile: its letter, terrain, value or masks, and stones."""
    words = TILE_LIST.split()
    told = sorted(zip(words[0::4], words[1::4], words[2::4], words[3::4], strict=True))
    tiles = [(tile, TERRAINS[terrain], str(value), stones) for tile, terrain, value, stones in TILES[:TILE_COUNT]]
    assert [(*tile[:3], "".join(map(str, tile[3]))) for tile in tiles] == told


def test_the_tiles_counted() -> None:
    """T1.3 36 tiles: 6, 6, 5, 5, 5, 5, 4 by letter; 15 temples, 10 jungles, 8 treasures, 3 volcanoes in B, D, F."""
    stack = TILES[:TILE_COUNT]
    letters = [tile[0] for tile, *_ in stack]
    assert [letters.count(letter) for letter in "ABCDEFG"] == [6, 6, 5, 5, 5, 5, 4]
    terrains = [terrain for _, terrain, *_ in stack]
    assert [terrains.count(kind) for kind in (TEMPLE, JUNGLE, TREASURE, VOLCANO)] == [15, 10, 8, 3]
    assert [tile[0] for tile, terrain, *_ in stack if terrain == VOLCANO] == ["B", "D", "F"]


def test_tiles_turn_but_are_never_mirrored() -> None:
    """T1.3 Tile A1 in all six turns: its single stone always follows its two stones clockwise."""
    drawn = game(2, "* tile A1")
    assert legal(drawn, "lay b3") == [f"lay b3 {turn}" for turn in range(6)]
    for turn in range(6):
        laid = play(drawn.copy(), f"1 lay b3 {turn}")
        stones = [0] * 6
        stones[turn] = 2
        stones[(turn + 1) % 6] = 1
        assert seen(laid, "cells", "b3", "stones") == stones


def test_the_24_wafers() -> None:
    """T1.4 8 motifs, each three times; the masks on the 8 treasure tiles add up to them."""
    motifs = ["bowl", "mask", "jaguar", "serpent", "necklace", "figurine", "knife", "vase"]
    start = ceiba.TIKAL.start(2)
    assert seen(start, "wafers_unseen") == dict.fromkeys(motifs, 3)
    masks = [value for _, terrain, value, _ in TILES if terrain == TREASURE]
    assert len(masks) == 8
    assert sum(masks) == 24


def test_the_48_levels() -> None:
    """T1.5 3 of value 2, 6 of 3, 9 of 4, 11 of 5, 8 of 6, 5 of 7, 3 of 8, 2 of 9 and 1 of 10."""
    levels = {"2": 3, "3": 6, "4": 9, "5": 11, "6": 8, "7": 5, "8": 3, "9": 2, "10": 1}
    assert seen(ceiba.TIKAL.start(2), "levels_left") == levels
    assert sum(levels.values()) == 48


def test_what_each_player_has() -> None:
    """T1.6 1 leader, 18 workers, 2 camps and a score marker each; white, black, orange and red."""
    start = ceiba.TIKAL.start(4)
    assert ceiba.TIKAL.colours == ("white", "black", "orange", "red")
    for seat in range(4):
        assert seen(start, "seats", seat, "leader") == "supply"
        assert seen(start, "seats", seat, "workers_in_supply") == 18
        assert seen(start, "seats", seat, "camps_left") == 2
        assert seen(start, "seats", seat, "score") == 0
    assert tables.GUARDS == 2


def test_turn_indicators_are_for_the_auction_only() -> None:
    """T1.6 Everyone has a turn indicator in the auction game; the basic game has none."""
    assert seen(ceiba.TIKAL.start(4), "auction") is None
    shown = game(3, "* tile A1\n* tile A2\n* tile A3", auction=True)
    assert seen(shown, "auction", "open") == [1, 2, 3]

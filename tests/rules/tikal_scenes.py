"""Positions of Tikal for tests, told in a few words.

A scene is the text of a position with most of it left out. What is not said is as at the start of seat 1's turn
in a game of two: 10 action points, nothing on the map but the printed hexes. What can be counted is counted:
figures in supply, levels left, tiles to come. In the final round all tiles are laid. `read_position` refuses
what no game can come to.

    seats 3 auction                             2, and no option, unless said
    a4 value 3 workers 2 0 1                    a printed hex
    c4 A2 4 value 1 camp 2 guard 0 workers 1 0  a laid tile with its turn; what follows may be left out
    laid all but G4                             every other tile is laid too, in order, wherever there is room
    room not on a1 a2                           … but not there
    leaders a4 supply gone
    wafers2 bowl bowl mask
"""

from dataclasses import dataclass

import ceiba
from ceiba import Position
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.tables import LEVELS, TEMPLE, TILE_COUNT, TILES

STACK = [name for name, *_ in TILES[:TILE_COUNT]]
PRINTED = [name for name, *_ in TILES[TILE_COUNT:]]
TERRAIN = {name: terrain for name, terrain, _, _ in TILES}
VALUE = {name: value for name, _, value, _ in TILES}


@dataclass
class Hex:
    """An explored hex of a scene."""

    tile: str
    turn: int
    value: int
    camp: int
    guard: int
    workers: list[int]

    def __str__(self) -> str:
        return " ".join(map(str, (self.tile, self.turn, self.value, self.camp, self.guard, *self.workers)))


def scene(text: str) -> Position:
    """The position that a scene tells of."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    facts = {word: said for word, *said in lines}
    assert len(facts) == len(lines), "a scene says everything once"
    seats, *options = facts.pop("seats", ["2"])
    hexes = _hexes(facts, int(seats))
    if "laid" in facts or facts.get("stage") == ["final"]:
        _lay_all_but(facts, hexes, int(seats))
    elsewhere = [*facts.get("hand", []), *facts.get("shown", []), *(hex_.tile for hex_ in hexes.values())]
    whole: dict[str, list[str]] = {
        "tikal": [seats, *options],
        "phase": ["explore"],
        "stage": ["turn"],
        "seat": ["1"],
        "owner": facts.get("seat", ["1"]),
        "points": ["10" if facts.get("phase", ["explore"]) == ["explore"] else "0"],
        "scores": ["20" if "auction" in options else "0"] * int(seats),
        "leaders": ["supply"] * int(seats),
        "gone": ["0"] * int(seats),
        "levels": _levels_left(hexes),
        "tocome": [tile for tile in STACK if tile not in elsewhere],
        **facts,
        **{cell: [str(hex_)] for cell, hex_ in hexes.items()},
    }
    whole.setdefault("supply", _supply(whole, hexes))
    return ceiba.TIKAL.read_position("\n".join(" ".join([word, *said]) for word, said in whole.items()))


def _hexes(facts: dict[str, list[str]], seats: int) -> dict[str, Hex]:
    """The explored hexes, taken out of the facts."""
    hexes = {}
    for cell in CELL_NAMES:
        said = facts.pop(cell, [])
        if cell in PRINTED:
            hexes[cell] = _hex([cell, "0", *said], seats)
        elif said:
            hexes[cell] = _hex(said, seats)
    return hexes


def _hex(said: list[str], seats: int) -> Hex:
    tile, turn, *more = said
    told = Hex(tile, int(turn), VALUE[tile], 0, 0, [0] * seats)
    while more:
        word, number, *more = more
        if word == "workers":
            told.workers, more = [int(number), *map(int, more[: seats - 1])], more[seats - 1 :]
        else:
            assert word in ("value", "camp", "guard")
            setattr(told, word, int(number))
    return told


def _lay_all_but(facts: dict[str, list[str]], hexes: dict[str, Hex], seats: int) -> None:
    named = [*facts.pop("laid", []), *facts.get("hand", []), *facts.get("shown", [])]
    taken = [hex_.tile for hex_ in hexes.values()]
    tiles = [tile for tile in STACK if tile not in (*named, *taken)]
    closed = facts.pop("room", [])
    cells = [cell for cell in CELL_NAMES if cell not in (*hexes, *closed)]
    for cell, tile in zip(cells, tiles, strict=False):
        hexes[cell] = _hex([tile, "0"], seats)


def _levels_left(hexes: dict[str, Hex]) -> list[str]:
    left = [*LEVELS]
    for hex_ in hexes.values():
        if TERRAIN[hex_.tile] == TEMPLE:
            for value in range(VALUE[hex_.tile], min(hex_.value, 10)):
                left[value + 1] -= 1
    return [str(number) for number in left[2:]]


def _supply(whole: dict[str, list[str]], hexes: dict[str, Hex]) -> list[str]:
    left = []
    for index, (leader, gone) in enumerate(zip(whole["leaders"], whole["gone"], strict=True)):
        guards = sum(hex_.guard == index + 1 for hex_ in hexes.values()) - (leader == "guard")
        left.append(18 - int(gone) - guards - sum(hex_.workers[index] for hex_ in hexes.values()))
    return [str(number) for number in left]

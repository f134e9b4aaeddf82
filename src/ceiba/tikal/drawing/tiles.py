"""A tile as it lies on the map or in a hand: ground, borders, stones, terrain."""

from typing import Final

from ceiba.drawing.svg import Point, blob, circle, element, group, number, path, polygon, turned, use, words
from ceiba.tikal.board import SIDES
from ceiba.tikal.drawing.hexes import INRADIUS, RADIUS, outline
from ceiba.tikal.state import State
from ceiba.tikal.tables import (
    BASE,
    JUNGLE,
    TEMPLE,
    TILE_STONES,
    TILE_TERRAIN,
    TILE_VALUE,
    TREASURE,
    VOLCANO,
)

GROUND: Final = {BASE: "sand", JUNGLE: "glade", TEMPLE: "sand", TREASURE: "soil", VOLCANO: "basalt"}
SYMBOL: Final = {BASE: "base", JUNGLE: "glade", TREASURE: "ring", VOLCANO: "volcano"}

# Where stones lie along a side, by how many there are.
STONES_ALONG: Final = {1: (0.0,), 2: (-8.0, 8.0), 3: (-15.6, 0.0, 15.6)}

# Where the masks of a treasure lie, by how many the tile has.
MASKS: Final[dict[int, list[Point]]] = {
    2: [(-10, 0), (10, 0)],
    3: [(0, -10.5), (-10.5, 9), (10.5, 9)],
    4: [(-10, -10.5), (10, -10.5), (-10, 10.5), (10, 10.5)],
}


def symbols() -> list[str]:
    return [element("path", id="hex", d=polygon(outline(RADIUS))), _stone(), _trail()]


def _stone() -> str:
    """One slab in the middle of the north side; the other sides turn it."""
    y = -INRADIUS + 7.4
    left, right = [(-6, y + 4.4), (-6.7, y), (-5.9, y - 4.7)], [(6, y - 4.9), (6.7, y), (5.6, y + 4.7)]
    slab = blob([*left, (0, y - 5.5), *right, (0, y + 5.2)], 8)
    return group(
        path(slab, "slab edge-line", stroke_width=1.4),
        path(f"M-3.4 {number(y + 2.3)}h4.6", "riser-line", stroke_width=1.1),
        id="stone",
    )


def _trail() -> str:
    """Trodden ground from the middle to an open side."""
    top = number(-INRADIUS + 0.5)
    return path(f"M-17 {top}C-9-46-11-30-10 0A10 10 0 0 0 10 0C11-30 9-46 17 {top}Z", "trail", id="trail")


def laid(p: State, cell: int) -> str:
    """A hex of the map without what players have put there."""
    borders = [(p.stones(cell, side), p.leads_on(cell, side)) for side in range(SIDES)]
    return _tile(p.tile[cell], borders, p.value[cell])


def face(tile: int) -> str:
    """A tile that is not on the map yet, as printed."""
    printed = [TILE_STONES[tile * SIDES + side] for side in range(SIDES)]
    return _tile(tile, [(stones, stones > 0) for stones in printed], TILE_VALUE[tile])


def _tile(tile: int, borders: list[tuple[int, bool]], value: int) -> str:
    """`borders` says of each side how many stones are on it, and whether one can cross it."""
    terrain = TILE_TERRAIN[tile]
    under, over = [use("hex", class_=f"{GROUND[terrain]} rim-line", stroke_width=1.4)], []
    for side, (stones, crossed) in enumerate(borders):
        if crossed:
            under.append(use("trail", turn=60 * side))
        elif terrain != VOLCANO:
            over.append(use("hedge", turn=60 * side))
        if stones:
            slabs = [use("stone", x, class_="stone") for x in STONES_ALONG[stones]]
            row = turned(60 * side, *slabs)
            over.append(row if crossed else group(row, opacity="0.45"))  # these lead nowhere
    return "".join([*under, _scene(terrain, TILE_VALUE[tile], value), *over])


def _scene(terrain: int, printed: int, value: int) -> str:
    if terrain == TEMPLE:
        return use(f"temple{value}") + plate(value)
    scene = use(SYMBOL[terrain])
    return scene + _masks(printed, value) if terrain == TREASURE else scene


def plate(value: int) -> str:
    """The value of a temple, large."""
    close = {"letter_spacing": "-1"} if value > 9 else {}
    return circle(0, 0, 14.8, "plate edge-line", stroke_width=1.4) + words(
        value, 0, 7.2, "serif mid night", 21.5, **close
    )


def _masks(buried: int, left: int) -> str:
    """One for each wafer left, and an empty pit for each that is gone."""
    gold = [use("gold-mask", x, y, class_="mask") for x, y in MASKS[buried][:left]]
    return "".join([*gold, *(use("pit", x, y) for x, y in MASKS[buried][left:])])

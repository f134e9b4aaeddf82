"""What the page in the browser is handed to draw Tikal with: the pictures' own symbols, and what is printed."""

import re
from typing import Final

from ceiba.drawing.frame import compass, frame
from ceiba.drawing.svg import at, group
from ceiba.tikal.board import CELL_NAMES, CELLS, SIDES
from ceiba.tikal.drawing import control, jungle, motifs, pieces, terrain, tiles
from ceiba.tikal.drawing.hexes import CENTRES, HEIGHT, RADIUS, WIDTH
from ceiba.tikal.tables import COLOURS, TERRAINS, TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE

MARK: Final = "t-"  # before every name, as in the pictures
ROUGH: Final = re.compile(r"tree\d|ring|volcano|glade")  # symbols that need no fractions
LATER: Final = re.compile(r"volcano|motif-\w+|temple([789]|10)")  # what no first turn shows

MARGIN: Final = 26.0  # around the map, where the frame runs
INSET: Final = 4.0


def symbols() -> list[str]:
    """The page puts in what only the table and its reader know: which way a pennant flies, and letters."""
    parts = (tiles, jungle, terrain, control, motifs)
    flies: dict[str, int | str] = {colour: _later(f"flies-{colour}") for colour in COLOURS}
    return [symbol for part in parts for symbol in part.symbols()] + pieces.symbols(_later, flies) + [_frame()]


def _frame() -> str:
    """Around the whole map, with the compass above column h, where no hex lies."""
    width, height = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    return group(frame(width, height, INSET), at(width - 92, 62, compass()), id="frame")


def _later(key: str) -> str:
    return f"{{{key}}}"


def printed() -> dict[str, object]:
    """What is printed on tiles, and where things lie: geometry, no rules."""
    return {
        "width": WIDTH,
        "height": round(HEIGHT, 1),
        "radius": RADIUS,
        "margin": MARGIN,
        "ground": {TERRAINS[terrain]: colour for terrain, colour in tiles.GROUND.items()},
        "scenes": {TERRAINS[terrain]: symbol for terrain, symbol in tiles.SYMBOL.items()},
        "cells": {
            name: {"x": round(CENTRES[cell][0], 1), "y": round(CENTRES[cell][1], 1)}
            for cell, name in enumerate(CELL_NAMES)
        },
        "thickets": [jungle.which(cell) for cell in range(CELLS)],
        "tiles": {
            name: {
                "terrain": TERRAINS[TILE_TERRAIN[tile]],
                "value": TILE_VALUE[tile],
                "stones": [TILE_STONES[tile * SIDES + side] for side in range(SIDES)],
            }
            for tile, name in enumerate(TILE_NAMES)
        },
        "stones": {str(count): places for count, places in tiles.STONES_ALONG.items()},
        "masks": {str(count): places for count, places in tiles.MASKS.items()},
        "ring": {
            "radius": control.RADIUS,
            "width": control.WIDTH,
            "edge": control.EDGE,
            "step": round(control.STEP, 3),
            "gap": control.GAP,
            "dashes": {mark: dashes for mark, dashes in control.DASHES.items() if dashes},
        },
        "corners": [
            {
                "right": right,
                "unled": corner.unled._asdict(),
                "led": corner.led._asdict(),
                "leader": corner.leader,
                "lone_leader": corner.lone_leader,
            }
            for corner, right in pieces.CORNERS
        ],
    }

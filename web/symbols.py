"""Hands the pictures' symbols, palette and tiles to the browser, so that one hand draws both.

python web/symbols.py     writes web/src/drawn; a test tells when that is due
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from ceiba.drawing.figures import MARKS
from ceiba.drawing.ink import PALETTE
from ceiba.drawing.sheet import NAME_OR_NAMED
from ceiba.incan_gold.drawing import camp, cards, gems, hazards, panel, passage
from ceiba.tikal.board import CELL_NAMES, NEIGHBOUR, SIDES
from ceiba.tikal.drawing import control, jungle, motifs, pieces, terrain, tiles
from ceiba.tikal.drawing.hexes import CENTRES, RADIUS
from ceiba.tikal.tables import TERRAINS, TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE

# The colours that a symbol takes on from where it is used.
HANDED_DOWN = ("night", "fold")

ROUGH = re.compile(r' id="(tree\d|ring|volcano|glade|rockfall)"')
CURVE = re.compile(r' d="[^"]+"')
FRACTION = re.compile(r"-?\d+\.\d+")

DRAWN = Path(__file__).parent / "src" / "drawn"


def files() -> dict[str, str]:
    """What stands in the folder, by file name."""
    tikal = [symbol for part in (tiles, jungle, terrain, pieces, control, motifs) for symbol in part.symbols()]
    incan = [symbol for part in (gems, hazards, cards, passage, camp, panel) for symbol in part.symbols()]
    return {
        "tikal.svg": _symbols("t-", tikal),
        "incan-gold.svg": _symbols("i-", incan),
        "palette.css": _palette(),
        "tikal.json": _json(_tikal()),
        "marks.json": _json(MARKS),
    }


def _symbols(mark: str, symbols: Iterable[str]) -> str:
    """One line a symbol; the mark keeps the names of the two games apart."""
    lines = [_coarser(symbol) if ROUGH.search(symbol) else symbol for symbol in symbols]
    return NAME_OR_NAMED.sub(rf"\1{mark}", "\n".join(lines)) + "\n"


def _coarser(symbol: str) -> str:
    """Whole units will do for what is rough anyway, and are quicker to load."""
    return CURVE.sub(lambda d: FRACTION.sub(lambda number: f"{float(number[0]):.0f}", d[0]), symbol)


def _palette() -> str:
    """Each colour as a variable that knows day and night, and as classes that fill, stroke and hand it down."""
    names = [f"  --{name}: light-dark({light}, {dark});" for name, (light, dark) in PALETTE.items()]
    rules = [f".c-{name}{{fill:var(--{name})}}.c-{name}-line{{stroke:var(--{name})}}" for name in PALETTE]
    rules += [f".c-{name}-hue{{color:var(--{name})}}" for name in HANDED_DOWN]
    return "\n".join(["/* Written by symbols.py. */", ":root {", *names, "}", *rules]) + "\n"


def _tikal() -> dict[str, object]:
    """What is printed on tiles, and where things lie: geometry, no rules."""
    return {
        "radius": RADIUS,
        "cells": {
            name: {
                "x": round(CENTRES[cell][0], 1),
                "y": round(CENTRES[cell][1], 1),
                "beside": [_name(NEIGHBOUR[cell * SIDES + side]) for side in range(SIDES)],
            }
            for cell, name in enumerate(CELL_NAMES)
        },
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


def _name(cell: int) -> str | None:
    return CELL_NAMES[cell] if cell >= 0 else None


def _json(content: object) -> str:
    return json.dumps(content, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    DRAWN.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (DRAWN / name).write_text(text, encoding="utf-8")

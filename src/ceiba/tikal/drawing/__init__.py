"""A position of Tikal as a picture: the map, and beside it the panel."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ceiba.drawing.frame import compass, frame
from ceiba.drawing.sheet import sheet
from ceiba.drawing.svg import at, box, scaled, title, use, words
from ceiba.game import first_of
from ceiba.tikal.board import CELL_NAMES, CELLS
from ceiba.tikal.drawing import captions, control, jungle, motifs, pieces, terrain, tiles
from ceiba.tikal.drawing.hexes import CENTRES, HEIGHT, WIDTH
from ceiba.tikal.drawing.panel import WIDTH as PANEL, panel
from ceiba.tikal.state import LAY_TILE, State
from ceiba.tikal.tables import CLOSED, COLOURS, TEMPLE, VOLCANO
from ceiba.words import DEFAULT, Say, speak

MARGIN: Final = 34.0
COMPASS: Final = (WIDTH + 2 * MARGIN - 106, 66.0)  # above column h, where no hex lies


def draw(position: State, language: str = DEFAULT, colours: Sequence[str] = COLOURS) -> str:
    """With each seat in its colour."""
    p, say = position, speak(language).say
    width, height = WIDTH + PANEL + 3 * MARGIN, HEIGHT + 2 * MARGIN
    drawn = [
        box(0, 0, width, height, "paper"),
        frame(WIDTH + 2 * MARGIN, height),
        at(*COMPASS, compass()),
        at(MARGIN, MARGIN, chart(p, say, range(CELLS), colours)),
        at(WIDTH + 2 * MARGIN, MARGIN / 2, panel(p, height - MARGIN, say, colours)),
    ]
    told = captions.whole(p, say, colours)
    return sheet(width, height, "t-", say("tikal"), told, symbols(language, (*colours,)), "".join(drawn))


@cache
def symbols(language: str, colours: tuple[str, ...] = COLOURS) -> list[str]:
    parts = (tiles, jungle, terrain, control, motifs)
    figures = pieces.symbols(speak(language).say, pieces.flying(colours))
    return [symbol for part in parts for symbol in part.symbols()] + figures


def chart(p: State, say: Say, cells: Sequence[int], colours: Sequence[str] = COLOURS) -> str:
    """These cells of the map, with all that is on them."""
    closed = [cell for cell in cells if p.terrain[cell] == CLOSED]
    opened = [cell for cell in cells if p.terrain[cell] != CLOSED]
    inviting = _layable(p)
    return "".join(
        [
            *(use("hex", *CENTRES[cell], class_="shade rim-line", stroke_width=2) for cell in closed),
            *(jungle.thicket(cell, *CENTRES[cell]) for cell in closed),
            *(_closed(cell, cell in inviting) for cell in closed),
            *(_opened(p, cell, say, colours) for cell in opened),
        ]
    )


def _layable(p: State) -> set[int]:
    """Where the tile in hand may go."""
    return {first_of(act) for act in p.legal(p.seat)} if p.phase == LAY_TILE else set()


def _closed(cell: int, inviting: bool) -> str:
    """What stands on closed jungle: its name, and a border that invites where the tile in hand may go."""
    x, y = CENTRES[cell]
    if inviting:
        border = use("hex", class_="glint-line inviting", stroke_width=2.6, stroke_dasharray="5 8")
        return at(x, y, scaled(0.9, border), words(CELL_NAMES[cell], 0, 4, "mid glint bold", 13))
    border = use("hex", class_="grid-line", stroke_width=0.8, stroke_dasharray="1 5")
    return at(x, y, border, words(CELL_NAMES[cell], 0, 4, "mid whisper", 13))


def _opened(p: State, cell: int, say: Say, colours: Sequence[str]) -> str:
    x, y = CENTRES[cell]
    ring = control.ring(p, cell, colours) if p.terrain[cell] == TEMPLE else ""
    told = title(captions.hexagon(p, cell, say, colours))
    name = words(CELL_NAMES[cell], -61, 4, "canvas" if p.terrain[cell] == VOLCANO else "name", 12)
    return at(x, y, told, tiles.laid(p, cell), name, ring, pieces.standing(p, cell, colours), class_="tile")

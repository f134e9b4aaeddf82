"""Where the hexes lie on the sheet, and where things lie in a hex (T1.1)."""

from math import sqrt
from typing import Final

from ceiba.drawing.svg import Point, polar
from ceiba.tikal.board import CELLS, COLUMNS, ROWS

RADIUS: Final = 72.0
INRADIUS: Final = RADIUS * sqrt(3) / 2  # from the centre to the middle of a side

WIDTH: Final = RADIUS * (1.5 * COLUMNS + 0.5)
HEIGHT: Final = INRADIUS * (2 * ROWS + 1)


def centre(cell: int) -> Point:
    """The middle of a cell, the map's upper left corner being 0, 0."""
    column, row = divmod(cell, ROWS)
    return RADIUS * (1 + 1.5 * column), INRADIUS * (1 + 2 * row + column % 2)


def outline(radius: float) -> list[Point]:
    return [polar(60 * corner, radius) for corner in range(6)]


CENTRES: Final = [centre(cell) for cell in range(CELLS)]

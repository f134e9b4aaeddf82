"""The board of Tikal in characters: forty hexes, four lines high, with stones as numbers on their borders.

  _______
 /c3 ▲5 W\\     a temple of value 5, which White would score now
/ W2L B1  2    two white workers and the leader, one black worker; 2 to cross to the north-east
\\ O1      /    one orange worker
 \\___1___/     1 to cross to the south; no other border can be crossed
"""

from itertools import groupby
from operator import itemgetter

from rich.text import Text

from ceiba.terminal.tikal.seats import STYLES, Signs
from ceiba.tikal.board import CELL_NAMES, CELLS, COLUMNS, NEIGHBOUR, ROWS, SIDES, opposite
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import MOST_SEATS
from ceiba.tikal.tables import BASE, CLOSED, JUNGLE, TEMPLE, TREASURE, VOLCANO

WIDE = 9  # from one column of hexes to the next
HIGH = 4  # from one row of hexes to the next
WIDTH = COLUMNS * WIDE + 2
HEIGHT = ROWS * HIGH + HIGH // 2 + 1

STONES = "bold yellow"
FAINT = "dim"
GROUND = {BASE: "bold", JUNGLE: "green", TEMPLE: "bold", TREASURE: "bold cyan", VOLCANO: "bold red"}

# Where a hex has its six borders, N NE SE S SW NW: the character that carries the number of stones, and the other.
_BORDERS = (
    ((0, 5), ((0, 2), (0, 3), (0, 4), (0, 6), (0, 7), (0, 8)), "_"),
    ((2, 10), ((1, 9),), "\\"),
    ((4, 9), ((3, 10),), "/"),
    ((4, 5), ((4, 2), (4, 3), (4, 4), (4, 6), (4, 7), (4, 8)), "_"),
    ((4, 1), ((3, 0),), "\\"),
    ((2, 0), ((1, 1),), "/"),
)


class Canvas:
    """Characters in a rectangle, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        for offset, character in enumerate(text):
            self._characters[line][column + offset] = character
            self._styles[line][column + offset] = style

    def text(self) -> Text:
        lines = []
        for characters, styles in zip(self._characters, self._styles, strict=True):
            line = Text()
            for style, alike in groupby(zip(characters, styles, strict=True), key=itemgetter(1)):
                line.append("".join(character for character, _ in alike), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def draw_map(position: Tikal, signs: Signs, open_cells: frozenset[int] = frozenset()) -> Text:
    """The whole board; `open_cells` are where the tile in hand may go."""
    canvas = Canvas(WIDTH, HEIGHT)
    for cell in range(CELLS):
        line, column = _corner(cell)
        if position.terrain[cell] == CLOSED:
            _draw_closed(canvas, cell, line, column, cell in open_cells)
        else:
            _draw_borders(canvas, position, cell, line, column)
            _draw_ground(canvas, position, signs, cell, line, column)
            _draw_figures(canvas, position, signs, cell, line, column)
    return canvas.text()


def _corner(cell: int) -> tuple[int, int]:
    """The line and column of the upper left corner of a hex; every other column stands half a hex lower."""
    column, row = divmod(cell, ROWS)
    return row * HIGH + (HIGH // 2 if column % 2 else 0), column * WIDE


def _draw_borders(canvas: Canvas, p: Tikal, cell: int, line: int, column: int) -> None:
    for side, (middle, others, character) in enumerate(_BORDERS):
        for down, right in others:
            canvas.put(line + down, column + right, character)
        stones = _stones(p, cell, side)
        canvas.put(line + middle[0], column + middle[1], str(stones or character), STONES if stones else "")


def _stones(p: Tikal, cell: int, side: int) -> int:
    """The price of a border; towards closed jungle, the stones on this side. None that lead nowhere (T3.3)."""
    there = NEIGHBOUR[cell * SIDES + side]
    if there < 0 or VOLCANO in (p.terrain[cell], p.terrain[there]):
        return 0
    facing = 0 if p.terrain[there] == CLOSED else p.stones(there, opposite(side))
    return p.stones(cell, side) + facing


def _draw_closed(canvas: Canvas, cell: int, line: int, column: int, is_open: bool) -> None:
    name = CELL_NAMES[cell]
    if is_open:
        canvas.put(line + 2, column + 3, f"[ {name} ]", "bold reverse")
    else:
        canvas.put(line + 2, column + 5, name, FAINT)


def _draw_ground(canvas: Canvas, p: Tikal, signs: Signs, cell: int, line: int, column: int) -> None:
    terrain = p.terrain[cell]
    canvas.put(line + 1, column + 2, CELL_NAMES[cell])
    if terrain == VOLCANO:
        canvas.put(line + 2, column + 2, signs.volcano, GROUND[VOLCANO])
        return
    sign = {BASE: signs.base, JUNGLE: "♣", TEMPLE: f"▲{p.value[cell]}", TREASURE: f"◆{p.value[cell]}"}[terrain]
    at = column + (4 if terrain == TEMPLE and p.value[cell] > 9 else 5)
    canvas.put(line + 1, at, sign, GROUND[terrain])
    owner = p.camp[cell] or p.controls(cell)
    if owner:
        mark = "^" if p.camp[cell] else "†" if p.guard[cell] else ""
        badge = f"{mark}{signs.seats[owner - 1]}"
        canvas.put(line + 1, column + 9 - len(badge), badge, STYLES[owner - 1])


def _draw_figures(canvas: Canvas, p: Tikal, signs: Signs, cell: int, line: int, column: int) -> None:
    """Each seat has its own corner of the hex, so that counts compare at a glance."""
    for seat in range(p.seats):
        workers = p.workers[cell * MOST_SEATS + seat]
        leader = p.leader[seat] == cell
        if workers or leader:
            figures = f"{signs.seats[seat]}{workers or ''}{signs.leader if leader else ''}"
            canvas.put(line + 2 + seat // 2, column + (6 if seat % 2 else 2), figures, STYLES[seat])

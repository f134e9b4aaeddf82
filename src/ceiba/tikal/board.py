"""The forty hexes: names, neighbours, directions (T1.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 8
ROWS: Final = 5
CELLS: Final = 40  # cell = column * ROWS + row, so that numbers ascend like the names a1, a2 … h5
OFF_BOARD: Final = -1

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
SIDES: Final = 6

# Column and row steps of N NE SE S SW NW; the columns b, d, f, h stand half a hex lower.
_EVEN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def _neighbours() -> list[i64]:
    cells: list[i64] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            for right, down in _ODD if column % 2 else _EVEN:
                x, y = column + right, row + down
                inside = 0 <= x < COLUMNS and 0 <= y < ROWS
                cells.append(x * ROWS + y if inside else OFF_BOARD)
    return cells


# The neighbour of a cell on a side: NEIGHBOUR[cell * SIDES + side].
NEIGHBOUR: Final = vec[i64](_neighbours())

# The sides in ascending order of the neighbour's number, the same for every cell: NW SW N S NE SE.
ASCENDING_SIDES: Final = vec[i64]([5, 4, 0, 3, 1, 2])

CELL_NAMES: Final = tuple([f"{column}{row}" for column in "abcdefgh" for row in range(1, ROWS + 1)])

BASE_CELL: Final = 4  # a5


def opposite(side: i64) -> i64:
    return side + 3 if side < 3 else side - 3

"""The pictures of the rulebook: small positions, cropped to what the sentence beside them speaks of."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ceiba.drawing.sheet import sheet
from ceiba.drawing.svg import at, box, path, words
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.drawing import chart, symbols
from ceiba.tikal.drawing.hexes import CENTRES, INRADIUS, RADIUS
from ceiba.tikal.drawing.tiles import face
from ceiba.tikal.state import LAY_TILE, MOST_SEATS, State
from ceiba.tikal.tables import TILE_NAMES
from ceiba.words import Say, speak

AROUND: Final = 14.0  # of the jungle, so much is seen beside the hexes shown
ROW: Final = ("a5", "A3", "A6", "A2", "B1")  # one tile of each terrain


class Part(NamedTuple):
    """Some hexes of a map, and what it costs to cross borders between them."""

    position: State
    cells: tuple[str, ...]
    prices: dict[tuple[str, str], int]


def _part(p: State, *cells: str, prices: dict[tuple[str, str], int] | None = None) -> Part:
    return Part(p, cells, prices or {})


def _cell(name: str) -> int:
    return CELL_NAMES.index(name)


def _stand(p: State, cell: str, *workers: int) -> None:
    """So many workers of each seat."""
    for index, count in enumerate(workers):
        p.workers[_cell(cell) * MOST_SEATS + index] = count


def _laying(p: State) -> Part:
    p.phase, p.seat, p.hand = LAY_TILE, 1, TILE_NAMES.index("A3")
    return _part(p, "a3", "b2", "c3", "d3", "b5", "a5")


def _borders(p: State) -> Part:
    p.leader[0] = _cell("b3")
    prices = {("b3", "a4"): 1, ("b3", "b4"): 3, ("b4", "c4"): 3}
    return _part(p, "a4", "b3", "b4", "c4", prices=prices)


def _uncover(p: State) -> Part:
    p.value[_cell("b3")] = 4
    _stand(p, "b3", 2)
    return _part(p, "b3")


def _recover(p: State) -> Part:
    p.value[_cell("c4")] = 2
    _stand(p, "c4", 0, 1)
    return _part(p, "c4")


def _camps(p: State) -> Part:
    p.value[_cell("c4")] = 0
    p.camp[_cell("b4")], p.camp[_cell("c4")] = 1, 2
    _stand(p, "b4", 1)
    return _part(p, "b4", "c4")


def _guard(p: State) -> Part:
    p.value[_cell("b3")] = 7
    p.guard[_cell("b3")] = 3
    _stand(p, "b3", 3, 2)
    return _part(p, "b3")


def _control(p: State) -> Part:
    p.value[_cell("a4")], p.value[_cell("b3")] = 5, 6
    p.leader[0] = _cell("a4")
    _stand(p, "a4", 1, 3)
    _stand(p, "b3", 2, 0, 2)
    return _part(p, "a4", "b3")


SCENES: Final[dict[str, Callable[[State], Part]]] = {
    "laying": _laying,
    "borders": _borders,
    "uncover": _uncover,
    "recover": _recover,
    "camps": _camps,
    "guard": _guard,
    "control": _control,
}


def illustrate(name: str, language: str, start: State) -> str | None:
    """A picture by its name, made from a game of three that has not begun."""
    say = speak(language).say
    if name == "tiles":
        return _tiles(language, say)
    if name not in SCENES:
        return None
    start.place(_cell("b3"), TILE_NAMES.index("A6"), 3)
    start.place(_cell("c4"), TILE_NAMES.index("A2"), 4)
    part = SCENES[name](start)
    centres = [CENTRES[_cell(cell)] for cell in part.cells]
    left, right = min(x for x, _ in centres) - RADIUS - AROUND, max(x for x, _ in centres) + RADIUS + AROUND
    top, bottom = min(y for _, y in centres) - INRADIUS - AROUND, max(y for _, y in centres) + INRADIUS + AROUND
    seen = [
        cell
        for cell, (x, y) in enumerate(CENTRES)
        if left - RADIUS < x < right + RADIUS and top - INRADIUS < y < bottom + INRADIUS
    ]
    drawn = at(-left, -top, chart(part.position, say, seen), *_prices(part.prices))
    return _sheet(right - left, bottom - top, drawn, language, say)


def _prices(prices: dict[tuple[str, str], int]) -> list[str]:
    """On the border between two hexes, what it costs to cross it."""
    tags = []
    for (one, other), price in prices.items():
        (x, y), (beyond, below) = CENTRES[_cell(one)], CENTRES[_cell(other)]
        tag = path("M-9-12H9L16 0L9 12H-9L-16 0Z", "night glint-line", stroke_width=1.6)
        tags.append(at((x + beyond) / 2, (y + below) / 2, tag, words(price, 0, 5.6, "serif mid glint", 17)))
    return tags


def _tiles(language: str, say: Say) -> str:
    step, height = 2 * RADIUS + AROUND, 2 * INRADIUS + 2 * AROUND
    faces = [at(AROUND + RADIUS + step * i, height / 2, face(TILE_NAMES.index(name))) for i, name in enumerate(ROW)]
    return _sheet(step * len(ROW) + AROUND, height, "".join(faces), language, say)


def _sheet(width: float, height: float, drawn: str, language: str, say: Say) -> str:
    paper = box(0, 0, width, height, "paper")
    return sheet(width, height, "t-", say("tikal"), "", symbols(language), paper + drawn)

"""Who controls a temple: a ring around its plate, broken when the strongest are equal (T5.1)."""

from collections.abc import Sequence
from math import pi
from typing import Final

from ceiba.drawing.figures import MARKS
from ceiba.drawing.svg import group, number, path, polar, use
from ceiba.tikal.state import State
from ceiba.tikal.tables import COLOURS

RADIUS: Final = 18.4
WIDTH: Final = 5.8
EDGE: Final = 2.4  # on both sides together
STEP: Final = 2 * pi * RADIUS / 16  # from mark to mark
GAP: Final = 12  # degrees, at each end of a piece of a broken ring

# How a seat's mark runs along the ring: dashes of a length, so and so wide.
DASHES: Final = {"plain": (), "dots": ((2.4, 2.4),), "stripes": ((2.2, WIDTH),), "cross": ((4.4, 1.3), (1.3, 4.4))}


def symbols() -> list[str]:
    return [_ring(colour) for colour in COLOURS]


def _ring(colour: str) -> str:
    r = number(RADIUS)
    return group(_banded(f"M0-{r}a{r} {r} 0 1 1-.1 0", colour), id=f"control-{colour}")


def _banded(d: str, colour: str) -> str:
    """A line in the seat's colour, its mark all along."""
    drawn = [
        path(d, "edge-line", stroke_width=WIDTH + EDGE),
        path(d, f"{colour}-line", stroke_width=WIDTH),
    ]
    for length, width in DASHES[MARKS[colour]]:
        dashes = f"0 {(STEP - length) / 2:.2f} {length:.2f} {(STEP - length) / 2:.2f}"
        drawn.append(path(d, f"{colour}-mark-line", stroke_width=width, stroke_dasharray=dashes))
    return group(*drawn, stroke_linecap="butt")


def ring(p: State, cell: int, colours: Sequence[str]) -> str:
    """In the colour and mark of the one who would score; if several are strongest, a broken piece for each."""
    owner = p.controls(cell)
    if owner:
        return use(f"control-{colours[owner - 1]}", class_="control")
    strengths = [p.strength_at(cell, seat) for seat in range(1, p.seats + 1)]
    if not any(strengths):
        return ""
    rivals = [colours[seat] for seat, strength in enumerate(strengths) if strength == max(strengths)]
    pieces = rivals * 2
    turn = 360 / len(pieces)
    arcs = [_piece(colour, turn * number_ - 90, turn) for number_, colour in enumerate(pieces)]
    return group(*arcs, class_="contested")


def _piece(colour: str, start: float, turn: float) -> str:
    (x1, y1), (x2, y2) = polar(start + GAP, RADIUS), polar(start + turn - GAP, RADIUS)
    r = number(RADIUS)
    return _banded(f"M{number(x1)} {number(y1)}A{r} {r} 0 0 1 {number(x2)} {number(y2)}", colour)

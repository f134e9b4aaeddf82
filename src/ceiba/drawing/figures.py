"""The wooden figures of a seat: hexagonal prisms seen from above, each seat with a colour, a mark and a letter."""

from collections.abc import Iterable
from typing import Final

from ceiba.descriptor import COLOURS
from ceiba.drawing.svg import Point, at, circle, group, number, path, polar, polygon, words

# A seat's colour, and the mark that tells it apart where colours do not.
MARKS: Final[dict[str, str]] = dict(
    zip(COLOURS, ("plain", "dots", "stripes", "cross", "chevron", "ring", "diamond", "bar"), strict=True)
)


def _hexagon(radius: float, y: float) -> list[Point]:
    return [(x, y + dy) for x, dy in (polar(60 * corner, radius) for corner in range(6))]


def prism(colour: str, radius: float, height: float) -> str:
    """A prism on the ground at 0, 0: its sides, then its top; a pale rim keeps it apart from what is behind."""
    top, foot = _hexagon(radius, -height), _hexagon(radius, 0)
    sides = polygon([top[3], top[4], top[5], top[0], foot[0], foot[1], foot[2], foot[3]])
    edges = "".join(f"M{number(top[corner][0])} {number(top[corner][1])}v{number(height)}" for corner in (1, 2))
    return "".join(
        [
            path(sides, "slab-line", stroke_width=3.4),
            path(sides, f"{colour}-side edge-line", stroke_width=1.2),
            path(edges, "edge-line", stroke_width=0.7),
            path(polygon(top), f"{colour} edge-line", stroke_width=1.1),
        ]
    )


def mark(colour: str, radius: float, y: float = 0) -> str:
    """The seat's mark, within a circle around 0, y."""
    r, ink = radius, f"{colour}-mark"
    line, width = f"{ink}-line", {"stroke_width": radius * 0.3}
    n = number
    match MARKS[colour]:
        case "dots":
            places: Iterable[Point] = [(0, -0.5 * r), (-0.48 * r, 0.34 * r), (0.48 * r, 0.34 * r)]
            return "".join(circle(x, y + dy, 0.22 * r, ink) for x, dy in places)
        case "stripes":
            d = f"M{n(-0.3 * r)} {n(y - 0.6 * r)}v{n(1.2 * r)}M{n(0.3 * r)} {n(y - 0.6 * r)}v{n(1.2 * r)}"
        case "cross":
            a, b = n(0.9 * r), n(-0.9 * r)
            d = f"M{n(-0.45 * r)} {n(y - 0.45 * r)}l{a} {a}m0 {b}l{b} {a}"
        case "chevron":
            d = f"M{n(-0.5 * r)} {n(y + 0.3 * r)}l{n(0.5 * r)} {n(-0.6 * r)}l{n(0.5 * r)} {n(0.6 * r)}"
        case "ring":
            return circle(0, y, 0.42 * r, line, **width)
        case "diamond":
            a, b = n(0.5 * r), n(-0.5 * r)
            d = f"M0 {n(y - 0.5 * r)}l{a} {a}l{b} {a}l{b} {b}Z"
            return path(d, ink)
        case "bar":
            d = f"M{n(-0.55 * r)} {n(y)}h{n(1.1 * r)}"
        case _:
            return ""
    return path(d, line, **width)


def worker(colour: str) -> str:
    return group(prism(colour, 6.6, 4), mark(colour, 5.8, -4), id=f"worker-{colour}")


def stack(colour: str) -> str:
    """Four workers or more, piled up, the mark on the front; whoever uses it writes how many on top."""
    joints = "".join(f"M-9.6 {y}l4.8 8.3M9.6 {y}l-4.8 8.3" for y in (-5.3, -2.6))
    seams = path(joints, f"{colour}-mark-line", stroke_width=0.8, opacity="0.6")
    return group(prism(colour, 9.6, 8), seams, mark(colour, 4.4, 4.2), id=f"stack-{colour}")


def leader(colour: str, label: str, flies: int | str = 1) -> str:
    """Tall, with the seat's letter or number on top and its mark on a pennant that flies right, or with -1 left."""
    pennant, turned = "M0 -26.5L13.5 -22.4L0 -18.3Z", {} if flies == 1 else {"transform": f"scale({flies} 1)"}
    return group(
        group(path(pennant, "slab-line", stroke_width=3.4), **turned),
        prism(colour, 9.2, 10.5),
        words(label, 0, -6.6, f"serif mid {colour}-mark", 11.5),
        path("M0 -15.5V-26.5", "edge-line", stroke_width=1.5),
        group(path(pennant, f"{colour} edge-line", stroke_width=1.1), at(4.3, -22.4, mark(colour, 4)), **turned),
        id=f"leader-{colour}",
    )

"""What tiles show, as symbols to be used: clearing, pyramid, treasure, volcano, base camp."""

from ceiba.drawing.svg import (
    Hand,
    blob,
    box,
    ellipse,
    group,
    number,
    path,
    polar,
    polygon,
)
from ceiba.tikal.tables import HIGHEST_LEVEL

TOP = 24.0  # half the width of a pyramid's uppermost step
FORESHORTENED = 0.82  # how much less deep than wide a thing looks, seen from above and a little from the south


def symbols() -> list[str]:
    temples = [_temple(value) for value in range(1, HIGHEST_LEVEL + 1)]
    return [_glade(), _ring(), _gold_mask(), _pit(), _volcano(), _base(), *temples]


def _glade() -> str:
    """Tufts of grass, none where figures stand."""
    hand = Hand(3)
    places = [(-45, 14), (56, 9), (-43, -7), (46, -9), (-5, -32), (7, 40), (45, 22), (-22, 13), (23, -9), (3, 8)]
    return path(
        "".join(_tuft(x, y, hand.about(0.95, 0.25)) for x, y in places), "tuft-line", stroke_width=1.7, id="glade"
    )


def _tuft(x: float, y: float, size: float) -> str:
    root = f"M{number(x)} {number(y)}"
    blades = ((-1.5, -3, -5, -4), (-0.6, -4, -1.4, -7), (1, -4, 2.6, -6), (2, -2.4, 5.4, -3))
    return "".join(f"{root}q" + " ".join(number(size * step) for step in blade) for blade in blades)


def _temple(value: int) -> str:
    """A pyramid with one step for each level; its top stays in the middle of the hex, the rest grows below it."""
    pitch, rise = (5 + 1.4 * value) / value, min(2, 9 / value)
    steps = []
    for below in range(value - 1, -1, -1):
        half, y = TOP + pitch * below, rise * below
        deep = half * FORESHORTENED
        steps.append(box(-half, y - deep, 2 * half, 2 * deep + rise + 1, "riser edge-line", 2.5, stroke_width=0.9))
        steps.append(box(-half, y - deep, 2 * half, 2 * deep, "tread2" if below % 2 else "tread", 2.5))
    low = rise * value + (TOP + pitch * (value - 1)) * FORESHORTENED + 0.6
    treads = "".join(f"M-6 {number(y)}h12" for y in _between(TOP * FORESHORTENED, low, 2.9))
    stairs = [
        box(-6.5, 12, 13, low - 12, "slab edge-line", stroke_width=0.9),
        path(treads, "riser-line", stroke_width=0.9),
    ]
    return group(*steps, *stairs, id=f"temple{value}")


def _between(first: float, last: float, step: float) -> list[float]:
    return [first + step * count for count in range(int((last - first) / step) + 1)]


def _ring() -> str:
    """Stones laid in a ring around what was buried."""
    hand = Hand(21)
    pebbles = []
    for stone in range(13):
        x, y = polar(360 * stone / 13 + 8, 1)
        size = hand.about(5, 0.9)
        points = [(x * 35 + px, y * 29 + py) for px, py in hand.round(size, size * 0.85, 6, 0.14)]
        pebbles.append(path(blob(points), "slab edge-line", stroke_width=1.1))
    return group(ellipse(0, 0, 34, 28, "trail"), *pebbles, id="ring")


def _gold_mask() -> str:
    face = "M-7.8-6C-8.4-9-4-9.8 0-9.8S8.4-9 7.8-6C8.8 0 6.2 8.8 0 9.9C-6.2 8.8-8.8 0-7.8-6Z"
    eyes = "M-5.4-2.5Q-3.4-4.2-1.4-2.3Q-3.4-.8-5.4-2.5ZM5.4-2.5Q3.4-4.2 1.4-2.3Q3.4-.8 5.4-2.5Z"
    return group(
        path(face, "gold edge-line", stroke_width=1.3),
        path("M-5.2-6.4Q0-8.2 5.2-6.4", "glint-line", stroke_width=1.5),
        path(eyes + "M-2.8 5Q0 3.4 2.8 5Q0 7.4-2.8 5Z", "night"),
        path("M0-2.5v4.2l-1.3 .8h2.6", "night-line", stroke_width=1),
        id="gold-mask",
    )


def _pit() -> str:
    """Where a mask was."""
    shade = path("M-6 .5A6.5 7 0 0 1 6 .5", "riser-line", stroke_width=1.4)
    return group(ellipse(0, 1, 6.5, 7, "soil"), shade, id="pit")


def _volcano() -> str:
    hand = Hand(31)

    def heap(rx: float, ry: float, knots: int, spread: float, up: float) -> str:
        return blob([(x, y - up) for x, y in hand.round(rx, ry, knots, spread)])

    ridges = []
    for angle in range(10, 370, 30):
        (x1, y1), (x2, y2) = polar(angle, 27), polar(hand.about(angle, 6), hand.about(48, 6))
        ridges.append(f"M{number(x1)} {number(y1 * 0.8 - 8)}L{number(x2)} {number(y2 * 0.88 - 1)}")
    stream = "M-8 6C-9 16-14 20-12 30C-11 36-15 40-13 45C-8 46-6 40-6 34C-6 26 1 22 2 8Z"
    return group(
        path(heap(58, 52, 18, 0.07, 0), "cone edge-line", stroke_width=1.4),
        path(heap(43, 38, 14, 0.1, 3), "scree"),
        path("".join(ridges), "basalt-line", stroke_width=2.2),
        path(stream, "lava edge-line", stroke_width=1),
        path(heap(23, 17, 11, 0.08, 8), "basalt edge-line", stroke_width=1.6),
        path(heap(18, 12.5, 10, 0.07, 7.5), "lava"),
        path(heap(11, 7, 8, 0.1, 6), "ember"),
        id="volcano",
    )


def _base() -> str:
    """Two tents and a fire between them."""
    front, side = [(-45, 12), (-31, -16), (-16.5, 13)], [(-31, -16), (-9.5, 8), (-16.5, 13)]
    tent = "".join(
        [
            path(polygon(front), "canvas edge-line", stroke_width=1.3),
            path(polygon(side), "canvas2 edge-line", stroke_width=1.3),
            path(polygon([(-36.5, 12.3), (-31, -3.5), (-25, 12.7)]), "night"),
        ]
    )
    fire = [
        path("M-9 22l17-5M9 22l-17-5", "wood-line", stroke_width=3.6),
        path("M0 20C-9 18-9 9-3.5 3C-3.5 8-1 8 0 0C7 5 10 15 0 20Z", "lava edge-line", stroke_width=1.1),
        path("M0 18.5C-4.4 16-3.4 12 0 7.5C3.4 12 4.4 16 0 18.5Z", "ember"),
    ]
    return group(tent, group(tent, transform="scale(-1 1)"), *fire, id="base")

"""The quest cards: treasures, hazards, artifacts, and their backs. Drawn 84 by 118 around 0, 0."""

from typing import Final

from ceiba.drawing.svg import box, circle, group, path, polar, polygon, scaled, use, words
from ceiba.incan_gold.drawing.gems import heap
from ceiba.incan_gold.tables import HAZARDS

WIDTH: Final = 84.0
HEIGHT: Final = 118.0


def symbols() -> list[str]:
    return [*(_hazard(name) for name in HAZARDS), _rays(), _artifact(), _taken(), _back()]


def _blank(class_: str) -> str:
    return box(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, f"{class_} edge-line", 8, stroke_width=1.8)


def _hazard(name: str) -> str:
    """A broad border of clay around a field of alarm."""
    field = box(-35, -52, 70, 104, "alarm edge-line", 5, stroke_width=1.4)
    teeth = [polygon([(x, y), (x + 7, y * 0.87), (x + 14, y)]) for x in range(-35, 35, 14) for y in (-52, 52)]
    return group(_blank("clay"), field, path("".join(teeth), "clay"), scaled(0.88, use(name)), id=f"card-{name}")


def _artifact() -> str:
    """The idol before rays of light."""
    return group(
        _blank("jade"),
        box(-35, -52, 70, 104, "crown edge-line", 5, stroke_width=1.4),
        use("rays"),
        circle(0, 0, 26, "canopy"),
        scaled(1.12, use("idol", 0, 2)),
        id="card-artifact",
    )


def _rays() -> str:
    beams = [polygon([polar(angle - 6, 14), polar(angle, 40), polar(angle + 6, 14)]) for angle in range(0, 360, 30)]
    return path("".join(beams), "gold", opacity="0.55", id="rays")


def _taken() -> str:
    """Where an artifact lay before somebody carried it out."""
    return group(
        _blank("jade"),
        box(-35, -52, 70, 104, "crown edge-line", 5, stroke_width=1.4),
        path("M-22 30H22L17 16H-17Z", "wall edge-line", stroke_width=1.4),
        path("M-9-18L9 0M9-18L-9 0", "grid-line", stroke_width=3),
        id="card-taken",
    )


def _back() -> str:
    """A stepped sun."""
    steps = [(30, 8), (24, 14), (18, 20), (12, 26)]
    sun = "".join(f"M{-x} {-y}H{x}V{y}H{-x}Z" for x, y in steps)
    return group(
        _blank("clay"),
        box(-36, -53, 72, 106, "gold-line", 5, stroke_width=1.4),
        path(sun, "gold"),
        circle(0, 0, 13, "clay"),
        circle(0, 0, 8, "gold"),
        path("M-30-46H30M-30 46H30", "gold-line", stroke_width=2.4, stroke_dasharray="6 5"),
        id="card-back",
    )


def face(name: str, taken: bool = False) -> str:
    """The face of a card by its name; `taken` says that its artifact is gone."""
    if not name.isdigit():
        return use("card-taken" if taken else f"card-{name}")
    value = int(name)
    return "".join(
        [
            _blank("plate"),
            box(-37, -54, 74, 108, "tread2-line", 5, stroke_width=1.4),
            words(value, 0, -18, "serif mid night", 38),
            heap(value, 0, 22),
        ]
    )

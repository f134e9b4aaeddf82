"""Gems and artifacts: turquoise ones, obsidian fives, gold tens (I1.4), and the idol that gleams."""

from typing import Final

from ceiba.drawing.svg import at, group, path, polar, polygon, scaled, use
from ceiba.incan_gold.tables import GEMS

# Where up to six gems lie together, each within 24 by 24.
HEAPS: Final = (
    (),
    ((0, 0),),
    ((-13, 0), (13, 0)),
    ((-13, 11), (13, 11), (0, -11)),
    ((-13, -12), (13, -12), (-13, 12), (13, 12)),
    ((-14, -14), (14, -14), (0, 1), (-14, 16), (14, 16)),
    ((-26, -12), (0, -12), (26, -12), (-26, 12), (0, 12), (26, 12)),
)


def symbols() -> list[str]:
    return [_turquoise(), _obsidian(), _gold(), _idol()]


def _turquoise() -> str:
    """Rounded like a pebble."""
    stone = "M-9.5 2C-10-6-5-10 1-10C8-10 11-4 10 2C9 8 4 10-1 10C-6 10-9 8-9.5 2Z"
    return group(
        path(stone, "turquoise edge-line", stroke_width=1.5),
        path("M-6.5-1C-6-5-3-7.4 1-7.4C3-7.4 5-6.4 6-5C2-5-4-3-6.5-1Z", "lagoon"),
        path("M-3 4.5C0 6.5 4 6 6.5 3.5", "lagoon-line", stroke_width=1.2),
        id="turquoise",
    )


def _obsidian() -> str:
    """Split and sharp."""
    return group(
        path("M0-12L10-2L5 11H-6L-10-3Z", "obsidian edge-line", stroke_width=1.5),
        path("M0-12L2-1L-10-3Z", "smoke"),
        path("M2-1L10-2L5 11Z", "smoke", opacity="0.55"),
        path("M2-1L-6 11", "smoke-line", stroke_width=1),
        id="obsidian",
    )


def _gold() -> str:
    """Cut in eight."""
    rim = [polar(angle + 22.5, 12) for angle in range(0, 360, 45)]
    table = [(x * 0.57, y * 0.57) for x, y in rim]
    facets = "".join(polygon([a, b]) for a, b in zip(rim, table, strict=True))
    return group(
        path(polygon(rim), "gold edge-line", stroke_width=1.5),
        path(facets, "amber-line", stroke_width=1),
        path(polygon(table), "glint amber-line", stroke_width=1),
        id="gold",
    )


def _idol() -> str:
    """A squat figure of gold, arms raised."""
    half = "H9L11-17H15L13-8H8L9-3H17V-10H22V3H9L8 12H11V20"
    other = "H-11V12H-8L-9 3H-22V-10H-17V-3H-9L-8-8H-13L-15-17H-11Z"
    return group(
        path(f"M-9-24{half}{other}", "gold edge-line", stroke_width=1.8),
        path("M-7.5-21.5H7.5M-5 8.5H5M-8 16.5H8", "glint-line", stroke_width=1.8),
        path("M-6-16h4v3.4h-4zM6-16h-4v3.4h4zM-4-10.4h8v2h-8z", "night"),
        path("M0-2L4 2L0 6L-4 2Z", "turquoise edge-line", stroke_width=1),
        id="idol",
    )


def change(worth: int) -> list[str]:
    """The fewest gems of this worth, the largest first."""
    paid = []
    for name, each, _ in reversed(GEMS):
        paid += [name] * (worth // each)
        worth %= each
    return paid


def heap(worth: int, x: float, y: float, size: float = 1) -> str:
    """The gems of a treasure card, laid out around a point."""
    gems = change(worth)
    spots = HEAPS[len(gems)]
    return at(x, y, scaled(size, *(use(gem, *spot) for gem, spot in zip(gems, spots, strict=True))))


def row(worth: int, x: float, y: float, step: float, size: float = 1) -> str:
    """Gems in a row from a point to the right; of many, only the first."""
    return "".join(at(x + step * place, y, scaled(size, use(gem))) for place, gem in enumerate(change(worth)[:9]))

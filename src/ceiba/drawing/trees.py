"""Tree crowns from above, a few that differ: jungle is made of them."""

from typing import Final

from ceiba.drawing.svg import Hand, Point, blob, group, path, polar

TREES: Final = 4


def trees() -> list[str]:
    """The symbols tree0, tree1 and so on."""
    return [_tree(seed) for seed in range(TREES)]


def _lobes(hand: Hand, radius: float, count: int) -> list[Point]:
    """The outline of a crown: bumps and dents in turn."""
    points = []
    for lobe in range(count):
        angle = hand.about(360 * lobe / count, 60 / count)
        points.append(polar(angle, hand.about(radius, radius * 0.08)))
        points.append(polar(angle + 180 / count, radius * hand.about(0.8, 0.04)))
    return points


def _tree(seed: int) -> str:
    """One crown, lit from the upper left."""
    hand = Hand(seed + 11)
    body = path(blob(_lobes(hand, 21, 7 + seed % 2)), "crown shade-line", stroke_width=1.6)
    lit = [(x * 0.7 - 3, y * 0.7 - 3.5) for x, y in _lobes(hand, 20, 6)]
    top = [(x * 0.34 - 5, y * 0.34 - 6) for x, y in _lobes(hand, 20, 5)]
    return group(body, path(blob(lit), "canopy"), path(blob(top), "frond"), id=f"tree{seed}")

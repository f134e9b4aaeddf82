"""Closed jungle: tree crowns, and the hedge along borders that cannot be crossed."""

from typing import Final

from ceiba.drawing.svg import Hand, element, group, number, path, polar, use
from ceiba.drawing.trees import TREES, trees
from ceiba.tikal.drawing.hexes import INRADIUS, RADIUS

THICKETS: Final = 6


def symbols() -> list[str]:
    thickets = [_thicket(seed) for seed in range(THICKETS)]
    clip = element("clipPath", use("hex"), id="in-hex")
    return [clip, *trees(), *thickets, _hedge()]


def which(cell: int) -> int:
    """Which thicket a closed hex has: the step is chosen so that neighbours differ."""
    return cell * 5 % 7 % THICKETS


def thicket(cell: int, x: float, y: float) -> str:
    """A closed hex. Light falls from one side, so none is turned."""
    return use(f"thicket{which(cell)}", x, y)


def _thicket(seed: int) -> str:
    """The trees of one hex: one in the middle, two rings around it, from the back to the front."""
    hand = Hand(seed + 101)
    places = [(hand.about(0, 5), hand.about(0, 5))]
    places += [polar(hand.about(60 * tree + 30, 8), hand.about(30, 4)) for tree in range(6)]
    places += [polar(hand.about(30 * tree, 6), hand.about(60, 3)) for tree in range(12)]
    crowns = []
    for rank, (x, y) in enumerate(sorted(places, key=lambda place: place[1])):
        size = f"{hand.about(1.0, 0.14):.2f}"
        place = f"translate({number(x)} {number(y)}) scale({size})"
        crowns.append(use(f"tree{(rank + seed) % TREES}", transform=place))
    return group(*crowns, id=f"thicket{seed}", clip_path="url(#in-hex)")


def _hedge() -> str:
    """Along the north side, grown inwards; the other sides turn it."""
    hand = Hand(7)
    half, top, bumps = RADIUS / 2 - 1, INRADIUS - 0.6, 9
    step = 2 * half / bumps
    d = [f"M{number(-half)} {number(-top)}"]
    for bump in range(bumps):
        x = -half + step * (bump + 1)
        low = number(-top + (hand.about(6.2, 1.4) if 0 < bump < bumps - 1 else 3.4))
        d.append(
            f"C{number(x - step * 0.95)} {low} {number(x - step * 0.05)} {low} {number(x)} {number(-top + 1.6)}"
        )
    d.append(f"L{number(half)} {number(-top)}Z")
    return path("".join(d), "hedge edge-line", stroke_width=1, id="hedge")

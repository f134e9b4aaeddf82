"""What players have put on a hex: figures, camps, guards."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ceiba.drawing import figures
from ceiba.drawing.svg import Point, at, group, number, path, polar, polygon, use, words
from ceiba.tikal.state import MOST_SEATS, State
from ceiba.tikal.tables import COLOURS
from ceiba.words import Say


class Formation(NamedTuple):
    """Where the feet of workers stand in a corner on the right; one on the left mirrors it."""

    stack: Point
    workers: tuple[tuple[Point, ...], ...]  # by how many they are; more are piled up


class Corner(NamedTuple):
    """How figures stand in a corner. A leader stands behind the workers, lest the pennant hide them."""

    unled: Formation
    led: Formation
    leader: Point
    lone_leader: Point


NORTH: Final = Corner(
    unled=Formation(
        (22.5, -35), ((), ((22.5, -37),), ((16, -41), (29, -33.5)), ((14, -35), (25.5, -42), (26.5, -28)))
    ),
    led=Formation((25, -21), ((), ((24.5, -23),), ((17, -25), (31, -23)), ((14, -27), (26, -21), (37, -26)))),
    leader=(24.5, -36),
    lone_leader=(23, -31),
)
SOUTH: Final = Corner(
    unled=Formation((22.5, 42), ((), ((22.5, 41),), ((16, 44), (29, 37)), ((14, 38), (26.5, 34), (25.5, 47)))),
    led=Formation((27, 47), ((), ((25, 46),), ((18, 47), (31, 43)), ((13.5, 45), (25.5, 49), (36, 40)))),
    leader=(22.5, 33),
    lone_leader=(23, 44),
)

# Each seat's own corner of every hex, clockwise from the upper left; -1: on the left.
CORNERS: Final = ((NORTH, -1), (NORTH, 1), (SOUTH, 1), (SOUTH, -1))


def flying(colours: Sequence[str]) -> dict[str, int | str]:
    """Pennants fly away from the middle of the hex: to the right or, with -1, to the left, by colour."""
    return {colour: right for colour, (_, right) in zip(colours, CORNERS, strict=False)}


def symbols(say: Say, flies: Mapping[str, int | str]) -> list[str]:
    """Leaders and camps bear the letter of their colour, which differs from language to language."""
    drawn = []
    for colour in COLOURS:
        letter = say(f"letter-{colour}")
        leader = figures.leader(colour, letter, flies.get(colour, 1))
        drawn += [figures.worker(colour), figures.stack(colour), leader]
        drawn += [_camp(colour, letter), _guard(colour)]
    return drawn


def _camp(colour: str, letter: str) -> str:
    """A tent in the seat's colour, its letter in the door, its mark on the side."""
    front, side, door = (
        [(-21, 16), (-5, -17), (11, 17)],
        [(-5, -17), (22, 9), (11, 17)],
        [(-13, 16.3), (-5, -4), (3, 16.7)],
    )
    return group(
        path(polygon([front[0], front[1], side[1], side[2]]), "slab-line", stroke_width=4),
        path(polygon(front), f"{colour} edge-line", stroke_width=1.4),
        path(polygon(side), f"{colour}-side edge-line", stroke_width=1.4),
        path(polygon(door), "night"),
        words(letter, -5, 15, "serif mid plate", 11.5),
        at(10, 4.5, figures.mark(colour, 5.2)),
        id=f"camp-{colour}",
    )


def _guard(colour: str) -> str:
    """A figure with a spread headdress of feathers."""
    tips = [polar(angle, 17) for angle in range(-162, -17, 24)]
    fan = "M0-6" + "".join(f"L{number(x)} {number(y - 7)}" for x, y in tips) + "Z"
    feathers = "".join(f"M0-6L{number(x)} {number(y - 7)}" for x, y in tips[1:-1])
    return group(
        path(fan, "slab-line", stroke_width=6),
        path(fan, "gold edge-line", stroke_width=3.4),
        path(fan, "gold gold-line", stroke_width=1.2),
        path(feathers, "edge-line", stroke_width=0.9),
        figures.prism(colour, 8.8, 8),
        figures.mark(colour, 7.6, -8),
        id=f"guard-{colour}",
    )


def standing(p: State, cell: int, colours: Sequence[str]) -> str:
    """The camp or the guard of a hex, then every seat's figures, those behind first."""
    drawn = []
    if p.camp[cell]:
        drawn.append(use(f"camp-{colours[p.camp[cell] - 1]}", class_="camp"))
    if p.guard[cell]:
        drawn.append(use(f"guard-{colours[p.guard[cell] - 1]}", 0, -20, class_="guard"))
    placed: list[tuple[float, str]] = []
    for seat in range(p.seats):
        placed += _cluster(seat, colours[seat], p.workers[cell * MOST_SEATS + seat], p.leader[seat] == cell)
    return "".join([*drawn, *(figure for _, figure in sorted(placed))])


def _cluster(seat: int, colour: str, workers: int, leader: bool) -> list[tuple[float, str]]:
    """The figures of one seat on a hex, each with how far down it stands."""
    corner, right = CORNERS[seat]
    formation = corner.led if leader else corner.unled
    placed = []
    if leader:
        x, y = corner.leader if workers else corner.lone_leader
        placed.append((y, use(f"leader-{colour}", x * right, y, class_="leader")))
    if workers >= len(formation.workers):
        x, y = formation.stack
        many = words(workers, 0, -3.6, f"serif mid {colour}-mark", 12.5)
        placed.append((y, at(x * right, y, use(f"stack-{colour}"), many, class_="stack")))
        return placed
    for x, y in formation.workers[workers]:
        placed.append((y, use(f"worker-{colour}", x * right, y, class_="worker")))
    return placed

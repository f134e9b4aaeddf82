"""The picture of the coast: drawn from what a seat may know and nothing else, without a word in any language."""

from typing import Any

from ceiba.drawing.figures import MARKS, mark
from ceiba.drawing.frame import frame
from ceiba.drawing.sheet import sheet
from ceiba.drawing.svg import at, box, circle, group, path, polygon, words
from lightkeepers.tables import FOGS, NIGHTS

WIDTH, HEIGHT, HORIZON, SHORE = 640, 400, 176, 362
WAVES = "".join(f"M{30 + y % 40} {y}" + "q10 -7 20 0t20 0t20 0m60 0" * 4 for y in range(196, 340, 21))
SHIP = "M-58 0H58L44 26H-44ZM-4 0V-84H0V0M4 -80Q46 -50 40 -8H4ZM-8 -66Q-38 -40 -36 -8H-8Z"
EDGE = {"stroke_width": 2}


def draw(view: dict[str, Any]) -> str:
    each = (WIDTH - 60) / len(view["seats"])
    sea = box(14, HORIZON, WIDTH - 28, SHORE - HORIZON, "blue-side") + path(WAVES, "blue-line", **EDGE)
    drawn = [box(0, 0, WIDTH, HEIGHT, "paper"), sea]
    for n, fog in enumerate([*view["fogs"], *[""] * NIGHTS][:NIGHTS]):
        drawn.append(at(64 + 44 * n, 56, _moon(n + 1 == view["night"], FOGS.index(fog) + 1 if fog else 0)))
    ship = path(SHIP, "canvas edge-line", **EDGE) if view["in_sight"] else ""
    drawn.append(at(500, HORIZON - 18, ship, at(0, 13, _chest(view["sea"]))))
    drawn += [at(30 + each * (n + 0.5), SHORE - 56, _keeper(seat, n, each)) for n, seat in enumerate(view["seats"])]
    return sheet(WIDTH, HEIGHT, "l-", "", "", [], "".join(drawn) + frame(WIDTH, HEIGHT))


def _moon(tonight: bool, fog: int) -> str:
    """A night: tonight's shines, and those that are over show how thick the fog was."""
    lines = "".join(f"M-12 {6 * line - 9}q6 -4 12 0t12 0" for line in range(fog))
    return circle(0, 0, 17, f"{'gold' if tonight else 'leaf'} ink-line", **EDGE) + path(lines, "ink-line", **EDGE)


def _chest(number: object) -> str:
    return box(-20, -13, 40, 26, "wood edge-line", 4, **EDGE) + words(number, 0, 7, "serif mid glint", 19)


def _keeper(seat: dict[str, Any], number: int, width: float) -> str:
    """Cliff, tower and lamp; the beam is as long as the lamp is bright. Below, a barrel of oil and the chests."""
    colour, reach = [*MARKS][number], 36 * (seat["burning"] or 0)
    return group(
        path(polygon([(0, -92), (-reach / 2, -92 - reach), (reach / 2, -92 - reach)]), "glint", opacity="0.7"),
        path(f"M{-width / 2} 56L-50 0H50L{width / 2} 56Z", "scree edge-line", **EDGE),
        path("M-22 4L-14 -80H14L22 4Z", f"{colour} edge-line", **EDGE) + at(0, -36, mark(colour, 14)),
        box(-11, -104, 22, 24, f"{'ember' if reach else 'leaf'} edge-line", 3, **EDGE),
        path("M-16 -104L0 -120L16 -104Z", "clay edge-line", **EDGE),
        circle(-26, 30, 14, "ember edge-line", **EDGE) + words(seat["oil"], -26, 37, "serif mid night", 19),
        at(26, 30, _chest("?" if seat["chests"] is None else seat["chests"])),
    )

"""Small pieces of SVG: elements, numbers and curves."""

from collections.abc import Iterable
from html import escape
from math import cos, radians, sin
from random import Random

Point = tuple[float, float]


def number(value: float) -> str:
    """As short as it can be, to a tenth of a unit: nobody sees less."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


# Our classes have a prefix: in a notebook, the style sheet of a picture applies to the whole page.
MARK = "c-"


def element(name: str, *inside: str, **attributes: str | float) -> str:
    """`element("path", d="M0 0", class_="ink")`: a trailing underscore goes, others become hyphens."""
    said = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{_value(key, value)}"' for key, value in attributes.items()
    )
    return f"<{name}{said}>{''.join(inside)}</{name}>" if inside else f"<{name}{said}/>"


def _value(key: str, value: str | float) -> str:
    if not isinstance(value, str):
        return number(value)
    return " ".join(MARK + name for name in value.split()) if key == "class_" else value


def group(*inside: str, **attributes: str | float) -> str:
    return element("g", *inside, **attributes)


def at(x: float, y: float, *inside: str, **attributes: str | float) -> str:
    """A group whose origin lies at a point."""
    return element("g", *inside, transform=f"translate({number(x)} {number(y)})", **attributes)


def use(what: str, x: float = 0, y: float = 0, class_: str = "", turn: float = 0, **attributes: str | float) -> str:
    """A symbol, drawn here; the class says what those parts of it inherit that have none of their own."""
    said: dict[str, str | float] = {"href": f"#{what}"}
    said |= {key: value for key, value in (("x", x), ("y", y), ("class_", class_)) if value}
    if turn:
        said["transform"] = f"rotate({number(turn)})"
    return element("use", **said, **attributes)


def turned(degrees: float, *inside: str) -> str:
    return element("g", *inside, transform=f"rotate({number(degrees)})") if degrees else "".join(inside)


def scaled(size: float, *inside: str) -> str:
    return element("g", *inside, transform=f"scale({size:.3g})")


def path(d: str, class_: str, **attributes: str | float) -> str:
    return element("path", d=d, class_=class_, **attributes)


def circle(x: float, y: float, r: float, class_: str, **attributes: str | float) -> str:
    return element("circle", cx=x, cy=y, r=r, class_=class_, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, class_: str, **attributes: str | float) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, class_=class_, **attributes)


def box(
    x: float, y: float, width: float, height: float, class_: str, rx: float = 0, **attributes: str | float
) -> str:
    rounding = {"rx": rx} if rx else {}
    return element("rect", x=x, y=y, width=width, height=height, **rounding, class_=class_, **attributes)


def words(said: object, x: float, y: float, class_: str, size: float, **attributes: str | float) -> str:
    """Plain words, or with the class `serif` those of the map; nothing, if nothing is said."""
    if said == "":
        return ""
    face = class_ if "serif" in class_.split() else f"words {class_}"
    return element("text", escape(str(said)), x=x, y=y, class_=face, font_size=size, **attributes)


def title(said: str) -> str:
    """What a pointer held over the parent tells."""
    return element("title", escape(said))


# -- curves -------------------------------------------------------------------------------------------


def polar(angle: float, distance: float) -> Point:
    """A point by its angle in degrees, clockwise from the right as on screen."""
    return cos(radians(angle)) * distance, sin(radians(angle)) * distance


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def blob(points: list[Point], stiffness: float = 6) -> str:
    """A closed curve that runs smoothly through all points."""
    bends = []  # by how much the curve pulls ahead at each point; it comes in from where it goes on
    for (x0, y0), (x2, y2) in zip(points[-1:] + points, [*points[1:], points[0]], strict=False):
        bends.append(((x2 - x0) / stiffness, (y2 - y0) / stiffness))
    (x, y), (across, down) = points[0], bends[0]
    d = [f"M{number(x)} {number(y)}C{number(x + across)} {number(y + down)}"]
    for (x, y), (across, down) in zip([*points[1:], points[0]], [*bends[1:], bends[0]], strict=True):
        d.append(" ".join(map(number, (x - across, y - down, x, y))))
    return f"{d[0]} {'S'.join(d[1:])}Z"


class Hand:
    """A draughtsman's hand: no two strokes alike, yet the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def about(self, value: float, spread: float) -> float:
        return value + self._random.uniform(-spread, spread)

    def round(self, rx: float, ry: float, knots: int, spread: float) -> list[Point]:
        """Points around an ellipse, each off by up to `spread` of the radius."""
        points = []
        for knot in range(knots):
            x, y = polar(self.about(360 * knot / knots, 180 * spread / knots), 1)
            off = self.about(1, spread)
            points.append((x * rx * off, y * ry * off))
        return points

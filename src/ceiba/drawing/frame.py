"""What surrounds a picture: a ruled border with stepped corners; and a compass for maps."""

from ceiba.drawing.svg import circle, group, number, path, polygon

INSET = 9.0


def frame(width: float, height: float, inset: float = INSET) -> str:
    """Two ink lines; at each corner they turn in steps, as masons laid them."""
    return _stepped(width, height, inset, 1.8) + _stepped(width, height, inset + 5, 0.8)


def _stepped(width: float, height: float, inset: float, stroke: float) -> str:
    n, step = number, 8
    across, down = width - 2 * inset - 6 * step, height - 2 * inset - 6 * step
    d = (
        f"M{n(inset + 3 * step)} {n(inset)}h{n(across)}"
        + f"v{step}h{step}" * 3
        + f"v{n(down)}"
        + f"h-{step}v{step}" * 3
        + f"h-{n(across)}"
        + f"v-{step}h-{step}" * 3
        + f"v-{n(down)}"
        + f"h{step}v-{step}" * 3
        + "Z"
    )
    return path(d, "ink-line", stroke_width=stroke)


def compass() -> str:
    """North is up."""
    dark = [polygon([(0, -25), (0, 0), (5, -5)]), polygon([(25, 0), (0, 0), (5, 5)])]
    dark += [polygon([(0, 25), (0, 0), (-5, 5)]), polygon([(-25, 0), (0, 0), (-5, -5)])]
    star = polygon([(0, -25), (5, -5), (25, 0), (5, 5), (0, 25), (-5, 5), (-25, 0), (-5, -5)])
    return group(
        circle(0, 0, 17, "faint-line", stroke_width=1),
        circle(0, 0, 14, "faint-line", stroke_width=0.7, stroke_dasharray="1 3"),
        path(star, "leaf ink-line", stroke_width=1.2),
        path("".join(dark), "ink"),
    )

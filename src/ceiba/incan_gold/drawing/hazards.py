"""The five hazards, each to be known from across the room: within a square of 72 around 0, 0."""

from ceiba.drawing.svg import Hand, at, blob, circle, ellipse, group, number, path, polygon


def symbols() -> list[str]:
    return [_snakes(), _spiders(), _mummies(), _fire(), _rockfall()]


def _snakes() -> str:
    """Two, risen against each other."""
    body = "M-4 33C-30 36-36 24-24 18C-12 12-4 8-8-2C-12-12-30-8-28-20C-27-27-20-29-14-28"
    head = "M-20-35C-12-38-4-33-3-28C-6-22-15-21-21-23C-25-27-25-32-20-35Z"
    snake = "".join(
        [
            path(body, "night-line", stroke_width=11.5),
            path(body, "jade-line", stroke_width=7.5),
            path(body, "night-line", stroke_width=2.6, stroke_dasharray="0.1 6.5"),
            path(head, "jade night-line", stroke_width=2.2),
            circle(-12, -30, 2.3, "night"),
            path("M-3-27.5L4-26M.6-26.6L4-30", "lava-line", stroke_width=1.8),
        ]
    )
    return group(snake, group(snake, transform="translate(4 2) scale(-1 1)"), id="snakes")


def _spiders() -> str:
    """One, let down on its thread."""
    right = "M7-4C16-14 24-16 26-30M8 0C20-6 28-6 35-12M8 5C20 4 28 8 34 18M7 10C16 14 22 20 22 34"
    legs = path(right, "night-line", stroke_width=4.6)
    return group(
        path("M0-36V-12", "night-line", stroke_width=1.8),
        legs,
        group(legs, transform="scale(-1 1)"),
        ellipse(0, 13, 14, 17, "night"),
        circle(0, -6, 9.5, "night"),
        path("M-3.6-8.4h.1M3.6-8.4h.1", "lava-line", stroke_width=4.2),
        path("M0 5L5 12L0 19L-5 12Z", "lava"),
        id="spiders",
    )


def _mummies() -> str:
    """Head and shoulders in bandages, awake."""
    outline = "M-31 36C-31 16-24 12-14 9C-22-2-22-34 0-34S22-2 14 9C24 12 31 16 31 36Z"
    wraps = (
        "M-17-20L14-27M-19-4L-9-3M10-5L18-8M-17 3L15-1M-14 9L12 6M-26 18L8 12M-30 27L24 15M-14 36L30 26M10-30L17-18"
    )
    return group(
        path(outline, "slab night-line", stroke_width=3.4),
        path(wraps, "night-line", stroke_width=2.2),
        path("M-19-15C-10-20 10-21 19-17L18-6C8-8-8-7-18-4Z", "night"),
        circle(-8, -11.5, 3.6, "ember"),
        circle(9, -13, 3.6, "ember"),
        id="mummies",
    )


def _fire() -> str:
    return group(
        path(
            "M2-37C6-24 26-16 26 8C26 26 14 36 0 36S-27 26-26 8C-25-4-18-8-15-20C-8-16-6-10-6-6C0-12 4-24 2-37Z",
            "lava night-line",
            stroke_width=3.4,
        ),
        path("M3-12C6-2 17 2 16 15C15 26 8 32 0 32S-16 26-15 14C-14 6-9 4-8-2C-3 0-2 4-2 8C2 4 4-4 3-12Z", "ember"),
        path("M1 12C5 18 8 20 7 25C6 30 3 32 0 32S-7 29-6 24C-5 19 0 18 1 12Z", "glint"),
        id="fire",
    )


def _rockfall() -> str:
    """Boulders, and the way they came."""
    hand = Hand(5)
    drawn = []
    for x, y, size in ((-15, 18, 17), (17, 22, 13), (8, -6, 12), (-21, -12, 9), (24, -20, 7)):
        shape = hand.round(size, size * 0.9, 7, 0.14)
        lit = [(-0.5, -0.45), (0.1, -0.6), (0.05, -0.1), (-0.5, 0)]
        fall = f"M{number(-0.5 * size)} {number(-size - 4)}v{number(-0.7 * size)}"
        fall += f"M{number(0.4 * size)} {number(-size - 5)}v{number(-0.5 * size)}"
        boulder = [
            path(fall, "night-line", stroke_width=2.4),
            path(polygon(shape), "scree night-line", stroke_width=3),
            path(blob([(size * right, size * down) for right, down in lit]), "wall2"),
        ]
        drawn.append(at(x, y, *boulder))
    return group(*drawn, id="rockfall")

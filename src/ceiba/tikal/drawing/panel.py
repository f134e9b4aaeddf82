"""The side panel: what happens now, every seat's means, and what is still to come."""

from collections.abc import Sequence
from typing import Final

from ceiba.bits import members
from ceiba.drawing.svg import at, box, circle, group, path, polygon, scaled, use, words
from ceiba.tikal.drawing import captions
from ceiba.tikal.drawing.hexes import outline
from ceiba.tikal.drawing.motifs import wafers
from ceiba.tikal.drawing.tiles import face
from ceiba.tikal.scoring import points_now
from ceiba.tikal.state import EXPLORE, FIND, OVER, SUPPLY, State
from ceiba.tikal.tables import (
    LETTER_ENDS,
    LETTERS,
    MOTIF_COUNT,
    MOTIFS,
    NO_TILE,
    TILE_NAMES,
    TURN_POINTS,
)
from ceiba.words import Say

WIDTH: Final = 396.0
HEAD: Final = 148.0
FOOT: Final = 118.0
HIGHEST_ROW: Final = 126.0
GAP: Final = 8.0


def panel(p: State, height: float, say: Say, colours: Sequence[str]) -> str:
    """Everything beside the board, `height` high, its upper left corner at 0, 0."""
    seats: int = p.seats
    room = min(HIGHEST_ROW, (height - HEAD - FOOT) / seats)
    rows = [at(0, HEAD + room * seat, _seat(p, seat, room - GAP, say, colours)) for seat in range(seats)]
    return "".join([_head(p, say, colours), *rows, at(0, height - FOOT, _to_come(p, say))])


# -- now ----------------------------------------------------------------------------------------------


def _head(p: State, say: Say, colours: Sequence[str]) -> str:
    drawn = [
        words(say("tikal").upper(), 0, 30, "serif ink", 34, letter_spacing="7"),
        words(captions.stage(p, say), 2, 52, "faint", 14),
        words(captions.now(p, say, colours), 2, 92, "serif ink", 23),
        at(10, 120, _beads(p)) if p.phase != OVER else "",
    ]
    if p.hand != NO_TILE:
        drawn.append(_tile(p.hand, WIDTH - 36, 42, 0.48))
        drawn.append(words(TILE_NAMES[p.hand], WIDTH - 78, 47, "end faint bold", 14))
    else:
        for place, tile in enumerate(reversed(members(p.shown))):
            x = WIDTH - 28 - 60 * place
            drawn.append(_tile(tile, x, 30, 0.38))
            drawn.append(words(TILE_NAMES[tile], x, 68, "mid faint bold", 13))
    if p.bid:
        drawn.append(words(say("picture-tikal-bid", bid=p.bid), WIDTH - 2, 127, "serif end ink", 22))
    return "".join(drawn)


def _tile(tile: int, x: float, y: float, size: float) -> str:
    """A tile in hand or for sale."""
    return at(x, y, scaled(size, face(tile)), class_="shown")


def _beads(p: State) -> str:
    """Ten beads on a string; the full ones are action points left."""
    left = p.points if p.phase in (EXPLORE, FIND) else 0
    string = path(f"M-10 0h{22 * TURN_POINTS}", "faint-line", stroke_width=1.6)
    beads = [
        circle(22 * bead, 0, 8.4, "jade edge-line bead" if bead < left else "leaf faint-line", stroke_width=1.4)
        for bead in range(TURN_POINTS)
    ]
    return string + "".join(beads)


# -- the seats ----------------------------------------------------------------------------------------


def _seat(p: State, seat: int, height: float, say: Say, colours: Sequence[str]) -> str:
    """One seat's row; whoever acts has the bold frame."""
    line, width = ("ink-line", 2.4) if p.phase != OVER and p.seat == seat + 1 else ("fold-line", 1.2)
    middle, name = height / 2, captions.name(seat + 1, say, colours)
    now = "" if p.phase == OVER else say("picture-tikal-now", points=points_now(p, seat + 1))
    held = [
        wafers(motif, p.wafers[seat * MOTIF_COUNT + place], 74 + 41.5 * place, middle + 31)
        for place, motif in enumerate(MOTIFS)
    ]
    return group(
        box(0, 0, WIDTH, height, f"leaf {line}", 10, stroke_width=width),
        at(27, middle + 16, scaled(1.6, use(f"leader-{colours[seat]}"))),
        words(name, 60, middle - 31, "bold ink", 17),
        words(captions.note(p, seat + 1, say), max(136, 74 + 10 * len(name)), middle - 31, "faint", 13),
        words(p.scores[seat], WIDTH - 16, middle - 16, "serif end ink", 36),
        words(now, WIDTH - 16, middle + 4, "end faint", 14),
        _supplies(p, seat, colours[seat], 60, middle - 4),
        *held,
        class_="seat",
    )


def _supplies(p: State, seat: int, colour: str, x: float, y: float) -> str:
    """Figures not yet entered, camps and guards not yet used."""
    drawn = []
    in_supply = int(p.leader[seat] == SUPPLY)
    # What it is, how many are left, its size, its width, how far up its middle is.
    stock = (
        ("leader", in_supply, 0.7, 16, 1),
        ("worker", p.supply[seat], 1.1, 16, 1),
        ("camp", p.camps_left[seat], 0.55, 26, 5),
        ("guard", p.guards_left[seat], 0.75, 28, 1),
    )
    for thing, left, size, width, up in stock:
        faded = {} if left else {"opacity": "0.3"}
        picture = scaled(size, use(f"{thing}-{colour}"))
        drawn.append(at(x + width / 2, y - up, picture, **faded))
        drawn.append(words(left, x + width + 3, y, "ink", 15, **faded))
        x += width + 30
    return "".join(drawn)


# -- to come ------------------------------------------------------------------------------------------


def _to_come(p: State, say: Say) -> str:
    drawn = [
        words(say("picture-tikal-tiles"), 0, 16, "faint", 13),
        words(say("picture-tikal-levels"), 0, 74, "faint", 13),
    ]
    first = 0
    for place, (letter, end) in enumerate(zip(LETTERS, LETTER_ENDS, strict=True)):
        left = sum(first <= tile < end for tile in members(p.to_come))
        hexagon = path(polygon(outline(14)), "tread edge-line", stroke_width=1.2)
        drawn.append(at(56 * place + 15, 38, _counted(hexagon, letter, left, 20)))
        first = end
    for place, value in enumerate(range(2, len(p.levels))):
        chip = box(-11, -11, 22, 22, "tread edge-line", 3, stroke_width=1.2)
        drawn.append(at(44.4 * place + 12, 96, _counted(chip, value, p.levels[value], 14)))
    return "".join(drawn)


def _counted(thing: str, name: object, left: int, beside: float) -> str:
    """A thing with its name, and how many are left beside it; pale if none."""
    faded = {} if left else {"opacity": "0.35"}
    return group(thing, words(name, 0, 5, "serif mid night", 14), words(left, beside, 5, "ink", 14), **faded)

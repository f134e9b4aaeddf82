"""A position of Incan Gold or Diamant as a picture: the passage, the camp, and beside them the panel."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from ceiba.descriptor import COLOURS
from ceiba.drawing.frame import frame
from ceiba.drawing.sheet import sheet
from ceiba.drawing.svg import at, box
from ceiba.incan_gold.drawing import camp, captions, cards, gems, hazards, panel, passage
from ceiba.incan_gold.drawing.seen import Seen
from ceiba.incan_gold.view_types import IncanGoldView
from ceiba.words import DEFAULT, speak

MARGIN: Final = 34.0
GAP: Final = 14.0


def draw(view: IncanGoldView, viewer: int | None, language: str = DEFAULT, colours: Sequence[str] = COLOURS) -> str:
    """The view of this seat as one SVG, each seat in its colour; None is an onlooker."""
    say = speak(language).say
    seen: Seen = {**view, "viewer": viewer, "colours": (*colours,)}
    across, height = passage.WIDTH + 2 * MARGIN, passage.HEIGHT + camp.HEIGHT + GAP + 2 * MARGIN
    width = across + panel.WIDTH + MARGIN
    drawn = [
        box(0, 0, width, height, "paper"),
        frame(across, height),
        at(MARGIN, MARGIN, passage.passage(seen, say)),
        at(MARGIN, MARGIN + passage.HEIGHT + GAP, camp.camp(seen, say)),
        at(across, MARGIN / 2, panel.panel(seen, say)),
    ]
    name, whole = captions.name(seen, say), captions.whole(seen, say)
    return sheet(width, height, "i-", name, whole, symbols(seen["colours"]), "".join(drawn))


@cache
def symbols(colours: tuple[str, ...] = COLOURS) -> list[str]:
    parts = (gems, hazards, cards, passage, camp, panel)
    crew = camp.crew(colours, [*map(str, range(1, len(colours) + 1))])
    return [symbol for part in parts for symbol in part.symbols()] + crew

"""What the page is handed to draw Incan Gold with: the pictures' own symbols, and what is printed."""

import re
from typing import Final

from ceiba.descriptor import COLOURS
from ceiba.incan_gold.drawing import camp, cards, gems, hazards, panel, passage
from ceiba.incan_gold.tables import GEMS

MARK: Final = "i-"  # before every name, as in the pictures
ROUGH: Final = re.compile(r"tree\d|rockfall")  # symbols that need no fractions
LATER: Final = None  # any card may come first


def symbols() -> list[str]:
    """The page puts in whose number the leader of a colour bears."""
    parts = (gems, hazards, cards, passage, camp, panel)
    crew = camp.crew(COLOURS, [f"{{seat-{colour}}}" for colour in COLOURS])
    return [symbol for part in parts for symbol in part.symbols()] + crew


def printed() -> dict[str, object]:
    """Cards say by their names what is on them: gems that are change for one another, and lie together."""
    return {"gems": [[name, worth] for name, worth, _ in reversed(GEMS)], "heaps": gems.HEAPS}

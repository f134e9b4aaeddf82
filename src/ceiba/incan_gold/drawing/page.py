"""What the page in the browser is handed to draw Incan Gold with: the pictures' own symbols."""

import re
from typing import Final

from ceiba.descriptor import COLOURS
from ceiba.incan_gold.drawing import camp, cards, gems, hazards, panel, passage

MARK: Final = "i-"  # before every name, as in the pictures
ROUGH: Final = re.compile(r"tree\d|rockfall")  # symbols that need no fractions
LATER: Final = None  # any card may come first


def symbols() -> list[str]:
    """The page puts in whose number the leader of a colour bears."""
    parts = (gems, hazards, cards, passage, camp, panel)
    crew = camp.crew(COLOURS, [f"{{seat-{colour}}}" for colour in COLOURS])
    return [symbol for part in parts for symbol in part.symbols()] + crew


def printed() -> None:
    """Cards say by their names what is on them."""

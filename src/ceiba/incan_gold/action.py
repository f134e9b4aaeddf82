"""The verbs of Incan Gold, packed into integers (the fields are in `ceiba.game`). CARD has a kind of card."""

from typing import Final

CARD: Final = 0
STAY: Final = 1
LEAVE: Final = 2

VERBS: Final = ("card", "stay", "leave")

"""Incan Gold as it lies in the box; without artifacts it is Diamant."""

from typing import ClassVar

from ceiba.box import Game
from ceiba.game import Position
from ceiba.incan_gold.notation import read_position
from ceiba.incan_gold.position import IncanGold


class IncanGoldGame(Game):
    name = "incan-gold"
    rules = 1
    fewest = 3
    most = 8
    options: ClassVar[dict[str, bool]] = {"artifacts": True, "open_tents": False}

    def start(self, seats: int, **options: bool) -> IncanGold:
        """Round one, before its first card (I2.1)."""
        self.check_set_up(seats, options)
        return IncanGold(seats, options.get("artifacts", True), options.get("open_tents", False))

    def read_position(self, text: str) -> Position:
        return read_position(text)


INCAN_GOLD = IncanGoldGame()

"""Incan Gold as a game; without artifacts it is Diamant."""

from collections.abc import Mapping
from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.game import Event, Position
from ceiba.incan_gold.events import IncanGoldEvent, events
from ceiba.incan_gold.notation import read_position
from ceiba.incan_gold.position import IncanGold


class IncanGoldGame(Game):
    name = "incan-gold"
    rules = 1
    fewest = 3
    most = 8
    seats_clause = "I1.1"
    hides = True
    event_type = IncanGoldEvent
    variants: ClassVar[dict[str, dict[str, bool]]] = {"diamant": {"artifacts": False}}
    options: ClassVar[dict[str, bool]] = {"artifacts": True, "open_tents": False}

    def start(self, seats: int, **options: bool) -> IncanGold:
        """Round one, before its first card (I2.1)."""
        self.check_set_up(seats, options)
        return IncanGold(seats, options.get("artifacts", True), options.get("open_tents", False))

    def title(self, options: Mapping[str, bool]) -> str:
        return "incan-gold" if options.get("artifacts", True) else "diamant"

    def events(self, before: Position, act: int, after: Position) -> list[Event]:
        assert isinstance(before, IncanGold)
        assert isinstance(after, IncanGold)
        return events(before, act, after)

    def read_position(self, text: str) -> Position:
        return read_position(text)


INCAN_GOLD = IncanGoldGame()

"""Incan Gold as a game; without artifacts it is Diamant."""

from collections.abc import Mapping
from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.game import Event, Position
from ceiba.incan_gold.events import IncanGoldEvent, events
from ceiba.incan_gold.labels import label
from ceiba.incan_gold.odds import IncanGoldOdds, odds
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.view_types import IncanGoldView


class IncanGoldGame(Game):
    name = "incan-gold"
    rules = 1
    fewest = 3
    most = 8
    options: ClassVar[dict[str, bool]] = {"artifacts": True, "open_tents": False}
    variants: ClassVar[dict[str, dict[str, bool]]] = {"diamant": {"artifacts": False}}
    clauses = (
        "I1.1", "I1.2", "I1.3", "I1.4",
        "I2.1", "I2.2", "I2.3", "I2.4",
        "I3.1", "I3.2", "I3.3", "I3.4", "I3.5", "I3.6", "I3.7",
        "I4.1", "I4.2", "I4.3",
        "I5.1", "I5.2", "I5.3",
        "I6.1",
        "I7.1", "I7.2", "I7.3", "I7.4",
    )  # fmt: skip
    seats_clause = "I1.1"
    hides = True  # sealed choices, and what is in the tents (I5.1)
    view_type = IncanGoldView
    event_type = IncanGoldEvent
    odds_type = IncanGoldOdds

    def start(self, seats: int, **options: bool) -> IncanGold:
        """Round one, before its first card (I2.1)."""
        self.check_set_up(seats, options)
        return IncanGold(seats, options.get("artifacts", True), options.get("open_tents", False))

    def read_position(self, text: str) -> IncanGold:
        return IncanGold.from_text(text)

    def title(self, options: Mapping[str, bool]) -> str:
        return "incan-gold" if options.get("artifacts", True) else "diamant"

    def events(self, before: Position, act: int, after: Position) -> list[Event]:
        return [*events(_own(before), act, _own(after))]

    def label(self, position: Position, act: int) -> Event:
        return label(act)

    def odds(self, position: Position) -> IncanGoldOdds | None:
        return odds(_own(position))

    def draw(self, position: Position, seat: int | None, language: str) -> str:
        from ceiba.incan_gold.drawing import draw  # late: it is below, but slow to import, and many never draw

        return draw(_own(position).view(seat), seat, language)


def _own(position: Position) -> IncanGold:
    assert isinstance(position, IncanGold), "a position of another game"
    return position


INCAN_GOLD = IncanGoldGame()

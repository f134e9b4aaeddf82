"""Incan Gold as a game; without artifacts it is Diamant."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from ceiba.descriptor import COLOURS, Game, Weighed
from ceiba.game import Event, Position, first_of
from ceiba.incan_gold.coding import IncanGoldCoding
from ceiba.incan_gold.event_types import IncanGoldEvent
from ceiba.incan_gold.events import events
from ceiba.incan_gold.goals import worth
from ceiba.incan_gold.labels import label
from ceiba.incan_gold.luck import luck_of
from ceiba.incan_gold.odds import IncanGoldOdds, odds
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.view_types import IncanGoldView
from ceiba.incan_gold.weighing import weigh

# What is told and done by each clause.
TOLD = {
    "I2.1": "round-begun",
    "I3.1": "stay leave chosen",
    "I3.3": "paid",
    "I3.4": "artifacts-taken",
    "I3.6": "card shared hazard artifact bust",
    "I4.1": "round-ended",
    "I4.2": "artifacts-lost",
    "I4.3": "tent-opened game-ended",
}


class IncanGoldGame(Game):
    name = "incan-gold"
    rules = 1
    fewest = 3
    most = 8
    colours = COLOURS
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
    told_in: ClassVar[dict[str, str]] = {key: clause for clause, keys in TOLD.items() for key in keys.split()}
    hides = True  # sealed choices, and what is in the tents (I5.1)
    puzzles = "ceiba.incan_gold"
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

    def scored(self, event: Event) -> Mapping[str, int] | None:
        if event["key"] == "paid":
            return {"gems": int(str(event["gems"]))}
        return {"artifacts": int(str(event["points"]))} if event["key"] == "artifacts-taken" else None

    def luck(self, position: Position, act: int) -> list[Fraction]:
        p = _own(position)
        more = Fraction(*luck_of(p, first_of(act)))
        return [more if p.inside >> seat & 1 else Fraction(0) for seat in range(1, p.seats + 1)]

    def weigh(self, position: Position, acts: Sequence[int]) -> Sequence[Weighed]:
        return weigh(_own(position), acts)

    def worth(self, goal: str, before: Position, acts: Sequence[int]) -> Fraction:
        return worth(goal, _own(before), acts[0])

    def coding(self, seats: int, **options: bool) -> IncanGoldCoding:
        return IncanGoldCoding(seats)

    def draw(
        self, position: Position, seat: int | None, language: str, colours: Sequence[str] | None = None
    ) -> str:
        from ceiba.incan_gold.drawing import draw  # late: it is below, but slow to import, and many never draw

        return draw(_own(position).view(seat), seat, language, colours or self.colours)

    def illustrate(self, name: str, language: str) -> str | None:
        from ceiba.incan_gold.drawing.scenes import illustrate  # late, as above

        return illustrate(name, language)


def _own(position: Position) -> IncanGold:
    assert isinstance(position, IncanGold), "a position of another game"
    return position


INCAN_GOLD = IncanGoldGame()

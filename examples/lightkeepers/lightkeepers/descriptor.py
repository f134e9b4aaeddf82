"""Lightkeepers as a game: what stands on the box, what an act brings about, and what a button says."""

from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.game import LUCK, Event, Position, first_of, kind_of
from lightkeepers.position import Lightkeepers
from lightkeepers.tables import BURN, FOGS, SHIP, SHIPS


class LightkeepersGame(Game):
    name = package = "lightkeepers"  # the package has its words, in the folder `locale`
    fewest, most, seats_clause = 2, 5, "L1.1"
    options: ClassVar[dict[str, bool]] = {"gales": False}
    clauses = ("L1.1", "L1.2", "L1.3", "L2.1", "L2.2", "L2.3", "L2.4", "L2.5", "L3.1", "L3.2", "L3.3", "L4.1")
    hides = True

    def start(self, seats: int, **options: bool) -> Lightkeepers:
        self.check_set_up(seats, options)
        return Lightkeepers(seats, options.get("gales", False))

    def read_position(self, text: str) -> Lightkeepers:
        return Lightkeepers.from_text(text)

    def label(self, position: Position, act: int) -> Event:
        burn: Event = {"key": "burn", "barrels": int(first_of(act))}
        return burn if kind_of(act) == BURN else super().label(position, act)

    def events(self, before: Position, act: int, after: Position) -> list[Event]:
        assert isinstance(before, Lightkeepers)
        assert isinstance(after, Lightkeepers)
        kind, what = kind_of(act), first_of(act)
        if kind == SHIP:
            return [{"key": "ship", "chests": SHIPS[what], "sea": after.sea}]
        if kind == BURN:  # lamps are uncovered when the last keeper has chosen
            lamps = after.burning if after.acting() == 1 << LUCK else []
            return [{"key": "lit", "seat": n, "barrels": barrels or 0} for n, barrels in enumerate(lamps, 1)]
        told: list[Event] = [{"key": "fog", "fog": FOGS[what]}]
        if seen := before.seen_through(what):
            told.append({"key": "home", "seats": seen, "share": before.sea // len(seen), "rest": after.sea})
        else:
            told.append({"key": "wreck", "sea": after.sea})
        if outcome := after.outcome():
            told.append({"key": "over", "seats": [*outcome.winners], "chests": max(outcome.scores)})
        return told


LIGHTKEEPERS = LightkeepersGame()

"""Tikal as a game."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.game import Event, Position, kind_of
from ceiba.tikal.action import DONE, ENTER, GUARD
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.coding import TikalCoding
from ceiba.tikal.event_types import TikalEvent
from ceiba.tikal.events import events
from ceiba.tikal.exploring import price
from ceiba.tikal.goals import worth
from ceiba.tikal.labels import label
from ceiba.tikal.offers import TikalOffer, offer
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import temple_points, wafer_points
from ceiba.tikal.state import EXPLORE, FINAL_ROUND, FIND, LAY_TILE, OVER
from ceiba.tikal.tables import COLOURS, TEMPLE, TILE_COUNT, TILE_NAMES
from ceiba.tikal.view_types import TikalView
from ceiba.tikal.views import changes_seen

CLAUSES = (6, 4, 5, 10, 7, 9, 3, 4)  # how many each section of the rules has

# What is told and done by each clause.
TOLD = {
    "T3.1": "tile drawn done turn-ended",
    "T3.2": "lay laid",
    "T4.1": "enter entered",
    "T4.2": "path path-taken",
    "T4.3": "move walked",
    "T4.4": "uncover uncovered",
    "T4.5": "recover recovered wafer found",
    "T4.6": "exchange exchanged",
    "T4.7": "camp camp-pitched",
    "T4.8": "guard guard-posted",
    "T5.1": "control-won control-lost",
    "T5.2": "scored",
    "T5.3": "volcano-round-begun volcano-round-over",
    "T5.5": "final-round-begun",
    "T5.7": "game-ended",
    "T6.1": "shown",
    "T6.2": "bid pass passed auction-won",
    "T6.3": "last-tile-taken",
    "T6.5": "choose chosen",
}


class TikalGame(Game):
    name = "tikal"
    rules = 1
    fewest = 2
    most = 4
    colours = COLOURS
    options: ClassVar[dict[str, bool]] = {"auction": False, "camp_needs_presence": False}
    clauses = tuple([f"T{section}.{n}" for section, count in enumerate(CLAUSES, 1) for n in range(1, count + 1)])
    seats_clause = "T2.1"
    told_in: ClassVar[dict[str, str]] = {key: clause for clause, keys in TOLD.items() for key in keys.split()}
    counted: ClassVar[dict[str, str]] = {
        "uncovered": "levels",
        "recovered": "wafers",
        "camp-pitched": "camps",
        "guard-posted": "guards",
    }
    puzzles = "ceiba.tikal"
    view_type = TikalView
    event_type = TikalEvent
    offer_type = TikalOffer

    def start(self, seats: int, **options: bool) -> Tikal:
        """The board with its printed hexes; all else in the supply (T2)."""
        self.check_set_up(seats, options)
        position = Tikal(seats, options.get("auction", False), options.get("camp_needs_presence", False))
        for tile in range(TILE_COUNT, len(TILE_NAMES)):
            position.place(CELL_NAMES.index(TILE_NAMES[tile]), tile, 0)
        return position

    def read_position(self, text: str) -> Tikal:
        return Tikal.from_text(text)

    def title(self, options: Mapping[str, bool]) -> str:
        return "tikal-auction" if options.get("auction") else "tikal"

    def ends_turn(self, act: int) -> bool:
        return kind_of(act) == DONE

    def events(self, before: Position, act: int, after: Position) -> list[Event]:
        return [*events(_tikal(before), act, _tikal(after))]

    def view_changes(self, before: Position, after: Position, seat: int | None) -> Mapping[str, object]:
        return changes_seen(_tikal(before), _tikal(after))

    def label(self, position: Position, act: int) -> Event:
        return label(_tikal(position), act)

    def price(self, position: Position, act: int) -> int | None:
        """In action points (T4)."""
        return price(_tikal(position), act) if ENTER <= kind_of(act) <= GUARD else None

    def offer(self, position: Position, seat: int) -> TikalOffer:
        return offer(_tikal(position), seat)

    def plan(self, position: Position, seat: int) -> Tikal | None:
        """None while it is this seat's own turn, and when no turn of its will come."""
        p = _tikal(position)
        has_turn = p.seat == seat and p.phase in (LAY_TILE, EXPLORE, FIND)
        has_had_last = p.phase == OVER or (p.stage == FINAL_ROUND and seat not in p.order)
        return None if has_turn or has_had_last else p.as_if_turn_of(seat)

    def scored(self, event: Event) -> Mapping[str, int] | None:
        if event["key"] != "scored":
            return None
        return {part: int(str(event[f"{part}_points"])) for part in ("temple", "wafer")}

    def standing(self, position: Position) -> Mapping[str, Sequence[int]]:
        """Points, and those of a scoring now: of temples that are controlled, and of wafers (T5.2)."""
        p = _tikal(position)
        seats = range(1, p.seats + 1)
        now = {
            "temple": [temple_points(p, seat) for seat in seats],
            "wafer": [wafer_points(p, seat) for seat in seats],
        }
        return {"points": p.scores_now(), **now}

    def held(self, position: Position) -> Mapping[str, tuple[int, int]]:
        """The temples on the map, by their place: who controls each (T5.1)."""
        p = _tikal(position)
        temples = [cell for cell in range(len(CELL_NAMES)) if p.terrain[cell] == TEMPLE]
        return {CELL_NAMES[cell]: (int(p.controls(cell)), int(p.value[cell])) for cell in temples}

    def worth(self, goal: str, before: Position, acts: Sequence[int]) -> Fraction | None:
        return worth(goal, _tikal(before), acts)

    def coding(self, seats: int, **options: bool) -> TikalCoding:
        return TikalCoding(seats, options.get("auction", False))

    def draw(
        self, position: Position, seat: int | None, language: str, colours: Sequence[str] | None = None
    ) -> str:
        from ceiba.tikal.drawing import draw  # late: it is below, but slow to import, and many never draw

        return draw(_tikal(position), language, colours or self.colours)

    def illustrate(self, name: str, language: str) -> str | None:
        from ceiba.tikal.drawing.scenes import illustrate  # late, as above

        return illustrate(name, language, self.start(3))


def _tikal(position: Position) -> Tikal:
    if not isinstance(position, Tikal):
        raise TypeError(f"a position of Tikal is needed, not a {type(position).__name__}.")
    return position


TIKAL = TikalGame()

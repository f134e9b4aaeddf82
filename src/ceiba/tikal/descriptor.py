"""Tikal as a game."""

from collections.abc import Mapping
from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.game import Event, Position, kind_of
from ceiba.tikal.action import DONE, ENTER, GUARD
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.event_types import TikalEvent
from ceiba.tikal.events import events
from ceiba.tikal.exploring import price
from ceiba.tikal.labels import label
from ceiba.tikal.offers import TikalOffer, offer
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, FINAL_ROUND, FIND, LAY_TILE, OVER
from ceiba.tikal.tables import TILE_COUNT, TILE_NAMES
from ceiba.tikal.view_types import TikalView

CLAUSES = (6, 4, 5, 10, 7, 9, 3, 4)  # how many each section of the rules has


class TikalGame(Game):
    name = "tikal"
    rules = 1
    fewest = 2
    most = 4
    options: ClassVar[dict[str, bool]] = {"auction": False, "camp_needs_presence": False}
    clauses = tuple([f"T{section}.{n}" for section, count in enumerate(CLAUSES, 1) for n in range(1, count + 1)])
    seats_clause = "T2.1"
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

    def draw(self, position: Position, seat: int | None, language: str) -> str:
        from ceiba.tikal.drawing import draw  # late: it is below, but slow to import, and many never draw

        return draw(_tikal(position), language)


def _tikal(position: Position) -> Tikal:
    if not isinstance(position, Tikal):
        raise TypeError(f"a position of Tikal is needed, not a {type(position).__name__}.")
    return position


TIKAL = TikalGame()

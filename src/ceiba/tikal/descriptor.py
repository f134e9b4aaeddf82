"""Tikal as a game."""

from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.game import Event, Position
from ceiba.tikal.board import CELL_NAMES
from ceiba.tikal.event_types import TikalEvent
from ceiba.tikal.events import events
from ceiba.tikal.notation import read_position
from ceiba.tikal.position import Tikal
from ceiba.tikal.tables import TILE_COUNT, TILE_NAMES


class TikalGame(Game):
    name = "tikal"
    rules = 1
    fewest = 2
    most = 4
    seats_clause = "T2.1"
    event_type = TikalEvent
    options: ClassVar[dict[str, bool]] = {"auction": False, "camp_needs_presence": False}

    def start(self, seats: int, **options: bool) -> Tikal:
        """The board with its printed hexes; all else in the supply (T2)."""
        self.check_set_up(seats, options)
        position = Tikal(seats, options.get("auction", False), options.get("camp_needs_presence", False))
        for tile in range(TILE_COUNT, len(TILE_NAMES)):
            position.place(CELL_NAMES.index(TILE_NAMES[tile]), tile, 0)
        return position

    def events(self, before: Position, act: int, after: Position) -> list[Event]:
        assert isinstance(before, Tikal)
        assert isinstance(after, Tikal)
        return [*events(before, act, after)]

    def read_position(self, text: str) -> Position:
        return read_position(text)


TIKAL = TikalGame()

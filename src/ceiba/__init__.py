"""Ceiba: games of expedition, exact by the rulebook. `ceiba.start(game, seats)` begins one."""

from importlib.util import find_spec

if not find_spec("librt"):  # first of all: what follows imports it
    from ceiba import plain_librt

    plain_librt.install()

from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, Ambiguous, Chance, Event, NotAllowed, Outcome, Position, Reason, Unreadable, View
from ceiba.games import find
from ceiba.incan_gold.descriptor import INCAN_GOLD
from ceiba.playing import Player, play, random_player
from ceiba.record import BadRecord, Record, read_record
from ceiba.tikal.descriptor import TIKAL

__all__ = [
    "INCAN_GOLD",
    "LUCK",
    "TIKAL",
    "Ambiguous",
    "BadRecord",
    "Chance",
    "Dealer",
    "Event",
    "Game",
    "NotAllowed",
    "Outcome",
    "Player",
    "Position",
    "Reason",
    "Record",
    "Unreadable",
    "View",
    "find",
    "play",
    "random_player",
    "read_record",
    "start",
]


def start(game: str, seats: int, **options: bool) -> Position:
    """The first position of a game by its name; `ceiba.games.known()` has all names."""
    return find(game).start(seats, **options)

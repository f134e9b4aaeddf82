"""Ceiba: games of expedition, exact by the rulebook.

`ceiba.Playthrough(game, seats)` begins a game for people, `ceiba.start(game, seats)` one for programs; `ceiba.play`
plays a whole one, and `ceiba.read_record` reads one that was played.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

if not find_spec("librt"):  # first of all: what follows imports it
    from ceiba import plain_librt

    plain_librt.install()

from ceiba.act import Act
from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, Ambiguous, Chance, Event, NotAllowed, Outcome, Position, Reason, Unreadable, View
from ceiba.games import find, known, named, register
from ceiba.incan_gold.descriptor import INCAN_GOLD
from ceiba.playing import IllegalAct, Player, play, random_player
from ceiba.playthrough import Playthrough
from ceiba.record import BadRecord, Record, read_record
from ceiba.records import read_records
from ceiba.steps import Step, Turn
from ceiba.tikal.descriptor import TIKAL

__all__ = [
    "INCAN_GOLD",
    "LUCK",
    "TIKAL",
    "Act",
    "Ambiguous",
    "BadRecord",
    "Chance",
    "Dealer",
    "Event",
    "Game",
    "IllegalAct",
    "NotAllowed",
    "Outcome",
    "Player",
    "Playthrough",
    "Position",
    "Reason",
    "Record",
    "Step",
    "Turn",
    "Unreadable",
    "View",
    "__version__",
    "find",
    "known",
    "play",
    "random_player",
    "read_record",
    "read_records",
    "register",
    "start",
]

__version__: str


def start(game: str | Game, seats: int, **options: bool) -> Position:
    """The first position of a game; `ceiba.known()` has all there are by their names."""
    found, options = named(game, options)
    return found.start(seats, **options)


if not TYPE_CHECKING:  # else whatever one asks `ceiba` for would pass for known

    def __getattr__(name):
        """The version, when it is asked for."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from ceiba.version import version

        return version()

    def __dir__():
        """What is meant to be used, and nothing that was only needed to define it."""
        return __all__

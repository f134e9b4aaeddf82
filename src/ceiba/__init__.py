"""Ceiba: Tikal and Incan Gold, exact by the rulebook. `ceiba.start("tikal", 4)` begins a game."""

from ceiba.box import Game
from ceiba.chance import Dealer
from ceiba.game import LUCK, Ambiguous, Chance, NotAllowed, Outcome, Position, Reason, Unreadable
from ceiba.incan_gold.box import INCAN_GOLD
from ceiba.playing import Player, play, random_player
from ceiba.record import GAMES, BadRecord, Record, read_record
from ceiba.tikal.box import TIKAL

__all__ = [
    "GAMES",
    "INCAN_GOLD",
    "LUCK",
    "TIKAL",
    "Ambiguous",
    "BadRecord",
    "Chance",
    "Dealer",
    "Game",
    "NotAllowed",
    "Outcome",
    "Player",
    "Position",
    "Reason",
    "Record",
    "Unreadable",
    "play",
    "random_player",
    "read_record",
    "start",
]


def start(game: str, seats: int, **options: bool) -> Position:
    """The first position of a game by its name, "tikal" or "incan-gold"."""
    if game not in GAMES:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(GAMES)}.")
    return GAMES[game].start(seats, **options)

"""Sums over games, however many: whole numbers only, so that their order makes no difference."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from ceiba.game import Outcome, Position
from ceiba.playout import playout

WIN: Final = 360360  # which any number of winners can share, up to the fifteen seats that a table can have


class Tally:
    """What came of one seat's games."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.sum: i64 = 0
        self.squares: i64 = 0
        self.least: i64 = 0
        self.most: i64 = 0
        self.wins: i64 = 0  # in parts of WIN

    def add(self, score: i64, won: i64) -> None:
        if self.games == 0 or score < self.least:
            self.least = score
        if self.games == 0 or score > self.most:
            self.most = score
        self.games += 1
        self.sum += score
        self.squares += score * score
        self.wins += won

    def take_in(self, other: "Tally") -> None:
        if other.games == 0:
            return
        if self.games == 0 or other.least < self.least:
            self.least = other.least
        if self.games == 0 or other.most > self.most:
            self.most = other.most
        self.games += other.games
        self.sum += other.sum
        self.squares += other.squares
        self.wins += other.wins

    def mean(self) -> float:
        games: int = self.games
        return self.sum / games

    def sd(self) -> float:
        """Exact, since sums of whole numbers are."""
        games: int = self.games  # plain integers, which may grow
        if games < 2:
            return 0.0
        total: int = self.sum
        squares: int = self.squares
        return sqrt((games * squares - total * total) / (games * (games - 1)))

    def win_share(self) -> float:
        whole: int = self.games * WIN
        return self.wins / whole

    def as_list(self) -> list[int]:
        return [self.games, self.sum, self.squares, self.least, self.most, self.wins]

    @classmethod
    def from_list(cls, said: list[int]) -> "Tally":
        made = Tally()
        made.games, made.sum, made.squares, made.least, made.most, made.wins = said
        return made


def count(tallies: list[Tally], outcome: Outcome) -> None:
    """Add the end of a game to the tallies of its seats."""
    share: int = WIN // len(outcome.winners)
    for index, score in enumerate(outcome.scores):
        tallies[index].add(score, share if index + 1 in outcome.winners else 0)


def random_games(
    start: Position, seeds: list[int], tallies: list[Tally], see: Callable[[int, Outcome], None] | None
) -> None:
    """Play a game at random for each seed, and count them; `see` is shown how each ended, by its place."""
    for place, seed in enumerate(seeds):
        position = start.copy()
        playout(position, Random(seed))
        outcome = position.outcome()
        assert outcome is not None  # nobody acts: the game is over
        count(tallies, outcome)
        if see is not None:
            see(place, outcome)

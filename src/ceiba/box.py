"""What a game is before it begins: the part of the contract that stands on the box."""

from abc import ABC, abstractmethod
from typing import ClassVar

from ceiba.game import Position


class Game(ABC):
    """A game as it lies in the box: its name, its players, its options, and how to begin it."""

    name: str
    rules: int  # raised only when an old record could play out differently
    fewest: int
    most: int
    options: ClassVar[dict[str, bool]]  # every option with its default

    @abstractmethod
    def start(self, seats: int, **options: bool) -> Position:
        """The position before the first act."""

    @abstractmethod
    def read_position(self, text: str) -> Position:
        """The position that `str` wrote."""

    def check_set_up(self, seats: int, options: dict[str, bool]) -> None:
        if not self.fewest <= seats <= self.most:
            raise ValueError(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}.")
        for option in options:
            if option not in self.options:
                raise ValueError(f"{self.name} has no option {option!r}; it has {', '.join(self.options)}.")

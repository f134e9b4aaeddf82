"""Acts as dense numbers and positions as arrays: what programs that learn ask of a game, beside its rules."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ceiba.game import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Coding(ABC):
    """The numbers of a game for so many seats and with these options.

    Acts are numbered from 0 to `actions` - 1, always the same whoever acts and whatever the position. What a seat
    may know is `features` whole numbers, in named parts; seats count from the one who looks, clockwise.
    """

    actions: i64
    features: i64
    chances: i64  # acts that luck can have at once, at most
    longest: i64  # decisions in a game, at most

    @abstractmethod
    def parts(self) -> list[tuple[str, tuple[int, ...]]]:
        """What an observation is made of, in order: names and shapes."""

    @abstractmethod
    def number(self, act: i64) -> i64:
        """The number of an act of any seat."""

    @abstractmethod
    def act(self, position: Position, seat: i64, number: i64) -> i64:
        """The act of this number, of a seat that is to act; where it is not legal, any act that is not."""

    @abstractmethod
    def observe(self, position: Position, seat: i64, into: vec[i16], at: i64) -> None:
        """Write what a seat may know into an array, from this place on."""


def size(parts: list[tuple[str, tuple[int, ...]]]) -> int:
    """How many numbers the parts have together."""
    total = 0
    for _, shape in parts:
        count = 1
        for side in shape:
            count *= side
        total += count
    return total

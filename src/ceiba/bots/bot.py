"""What a bot is: given a position, a seat and a budget it answers with an act, and can say why."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from ceiba.chance import must_be_seed
from ceiba.game import Position


class Budget(NamedTuple):
    """How long a bot may think about one act; without a limit it takes its own measure."""

    seconds: float | None = None  # at the most, for one act
    iterations: int | None = None  # whatever these are to the bot

    @classmethod
    def read(cls, text: str) -> "Budget":
        """`500ms`, `2s` or `800it`."""
        said = re.fullmatch(r"(?P<number>\d+(\.\d+)?)(?P<unit>ms|s)|(?P<iterations>\d+)it", text, re.ASCII)
        budget = cls() if said is None else cls._of(**said.groupdict())
        if not (budget.seconds or budget.iterations):
            raise ValueError(f"{text!r} is not a budget: write for example 500ms, 2s or 800it.")
        return budget

    @classmethod
    def _of(cls, number: str | None, unit: str | None, iterations: str | None) -> "Budget":
        if number is None:
            return cls(iterations=int(iterations or 0))
        return cls(seconds=float(number) / (1000 if unit == "ms" else 1))

    def __str__(self) -> str:
        """As `read` reads it; empty without a limit."""
        if self.iterations is not None:
            return f"{self.iterations}it"
        return "" if self.seconds is None else f"{1000 * self.seconds:.15g}ms"


class BotFault(Exception):
    """A bot gives no answer, or none that can be used: of which kind the fault is, and what happened.

    The sentence goes on from the bot's name: "has not answered …".
    """

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind  # `late`, `crashed`, `unreadable`, `illegal` or `failed`
        self.what = what  # in words

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.kind, self.what), self.__dict__)


Played = TypeVar("Played", bound=Position)


def of_game(kind: type[Played], position: Position) -> Played:
    """The position, if it is of the game that a bot plays."""
    if not isinstance(position, kind):
        raise TypeError(f"this bot plays {kind.__name__}, and knows nothing of {type(position).__name__}.")
    return position


class Verdict(NamedTuple):
    """What a bot says of a turn that was played: what it cost beside the best it found, and that one."""

    cost: float  # in points, as this bot counts them; 0 for the best turn, and for a better one
    better: tuple[int, ...]  # acts


class Bot(ABC):
    """A bot keeps its own random numbers, so that the same seed and iterations play the same game.

    It is shown what its seat may know (`Position.known_to`), as a copy of its own. The first line of its class's
    docstring is what `ceiba bots` says of it.
    """

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        self.seed = must_be_seed(seed)  # of its random numbers
        self.budget = budget or Budget()  # how long it may think

    def __repr__(self) -> str:
        budget = f", {self.budget!r}" if any(self.budget) else ""
        return f"{type(self).__name__}({self.seed!r}{budget})"

    @abstractmethod
    def choose(self, position: Position, seat: int) -> int:
        """A legal act of this seat."""

    @abstractmethod
    def explain(self, position: Position, seat: int) -> dict[str, object]:
        """Why: what it would do (`act`) and the values it compared, as data ready for JSON; acts are texts."""

    def judge(self, position: Position, acts: Sequence[int]) -> Verdict | None:
        """What a turn of one seat, played from this position on, cost; None if this bot does not compare turns."""
        return None

    def __call__(self, position: Position, seat: int) -> int:
        """A bot is a player: `play(game, [bot, …])`."""
        return self.choose(position, seat)

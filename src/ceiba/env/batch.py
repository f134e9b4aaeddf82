"""Many games at once as NumPy arrays, for learning on one core as fast as the rules go."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ceiba.descriptor import Game
from ceiba.env.codec import codec
from ceiba.game import Position
from ceiba.stepping import Stepping


class Batch:
    """So many games, each with one seat to act; every step makes an act in each. A game that ends begins anew.

    `observations`, `masks`, `legal` (the first `counts` of each row) and `seats` are of the seat that is to act;
    `rewards` and `scores`, by seat, of the games that the last step has `ended`, else 0.

    The arrays are views of what compiled code writes: they are read-only, and change with every step; copy what is
    to last. Where all choose at once, the seats are asked one by one, and see nothing of each other's choices.
    """

    def __init__(
        self, game: str | Game, count: int, seats: int | None = None, seed: int = 0, **options: bool
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has one game at least, not {count}.")
        self.codec = codec(game, seats, **options)
        self.count = count
        start = self.codec.game.start(self.codec.seats, **self.codec.options)
        made = Stepping(start, self.codec.coding, count, seed)
        self._stepping = made
        self.observations: NDArray[np.int16] = _rows(made.observations, np.int16, count)
        self.masks: NDArray[np.bool_] = _rows(made.masks, np.uint8, count).view(np.bool_)
        self.legal: NDArray[np.int16] = _rows(made.legal, np.int16, count)  # the first `counts` of each row
        self.counts: NDArray[np.int64] = _flat(made.counts, np.int64)
        self.seats: NDArray[np.int64] = _flat(made.seats, np.int64)  # who is to act, from 1
        self.ended: NDArray[np.bool_] = _flat(made.ended, np.bool_)
        self.rewards: NDArray[np.float64] = _rows(made.rewards, np.float64, count)  # by seat: shares of the win
        self.scores: NDArray[np.int64] = _rows(made.scores, np.int64, count)

    def reset(self, seed: int = 0) -> None:
        """Begin every game anew, with luck from this seed."""
        self._stepping.reset(seed)

    def step(self, numbers: NDArray[Any]) -> None:
        """An act in every game, by its number."""
        if numbers.shape != (self.count,):
            raise ValueError(f"a step takes {self.count} numbers, one for each game, not {numbers.shape}.")
        self._stepping.step(numbers.astype("<i8").tobytes())

    def positions(self) -> list[Position]:
        """The games as they stand, copied."""
        return [position.copy() for position in self._stepping.positions]

    def sample(self, random: np.random.Generator) -> NDArray[np.int16]:
        """A legal number for each game, all alike."""
        picks = (random.random(self.count) * self.counts).astype(np.int64)
        return self.legal[np.arange(self.count), picks]


# Any: NumPy and librt have no common type for what has bytes.


def _flat(array: Any, kind: Any) -> NDArray[Any]:
    return np.frombuffer(array, dtype=kind)


def _rows(array: Any, kind: Any, count: int) -> NDArray[Any]:
    return _flat(array, kind).reshape(count, -1)

"""Acts as numbers and positions as NumPy arrays: what all the environments speak."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from ceiba.coding import Coding
from ceiba.descriptor import Game
from ceiba.game import LUCK, Position, seat_of
from ceiba.games import named

Observation = dict[str, NDArray[Any]]


class Codec:
    """The numbers of a game, for so many seats and with these options."""

    def __init__(self, game: Game, seats: int, options: dict[str, bool]) -> None:
        game.check_set_up(seats, options)
        made = game.coding(seats, **options)
        if made is None:
            raise ValueError(f"{game.name} has no numbers for its acts: its descriptor gives no `coding`.")
        self.coding: Coding = made
        self.game = game
        self.seats = seats
        self.options = options
        self.actions = int(made.actions)
        self.features = int(made.features)
        self.parts = made.parts()
        self._buffer = vec[i16]([0] * self.features)
        has_bytes: Any = self._buffer  # for which NumPy and librt have no common type
        self._seen: NDArray[np.int16] = np.frombuffer(has_bytes, dtype=np.int16)

    # A codec holds nothing that changes: copies share it, and pickling makes it anew.

    def __copy__(self) -> "Codec":
        return self

    def __deepcopy__(self, _: object) -> "Codec":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (Codec, (self.game, self.seats, self.options))

    # -- acts ---------------------------------------------------------------------------------------------

    def number(self, act: int) -> int:
        """The number of an act, as `legal` lists it."""
        return int(self.coding.number(act))

    def act(self, position: Position, seat: int, number: int) -> int:
        """The legal act of this number; ValueError if there is none."""
        if 0 <= number < self.actions:
            act = int(self.coding.act(position, seat, number))
            if act in position.legal(seat):
                return act
        raise ValueError(f"number {number} is not legal for seat {seat} now: the mask says what is.")

    def legal(self, position: Position, seat: int) -> list[int]:
        """The numbers that are legal for a seat now, ascending."""
        return sorted([int(self.coding.number(act)) for act in position.legal(seat)])

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """1 for each number that is legal for a seat now, else 0."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat != LUCK:
            number = self.coding.number
            mask[[number(act) for act in position.legal(seat)]] = 1
        return mask

    # -- observations -------------------------------------------------------------------------------------

    def observe(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What a seat may know, as one array."""
        self.coding.observe(position, seat, self._buffer, 0)
        return self._seen.copy()

    def named(self, observations: NDArray[Any]) -> Observation:
        """An observation, or many of them, by the names of its parts."""
        named: Observation = {}
        at = 0
        for name, shape in self.parts:
            width = int(np.prod(shape))
            named[name] = observations[..., at : at + width].reshape(*observations.shape[:-1], *shape)
            at += width
        return named

    def information(self, position: Position, seat: int, history: Sequence[int]) -> str:
        """All that a seat has come to know, as text: every act but those that others have sealed for now."""
        known = position.known_to(seat)
        sealed = {
            other
            for other in range(1, self.seats + 1)
            if other != seat and known.legal(other) and not position.legal(other)
        }
        told = [position.write(act) for act in history]
        for place in range(len(history) - 1, -1, -1):
            if not sealed:
                break
            if (chose := int(seat_of(history[place]))) in sealed:
                sealed.remove(chose)
                del told[place]
        return "; ".join([f"seat {seat}", *told])


def codec(game: str | Game, seats: int | None = None, **options: bool) -> Codec:
    """The numbers of a game by its name, or a variant's; without `seats` for as many as four, if it can be."""
    found, said = named(game, options)
    return Codec(found, max(found.fewest, min(4, found.most)) if seats is None else seats, said)

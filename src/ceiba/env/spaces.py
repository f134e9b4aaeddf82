"""What PettingZoo and Gymnasium ask for alike: names, the spaces of observations and actions, pictures."""

from collections.abc import Iterator

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ceiba.descriptor import Game
from ceiba.env.codec import Codec
from ceiba.game import Position
from ceiba.games import known

Seen = NDArray[np.int16]
SEEDS = 2**62  # a seed is below
RENDER_MODES = ["ansi", "human", "svg"]


def names() -> Iterator[tuple[str, Game]]:
    """Every game with numbers, and its variants, by the names they are registered under."""
    for game in known().values():
        if game.coding(game.fewest) is not None:
            for name in (game.name, *game.variants):
                yield name, game


def snake_name(game: str) -> str:
    """As PettingZoo names it: `two_words_v0`."""
    return f"{game.replace('-', '_')}_v0"


def action_space(codec: Codec) -> spaces.Discrete:
    return spaces.Discrete(codec.actions)


def observation_space(codec: Codec) -> spaces.Box:
    limits = np.iinfo(np.int16)
    return spaces.Box(int(limits.min), int(limits.max), (codec.features,), np.int16)


def rendered(position: Position, mode: str | None, seat: int | None = None) -> str | None:
    """The position as text (`ansi`, also printed by `human`) or as a picture (`svg`)."""
    if mode == "svg":
        return position.draw(seat)
    text = str(position if seat is None else position.known_to(seat))
    if mode == "human":
        print(text)
    return text if mode == "ansi" else None

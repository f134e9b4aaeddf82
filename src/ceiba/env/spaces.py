"""The spaces of observations and actions, the same for PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ceiba.env.codec import Codec
from ceiba.game import Position

Seen = NDArray[np.int16]
SEEDS = 2**62  # a seed is below
RENDER_MODES = ["ansi", "human", "svg"]


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

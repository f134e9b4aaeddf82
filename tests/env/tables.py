"""Every game with numbers, at every number of seats, with every combination of its options."""

import random
from itertools import product
from typing import Any

from ceiba.game import LUCK, Position
from ceiba.games import known
from ceiba.playing import moves

Setting = tuple[str, int, dict[str, Any]]

SETTINGS: list[Setting] = []
for game in known().values():
    on_or_off = product(*[(False, True)] * len(game.options))
    changed = [dict(zip(game.options, values, strict=True)) for values in on_or_off]
    if game.coding(game.fewest) is not None:
        SETTINGS += [
            (game.name, seats, options) for seats in range(game.fewest, game.most + 1) for options in changed
        ]


def name(setting: object) -> str:
    """What a test is called."""
    assert isinstance(setting, tuple)
    game, seats, options = setting
    return "-".join([game, str(seats), *[f"{key}={value}" for key, value in options.items()]])


def positions(start: Position, seed: int) -> "list[Position]":
    """Every position of a random game at which a seat is to act."""
    choose = random.Random(seed).choice
    found: list[Position] = []

    def ask(position: Position, seat: int) -> int:
        found.append(position.copy())
        return choose(position.legal(seat))

    for _ in moves(start, ask, lambda position: choose(position.legal(LUCK))):
        pass
    return found

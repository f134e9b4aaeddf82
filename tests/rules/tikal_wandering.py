"""Random games of Tikal that see much of it: a verb is chosen first, then one of its acts."""

from collections.abc import Iterator
from random import Random

import ceiba
from ceiba import Position
from ceiba.game import kind_of


def wander(seed: int, seats: int, **options: bool) -> Iterator[Position]:
    """Every position of a game, the last one too; the same object, played on."""
    random = Random(seed)
    position = ceiba.TIKAL.start(seats, **options)
    yield position
    while position.actors():
        position.apply(_choose(random, position))
        yield position


def strides(seed: int, seats: int, **options: bool) -> Iterator[tuple[Position, int, Position]]:
    """Every act of the same game, between the position before it and that after it; these stay as they are."""
    random = Random(seed)
    position = ceiba.TIKAL.start(seats, **options)
    while position.actors():
        before, act = position, _choose(random, position)
        position = before.copy()
        position.apply(act)
        yield before, act, position


def _choose(random: Random, position: Position) -> int:
    """With all acts alike, entering and moving would crowd out everything else, and most turns would end early."""
    acts = [*position.legal(position.actors()[0])]
    kinds = sorted({kind_of(act) for act in acts})
    if len(kinds) > 1 and random.random() < 0.8:
        kinds.pop()  # the last verb is `done`, or `pass`
    kind = random.choice(kinds)
    return random.choice([act for act in acts if kind_of(act) == kind])

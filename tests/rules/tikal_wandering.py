"""Random games of Tikal that see much of it: a verb is chosen first, then one of its acts."""

from collections.abc import Iterator
from random import Random

import ceiba
from ceiba import Position
from ceiba.game import kind_of


def wander(seed: int, seats: int, **options: bool) -> Iterator[Position]:
    """Every position of a game, the last one too; the same object, played on.

    With all acts alike, entering and moving would crowd out everything else, and most turns would end early.
    """
    random = Random(seed)
    position = ceiba.TIKAL.start(seats, **options)
    yield position
    while actors := position.actors():
        acts = [*position.legal(actors[0])]
        kinds = sorted({kind_of(act) for act in acts})
        if len(kinds) > 1 and random.random() < 0.8:
            kinds.pop()  # the last verb is `done`, or `pass`
        kind = random.choice(kinds)
        position.apply(random.choice([act for act in acts if kind_of(act) == kind]))
        yield position

"""Positions of Incan Gold for the tests of its bots."""

from random import Random

from ceiba.game import first_of
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, ROUNDS


def choices(seed: int, seats: int = 4, artifacts: bool = True) -> list[IncanGold]:
    """Moments of a game of people who stay more often than not, at which someone is to choose."""
    random = Random(seed)
    position = IncanGold(seats, artifacts, False)
    found: list[IncanGold] = []
    while actors := position.actors():
        if not position.turning:
            found.append(position.copy())
        for actor in actors:
            acts = [*position.legal(actor)]
            weights = [chance.left for chance in position.chance()] if position.turning else [3, 1]
            position.apply(random.choices(acts, weights)[0])
    return found


def last_rounds(seed: int) -> list[IncanGold]:
    """A last round that two of three explore, lucky to the end: with every card there are fewer to come."""
    random = Random(seed)
    position = next(each for each in choices(seed, 3) if each.round == ROUNDS)
    found: list[IncanGold] = []
    while not position.outcome():
        if position.turning:
            acts = [*position.legal(0)]
            kind = [act for act in acts if not deadly(position, first_of(act))]
            position.apply(random.choice(kind or acts))
            continue
        if position.count_inside() == 2:
            found.append(position.copy())
        for seat in position.actors():
            leaves = seat == position.actors()[-1] and position.count_inside() == 3
            position.apply(position.legal(seat)[1 if leaves else 0])
    return found


def close_finish(seed: int, lead: int, rival: int) -> IncanGold:
    """Two inside with a few cards to come, the second with a lead; a rival outside.

    The rival has so much more than the first would have by sharing the path.
    """
    position = next(each for each in last_rounds(seed) if len([*each.deck]) - [*each.deck].count(0) <= 7)
    first, second = position.actors()
    scores = dict.fromkeys((1, 2, 3), 60 + position.hand + position.loose // 2 + rival)
    scores[first] = 60
    scores[second] = 60 + lead
    for seat, score in scores.items():
        position.tents[seat - 1] = score - position.finds_worth[seat - 1]
    return position


def deadly(position: IncanGold, kind: int) -> bool:
    return FIRST_HAZARD <= kind < ARTIFACT and position.turned[kind] > 0

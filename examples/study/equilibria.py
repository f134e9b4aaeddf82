"""Small cases of Incan Gold, solved exactly; and what a bot loses there to whoever knows it.

Everyone sees everything but the choices that are made at the same moment. So, from the last card backwards, each
choice is a game of its own, in which those inside stay or leave, and what comes after is known. Its equilibrium is
found by trying who stays, who leaves and who mixes: up to three inside, the equations are of the second degree at
most. A best response goes the same way, against others whose chances to leave are given.

    $ python equilibria.py    # the table of docs/research.md
"""

from collections.abc import Callable, Iterable
from itertools import product

from librt.random import Random
from numpy.polynomial import Polynomial

from ceiba.bits import members
from ceiba.bots.incan_gold.solver import SolverBot
from ceiba.game import pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ARTIFACT, CARD_NAMES, FIRST_HAZARD, KINDS, ROUNDS

Values = list[float]  # chances to win, by seat
Key = tuple[int, ...]
Policy = Callable[[IncanGold, int], float]  # a seat's chance to leave
Stage = dict[tuple[int, ...], Values]  # what follows, by who leaves (1) and who stays (0), of those inside in order

CLOSE = 1e-9


def small(deck: str, tents: Iterable[int], rounds: int = 1) -> IncanGold:
    """The last rounds with these cards alone, such as "5 9 fire fire", and so much in each seat's tent."""
    had = [*tents]
    position = IncanGold(len(had), False, True)
    cards = [CARD_NAMES.index(card) for card in deck.split()]
    if all(cards.count(hazard) <= rounds for hazard in range(FIRST_HAZARD, ARTIFACT)):
        raise ValueError(f"the cards must not run out: {rounds + 1} of some hazard are needed")
    position.round = ROUNDS + 1 - rounds
    position.cards = len(cards)
    for kind in range(KINDS):
        position.deck[kind] = cards.count(kind)
    for seat, gems in enumerate(had):
        position.tents[seat] = gems
    return position


def key(p: IncanGold) -> Key:
    """What the future depends on: the order of the path does not matter."""
    return (p.round, p.turning, p.inside, p.hand, p.loose, *p.deck, *p.turned, *p.tents)


def played(position: IncanGold, acts: Iterable[int]) -> IncanGold:
    after = position.copy()
    for act in acts:
        after.apply(act)
    return after


class Lookahead:
    """What every seat may hope for, from the end backwards; how the seats choose is said by its kinds."""

    def __init__(self) -> None:
        self.known: dict[Key, Values] = {}

    def value(self, position: IncanGold) -> Values:
        where = key(position)
        if where not in self.known:
            self.known[where] = self.ahead(position)
        return self.known[where]

    def ahead(self, p: IncanGold) -> Values:
        outcome = p.outcome()
        if outcome is not None:
            return [(seat in outcome.winners) / len(outcome.winners) for seat in range(1, p.seats + 1)]
        if p.turning:
            return mean((card.left / p.cards, self.value(played(p, [card.act]))) for card in p.chance())
        inside = members(p.inside)
        stage: Stage = {}
        for choices in product((0, 1), repeat=len(inside)):
            acts = [pack(seat, LEAVE if out else STAY) for seat, out in zip(inside, choices, strict=True)]
            stage[choices] = self.value(played(p, acts))
        rates = self.rates(p, inside, stage)
        return mean((weight(choices, rates), values) for choices, values in stage.items())

    def rates(self, position: IncanGold, inside: list[int], stage: Stage) -> Values:
        """The chance of each inside to leave."""
        raise NotImplementedError


class Equilibrium(Lookahead):
    """Everyone plays an equilibrium; of several the one in which they differ least."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[Key, Values] = {}

    def rates(self, position: IncanGold, inside: list[int], stage: Stage) -> Values:
        self.found[key(position)] = rates = equilibrium(inside, stage)
        return rates

    def policy(self, position: IncanGold, seat: int) -> float:
        """How it has been found to be played."""
        self.value(position)
        return self.found[key(position)][members(position.inside).index(seat)]


class Against(Lookahead):
    """All play as a policy says; but one seat, if there is one, as is best against it."""

    def __init__(self, policy: Policy, best: int | None = None) -> None:
        super().__init__()
        self.policy = policy
        self.best = best

    def rates(self, position: IncanGold, inside: list[int], stage: Stage) -> Values:
        rates = [0.0 if seat == self.best else self.policy(position, seat) for seat in inside]
        if self.best in inside:
            place = inside.index(self.best)
            rates[place] = float(gain(inside, stage, place, rates) > 0)
        return rates


def exploitability(position: IncanGold, policy: Policy) -> Values:
    """What each seat gains by knowing how the others play, in chances to win."""
    as_played = Against(policy).value(position)
    best = [Against(policy, seat).value(position)[seat - 1] for seat in range(1, position.seats + 1)]
    return [most - value for most, value in zip(best, as_played, strict=True)]


# -- one choice of all --------------------------------------------------------------------------------


def mean(weighed: Iterable[tuple[float, Values]]) -> Values:
    parts = [[part * value for value in values] for part, values in weighed]
    return [*map(sum, zip(*parts, strict=True))]


def weight(choices: tuple[int, ...], rates: Values) -> float:
    """How likely all of them are to choose so."""
    chance = 1.0
    for choice, rate in zip(choices, rates, strict=True):
        chance *= rate if choice else 1 - rate
    return chance


def gain(inside: list[int], stage: Stage, place: int, rates: Values) -> float:
    """What leaving gains the one at this place over staying."""
    gained = 0.0
    for choices, values in stage.items():
        sure = [*rates[:place], float(choices[place]), *rates[place + 1 :]]
        gained += (1 if choices[place] else -1) * weight(choices, sure) * values[inside[place] - 1]
    return gained


def equilibrium(inside: list[int], stage: Stage) -> Values:
    """Chances to leave from which nobody gains by departing: of several those that differ least."""
    found = [
        rates
        for tried in product((0.0, 1.0, None), repeat=len(inside))  # None stands for one who mixes
        for rates in mixed(inside, stage, [*tried])
        if all(is_best(rate, gain(inside, stage, place, rates)) for place, rate in enumerate(rates))
    ]
    return min(found, key=lambda rates: max(rates) - min(rates))


def is_best(rate: float, gained: float) -> bool:
    """Whether it is right to leave at this rate when leaving gains so much."""
    return (gained <= CLOSE or rate >= 1) and (gained >= -CLOSE or rate <= 0)


def mixed(inside: list[int], stage: Stage, tried: list[float | None]) -> list[Values]:
    """The rates of those who mix at which it is all one to each of them, the others being as tried."""
    mixers = [place for place, rate in enumerate(tried) if rate is None]

    def rates(*of_mixers: float) -> Values:
        given = iter(of_mixers)
        return [next(given) if rate is None else rate for rate in tried]

    def by(place: int, stays: Values, leaves: Values) -> Polynomial:
        """What leaving gains one of them, by the rate of one other: a line through two points."""
        at_0, at_1 = gain(inside, stage, place, stays), gain(inside, stage, place, leaves)
        return Polynomial([at_0, at_1 - at_0])

    if not mixers:
        return [rates()]
    if len(mixers) == 2:
        first, second = mixers
        by_first, by_second = by(second, rates(0, 0), rates(1, 0)), by(first, rates(0, 0), rates(0, 1))
        return [rates(one, two) for one in chances(by_first) for two in chances(by_second)]
    if len(mixers) == 3:
        # By the first one's rate: the third one's, a fraction, at which the second does not care; and the second's.
        up, to_leave = by(1, [0, 0, 0], [1, 0, 0]), by(1, [0, 0, 1], [1, 0, 1])
        over, to_go = by(2, [0, 0, 0], [1, 0, 0]), by(2, [0, 1, 0], [1, 1, 0])
        down, under = up - to_leave, over - to_go
        # With these, what leaving gains the first is a polynomial of the second degree.
        none, third, two, both = (gain(inside, stage, 0, [0, *others]) for others in product((0, 1), repeat=2))
        own = none * (under - over) * (down - up) + third * (under - over) * up
        own += two * over * (down - up) + both * over * up
        apart = [
            (one, float(over(one) / under(one)), float(up(one) / down(one)))
            for one in chances(own)
            if 0 < over(one) * under(one) < under(one) ** 2 and 0 < up(one) * down(one) < down(one) ** 2
        ]
        # Among equals that has a double root, which is found badly; but then all have the same rate.
        alike = chances(Polynomial([none, two + third - 2 * none, none + both - two - third]))
        return [rates(*each) for each in [*((one, one, one) for one in alike), *apart]]
    return []


def chances(function: Polynomial) -> Values:
    """Where it vanishes between 0 and 1."""
    found = [complex(root) for root in function.trim(CLOSE**2).roots()]
    return [root.real for root in found if abs(root.imag) < CLOSE and 0 < root.real < 1]


# -- the table ----------------------------------------------------------------------------------------


def solver(position: IncanGold, seat: int) -> float:
    """How `solver` plays with those whom it does not know yet."""
    return SolverBot().think(position, seat, Random(hash(key(position)) & 0xFFFFFFFF)).rate


CASES = {
    "two players, 7 cards": small("5 9 11 fire fire snakes snakes", (0, 0)),
    "two players, one 4 behind": small("5 9 11 fire fire snakes snakes", (4, 0)),
    "two players, two rounds": small("5 9 fire fire fire", (0, 0), rounds=2),
    "three players, 7 cards": small("5 9 11 fire fire snakes snakes", (0, 0, 0)),
    "three players, one 5 ahead": small("5 9 11 fire fire snakes snakes", (5, 0, 0)),
    "three players, 3 and 6 behind": small("5 9 11 fire fire snakes snakes", (6, 3, 0)),
    "three players, 9 cards": small("4 7 11 14 fire fire fire snakes snakes", (0, 0, 0)),
}


def main() -> None:
    print("| case | moments | equilibrium: wins | solver: wins | who knows it gains |")
    print("|---|---:|---:|---:|---:|")
    for name, position in CASES.items():
        ideal = Equilibrium()
        best = ideal.value(position)
        lost = exploitability(position, solver)
        as_played = Against(solver).value(position)
        print(f"| {name} | {len(ideal.found):,} | {told(best)} | {told(as_played)} | {told(lost)} |", flush=True)


def told(values: Values) -> str:
    return " ".join(f"{value:.1%}" for value in values)


if __name__ == "__main__":
    main()

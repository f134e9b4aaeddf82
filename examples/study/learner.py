"""A learner that learns: Incan Gold from nothing, in minutes on one core, with NumPy alone.

Proximal policy optimisation with generalised advantages, on a batch of games played at once. Half of the seats are
the learner's own, so that it meets itself; the others play by rules of thumb. All it is told is who has won. It
remembers what was carried into the tents, as a person may: so it learns at tables whose tents are open.

    $ OPENBLAS_NUM_THREADS=1 python learner.py                   # learns, and keeps it in learnt.npz
    $ ceiba arena incan-gold learner:Learnt one-step --seats 4   # one among three

Its matrices are small: NumPy's threads would wait for each other, on a busy machine most of the time.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ceiba import Position
from ceiba.bots import Bot, Budget
from ceiba.env import Batch, codec
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import ARTIFACT, CARD_GEMS, FIRST_HAZARD, ROUNDS

Array = NDArray[Any]
Seen = dict[str, Array]  # observations by their parts
LEARNT = Path(__file__).with_name("learnt.npz")
SEATS, WIDTH = 4, 64  # of the table; of the network
TABLES, STEPS = 1024, 256  # at so many tables so many steps are made before it learns from them
LESSONS, LOOKS, PARTS = 120, 3, 16  # so often; each time it looks at them thrice, in sixteen parts
PACE, CLIP = 2e-3, 0.2  # of learning at first, falling to nothing; how much a chance may change in one lesson
TRACE, CURIOSITY = 0.97, 0.003  # how far back praise and blame reach; what it is worth not to be sure too soon
PATH = ("hand", "path_gems", "path_artifacts", "artifacts_found")
GEMS = np.array([*CARD_GEMS])


def features(seen: Seen) -> Array:
    """What matters for going on or not, each about as large as 1."""
    hand, path, relics, found = (seen[part][:, 0] for part in PATH)
    inside, tents, finds, worth = np.moveaxis(seen["seats"], -1, 0)
    company, cards = np.maximum(inside.sum(axis=1), 1), np.maximum(seen["cards"][:, 0], 1)
    scores = tents + worth
    order = np.argsort(scores[:, 1:], axis=1, kind="stable")  # of the others, since it is all one where they sit
    ahead = scores[:, :1] - np.take_along_axis(scores[:, 1:], order, axis=1)
    points = 5 * relics + 5 * np.clip(relics + found - 3, 0, relics)
    share, alone = hand + path // company, hand + path + points  # to carry out with all, or by oneself
    bust, hazards = seen["deadly"][:, 0] / cards, seen["turned"][:, FIRST_HAZARD:ARTIFACT].sum(axis=1)
    more = (seen["deck"] * (GEMS // company[:, None])).sum(axis=1) / cards
    columns = [hand / 10, path / 10, points / 10, share / 10, alone / 20, bust * 5, bust * share / 3, more / 3]
    columns += [more - bust * share, hazards / 3, cards / 30, seen["deck"][:, ARTIFACT], found / 3, finds[:, 0]]
    columns += [seen["round"] == np.arange(1, ROUNDS + 1), company[:, None] == np.arange(1, SEATS + 1)]
    columns += [np.take_along_axis(inside[:, 1:], order, axis=1), ahead / 15, np.tanh(ahead / 3)]
    columns += [np.tanh((ahead + share[:, None]) / 3), np.tanh((ahead + alone[:, None]) / 3)]
    return np.column_stack(columns).astype(np.float32)


class Network:
    """Two layers; from them the chance to leave, and the chance to win."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        weights = list[Array]()
        for above, below, scale in ((inputs, WIDTH, 1.0), (WIDTH, WIDTH, 1.0), (WIDTH, 2, 0.1)):
            weights += [random.normal(0, scale, (above, below)) / (above or 1) ** 0.5, np.zeros(below)]
        weights[-1][1] = 1 / SEATS
        self.begin(weights)

    def begin(self, weights: Sequence[Array]) -> None:
        self.weights = [each.astype(np.float32) for each in weights]
        self.updates, self.momenta = 0, [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]

    def __call__(self, inputs: Array) -> tuple[Array, Array, Array, Array]:
        """Chances to leave and to win, and what the two layers said."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.tanh(inputs @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        said = second @ w3 + b3
        return np.clip(1 / (1 + np.exp(-said[:, 0])), 1e-6, 1 - 1e-6), said[:, 1], first, second

    def learn(self, inputs: Array, first: Array, second: Array, slope: Array, pace: float) -> None:
        """Down the slope of the loss, which is given by what the last layer said."""
        of_second = slope @ self.weights[4].T * (1 - second**2)
        of_first = of_second @ self.weights[2].T * (1 - first**2)
        layers = ((inputs, of_first), (first, of_second), (second, slope))
        self.step([part for below, above in layers for part in (below.T @ above, above.sum(axis=0))], pace)

    def step(self, slopes: Sequence[Array], pace: float) -> None:
        """One step of Adam."""
        self.updates += 1
        for weights, (mean, square), each in zip(self.weights, self.momenta, slopes, strict=True):
            mean += 0.1 * (each - mean)
            square += 0.001 * (each**2 - square)
            unbiased = np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8
            weights -= pace * mean / (1 - 0.9**self.updates) / unbiased


def one_step(seen: Seen) -> Array:
    company = seen["seats"][:, :, 0].sum(axis=1, keepdims=True)
    lost = seen["deadly"] * (seen["hand"] + seen["path_gems"] // company)
    return np.asarray(lost[:, 0] > (seen["deck"] * (GEMS // company)).sum(axis=1))


RULES: dict[str, Callable[[Seen], Array]] = {  # the bots of these names, for many positions at once
    "seven-gems": lambda seen: seen["hand"][:, 0] >= 7,
    "seven-cards": lambda seen: seen["turned"].sum(axis=1) >= 7,
    "two-hazards": lambda seen: seen["turned"][:, FIRST_HAZARD:ARTIFACT].sum(axis=1) >= 2,
    "one-step": one_step,
}


class Learner:
    """Plays a batch of games against itself and others, and learns from who wins."""

    others: Sequence[Callable[[Seen], Array]] = (*RULES.values(),)

    def __init__(self, seed: int = 0, tables: int = TABLES) -> None:
        self.random = np.random.default_rng(seed)
        self.batch = Batch("incan-gold", tables, SEATS, seed, open_tents=True)
        self.who = self.seating(tables)
        self.won = 0.0  # how many games a seat of the learner has won of late
        self.network = Network(features(self.batch.codec.named(self.batch.observations)).shape[1], self.random)

    def seating(self, tables: int) -> Array:
        """Who sits where at so many tables: 0 is the learner; half of the tables have only one kind of others."""
        others = self.random.integers(1, len(self.others) + 1, (tables, SEATS))
        others[::2] = others[::2, :1]
        return np.where(self.random.random((tables, SEATS)) < 0.5, 0, others)

    def lesson(self, steps: int = STEPS, pace: float = PACE) -> None:
        """Play, then make likelier what has turned out better than expected."""
        inputs, left, chance, value, better = self.play(steps)
        before, hoped = np.where(left, chance, 1 - chance), value + better
        praise = (better - better.mean()) / better.std()
        for _ in range(LOOKS):
            for part in np.array_split(self.random.permutation(len(inputs)), PARTS):
                chance, expected, first, second = self.network(inputs[part])
                ratio = np.where(left[part], chance, 1 - chance) / before[part]
                enough = np.where(praise[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                slope = np.where(enough, 0, praise[part] * ratio * (chance - left[part]))
                slope += CURIOSITY * np.log(chance / (1 - chance)) * chance * (1 - chance)
                slopes = np.column_stack([slope, expected - hoped[part]]).astype(np.float32) / len(part)
                self.network.learn(inputs[part], first, second, slopes, pace)

    def play(self, steps: int) -> list[Array]:
        """Its own decisions in so many steps of each game, and by how much each turned out better than expected."""
        batch, rows = self.batch, np.arange(self.batch.count)
        log, ends, won = [], [], [np.zeros(0)]
        for _ in range(steps):
            seen, seats = batch.codec.named(batch.observations), batch.seats - 1
            inputs, who = features(seen), self.who[rows, seats]
            own, value, *_ = self.network(inputs)
            chance = np.choose(who, [own, *(other(seen) for other in self.others)])
            left = self.random.random(batch.count) < chance
            batch.step(left)
            log.append((inputs, left, own, value, seats, who == 0))
            ends.append((batch.ended.copy(), batch.rewards.copy()))
            won.append(batch.rewards[batch.ended][self.who[batch.ended] == 0])
            self.who[batch.ended] = self.seating(int(batch.ended.sum()))
        self.won = float(np.concatenate(won).mean())
        better = self.advantages(log, ends)
        *logged, _, own = (np.array(each) for each in zip(*log, strict=True))
        return [each[own & ~np.isnan(better)] for each in (*logged, better)]

    def advantages(self, log: Sequence[tuple[Array, ...]], ends: Sequence[tuple[Array, Array]]) -> Array:
        """By step and table, backwards from each end; where there is none yet, not a number."""
        rows, found = np.arange(self.batch.count), list[Array]()
        value, better = np.full((len(rows), SEATS), np.nan), np.zeros((len(rows), SEATS))  # of the next decisions
        for (*_, expected, seats, _), (ended, rewards) in zip(reversed(log), reversed(ends), strict=True):
            value[ended], better[ended] = rewards[ended], 0.0
            found.append(value[rows, seats] - expected + TRACE * better[rows, seats])
            value[rows, seats], better[rows, seats] = expected, found[-1]
        return np.array(found[::-1], np.float32)


class Learnt(Bot):
    """Leaves as often as it has learnt to, with four players."""

    path = LEARNT

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.random = np.random.default_rng([*str(seed).encode()])
        self.network = Network(0, self.random)
        with np.load(self.path) as file:
            self.network.weights = [*file.values()]
        self.codec = codec("incan-gold", SEATS)

    def chance(self, position: Position, seat: int) -> float:
        assert isinstance(position, IncanGold)
        known = position.copy()
        known.open_tents = True
        seen = self.codec.named(self.codec.observe(known, seat)[None])
        return float(self.network(features(seen))[0][0])

    def choose(self, position: Position, seat: int) -> int:
        return position.legal(seat)[self.random.random() < self.chance(position, seat)]  # to stay comes first

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {"act": position.write(self.choose(position, seat)), "chance": self.chance(position, seat)}


if __name__ == "__main__":
    learner = Learner()
    for lesson in range(LESSONS):
        learner.lesson(pace=PACE * (1 - lesson / LESSONS))
        if lesson % 10 == 9:
            print(f"lesson {lesson + 1} of {LESSONS}: a seat of the learner wins {learner.won:.1%}", flush=True)
    np.savez(LEARNT, *learner.network.weights)

"""How often equals leave: what `solver` knows of it, learnt in games of a network with itself.

Proximal policy optimisation as in learner.py, at tables of three to eight, with artifacts and without. At four
tables of ten some seats play by rules of thumb or by the toss of a coin. The network sees what `solver` sees of a
choice, and how likely each of the others is to choose blindly, by what it has watched them do.

    $ OPENBLAS_NUM_THREADS=1 python among_equals.py lessons.json    # what src/ceiba/bots/incan_gold has
"""

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from learner import CLIP, CURIOSITY, GEMS, LOOKS, PACE, PARTS, PATH, RULES, TRACE, Array, Network, Seen

from ceiba.bots.incan_gold.equals import CLOSE, FAR, TOP
from ceiba.bots.incan_gold.solver import BLIND, SURPRISE
from ceiba.bots.incan_gold.winning import EDGE
from ceiba.env import Batch
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD, ROUNDS

HIDDEN = 64
TABLES, STEPS, LESSONS = 512, 256, 200
MIXED = 0.4  # of the tables others sit down, at half of the seats
KINDS = ((3, True), (5, True), (6, True), (8, True), (4, False), (3, False), (7, True), (6, False))
PRIOR = np.log(BLIND / (1 - BLIND))


def features(seen: Seen, blind: Array) -> Array:
    """The inputs of `ceiba.bots.incan_gold.equals`, for many at once; each sees itself first, and not blind."""
    hand, path, relics, found = (seen[part][:, 0].astype(np.float32) for part in PATH)
    inside, tents, _, worth = np.moveaxis(seen["seats"], -1, 0)
    count, seats = inside.shape
    company, cards = np.maximum(inside.sum(axis=1), 1), np.maximum(seen["cards"][:, 0], 1)
    rounds = ROUNDS - seen["round"][:, 0]
    scores = tents + worth - EDGE * rounds[:, None] * blind
    others, others_inside = scores[:, 1:], inside[:, 1:]
    order = np.argsort(-others, axis=1, kind="stable")[:, :TOP]
    leads = scores[:, :1] - np.take_along_axis(others, order, axis=1)
    insides = np.take_along_axis(others_inside, order, axis=1)
    missing = TOP - leads.shape[1]
    leads = np.column_stack([leads, np.full((count, missing), FAR)])
    insides = np.column_stack([insides, np.zeros((count, missing))])
    least = np.where(others_inside == 0, scores[:, :1] - others, FAR).min(axis=1)
    points = 5 * relics + 5 * np.clip(relics + found - 3, 0, relics)
    share, alone = hand + path // company, hand + path + points
    bust = seen["deadly"][:, 0] / cards
    fresh = (seen["turned"][:, FIRST_HAZARD:ARTIFACT] == 0).sum(axis=1)
    more = (seen["deck"] * GEMS).sum(axis=1) / cards / company
    columns = [hand / 10, path / 10, points / 10, share / 10, alone / 20, bust * 5, bust * share / 3, more / 3]
    columns += [more - bust * share, fresh / 3, cards / 30, seen["deck"][:, ARTIFACT], found / 3, company / 4]
    columns += [np.full(count, 4 / seats), (blind * inside).sum(axis=1) / 3, blind.sum(axis=1) / (seats - 1)]
    columns += [rounds[:, None] == np.arange(ROUNDS), company[:, None] == np.arange(1, TOP + 1), insides]
    columns += [np.clip(leads, -FAR, FAR) / 15, np.tanh(leads / CLOSE)]
    columns += [np.tanh((leads + share[:, None]) / CLOSE), np.tanh((leads + alone[:, None]) / CLOSE)]
    columns += [np.tanh((least + share) / CLOSE), np.tanh((least + alone) / CLOSE)]
    columns += [np.clip(scores[:, 0] - others.mean(axis=1), -FAR, FAR) / 15]
    return np.column_stack(columns).astype(np.float32)


class Policy(Network):
    """One layer; from it the chance to leave. `ceiba.bots.net` computes the same."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        first = random.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN))
        self.begin([first, np.zeros(HIDDEN), random.normal(0, 0.1 / HIDDEN**0.5, (HIDDEN, 1)), np.array([-2.0])])

    def leaving(self, inputs: Array) -> tuple[Array, Array]:
        """Chances to leave, and what the layer said."""
        w1, b1, w2, b2 = self.weights
        layer = np.maximum(inputs @ w1 + b1, 0)
        return np.clip(1 / (1 + np.exp(-(layer @ w2 + b2)[:, 0])), 1e-5, 1 - 1e-5), layer

    def improve(self, inputs: Array, layer: Array, slope: Array, pace: float) -> None:
        above = slope[:, None].astype(np.float32)
        below = above @ self.weights[2].T * (layer > 0)
        self.step([inputs.T @ below, below.sum(axis=0), layer.T @ above, above.sum(axis=0)], pace)

    def lessons(self) -> dict[str, object]:
        """As `ceiba.bots.net` reads them: of each unit its inputs' weights and its bias, then the answer's."""
        w1, b1, w2, b2 = self.weights
        weights = np.concatenate([np.column_stack([w1.T, b1]).ravel(), w2[:, 0], b2])
        return {"inputs": len(w1), "hidden": HIDDEN, "weights": [round(float(each), 4) for each in weights]}


def toss(seen: Seen) -> Array:
    return np.full(len(seen["hand"]), 0.5)


OTHERS: tuple[Callable[[Seen], Array], ...] = (toss, *RULES.values())


class Tables:
    """Games of one kind, played at once; all watch each other."""

    def __init__(self, seats: int, artifacts: bool, random: np.random.Generator, seed: int) -> None:
        self.seats, self.random, self.rows = seats, random, np.arange(TABLES)
        self.batch = Batch("incan-gold", TABLES, seats, seed, open_tents=True, artifacts=artifacts)
        self.who = self.seating(TABLES)  # 0 is the network
        self.odds = np.full((TABLES, seats, seats), PRIOR)  # as each seat sees it: that another chooses blindly
        self.news = np.zeros((TABLES, seats))  # what each one's choice of this moment will say about that
        self.stayed = np.zeros((TABLES, seats), bool)  # who will see it
        self.moment = np.full(TABLES, -1)

    def seating(self, tables: int) -> Array:
        """Half of the mixed tables have only one kind of others."""
        others = self.random.integers(1, len(OTHERS) + 1, (tables, self.seats))
        alike = self.random.random(tables) < 0.5
        others[alike] = others[alike][:, :1]
        own = self.random.random((tables, self.seats)) < 0.5
        return np.where(own | (self.random.random((tables, 1)) >= MIXED), 0, others)

    def observe(self, seen: Seen, seats: Array) -> Array:
        """What is to be seen from these seats. Choices are known as soon as all have made them."""
        moment = seen["round"][:, 0].astype(int) * 100 + seen["cards"][:, 0]
        over = moment != self.moment
        self.odds[over] += self.stayed[over][:, :, None] * self.news[over][:, None, :]
        self.news[over], self.stayed[over], self.moment = 0, False, moment
        around = (seats[:, None] + np.arange(self.seats)) % self.seats
        blind = 1 / (1 + np.exp(-self.odds[self.rows[:, None], seats[:, None], around]))
        blind[:, 0] = 0
        return features(seen, blind)

    def play(self, policy: Policy, judge: Network) -> list[Array]:
        """The network's decisions, and by how much each turned out better than expected."""
        batch, log, ends = self.batch, [], []
        for _ in range(STEPS):
            seen, seats = batch.codec.named(batch.observations), batch.seats - 1
            inputs, who = self.observe(seen, seats), self.who[self.rows, seats]
            own, value = policy.leaving(inputs)[0], judge(inputs)[1]
            chance = np.choose(who, [own, *(other(seen) for other in OTHERS)])
            left = self.random.random(TABLES) < chance
            usual = np.clip(own, SURPRISE, 1 - SURPRISE)
            self.news[self.rows, seats] = np.log(0.5 / np.where(left, usual, 1 - usual))
            self.stayed[self.rows, seats] = ~left
            batch.step(left)
            log.append((inputs, left, own, value, seats, who == 0))
            ended = batch.ended.copy()
            ends.append((ended, batch.rewards.copy()))
            self.odds[ended], self.news[ended], self.stayed[ended], self.moment[ended] = PRIOR, 0, False, -1
            if ended.any():
                self.who[ended] = self.seating(int(ended.sum()))
        better = self.advantages(log, ends)
        *logged, _, mine = (np.array(each) for each in zip(*log, strict=True))
        return [each[mine & ~np.isnan(better)] for each in (*logged, better)]

    def advantages(self, log: Sequence[tuple[Array, ...]], ends: Sequence[tuple[Array, Array]]) -> Array:
        """By step and table, backwards from each end; where there is none yet, not a number."""
        found = list[Array]()
        value, better = np.full((TABLES, self.seats), np.nan), np.zeros((TABLES, self.seats))
        for (*_, expected, seats, _), (ended, rewards) in zip(reversed(log), reversed(ends), strict=True):
            value[ended], better[ended] = rewards[ended], 0.0
            found.append(value[self.rows, seats] - expected + TRACE * better[self.rows, seats])
            value[self.rows, seats], better[self.rows, seats] = expected, found[-1]
        return np.array(found[::-1], np.float32)


class School:
    """Four seats in every lesson, and some other kind of game in turn."""

    def __init__(self, seed: int = 3) -> None:
        self.random = np.random.default_rng(seed)
        self.four = Tables(4, True, self.random, 1)
        self.others = [Tables(*kind, self.random, 10 + number) for number, kind in enumerate(KINDS)]
        seen = self.four.batch.codec.named(self.four.batch.observations)
        inputs = features(seen, np.zeros((TABLES, 4))).shape[1]
        self.policy, self.judge, self.given = Policy(inputs, self.random), Network(inputs, self.random), 0

    def lesson(self, pace: float = PACE) -> None:
        """Play, then make likelier what has turned out better than expected."""
        tables = (self.four, self.others[self.given % len(self.others)])
        played = [each.play(self.policy, self.judge) for each in tables]
        praise = np.concatenate([(better - better.mean()) / better.std() for *_, better in played])
        inputs, left, chance, value, better = (np.concatenate(each) for each in zip(*played, strict=True))
        before, hoped = np.where(left, chance, 1 - chance), value + better
        for _ in range(LOOKS):
            for part in np.array_split(self.random.permutation(len(inputs)), PARTS):
                chance, layer = self.policy.leaving(inputs[part])
                ratio = np.where(left[part], chance, 1 - chance) / before[part]
                enough = np.where(praise[part] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                slope = np.where(enough, 0, praise[part] * ratio * (chance - left[part]))
                slope += CURIOSITY * np.log(chance / (1 - chance)) * chance * (1 - chance)
                self.policy.improve(inputs[part], layer, slope / len(part), pace)
                _, expected, first, second = self.judge(inputs[part])
                slopes = np.column_stack([0 * slope, expected - hoped[part]]).astype(np.float32) / len(part)
                self.judge.learn(inputs[part], first, second, slopes, pace)
        self.given += 1


if __name__ == "__main__":
    school = School()
    for lesson in range(LESSONS):
        school.lesson(PACE * (1 - lesson / LESSONS))
        if lesson % 10 == 9:
            print(f"lesson {lesson + 1} of {LESSONS}", flush=True)
            Path(sys.argv[1]).write_text(json.dumps({"leaving": school.policy.lessons()}), encoding="utf-8")

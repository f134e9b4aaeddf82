"""How the judge of Tikal learns: `greedy` plays with some whims, and networks are fitted to what came of it.

    python -m ceiba.bots.tikal.learning play --minutes 5 games-1.npz
    python -m ceiba.bots.tikal.learning fit games-1.npz --out lessons.json

Any number of files, from as many cores as there are, may be fitted together.
"""

import json
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import click

try:
    import numpy as np
    import numpy.typing as npt
except ModuleNotFoundError as missing:  # nobody else needs it: those who only play have it taught already
    raise SystemExit(f"Learning needs {missing.name}: pip install 'ceiba[arena]'.") from None

from ceiba.bots.bot import Bot
from ceiba.bots.net import Net
from ceiba.bots.tikal.greedy import GreedyBot
from ceiba.bots.tikal.inputs import HAND_INPUTS, TEMPLE_INPUTS, tell_hand, tell_temple, treasures_near
from ceiba.bots.tikal.judge import HAND_SCALE, Judge
from ceiba.bots.tikal.plans import Plan, Planner
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.value import Outlook
from ceiba.chance import Dealer
from ceiba.game import LUCK, kind_of
from ceiba.tikal.action import DONE
from ceiba.tikal.board import CELLS
from ceiba.tikal.descriptor import TIKAL
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import wafer_points
from ceiba.tikal.state import TURN

Array = npt.NDArray[np.float32]

WIDTH = 4  # a quick player's plans
WHIMS = (0.05, 0.3, 0.6)  # how often a player takes another plan than its best
HIDDEN = {"temple": 24, "hand": 18}
BETA_1, BETA_2, EPSILON = 0.9, 0.999, 1e-8  # of Adam, as its authors recommend


class Whimsical(GreedyBot):
    """Plans like `greedy`, quickly, and now and then takes another plan: only so is there something to compare."""

    def __init__(self, seed: str, whim: float) -> None:
        super().__init__(seed)
        self.random = random.Random(seed)
        self.whim = whim

    def plan(self, position: Tikal, seat: int, width: int) -> Plan:
        plans = Planner(Outlook(position, seat), min(WIDTH, width)).plans(position)
        if self.random.random() < self.whim:
            return plans[min(len(plans) - 1, int(self.random.expovariate(0.12)))]
        return plans[0]


# -- what is remembered of a game ---------------------------------------------------------------------


class Glimpse(NamedTuple):
    """What the judge told its networks about one seat at the end of a turn."""

    seat: int
    cells: list[int]  # temples without guard …
    temples: list[list[float]]  # … what was told about them …
    values: list[int]  # … and their values
    hand: list[float]
    rounds: float
    sure: float  # points that guards and wafers bring without further ado
    score: int


def look(position: Tikal, seat: int) -> list[Glimpse]:
    """What a judge sees of everyone when this seat is about to end its turn."""
    temple, hand = Net(TEMPLE_INPUTS, 0, [0.0]), Net(HAND_INPUTS, 0, [0.0])
    roads = Roads(position)
    judge = Judge(position, seat, temple, hand, roads)
    glimpses = []
    for other in range(1, position.seats + 1):
        cells = [cell for cell in range(CELLS) if (position.temples & ~position.guarded) >> cell & 1]
        temples = []
        for cell in cells:
            judge.find_prices(position, cell)
            tell_temple(temple, judge.clock, judge.sight_of(position, cell, other), other)
            temples.append([*temple.inputs])
        tell_hand(hand, judge.clock, position, other, treasures_near(position, roads, other))
        rounds = judge.clock.rounds(other)
        guarded = sum(int(position.value[cell]) for cell in range(CELLS) if position.guard[cell] == other)
        sure = rounds * (guarded + int(wafer_points(position, other)))
        values = [int(position.value[cell]) for cell in cells]
        glimpses.append(Glimpse(other, cells, temples, values, [*hand.inputs], rounds, sure, 0))
    return glimpses


class Memory(NamedTuple):
    """Rows for the networks: inputs, and behind them what is needed to know the right answer."""

    temples: list[list[float]]  # inputs, rounds to come, value + 1, points the temple brought
    hands: list[list[float]]  # inputs, sure points, points made later, first and last row of its temples


def remember(position: Tikal, bots: Sequence[Bot], dealer: Dealer) -> Memory:
    """Play a game to its end and keep what could be seen after every turn, with what came of it."""
    seen: list[tuple[list[Glimpse], list[int]]] = []
    scored: list[tuple[int, int, int, int]] = []  # after how many turns, which seat, temple, points
    while actors := position.actors():
        if actors == (LUCK,):
            position.apply(dealer.draw(position))
            continue
        seat = actors[0]
        act = bots[seat - 1].choose(position, seat)
        if kind_of(act) == DONE:
            if position.stage != TURN:
                for cell in range(CELLS):
                    if position.controls(cell) == seat:
                        scored.append((len(seen), seat, cell, position.value[cell]))
            glimpses = look(position, seat)
            position.apply(act)
            seen.append((glimpses, position.scores_now()))
        else:
            position.apply(act)
    memory = Memory([], [])
    for turn, (glimpses, scores) in enumerate(seen[:-1]):
        came: dict[tuple[int, int], int] = {}
        for when, seat, cell, points in scored:
            if when > turn:
                came[seat, cell] = came.get((seat, cell), 0) + points
        for glimpse in glimpses:
            first = len(memory.temples)
            for cell, told, value in zip(glimpse.cells, glimpse.temples, glimpse.values, strict=True):
                memory.temples.append([*told, glimpse.rounds, float(value + 1), came.get((glimpse.seat, cell), 0)])
            later = int(position.scores[glimpse.seat - 1]) - scores[glimpse.seat - 1]
            memory.hands.append([*glimpse.hand, glimpse.sure, later, first, len(memory.temples)])
    return memory


def games(seed: str) -> Iterator[Memory]:
    """Games of all kinds without end: mostly two seats, a fifth in the auction; in each all are equally whimsical,
    lest the networks take for a good position what only is a good player's."""
    number = 0
    while True:
        chance = random.Random(f"{seed} {number}")
        seats = chance.choices([2, 3, 4], [6, 1, 3])[0]
        whim = chance.choice(WHIMS)
        position = TIKAL.start(seats, auction=chance.random() < 0.2)
        assert isinstance(position, Tikal)
        bots = [Whimsical(f"{seed} {number} {seat}", whim) for seat in range(seats)]
        yield remember(position, bots, Dealer(f"{seed} {number}"))
        number += 1


# -- fitting ------------------------------------------------------------------------------------------


class Fit:
    """One hidden layer, fitted by Adam to weighted squares."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.first = (chance.normal(size=(inputs + 1, hidden)) / np.sqrt(inputs)).astype(np.float32)
        self.second = (chance.normal(size=(hidden + 1, 1)) / np.sqrt(hidden)).astype(np.float32)

    def answers(self, inputs: Array) -> tuple[Array, Array]:
        hidden = np.maximum(0, inputs @ self.first[:-1] + self.first[-1])
        return (hidden @ self.second[:-1] + self.second[-1])[:, 0], hidden

    def learn(self, inputs: Array, right: Array, weights: Array, rounds: int, batch: int = 4096) -> float:
        """Answers how much of the variance the network tells of games that it was not shown."""
        shown = int(len(inputs) * 0.94)
        chance = np.random.default_rng(0)
        moments = [np.zeros_like(layer) for layer in (self.first, self.second) for _ in (0, 1)]
        step = 0
        for done in range(rounds):
            rate = 4e-3 * (1 - done / rounds) + 1e-5
            for rows in np.array_split(chance.permutation(shown), max(1, shown // batch)):
                step += 1
                self._step(inputs[rows], right[rows], weights[rows], moments, rate, step)
        hidden_from_it = slice(shown, None)
        missed = self.answers(inputs[hidden_from_it])[0] - right[hidden_from_it]
        spread = right[hidden_from_it] - np.average(right[hidden_from_it], weights=weights[hidden_from_it])
        return float(1 - (weights[hidden_from_it] * missed**2).sum() / (weights[hidden_from_it] * spread**2).sum())

    def _step(
        self, inputs: Array, right: Array, weights: Array, moments: list[Array], rate: float, step: int
    ) -> None:
        """One step of Adam (Kingma and Ba, 2015) down the gradient of the weighted squared error."""
        answers, hidden = self.answers(inputs)
        output_error = (weights * (answers - right))[:, None] / len(inputs)
        hidden_error = (output_error @ self.second[:-1].T) * (hidden > 0)
        gradients = (
            np.vstack([inputs.T @ hidden_error, hidden_error.sum(0)]),
            np.vstack([hidden.T @ output_error, output_error.sum(0)]),
        )
        for layer, gradient, mean, square in zip(
            (self.first, self.second), gradients, moments[::2], moments[1::2], strict=True
        ):
            mean += (1 - BETA_1) * (gradient - mean)
            square += (1 - BETA_2) * (gradient**2 - square)
            corrected = mean / (1 - BETA_1**step), square / (1 - BETA_2**step)
            layer -= rate * corrected[0] / (np.sqrt(corrected[1]) + EPSILON)

    def network(self) -> dict[str, object]:
        """As `load_nets` reads it."""
        numbers = [*self.first.T.ravel(), *self.second.ravel()]
        weights = [round(float(number), 4) for number in numbers]
        return {"inputs": len(self.first) - 1, "hidden": self.first.shape[1], "weights": weights}


def fit_lessons(temples: Array, hands: Array) -> dict[str, dict[str, object]]:
    """First what temples bring; then what comes besides."""
    told, rounds, size, brought = temples[:, :TEMPLE_INPUTS], temples[:, -3], temples[:, -2], temples[:, -1]
    temple = Fit(TEMPLE_INPUTS, HIDDEN["temple"], 1)
    scale = np.maximum(rounds, 1) * size
    weights = np.where(rounds > 0, np.maximum(rounds, 1) * size**1.5, 0).astype(np.float32)
    known = temple.learn(told, brought / scale, weights / weights.mean(), 10)
    click.echo(f"{len(temples)} looks at temples; the network explains {known:.0%} of what they brought")
    expected = np.concatenate([[0.0], np.cumsum(temple.answers(told)[0].astype(np.float64) * rounds * size)])
    first, last = hands[:, -2].astype(int), hands[:, -1].astype(int)
    rest = hands[:, -3] - hands[:, -4] - (expected[last] - expected[first])
    hand = Fit(HAND_INPUTS, HIDDEN["hand"], 2)
    known = hand.learn(
        hands[:, :HAND_INPUTS], (rest / HAND_SCALE).astype(np.float32), np.ones(len(hands), np.float32), 25, 1024
    )
    click.echo(f"{len(hands)} looks at hands; the network explains {known:.0%} of the rest")
    return {"temple": temple.network(), "hand": hand.network()}


# -- the commands -------------------------------------------------------------------------------------


@click.group()
def main() -> None:
    """Teach the judge of Tikal."""


@main.command()
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--minutes", default=5.0)
@click.option("--seed", default="learning")
def play(out: Path, minutes: float, seed: str) -> None:
    """Play games for so long, and keep what they teach in OUT."""
    end = time.monotonic() + 60 * minutes
    temples: list[Array] = []
    hands: list[npt.NDArray[np.float64]] = []
    rows = 0
    for memory in games(seed):
        kept = np.array(memory.hands)
        kept[:, -2:] += rows
        rows += len(memory.temples)
        temples.append(np.array(memory.temples, np.float32))
        hands.append(kept)
        if time.monotonic() > end:
            break
    np.savez_compressed(out, temples=np.concatenate(temples), hands=np.concatenate(hands))
    click.echo(f"{len(hands)} games")


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option("--out", required=True, type=click.Path(path_type=Path))
def fit(files: tuple[Path, ...], out: Path) -> None:
    """Fit the networks to the games in FILES, and write their lessons to OUT."""
    temples: list[Array] = []
    hands: list[npt.NDArray[np.float64]] = []
    rows = 0
    for file in files:
        kept = np.load(file)
        those = kept["hands"].copy()
        those[:, -2:] += rows
        rows += len(kept["temples"])
        temples.append(kept["temples"])
        hands.append(those)
    lessons = fit_lessons(np.concatenate(temples), np.concatenate(hands))
    out.write_text(json.dumps(lessons) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""What Tikal's judge promised, and what came of it; and networks that would have promised that. SciPy fits."""

from collections.abc import Sequence
from typing import NamedTuple

import click
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from teaching_games import Game, Nets, ends_of_turns

from ceiba.bots.net import Net
from ceiba.bots.tikal.inputs import tell_hand, tell_temple, treasures_near
from ceiba.bots.tikal.judge import HAND_SCALE, Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.tikal.board import CELLS
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import TURN
from ceiba.tikal.tables import TILE_COUNT

Array = NDArray[np.float64]

HIDDEN = {"temple": 24, "hand": 18}
DECAY = 1e-4  # how much large weights cost, lest the networks learn the games by heart
PHASES = 5


class Glimpse(NamedTuple):
    """What a judge could see of one seat at the end of a turn, and what it promised."""

    seat: int
    turn: int
    phase: int
    cells: list[int]  # temples without guard …
    temples: list[list[float]]  # … what was told about them …
    sizes: list[float]  # … and their values and one more
    hand: list[float]
    rounds: float
    sure: float  # points that guards and wafers bring without further ado
    score: int
    promised: float  # the margin


def glimpses(game: Game, nets: Nets) -> tuple[list[Glimpse], dict[tuple[int, int], list[int]]]:
    """All glimpses of a game; and what each temple brought each seat at which turn, as turn and points in turn."""
    seen, scored = list[Glimpse](), dict[tuple[int, int], list[int]]()
    for turn, (position, seat) in enumerate(ends_of_turns(game)):
        at_once = 0  # points that the end of this turn brings the seat whose turn it is
        if position.stage != TURN:
            at_once = int(points_now(position, seat))
            for cell in range(CELLS):
                if position.controls(cell) == seat:
                    scored.setdefault((seat, cell), []).extend((turn, int(position.value[cell])))
        roads = Roads(position)
        judge = Judge(position, seat, nets["temple"], nets["hand"], roads)
        cells = [cell for cell in range(CELLS) if (position.temples & ~position.guarded) >> cell & 1]
        phase = min(PHASES - 1, int(PHASES * (1 - judge.clock.left / TILE_COUNT)))
        for other in range(1, position.seats + 1):
            told = list[list[float]]()
            for cell in cells:
                judge.find_prices(position, cell)
                tell_temple(nets["temple"], judge.clock, judge.sight_of(position, cell, other), other)
                told.append([*nets["temple"].inputs])
            tell_hand(nets["hand"], judge.clock, position, other, treasures_near(position, roads, other))
            rounds = float(judge.clock.rounds(other))
            guarded = sum(int(position.value[cell]) for cell in range(CELLS) if position.guard[cell] == other)
            sure = rounds * (guarded + int(wafer_points(position, other)))
            sizes = [float(position.value[cell] + 1) for cell in cells]
            gained = at_once if other == seat else 0
            margin = float(judge.margin(position, other)) + gained - (at_once - gained) * float(judge.share)
            now = int(position.scores[other - 1]) + gained
            row = [*nets["hand"].inputs]
            seen.append(Glimpse(other, turn, phase, cells, told, sizes, row, rounds, sure, now, margin))
    return seen, scored


def calibration(games: Sequence[Game], nets: Nets) -> list[tuple[int, float, float, float]]:
    """Of each phase: glimpses, how promise and result correlate, what came of a point, and of leads."""
    pairs: list[list[tuple[float, float]]] = [[] for _ in range(PHASES)]
    for game in games:
        scores = game["scores"]
        for seen in glimpses(game, nets)[0]:
            own = scores[seen.seat - 1]
            came = own - (sum(scores) - own) / (len(scores) - 1)
            pairs[seen.phase].append((seen.promised, came))
    found = []
    for phase in pairs:
        promised, came = np.array(phase).T
        most = promised >= np.quantile(promised, 0.75)
        slope = float(promised @ came / (promised @ promised))
        found.append((len(phase), float(np.corrcoef(promised, came)[0, 1]), slope, float(came[most].mean())))
    return found


def fitted(inputs: Array, right: Array, weights: Array, hidden: int, steps: int = 300) -> tuple[Net, float]:
    """A network with one hidden layer, and what part of the variance of rows it has not seen it explains."""
    count, width = inputs.shape
    shown = int(count * 0.9)
    chance = np.random.default_rng(1)
    start = np.concatenate(
        [
            chance.normal(size=hidden * (width + 1)) / np.sqrt(width),
            chance.normal(size=hidden + 1) / np.sqrt(hidden),
        ]
    )
    rows = np.hstack([inputs, np.ones((count, 1))])
    weights = weights / weights[:shown].sum()

    def layers(numbers: Array) -> tuple[Array, Array]:
        return numbers[: -hidden - 1].reshape(hidden, width + 1), numbers[-hidden - 1 :]

    def answers(numbers: Array, rows: Array) -> tuple[Array, Array]:
        first, second = layers(numbers)
        units = np.maximum(0, rows @ first.T)
        return units @ second[:-1] + second[-1], units

    def cost(numbers: Array) -> tuple[float, Array]:
        told, units = answers(numbers, rows[:shown])
        missed = told - right[:shown]
        error = 2 * weights[:shown] * missed
        _, second = layers(numbers)
        back = (error[:, None] * second[:-1]) * (units > 0)
        slope = np.concatenate([(back.T @ rows[:shown]).ravel(), error @ units, [error.sum()]])
        return float(weights[:shown] @ missed**2 + DECAY * numbers @ numbers), slope + 2 * DECAY * numbers

    found = minimize(cost, start, jac=True, method="L-BFGS-B", options={"maxiter": steps}).x
    unseen = slice(shown, None)
    missed = answers(found, rows[unseen])[0] - right[unseen]
    mean = np.average(right[unseen], weights=weights[unseen])
    known = 1 - (weights[unseen] @ missed**2) / (weights[unseen] @ (right[unseen] - mean) ** 2)
    return Net(width, hidden, [round(float(number), 4) for number in found]), float(known)


def fit_lessons(games: Sequence[Game], nets: Nets) -> Nets:
    """First what temples bring; then what comes besides."""
    told, brought, sizes, owners = list[list[float]](), list[float](), list[float](), list[int]()
    hands, rest = list[list[float]](), list[float]()
    for game in games:
        seen, scored = glimpses(game, nets)
        for glimpse in seen:
            if not glimpse.rounds:
                continue
            for cell, row, size in zip(glimpse.cells, glimpse.temples, glimpse.sizes, strict=True):
                events = scored.get((glimpse.seat, cell), [])
                points = sum(
                    events[place + 1] for place in range(0, len(events), 2) if events[place] > glimpse.turn
                )
                told.append(row)
                brought.append(points / (glimpse.rounds * size))
                sizes.append(glimpse.rounds * size)
                owners.append(len(hands))
            hands.append(glimpse.hand)
            rest.append(game["scores"][glimpse.seat - 1] - glimpse.score - glimpse.sure)
    scale = np.array(sizes)
    temple, known = fitted(np.array(told), np.array(brought), scale**1.5, HIDDEN["temple"])
    click.echo(f"{len(told)} looks at temples; the network explains {known:.0%} of what they brought")
    expected = np.zeros(len(hands))
    np.add.at(expected, owners, scale * np.array([answer(temple, row) for row in told]))
    right = (np.array(rest) - expected) / HAND_SCALE
    hand, known = fitted(np.array(hands), right, np.ones(len(hands)), HIDDEN["hand"])
    click.echo(f"{len(hands)} looks at hands; the network explains {known:.0%} of the rest")
    return {"temple": temple, "hand": hand}


def answer(net: Net, row: Sequence[float]) -> float:
    for place, number in enumerate(row):
        net.inputs[place] = number
    return float(net.answer())

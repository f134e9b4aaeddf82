"""What Tikal's judge promised, and what came of it; and networks that would have promised that. SciPy fits."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from teaching_games import Game, Nets, ends_of_turns

from ceiba.bits import members
from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.inputs import tell_temple
from ceiba.bots.tikal.judge import HAND_SCALE, Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.tikal.board import CELLS
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import TURN
from ceiba.tikal.tables import TILE_COUNT

Array = NDArray[np.float32]
Places = NDArray[np.int64]

DECAY = 1e-4  # how much large weights cost, lest the networks learn the games by heart
STEPS = 15  # of the fit in a round: few, so that the next games are not too unlike those that taught
FADING = 0.85  # games of a round count by so much less with every round that comes after
PHASES = 5


class Looks(NamedTuple):
    """What a judge could see at the ends of turns: a row for each seat at each of them, and what came of it.

    Of every seat's row there are rows of the temples without a guard.
    """

    hands: Array  # what the network is told about all that is not a temple
    ends: Places  # the end of a turn at which that was: rows of all seats belong together
    phases: Places
    rounds: Array  # scorings to come
    sure: Array  # the points so far, and what guards and wafers bring without further ado
    came: Array  # the points in the end
    temples: Array  # what the network is told about each temple
    sizes: Array  # its value and one more, at every scoring to come
    brought: Array
    owners: Places  # the row of the seat


def look_at(game: Game, nets: Nets) -> Looks:
    """All that could be seen in a game, by judges with networks of this kind."""
    hands, temples, rows = list[list[float]](), list[list[float]](), list[tuple[float, ...]]()
    sizes, owners = list[float](), list[int]()
    scored: dict[tuple[int, int], list[tuple[int, int]]] = {}  # by seat and cell: at which turn, how much
    asked: list[tuple[tuple[int, int], int]] = []  # of each temple's row: seat and cell, and the turn
    for turn, (position, seat) in enumerate(ends_of_turns(game)):
        at_once = 0  # points that the end of this turn brings the seat whose turn it is
        if position.stage != TURN:
            at_once = int(points_now(position, seat))
            for cell in members(position.temples):
                if position.controls(cell) == seat:
                    scored.setdefault((seat, cell), []).append((turn, int(position.value[cell])))
        sights = Sights(nets["temple"], Clock(position, seat))
        judge = Judge(position, seat, sights, nets["hand"], Roads(position))
        phase = min(PHASES - 1, int(PHASES * (1 - judge.clock.left / TILE_COUNT)))
        for other in range(1, position.seats + 1):
            rounds = float(judge.clock.rounds(other))
            for cell in members(position.temples & ~position.guarded):
                judge.find_prices(position, cell)
                tell_temple(nets["temple"], judge.clock, judge.sight_of(position, cell, other), other)
                temples.append([*nets["temple"].inputs])
                sizes.append(rounds * float(position.value[cell] + 1))
                owners.append(len(hands))
                asked.append(((other, cell), turn))
            judge.hand_worth(position, other)  # which tells the network
            hands.append([*nets["hand"].inputs])
            guarded = sum(int(position.value[cell]) for cell in range(CELLS) if position.guard[cell] == other)
            now = int(position.scores[other - 1]) + (at_once if other == seat else 0)
            sure = now + rounds * (guarded + int(wafer_points(position, other)))
            rows.append((turn, phase, rounds, sure, game["scores"][other - 1]))
    brought = [sum(points for when, points in scored.get(key, ()) if when > turn) for key, turn in asked]
    ends, phases, rounds_left, surely, came = np.array(rows).T
    return Looks(
        np.array(hands, np.float32),
        ends.astype(np.int64),
        phases.astype(np.int64),
        rounds_left.astype(np.float32),
        surely.astype(np.float32),
        came.astype(np.float32),
        np.array(temples, np.float32).reshape(-1, len(nets["temple"].inputs)),
        np.array(sizes, np.float32),
        np.array(brought, np.float32),
        np.array(owners, np.int64),
    )


def joined(games: Sequence[Looks]) -> Looks:
    """The looks of many games as one."""
    moved, rows, ends = list[Looks](), 0, 0
    for looks in games:
        moved.append(looks._replace(owners=looks.owners + rows, ends=looks.ends + ends))
        rows, ends = rows + len(looks.hands), ends + int(looks.ends[-1]) + 1
    return Looks(*(np.concatenate(columns) for columns in zip(*moved, strict=True)))


# -- what is promised ---------------------------------------------------------------------------------


def answers(numbers: Array, rows: Array, hidden: int) -> Array:
    """What a network with these weights says of each row."""
    first = numbers[: -hidden - 1].reshape(hidden, -1)
    units = np.maximum(0, rows @ first[:, :-1].T + first[:, -1])
    return np.asarray(units @ numbers[-hidden - 1 : -1] + numbers[-1])


def weights(net: Net) -> Array:
    return np.array([*net.weights], np.float32)


def from_temples(looks: Looks, net: Net) -> Array:
    """What the temples without a guard promise each seat."""
    promised = np.zeros(len(looks.hands), np.float32)
    np.add.at(promised, looks.owners, looks.sizes * answers(weights(net), looks.temples, int(net.hidden)))
    return promised


def standings(looks: Looks, nets: Nets) -> Array:
    """The points that each seat may expect to have in the end."""
    hand = nets["hand"]
    rest = HAND_SCALE * answers(weights(hand), looks.hands, int(hand.hidden))
    return looks.sure + from_temples(looks, nets["temple"]) + rest


def margins(points: Array, ends: Places) -> Array:
    """Of each seat: its points less the others' on average."""
    others = np.bincount(ends, points)[ends] - points
    return np.asarray(points - others / (np.bincount(ends)[ends] - 1), np.float32)


def calibration(looks: Looks, nets: Nets) -> list[tuple[int, float, float]]:
    """Of each phase: how many looks, how promise and result correlate, and what came of a point promised."""
    promised, came = (margins(points, looks.ends) for points in (standings(looks, nets), looks.came))
    found = []
    for phase in range(PHASES):
        here = looks.phases == phase
        said, was = promised[here], came[here]
        found.append((int(here.sum()), float(np.corrcoef(said, was)[0, 1]), float(said @ was / (said @ said))))
    return found


# -- what would have been right -----------------------------------------------------------------------


def fitted(net: Net, rows: Array, right: Array, counts: Array, steps: int = STEPS) -> Net:
    """The network, some steps nearer to what would have been right; rows count by so much."""
    width, hidden = len(net.inputs), int(net.hidden)
    told = np.hstack([rows, np.ones((len(rows), 1), np.float32)])
    counts = counts / counts.sum()

    def cost(numbers: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        first = numbers[: -hidden - 1].reshape(hidden, width + 1).astype(np.float32)
        second = numbers[-hidden - 1 :].astype(np.float32)
        units = np.maximum(0, told @ first.T)
        missed = units @ second[:-1] + second[-1] - right
        error = 2 * counts * missed
        back = (error[:, None] * second[:-1]) * (units > 0)
        slope = np.concatenate([(back.T @ told).ravel(), error @ units, [error.sum()]])
        return float(counts @ missed**2 + DECAY * numbers @ numbers), slope + 2 * DECAY * numbers

    found = minimize(cost, [*net.weights], jac=True, method="L-BFGS-B", options={"maxiter": steps}).x
    return Net(width, hidden, [round(float(number), 4) for number in found])


def fit_lessons(rounds: Sequence[Looks], nets: Nets) -> Nets:
    """First what temples bring; then what comes besides. The latest round comes last."""
    looks = joined(rounds)
    ages = range(len(rounds) - 1, -1, -1)
    counts = np.concatenate(
        [np.full(len(each.hands), FADING**age, np.float32) for each, age in zip(rounds, ages, strict=True)]
    )
    open_still = looks.sizes > 0
    sizes = looks.sizes[open_still]
    temple = fitted(
        nets["temple"],
        looks.temples[open_still],
        looks.brought[open_still] / sizes,
        counts[looks.owners[open_still]] * sizes**1.5,
    )
    going_on = looks.rounds > 0
    rest = (looks.came - looks.sure - from_temples(looks, temple)) / HAND_SCALE
    hand = fitted(nets["hand"], looks.hands[going_on], rest[going_on], counts[going_on])
    return {"temple": temple, "hand": hand}

"""What Tikal's judge promised of turns, and what came of them; and networks that would have promised that.

Only the differences between the turns of one moment count. SciPy fits.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from teaching_games import Game, Nets

from ceiba.bits import members
from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.inputs import tell_temple
from ceiba.bots.tikal.judge import HAND_SCALE, Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import TURN
from ceiba.tikal.tables import TILE_COUNT

Array = NDArray[np.float32]
Numbers = NDArray[np.float64]
Places = NDArray[np.int64]

DECAY = 3e-5  # what it costs to move a weight, lest the networks learn the moments by heart
ALONE = 0.02  # how much each promise by itself counts beside the differences
STEPS = 40  # of the fit in a round
PHASES = 5


class Looks(NamedTuple):
    """What a judge could see at the ends of turns: a number for each of them, and what came of it.

    Of every turn there are rows of the temples without a guard and of the hands, for every seat. What a row
    promises counts by so much: for the seat whose turn it was in full, against it a part of what others have.
    """

    moments: Places  # turns of the same moment belong together
    phases: Places
    sure: Array  # the margin of points so far, and of what guards and wafers bring without further ado
    came: Array
    temples: Array
    temples_count: Array
    temples_turn: Places
    hands: Array
    hands_count: Array
    hands_turn: Places


def look_at(game: Game, nets: Nets) -> Looks:
    """All that could be seen at the moments of a game, by judges with networks of this kind."""
    turns = list[tuple[float, ...]]()
    temples, hands = (list[list[float]](), list[list[float]]())
    temples_count, temples_turn, hands_count, hands_turn = list[float](), list[int](), list[float](), list[int]()
    for number, moment in enumerate(game["moments"]):
        seat = moment["seat"]
        for text, worths in moment["turns"]:
            position = Tikal.from_text(text)
            judge = Judge(
                position, seat, Sights(nets["temple"], Clock(position, seat)), nets["hand"], Roads(position)
            )
            sure = 0.0
            for other in range(1, position.seats + 1):
                count = 1.0 if other == seat else -1 / (position.seats - 1)
                rounds = float(judge.clock.rounds(other))
                for cell in members(position.temples & ~position.guarded):
                    judge.find_prices(position, cell)
                    tell_temple(nets["temple"], judge.clock, judge.sight_of(position, cell, other), other)
                    temples.append([*nets["temple"].inputs])
                    temples_count.append(count * rounds * float(position.value[cell] + 1))
                    temples_turn.append(len(turns))
                judge.hand_worth(position, other)  # which tells the network
                hands.append([*nets["hand"].inputs])
                hands_count.append(count * HAND_SCALE)
                hands_turn.append(len(turns))
                guarded = sum(int(position.value[cell]) for cell in range(CELLS) if position.guard[cell] == other)
                points = int(position.scores[other - 1]) + rounds * (guarded + int(wafer_points(position, other)))
                if other == seat and position.stage != TURN:
                    points += int(points_now(position, seat))  # which the end of this turn brings
                sure += count * points
            phase = min(PHASES - 1, int(PHASES * (1 - judge.clock.left / TILE_COUNT)))
            turns.append((number, phase, sure, float(np.mean(worths))))
    moments, phases, surely, came = np.array(turns).reshape(-1, 4).T
    return Looks(
        moments.astype(np.int64),
        phases.astype(np.int64),
        surely.astype(np.float32),
        came.astype(np.float32),
        np.array(temples, np.float32).reshape(-1, len(nets["temple"].inputs)),
        np.array(temples_count, np.float32),
        np.array(temples_turn, np.int64),
        np.array(hands, np.float32).reshape(-1, len(nets["hand"].inputs)),
        np.array(hands_count, np.float32),
        np.array(hands_turn, np.int64),
    )


def joined(games: Sequence[Looks]) -> Looks:
    """The looks of many games as one."""
    moved, turns, moments = list[Looks](), 0, 0
    for looks in games:
        moved.append(
            looks._replace(
                moments=looks.moments + moments,
                temples_turn=looks.temples_turn + turns,
                hands_turn=looks.hands_turn + turns,
            )
        )
        turns += len(looks.moments)
        moments += int(looks.moments.max(initial=-1)) + 1
    return Looks(*(np.concatenate(columns) for columns in zip(*moved, strict=True)))


def differences(numbers: Numbers | Array, moments: Places) -> Numbers:
    """Of each turn: how far it is above the others of its moment, on average."""
    return np.asarray(numbers - (np.bincount(moments, numbers) / np.bincount(moments))[moments], np.float64)


# -- what is promised ---------------------------------------------------------------------------------


class Fit:
    """Two networks as one row of numbers, to be moved together."""

    def __init__(self, looks: Looks, nets: Nets) -> None:
        self.looks = looks
        self.nets = nets
        self.start = np.array([*nets["temple"].weights, *nets["hand"].weights])
        self.split = len(nets["temple"].weights)
        self.temples = np.hstack([looks.temples, np.ones((len(looks.temples), 1), np.float32)])
        self.hands = np.hstack([looks.hands, np.ones((len(looks.hands), 1), np.float32)])

    def promised(self, numbers: Numbers) -> Numbers:
        """The margin that each turn promises."""
        looks = self.looks
        temple, hand = self._layers(numbers)
        margin = np.asarray(looks.sure, np.float64)
        margin = margin + np.bincount(
            looks.temples_turn, looks.temples_count * answers(self.temples, *temple), len(looks.sure)
        )
        return margin + np.bincount(
            looks.hands_turn, looks.hands_count * answers(self.hands, *hand), len(looks.sure)
        )

    def cost(self, numbers: Numbers) -> tuple[float, Numbers]:
        """How wrong it is, and in which direction it would be less so."""
        looks, count = self.looks, len(self.looks.sure)
        missed = self.promised(numbers) - looks.came
        apart = differences(missed, looks.moments)
        moved = numbers - self.start
        cost = (apart @ apart + ALONE * missed @ missed) / count + DECAY * moved @ moved
        error = 2 * (apart + ALONE * missed) / count
        temple, hand = self._layers(numbers)
        slopes = [
            slope(self.temples, *temple, error[looks.temples_turn] * looks.temples_count),
            slope(self.hands, *hand, error[looks.hands_turn] * looks.hands_count),
        ]
        return float(cost), np.concatenate(slopes) + 2 * DECAY * moved

    def _layers(self, numbers: Numbers) -> list[tuple[Array, Array]]:
        """Of each network the weights of its hidden units, and those of its answer."""
        found = []
        for net, part in zip(self.nets.values(), (numbers[: self.split], numbers[self.split :]), strict=True):
            hidden = int(net.hidden)
            first = part[: -hidden - 1].reshape(hidden, -1)
            found.append((first.astype(np.float32), part[-hidden - 1 :].astype(np.float32)))
        return found


def answers(rows: Array, first: Array, second: Array) -> Array:
    return np.asarray(np.maximum(0, rows @ first.T) @ second[:-1] + second[-1])


def slope(rows: Array, first: Array, second: Array, error: Numbers) -> Numbers:
    """How the cost grows with each weight, for these errors of the answers."""
    units = np.maximum(0, rows @ first.T)
    wrong = error.astype(np.float32)
    back = (wrong[:, None] * second[:-1]) * (units > 0)
    return np.concatenate([(back.T @ rows).ravel(), wrong @ units, [wrong.sum()]])


def calibration(looks: Looks, nets: Nets) -> list[tuple[int, float, float]]:
    """Of each phase: how many turns, how promise and result correlate, and what came of a point promised."""
    fit = Fit(looks, ordered(nets))
    promised = differences(fit.promised(fit.start), looks.moments)
    came = differences(looks.came, looks.moments)
    found = []
    for phase in range(PHASES):
        said, was = promised[looks.phases == phase], came[looks.phases == phase]
        together = float(np.corrcoef(said, was)[0, 1]) if len(said) > 1 else 0.0
        found.append((len(said), together, float(said @ was / max(said @ said, 1e-9))))
    return found


def fit_lessons(looks: Looks, nets: Nets, steps: int = STEPS) -> Nets:
    """The networks, some steps nearer to what would have been right."""
    fit = Fit(looks, ordered(nets))
    moved = minimize(fit.cost, fit.start, jac=True, method="L-BFGS-B", options={"maxiter": steps}).x
    parts = {"temple": moved[: fit.split], "hand": moved[fit.split :]}
    return {
        name: Net(len(nets[name].inputs), nets[name].hidden, [round(float(number), 4) for number in part])
        for name, part in parts.items()
    }


def ordered(nets: Nets) -> Nets:
    return {name: nets[name] for name in ("temple", "hand")}

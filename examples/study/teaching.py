"""How Tikal's judge is taught: the search plays against itself, and what came of it corrects what was promised.

    python teaching.py play games.jsonl --minutes 30        # goes on where it stopped
    python teaching.py calibrate games.jsonl                # promised against come, by phase
    python teaching.py likings games.jsonl                  # what to like more or less, with intervals
    python teaching.py fit games.jsonl --out lessons.json   # new networks for the judge

Everyone plays `search` with a single look, but with likings dealt by lot, and now and then not the best turn: only
so is there something to compare. A game is a line of JSON: who liked what, the acts, the points. SciPy fits.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import click
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.stats import t as student

from ceiba import TIKAL
from ceiba.bots import Budget
from ceiba.bots.net import Net, load_nets
from ceiba.bots.tikal.eyes import Likings
from ceiba.bots.tikal.inputs import tell_hand, tell_temple, treasures_near
from ceiba.bots.tikal.judge import HAND_SCALE, Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.search import SearchBot, TurnSearch
from ceiba.chance import Dealer
from ceiba.game import LUCK, kind_of
from ceiba.tikal.action import DONE
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import wafer_points
from ceiba.tikal.state import TURN
from ceiba.tikal.tables import TILE_COUNT

Array = NDArray[np.float64]

LOTS = {"level": (-0.5, 2.5), "wafer": (-0.5, 4.0), "camp": (-2.0, 6.0), "guard": (-4.0, 4.0), "envy": (0.6, 1.3)}
WHIM = 0.05  # how often a player takes another plan than its best
HIDDEN = {"temple": 24, "hand": 18}
DECAY = 1e-4  # how much large weights cost, lest the networks learn the games by heart
PHASES = 5


# -- playing ------------------------------------------------------------------------------------------


class Pupil(SearchBot):
    """Plays at first sight, with likings of its own and whims."""

    def __init__(self, seed: str, likings: dict[str, float]) -> None:
        super().__init__(seed, Budget(iterations=1))
        self.likings = Likings(**likings)
        self.random = Random(seed)

    def begin(self, position: Tikal, seat: int) -> TurnSearch:
        return TurnSearch(position, seat, self.nets, self.likings)

    def turn(self, position: Tikal, seat: int) -> list[int]:
        turns = sorted(self.begin(position, seat).candidates.values(), key=lambda turn: -turn.sight)
        whim = int(self.random.expovariate(0.25)) if self.random.random() < WHIM else 0
        return turns[min(whim, len(turns) - 1)].acts


def play_one(seed: str) -> dict[str, Any]:
    """A game of any kind, mostly for two, some in the auction."""
    chance = Random(seed)
    seats = chance.choices([2, 3, 4], [6, 1, 2])[0]
    auction = chance.random() < 0.15
    likings = [{what: chance.uniform(*lot) for what, lot in LOTS.items()} for _ in range(seats)]
    bots = [Pupil(f"{seed} {seat}", liked) for seat, liked in enumerate(likings)]
    position, dealer, acts = TIKAL.start(seats, auction=auction), Dealer(seed), list[int]()
    while actors := position.actors():
        seat = actors[0]
        acts.append(int(dealer.draw(position) if seat == LUCK else bots[seat - 1].choose(position.copy(), seat)))
        position.apply(acts[-1])
    return {"seats": seats, "auction": auction, "likings": likings, "acts": acts, "scores": position.scores_now()}


def read(files: Sequence[Path]) -> Iterator[dict[str, Any]]:
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            yield json.loads(line)


def ends_of_turns(game: dict[str, Any]) -> Iterator[tuple[Tikal, int]]:
    """The positions in which a seat is about to end its turn, and that seat."""
    position = TIKAL.start(game["seats"], auction=game["auction"])
    for act in game["acts"]:
        if kind_of(act) == DONE:
            yield position, int(position.seat)
        position.apply(act)


# -- likings ------------------------------------------------------------------------------------------


def likings_that_win(games: Sequence[dict[str, Any]]) -> tuple[Array, Array, Array]:
    """What likings, in units of their spread, bring in points: slopes, curves; and half an interval of slopes."""
    names = [*LOTS]
    low, high = (np.array([LOTS[name][side] for name in names]) for side in (0, 1))
    rows, margins, weights = list[Array](), list[float](), list[float]()
    for game in games:
        seats, scores = game["seats"], np.array(game["scores"], float)
        liked = np.array([[likings[name] for name in names] for likings in game["likings"]])
        liked = (liked - (low + high) / 2) / (high - low) * np.sqrt(12)
        liked = np.hstack([liked, liked**2])
        for seat in range(seats):
            others = np.arange(seats) != seat
            rows.append(liked[seat] - liked[others].mean(axis=0))
            margins.append(scores[seat] - scores[others].mean())
            weights.append((seats - 1) / seats)  # a game of two is one difference, seen from both sides
    x, y, w = np.array(rows), np.array(margins), np.array(weights)
    inverse = np.linalg.inv((x.T * w) @ x)
    slopes = inverse @ (x.T * w) @ y
    free = w.sum() - len(slopes)
    spread = np.sqrt((w * (y - x @ slopes) ** 2).sum() / free)
    half = student.ppf(0.975, free) * spread * np.sqrt(np.diag(inverse))
    return slopes[: len(names)], slopes[len(names) :], half[: len(names)]


# -- what was promised, and what came -----------------------------------------------------------------


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


def glimpses(game: dict[str, Any], nets: dict[str, Net]) -> tuple[list[Glimpse], dict[tuple[int, int], list[int]]]:
    """All glimpses of a game; and what each temple brought each seat at which turn, as turn and points in turn."""
    seen, scored = list[Glimpse](), dict[tuple[int, int], list[int]]()
    for turn, (position, seat) in enumerate(ends_of_turns(game)):
        if position.stage != TURN:
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
            margin = float(judge.margin(position, other))
            now = int(position.scores[other - 1])
            row = [*nets["hand"].inputs]
            seen.append(Glimpse(other, turn, phase, cells, told, sizes, row, rounds, sure, now, margin))
    return seen, scored


def calibration(games: Sequence[dict[str, Any]], nets: dict[str, Net]) -> list[tuple[int, float, float, float]]:
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


# -- fitting ------------------------------------------------------------------------------------------


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


def fit_lessons(games: Sequence[dict[str, Any]], nets: dict[str, Net]) -> dict[str, Net]:
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


# -- the commands -------------------------------------------------------------------------------------

FILES = click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))


@click.group()
def main() -> None:
    """Teach the judge of Tikal."""


@main.command()
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--minutes", default=5.0)
@click.option("--seed", default="teaching")
def play(out: Path, minutes: float, seed: str) -> None:
    """Play games for so long, and add them to OUT."""
    end = monotonic() + 60 * minutes
    number = len(list(read([out]))) if out.exists() else 0
    with out.open("a", encoding="utf-8") as file:
        while True:
            file.write(json.dumps(play_one(f"{seed} {number}")) + "\n")
            file.flush()
            number += 1
            if monotonic() > end:
                break
    click.echo(f"{number} games")


@main.command()
@FILES
def likings(files: tuple[Path, ...]) -> None:
    """What each liking brings, and which would be best."""
    slopes, curves, half = likings_that_win([*read(files)])
    for number, (name, (low, high)) in enumerate(LOTS.items()):
        spread = (high - low) / np.sqrt(12)
        best = high if curves[number] >= 0 else (low + high) / 2 - spread * slopes[number] / (2 * curves[number])
        best = min(high, max(low, best)) if curves[number] < 0 or slopes[number] > 0 else low
        click.echo(
            f"{name:6} {slopes[number]:+5.2f} ± {half[number]:.2f} points for {spread:.2f} more; best {best:.1f}"
        )


@main.command()
@FILES
@click.option("--lessons", type=click.Path(exists=True, path_type=Path), help="Other lessons than Ceiba's.")
def calibrate(files: tuple[Path, ...], lessons: Path | None) -> None:
    """How promises and results go together, by fifths of the game."""
    for phase, (count, together, slope, most) in enumerate(calibration([*read(files)], nets_from(lessons)), 1):
        click.echo(
            f"{phase}: {count} glimpses, r = {together:.2f}, of a point promised {slope:.2f} came; {most:+.1f}"
        )


@main.command()
@FILES
@click.option("--out", required=True, type=click.Path(path_type=Path))
def fit(files: tuple[Path, ...], out: Path) -> None:
    """Fit the networks to the games, and write their lessons to OUT."""
    nets = fit_lessons([*read(files)], nets_from(None))
    lessons = {
        name: {"inputs": len(net.inputs), "hidden": int(net.hidden), "weights": [*net.weights]}
        for name, net in nets.items()
    }
    out.write_text(json.dumps(lessons) + "\n", encoding="utf-8")


def nets_from(lessons: Path | None) -> dict[str, Net]:
    if lessons is None:
        return load_nets("ceiba.bots.tikal", "lessons.json")
    said = json.loads(lessons.read_text(encoding="utf-8"))
    return {name: Net(net["inputs"], net["hidden"], net["weights"]) for name, net in said.items()}


if __name__ == "__main__":
    main()

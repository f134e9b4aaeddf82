"""How Tikal's judge teaches itself: the search tries turns; what comes of them teaches a new judge; and so on.

    python teaching.py teach FOLDER                         # round after round, until a judge no longer gains
    python teaching.py calibrate FOLDER/1.games.jsonl       # promised against come, by phase

A round's games are in `1.games.jsonl`, what they and those before them taught in `1.lessons.json`, and the games of
the new judge against Ceiba's own in `1.contest.jsonl`. What is there is not done again, so it goes on where it was.
"""

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import click
import numpy as np
from scipy.stats import t as student
from teaching_fit import Looks, calibration, fit_lessons, joined, look_at
from teaching_games import Game, Nets, contest, play_lesson

from ceiba.bots.net import Net, load_nets

T = TypeVar("T")
PATIENCE = 3  # rounds that may gain nothing


def nets_from(lessons: Path | None) -> Nets:
    """Ceiba's own, if no others are named."""
    if lessons is None:
        return load_nets("ceiba.bots.tikal", "lessons.json")
    said = json.loads(lessons.read_text(encoding="utf-8"))
    return {name: Net(net["inputs"], net["hidden"], net["weights"]) for name, net in said.items()}


def write_lessons(nets: Nets, out: Path) -> None:
    lessons = {
        name: {"inputs": len(net.inputs), "hidden": int(net.hidden), "weights": [*net.weights]}
        for name, net in nets.items()
    }
    out.write_text(json.dumps(lessons) + "\n", encoding="utf-8")


# -- one round ----------------------------------------------------------------------------------------


def lesson(lessons: Path | None, seed: str) -> Game:
    return play_lesson(seed, nets_from(lessons))


def match(lessons: Path, seed: str) -> float:
    return contest(nets_from(lessons), nets_from(None), seed)


def gather(out: Path, count: int, play: Callable[[str], T], jobs: int, what: str) -> list[T]:
    """So many results of `play`, a line each, with those that are there already."""
    done = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    seeds = [f"{out.name} {number}" for number in range(len(done), count)]
    with (
        ProcessPoolExecutor(jobs) as pool,
        out.open("a", encoding="utf-8") as file,
        click.progressbar(pool.map(play, seeds), length=len(seeds), label=what) as results,
    ):
        for result in results:
            file.write(json.dumps(result) + "\n")
            file.flush()
    return [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]


def confident(shares: Sequence[float]) -> tuple[float, float]:
    """The mean, and half of its interval of 95 %."""
    half = student.ppf(0.975, len(shares) - 1) * np.std(shares, ddof=1) / np.sqrt(len(shares))
    return float(np.mean(shares)), float(half)


def one_round(folder: Path, number: int, games: int, contests: int, jobs: int) -> float:
    """Play, fit, compare; what part of its games the new judge wins against that of the beginning."""
    before = folder / f"{number - 1}.lessons.json" if number > 1 else None
    now = folder / f"{number}.lessons.json"
    gather(folder / f"{number}.games.jsonl", games, partial(lesson, before), jobs, f"round {number}: games")
    nets = nets_from(before)
    if not now.exists():
        rounds = [looks_of(folder / f"{each}.games.jsonl", nets) for each in range(1, number + 1)]
        click.echo(f"round {number}: promised and come in games that have taught nothing yet:")
        tell_calibration(rounds[-1], nets)
        write_lessons(fit_lessons(joined(rounds), nets), now)
    out = folder / f"{number}.contest.jsonl"
    won = gather(out, contests // 2, partial(match, now), jobs, f"round {number}: the new judge")
    share, half = confident(won)
    click.echo(f"round {number}: the new judge wins {share:.1%} ± {half:.1%} of {2 * len(won)} games")
    return share


def looks_of(file: Path, nets: Nets) -> Looks:
    return joined([look_at(json.loads(line), nets) for line in file.read_text(encoding="utf-8").splitlines()])


def tell_calibration(looks: Looks, nets: Nets) -> None:
    for phase, (count, together, slope) in enumerate(calibration(looks, nets), 1):
        click.echo(f"{phase}: {count} turns, r = {together:.2f}, of a point promised {slope:.2f} came")


# -- the commands -------------------------------------------------------------------------------------


@click.group()
def main() -> None:
    """Teach the judge of Tikal."""


@main.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--rounds", default=20, show_default=True, help="As many at most.")
@click.option("--games", default=200, show_default=True, help="Games that teach, in a round.")
@click.option("--contests", default=200, show_default=True, help="Games of each new judge against the first one.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
def teach(folder: Path, rounds: int, games: int, contests: int, jobs: int) -> None:
    """Round after round, until three in a row were no better than one before them."""
    folder.mkdir(parents=True, exist_ok=True)
    shares = list[float]()
    while len(shares) < rounds and (len(shares) <= PATIENCE or max(shares[-PATIENCE:]) > max(shares[:-PATIENCE])):
        shares.append(one_round(folder, len(shares) + 1, games, contests, jobs))
    best = shares.index(max(shares)) + 1
    click.echo(f"the best judge is that of round {best}: {folder / f'{best}.lessons.json'}")


@main.command()
@click.argument("file", type=click.Path(exists=True, path_type=Path))
@click.option("--lessons", type=click.Path(exists=True, path_type=Path), help="Other lessons than Ceiba's.")
def calibrate(file: Path, lessons: Path | None) -> None:
    """How promises and results go together, by fifths of the game."""
    nets = nets_from(lessons)
    tell_calibration(looks_of(file, nets), nets)


if __name__ == "__main__":
    main()

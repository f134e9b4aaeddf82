"""How Tikal's judge teaches itself: the search plays; that teaches a new judge; it plays the next games, and so on.

    python teaching.py teach FOLDER                         # round after round, until a judge no longer gains
    python teaching.py calibrate FOLDER/1.games.jsonl       # promised against come, by phase
    python teaching.py likings FOLDER/1.games.jsonl         # what to like more or less, with intervals

A round's games are in `1.games.jsonl`, what they taught in `1.lessons.json`, and the games of the new judge against
the one before in `1.contest.jsonl`. What is there is not done again, so that a round that was broken off goes on.
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
from teaching_fit import calibration, fit_lessons
from teaching_games import LOTS, Game, Nets, contest, play_lesson, read
from teaching_likings import likings_that_win

from ceiba.bots.net import Net, load_nets

T = TypeVar("T")
UNSEEN = 10  # one game of so many is not shown to the networks: promises are held against it


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


def match(one: Path, other: Path | None, seed: str) -> float:
    return contest(nets_from(one), nets_from(other), seed)


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


def one_round(folder: Path, number: int, games: int, contests: int, jobs: int) -> bool:
    """Play, fit, compare; whether the new judge has gained."""
    before = folder / f"{number - 1}.lessons.json" if number > 1 else None
    now = folder / f"{number}.lessons.json"
    play = partial(lesson, before)
    taught = gather(folder / f"{number}.games.jsonl", games, play, jobs, f"round {number}: games")
    shown = [game for place, game in enumerate(taught) if place % UNSEEN]
    unseen = taught[::UNSEEN]
    if not now.exists():
        write_lessons(fit_lessons(shown, nets_from(before)), now)
    for name, lessons in (("before", before), ("now", now)):
        click.echo(f"promised and come, {name}:")
        tell_calibration(unseen, nets_from(lessons))
    won = gather(
        folder / f"{number}.contest.jsonl",
        contests // 2,
        partial(match, now, before),
        jobs,
        f"round {number}: the new judge",
    )
    share, half = confident(won)
    click.echo(f"round {number}: the new judge wins {share:.1%} ± {half:.1%} of {2 * len(won)} games")
    return share > 0.5


def tell_calibration(games: Sequence[Game], nets: Nets) -> None:
    for phase, (count, together, slope, most) in enumerate(calibration(games, nets), 1):
        click.echo(
            f"{phase}: {count} glimpses, r = {together:.2f}, of a point promised {slope:.2f} came; {most:+.1f}"
        )


# -- the commands -------------------------------------------------------------------------------------

FILES = click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))


@click.group()
def main() -> None:
    """Teach the judge of Tikal."""


@main.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--rounds", default=5, show_default=True, help="As many at most.")
@click.option("--games", default=1000, show_default=True, help="Games that teach, in a round.")
@click.option("--contests", default=200, show_default=True, help="Games of the new judge against the one before.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
def teach(folder: Path, rounds: int, games: int, contests: int, jobs: int) -> None:
    """Round after round, until a new judge no longer wins more than the one before."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(1, rounds + 1):
        if not one_round(folder, number, games, contests, jobs):
            click.echo(f"round {number} has gained nothing: the judge of the round before is the best")
            return


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
            f"{name:8} {slopes[number]:+5.2f} ± {half[number]:.2f} points for {spread:.2f} more; best {best:.1f}"
        )


@main.command()
@FILES
@click.option("--lessons", type=click.Path(exists=True, path_type=Path), help="Other lessons than Ceiba's.")
def calibrate(files: tuple[Path, ...], lessons: Path | None) -> None:
    """How promises and results go together, by fifths of the game."""
    tell_calibration([*read(files)], nets_from(lessons))


if __name__ == "__main__":
    main()

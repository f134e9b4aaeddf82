"""`ceiba arena`: which bot is stronger, and how sure that is."""

import json
import os
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ceiba.arena.batches import play_all
from ceiba.arena.contest import Contest, league_fields, match_field
from ceiba.arena.executors import Executor
from ceiba.arena.results_folder import ResultsFolder
from ceiba.arena.standings import Results
from ceiba.cli.completing import bots as bots_
from ceiba.cli.files import Failure, shown
from ceiba.cli.groups import examples
from ceiba.cli.many_games import is_interrupted, kept_in, leave, many_games, open_folder, progress_bar, where
from ceiba.cli.tables import EXAMPLE, SetUp, check_bots, find_game, set_up

if TYPE_CHECKING:
    from ceiba.arena.report import Report  # loads Rich, which is slow

PICTURES = (".svg", ".png")


@click.command(
    epilog=examples(
        f"ceiba arena {EXAMPLE} scout tourist --games 40",
        f"ceiba arena {EXAMPLE} scout porter tourist --league --plot league.svg",
    )
)
@many_games(seed="luck", kept="results and records")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT ...", shell_complete=bots_)
@click.option("--seats", type=int, help="How many play (default: as many as there are bots, if the game allows).")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="In a league: of each pair."
)
@click.option("--league", is_flag=True, help="Every bot against every other (so too with more bots than seats).")
@click.option(
    "--confidence",
    type=click.FloatRange(50, 99.99),
    default=95,
    show_default=True,
    help="Of intervals, in %.",
)
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw the results: .svg or .png.")
def arena(
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    games: int,
    league: bool,
    seed: str,
    jobs: int | None,
    cluster: str | None,
    confidence: float,
    plot: Path | None,
    out: Path | None,
    as_json: bool,
    **flags: bool,
) -> None:
    """Find out which bot is stronger.

    The first bot sits down once, the others fill the seats that are left, in turn; with the same luck all then
    move round the table until everyone has had every seat. With more bots than seats, every bot plays every other.
    """
    check_installed("numpy", "scipy")
    table = set_up(game, default_seats(game, len(bots), league) if seats is None else seats, flags)
    contest = arrange(table, [*bots], league, seed)
    if plot is not None:
        check_plot(plot)
    folder = open_folder(ResultsFolder, out, contest)
    lucks = whole_sets(contest, games)
    results = Results(contest)
    executor = where(jobs or os.cpu_count() or 1, cluster)
    interrupted = is_interrupted(lambda: run(results, lucks, executor, folder), folder)
    report = tell(results, confidence / 100, as_json, plot)
    for sentence in report.faults:
        click.echo(sentence, err=True)
    leave("Interrupted." if interrupted else "", out, has_faults=bool(report.faults))


# -- what is asked for --------------------------------------------------------------------------------


def default_seats(game: str, bots: int, league: bool) -> int | None:
    """A seat for each bot if the game has so many; in a league as few as it allows."""
    named = find_game(game)
    return named.fewest if league or bots > named.most else max(bots, named.fewest)


def arrange(table: SetUp, named: list[str], league: bool, seed: str) -> Contest:
    check_bots(table, named)
    bots = tuple(dict.fromkeys(named))
    if len(bots) < 2:
        raise click.UsageError("name two different bots at least.")
    if league or len(named) > table.seats:
        fields = league_fields(named, table.seats)
    else:
        fields = (match_field(named, table.seats),)
    return Contest(table.game.name, table.seats, table.options, seed, bots, fields)


def whole_sets(contest: Contest, games: int) -> int:
    """How many lucks it takes to play so many games: if need be more, so that everyone has had every seat."""
    of_a_set = len(contest.fields[0])
    lucks = -(-games // of_a_set)
    if lucks * of_a_set != games:
        rather = f"{lucks * of_a_set} games rather than {games}"
        click.echo(f"Playing {rather}: it takes {of_a_set} to give everyone every seat.", err=True)
    return lucks


# -- playing ------------------------------------------------------------------------------------------


def run(results: Results, lucks: int, executor: Executor, folder: ResultsFolder | None) -> None:
    """Play all games, those kept from before excepted, and keep the results as they come."""
    contest = results.contest
    total = lucks * contest.games_per_luck
    if folder is not None:
        with kept_in(folder.path):
            before = folder.read()
        for played in before:
            if played.number < total:  # a longer contest may have been begun here
                results.add(played)
    with progress_bar() as progress:
        task = progress.add_task("", total=total, completed=len(results.ended))
        with closing(play_all(contest, lucks, results.ended, executor, folder is not None)) as batches:
            for batch in batches:
                if folder is not None:
                    with kept_in(folder.path):
                        folder.write(batch)
                for played in batch:
                    results.add(played)
                progress.update(task, advance=len(batch), description=glance(results))


def glance(results: Results) -> str:
    """The score so far, of as many bots as there is room for."""
    rates = [(bot, results.wins[bot] / results.seated[bot]) for bot in results.wins if results.seated[bot]][:4]
    return " · ".join(f"{bot} {rate:.0%}" for bot, rate in rates)


# -- telling ------------------------------------------------------------------------------------------


def tell(results: Results, confidence: float, as_json: bool, plot: Path | None) -> "Report":
    from ceiba.arena.report import Report, as_object, verdict
    from ceiba.cli.console import Console

    report = Report(results, confidence)
    if as_json:
        click.echo(json.dumps(as_object(report)))
    else:
        console = Console()
        for table in report.tables():
            console.print(table)
        click.echo(verdict(report))
    if plot is not None and report.sets:
        save_plot(report, plot)
    return report


def save_plot(report: "Report", plot: Path) -> None:
    from ceiba.arena.plots import draw

    try:
        draw(report, plot)
    except OSError as error:
        raise Failure(f"cannot write {shown(plot)}: {error.strerror}.") from None


def check_plot(plot: Path) -> None:
    """Say what would go wrong before the games are played rather than after."""
    if plot.suffix not in PICTURES:
        raise click.UsageError(f"--plot draws {' or '.join(PICTURES)}, not {shown(plot.name)!r}.")
    if not plot.parent.is_dir():
        raise Failure(f"cannot write {shown(plot)}: there is no such folder.")
    check_installed("matplotlib")


def check_installed(*packages: str) -> None:
    for package in packages:
        if find_spec(package) is None:
            raise Failure(f"the arena needs {package}: pip install 'ceiba[arena]'.")

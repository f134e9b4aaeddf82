"""`ceiba arena`: which bot is stronger, and how sure that is."""

import json
import os
import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ceiba.arena.contest import Contest, league_fields, match_field
from ceiba.arena.executors import Executor, Here, Lost, Processes
from ceiba.arena.keeping import Keeping, NotOurs
from ceiba.arena.match import IllegalAct, Played
from ceiba.arena.running import play_all
from ceiba.arena.standings import Results
from ceiba.bots import make
from ceiba.cli.files import Failure, shown
from ceiba.cli.tables import GAME_NAMES, Table, find_game, game_options, set_up

if TYPE_CHECKING:
    from ceiba.arena.telling import Report  # loads Rich, which is slow

PICTURES = (".svg", ".png")


@click.command()
@click.argument("game", metavar=f"[{'|'.join(GAME_NAMES)}]")
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT ...")
@click.option("--seats", type=int, help="How many play (default: as many as there are bots, if the game allows).")
@click.option(
    "--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="In a league: of each pair."
)
@click.option("--league", is_flag=True, help="Every bot against every other (so too with more bots than seats).")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same luck.")
@game_options
@click.option("--jobs", type=click.IntRange(1, 1024), help="Games at the same time (default: one a core).")
@click.option(
    "--confidence",
    type=click.FloatRange(50, 99.99),
    default=95,
    show_default=True,
    help="Of intervals, in %.",
)
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw the results: .svg or .png.")
@click.option(
    "--out", type=click.Path(path_type=Path), metavar="DIR", help="Keep results and records; go on there."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def arena(
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    games: int,
    league: bool,
    seed: str,
    jobs: int | None,
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
    table = set_up(game, default_seats(game, len(bots), league) if seats is None else seats, flags)
    contest = arrange(table, [*bots], league, seed)
    if plot is not None:
        check_plot(plot)
    keeping = None if out is None else open_folder(out, contest)
    lucks = whole_sets(contest, games)
    results = Results(contest)
    jobs = jobs or os.cpu_count() or 1
    interrupted = False
    try:
        run(results, lucks, Here() if jobs == 1 else Processes(jobs), keeping)
    except KeyboardInterrupt:
        interrupted = True
    except IllegalAct as illegal:
        raise click.ClickException(str(illegal)) from None
    except Lost as lost:
        raise Failure(str(lost)) from None
    finally:
        if keeping is not None:
            keeping.close()
    tell(results, confidence / 100, as_json, plot)
    if interrupted:
        click.echo(way_on(out), err=True)
        raise click.exceptions.Exit(130)


# -- what is asked for --------------------------------------------------------------------------------


def default_seats(game: str, bots: int, league: bool) -> int | None:
    """A seat for each bot if the game has so many; in a league as few as it allows."""
    named = find_game(game)
    return named.fewest if league or bots > named.most else max(bots, named.fewest)


def arrange(table: Table, named: list[str], league: bool, seed: str) -> Contest:
    for name in named:
        try:
            make(table.game.name, name)
        except ValueError as error:
            raise click.UsageError(str(error)) from None
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


def open_folder(out: Path, contest: Contest) -> Keeping:
    try:
        return Keeping(out, contest)
    except OSError as error:
        raise Failure(f"cannot write into {shown(out)}: {error.strerror}.") from None
    except NotOurs as error:
        raise Failure(f"cannot go on in {shown(out)}: {error}.") from None


# -- playing ------------------------------------------------------------------------------------------


def run(results: Results, lucks: int, executor: Executor, keeping: Keeping | None) -> None:
    """Play all games, those kept from before excepted, and keep the results as they come."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    contest = results.contest
    total = lucks * contest.games_per_luck
    if keeping is not None:
        for played in read(keeping):
            if played.number < total:  # a longer contest may have been begun here
                results.add(played)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=len(results.ended))
        with closing(play_all(contest, lucks, results.ended, executor, keeping is not None)) as batches:
            for batch in batches:
                if keeping is not None:
                    keeping.write(batch)
                for played in batch:
                    results.add(played)
                progress.update(task, advance=len(batch), description=glance(results))


def read(keeping: Keeping) -> list[Played]:
    try:
        return keeping.read()
    except NotOurs as error:
        raise Failure(f"cannot go on in {shown(keeping.folder)}: {error}.") from None


def glance(results: Results) -> str:
    """The score so far, of as many bots as there is room for."""
    rates = [(bot, results.wins[bot] / results.seated[bot]) for bot in results.wins if results.seated[bot]][:4]
    return " · ".join(f"{bot} {rate:.0%}" for bot, rate in rates)


# -- telling ------------------------------------------------------------------------------------------


def tell(results: Results, confidence: float, as_json: bool, plot: Path | None) -> None:
    from rich.console import Console

    from ceiba.arena.telling import Report, as_object, cross_table, standings_table, verdict

    report = Report(results, confidence)
    if as_json:
        click.echo(json.dumps(as_object(report)))
    else:
        console = Console()
        console.print(standings_table(report))
        if report.ratings:
            console.print(cross_table(report))
        click.echo(verdict(report))
    if plot is not None and report.sets:
        save_plot(report, plot)


def save_plot(report: "Report", plot: Path) -> None:
    from ceiba.arena.plots import draw

    try:
        draw(report, plot)
    except OSError as error:
        raise Failure(f"cannot write {shown(plot)}: {error.strerror}.") from None


def way_on(out: Path | None) -> str:
    if out is None:
        return "Interrupted. With --out DIR the games would have been kept, and could go on."
    return f"Interrupted. The same command goes on from here: {shlex.join(['ceiba', *sys.argv[1:]])}"


def check_plot(plot: Path) -> None:
    """Say what would go wrong before the games are played rather than after."""
    if plot.suffix not in PICTURES:
        raise click.UsageError(f"--plot draws {' or '.join(PICTURES)}, not {shown(plot.name)!r}.")
    if not plot.parent.is_dir():
        raise Failure(f"cannot write {shown(plot)}: there is no such folder.")
    try:
        import matplotlib  # noqa: F401  # only to see whether it is there
    except ImportError:
        raise Failure("--plot needs matplotlib: pip install 'ceiba[arena]'.") from None

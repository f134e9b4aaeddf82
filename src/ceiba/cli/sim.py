"""`ceiba sim`: many games between bots, and what came of them."""

import json
import shlex
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import click

from ceiba.arena.executors import Executor, Lost
from ceiba.arena.results_folder import NotOurs
from ceiba.cli.completing import bots as bots_, folders, games as games_
from ceiba.cli.files import Failure, shown
from ceiba.cli.groups import examples
from ceiba.cli.places import places, where
from ceiba.cli.tables import DEFAULT_GAME, EXAMPLE, GAME_NAMES, game_options, seated, set_up, split_bots
from ceiba.sim.batch import plays_at_random
from ceiba.sim.folder import SimFolder
from ceiba.sim.plan import FORMATS, KINDS, Plan
from ceiba.sim.simulation import Summary, play_all

MOST_GAMES = 10_000_000_000
PARTS = 100  # batches, of a simulation that is not so large …
LARGEST = {True: 5_000, False: 50}  # … that its batches would hold more games than these: at random, or by bots


@click.command(
    epilog=examples(
        f"ceiba sim {DEFAULT_GAME} --games 20 --seed 7",
        f"ceiba sim {EXAMPLE} --bots scout,tourist,random --games 50 --out games",
        f"ceiba sim {EXAMPLE} --games 1000000 --jobs 4 --keep outcomes --out data",
    )
)
@click.argument("game", metavar=f"[{'|'.join(GAME_NAMES)}]", shell_complete=games_)
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="How many to play."
)
@click.option("--seats", type=int, help="How many play (default: 4, or as many as --bots names).")
@click.option("--seed", default="0", show_default=True, help="The same seed, the same games.")
@game_options
@click.option(
    "--bots",
    multiple=True,
    default=["random"],
    show_default=True,
    help="Who plays, by seat: a,b,… or one for all.",
    shell_complete=bots_,
)
@places
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Keep the games here; go on there.",
    shell_complete=folders,
)
@click.option(
    "--keep", default="records", show_default=True, metavar="A,B,…", help=f"What of them: {', '.join(KINDS)}."
)
@click.option(
    "--format", "form", type=click.Choice(FORMATS), default=FORMATS[0], show_default=True, help="Of tables."
)
@click.option("--batch", type=click.IntRange(1, 1_000_000), help="Games to a file (default: by their number).")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def sim(
    game: str,
    games: int,
    seats: int | None,
    seed: str,
    bots: tuple[str, ...],
    jobs: int | None,
    cluster: str | None,
    out: Path | None,
    keep: str,
    form: str,
    batch: int | None,
    as_json: bool,
    **flags: bool,
) -> None:
    """Let bots play many games.

    Prints how fast they went and, by seat, the scores and the share of wins; a win shared by two counts a half
    for each. With --out they are kept, and the same command goes on after an interrupt.
    """
    named = split_bots(bots)
    if seats is None and len(named) > 1:
        seats = len(named)
    table = set_up(game, seats, flags)
    names = tuple(seated(table, named, table.seats))
    kinds = kinds_of(keep, form) if out is not None else ()
    plan = Plan(table.name, table.game.name, table.seats, table.options, seed, names, kinds, form)
    plan = plan._replace(
        batch=batch or max(1, min(-(-games // PARTS), LARGEST[plays_at_random(plan)])),
        digits=max(plan.digits, len(str(games))),
    )
    executor = where(jobs or 1, cluster)
    folder = None if out is None else open_folder(out, plan)
    summary = Summary(plan if folder is None else folder.plan)
    interrupted = False
    try:
        run(summary, games, executor, folder)
    except KeyboardInterrupt:
        interrupted = True
    except Lost as lost:
        raise Failure(str(lost)) from None
    finally:
        if folder is not None:
            folder.close()
    tell(summary, as_json, out)
    if interrupted:
        click.echo(f"Interrupted after {summary.games:,} of {games:,} games. {way_on(out)}", err=True)
        raise click.exceptions.Exit(130)
    if summary.faults:
        raise click.exceptions.Exit(1)


def kinds_of(keep: str, form: str) -> tuple[str, ...]:
    """What is to be kept, each once and in order, or a sentence."""
    asked = {word.strip() for word in keep.split(",")}
    for word in sorted(asked - {*KINDS}):
        raise click.UsageError(f"--keep knows {', '.join(KINDS)}, not {word!r}.")
    if form == "parquet" and find_spec("pyarrow") is None:
        raise Failure("Parquet needs pyarrow: pip install 'ceiba[parquet]'.")
    return tuple(kind for kind in KINDS if kind in asked)


def open_folder(out: Path, plan: Plan) -> SimFolder:
    try:
        return SimFolder(out, plan)
    except OSError as error:
        raise Failure(f"cannot write into {shown(out)}: {error.strerror}.") from None
    except NotOurs as error:
        raise Failure(f"cannot go on in {shown(out)}: {error}.") from None


def run(summary: Summary, games: int, executor: Executor, folder: SimFolder | None) -> None:
    """Play all games, those kept from before excepted, and keep them as they come."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ceiba.cli.console import Console

    done: set[int] = set()
    if folder is not None:
        try:
            before = folder.read(games)
        except NotOurs as error:
            raise Failure(f"cannot go on in {shown(folder.path)}: {error}.") from None
        summary.go_on_from(before.values())
        done = {*before}
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"Playing {summary.plan.name}", total=games, completed=summary.games)
        with closing(play_all(summary.plan, games, done, executor)) as batches:
            for batch in batches:
                if folder is not None:
                    try:
                        folder.write(batch)
                    except OSError as error:
                        raise Failure(f"cannot write into {shown(folder.path)}: {error.strerror}.") from None
                summary.add(batch)
                told = f"Playing {summary.plan.name}, {summary.games_per_s():,.0f} games/s"
                progress.update(task, completed=summary.games, description=told)


def tell(summary: Summary, as_json: bool, out: Path | None) -> None:
    if summary.games:
        if as_json:
            click.echo(json.dumps(summary.as_object()))
        else:
            print_table(summary)
            if out is not None:
                click.echo(f"The games are in {shown(out)}")
    if summary.first_fault is not None:
        times = f"{summary.faults:,} times a bot has failed, and a legal act was made in its place."
        click.echo(f"{times} First, {summary.first_fault[1]}.", err=True)


def way_on(out: Path | None) -> str:
    if out is None:
        return "With --out DIR they would have been kept, and could go on."
    return f"The same command goes on from here: {shlex.join(['ceiba', *sys.argv[1:]])}"


def print_table(summary: Summary) -> None:
    from rich.table import Table as RichTable

    from ceiba.cli.console import Console

    games = f"{summary.games:,} game{'s' if summary.games > 1 else ''} of {summary.plan.name}"
    table = RichTable(title=f"{games}, seed {summary.plan.seed}", caption=f"{summary.games_per_s():,.0f} games/s")
    for heading in ("seat", "bot", "mean score", "sd", "least", "most", "wins"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for seat, (bot, tally) in enumerate(zip(summary.plan.bots, summary.by_seat, strict=True), 1):
        numbers = (
            f"{tally.mean():.2f}",
            f"{tally.sd():.2f}",
            str(tally.least),
            str(tally.most),
            f"{tally.win_share():.1%}",
        )
        table.add_row(str(seat), bot, *numbers)
    Console().print(table)

"""`ceiba sim`: many games between bots, and what came of them."""

import json
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import click

from ceiba.arena.executors import Executor
from ceiba.cli.completing import bots as bots_
from ceiba.cli.files import Failure, shown
from ceiba.cli.groups import examples
from ceiba.cli.many_games import is_interrupted, kept_in, leave, many_games, open_folder, progress_bar, where
from ceiba.cli.tables import DEFAULT_GAME, EXAMPLE, seated, set_up, split_bots
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
@click.option(
    "--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="How many to play."
)
@click.option("--seats", type=int, help="How many play (default: 4, or as many as --bots names).")
@click.option(
    "--bots",
    multiple=True,
    default=["random"],
    show_default=True,
    help="Who plays, by seat: a,b,… or one for all.",
    shell_complete=bots_,
)
@many_games(seed="games", kept="the games")
@click.option(
    "--keep", default="records", show_default=True, metavar="A,B,…", help=f"What of them: {', '.join(KINDS)}."
)
@click.option(
    "--format", "form", type=click.Choice(FORMATS), default=FORMATS[0], show_default=True, help="Of tables."
)
@click.option("--batch", type=click.IntRange(1, 1_000_000), help="Games to a file (default: by their number).")
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
    folder = open_folder(SimFolder, out, plan)
    summary = Summary(plan if folder is None else folder.plan)
    interrupted = is_interrupted(lambda: run(summary, games, executor, folder), folder)
    tell(summary, as_json, out)
    so_far = f"Interrupted after {summary.games:,} of {games:,} games." if interrupted else ""
    leave(so_far, out, has_faults=bool(summary.faults))


def kinds_of(keep: str, form: str) -> tuple[str, ...]:
    """What is to be kept, each once and in order, or a sentence."""
    asked = {word.strip() for word in keep.split(",")}
    for word in sorted(asked - {*KINDS}):
        raise click.UsageError(f"--keep knows {', '.join(KINDS)}, not {word!r}.")
    if form == "parquet" and find_spec("pyarrow") is None:
        raise Failure("Parquet needs pyarrow: pip install 'ceiba[parquet]'.")
    return tuple(kind for kind in KINDS if kind in asked)


def run(summary: Summary, games: int, executor: Executor, folder: SimFolder | None) -> None:
    """Play all games, those kept from before excepted, and keep them as they come."""
    done: set[int] = set()
    if folder is not None:
        with kept_in(folder.path):
            before = folder.read(games)
        summary.go_on_from(before.values())
        done = {*before}
    with progress_bar() as progress:
        task = progress.add_task(f"Playing {summary.plan.name}", total=games, completed=summary.games)
        with closing(play_all(summary.plan, games, done, executor)) as batches:
            for batch in batches:
                if folder is not None:
                    with kept_in(folder.path):
                        folder.write(batch)
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

"""`ceiba bench`: how fast it is here."""

import json
from pathlib import Path

import click

from ceiba.cli.files import Failure
from ceiba.cli.groups import Group, examples
from ceiba.cli.serve import check_system


@click.group(
    cls=Group,
    invoke_without_command=True,
    epilog=examples("ceiba bench --seconds 30 --markdown", "ceiba bench server"),
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--markdown", is_flag=True, help="Print a table for a document.")
@click.option(
    "--seconds",
    type=click.FloatRange(1, 600),
    default=16,
    show_default=True,
    help="How long to measure; longer is steadier.",
)
@click.pass_context
def bench(context: click.Context, as_json: bool, markdown: bool, seconds: float) -> None:
    """Measure how fast it is here: the games, or the server.

    Random games for four, on one core, beside the same source interpreted and, where they are installed (with
    ceiba[bench]), beside OpenSpiel, python-chess, PettingZoo and RLCard; all in turn, the best of several samples.
    Best on an otherwise idle machine.
    """
    if context.invoked_subcommand is not None:
        return
    from rich.progress import Progress

    from ceiba.bench.measuring import is_compiled, measure
    from ceiba.bench.reporting import HEADINGS, as_markdown, conditions, rows
    from ceiba.cli.console import Console

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Measuring", total=1.0)
        figures = measure(
            seconds,
            lambda what, done: progress.update(task, description=f"Measuring {what}", completed=done),
        )
    if as_json:
        rounded = {name: round(value, 3) for name, value in figures.items()}
        click.echo(json.dumps({"compiled": is_compiled(), "figures": rounded}))
    elif markdown:
        click.echo(as_markdown(figures))
    else:
        from rich.table import Table

        table = Table(title="The speed of Ceiba", caption=conditions())
        for heading in HEADINGS:
            table.add_column(heading, justify="right" if heading in ("measured", "aim") else "left")
        for row in rows(figures):
            table.add_row(*row)
        Console().print(table)


@bench.command(epilog=examples("ceiba bench server --seconds 2"))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--markdown", is_flag=True, help="Print tables for a document.")
@click.option("--db", metavar="URL", help="A PostgreSQL to measure beside SQLite; tables are left in it.")
@click.option(
    "--seconds",
    type=click.FloatRange(1, 60),
    default=5,
    show_default=True,
    help="How long to measure each number of tables; those held open three times as long.",
)
@click.option(
    "--peers",
    type=click.Path(path_type=Path),
    default=Path("bench/peers"),
    show_default=True,
    help="Where boardgame.io is installed, to be measured beside.",
)
def server(as_json: bool, markdown: bool, db: str | None, seconds: float, peers: Path) -> None:
    """Measure the server.

    One server process on SQLite, and a client in another: 50 and 200 tables, four seats listening at each,
    always one commit under way; the same on boardgame.io, where it is installed, and on PostgreSQL, where there is
    one. Then 1,000 tables held open at a steady rate. Takes a minute or two, best on an otherwise idle machine.
    """
    from rich.progress import Progress
    from rich.table import Table

    check_system()

    from ceiba.bench.server import NotMeasured, installed_peers, measure
    from ceiba.bench.server_reporting import HEADINGS, aims, as_markdown, conditions, rows
    from ceiba.cli.console import Console

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Measuring", total=1.0)
        try:
            figures = measure(
                seconds,
                db,
                installed_peers(peers),
                lambda what, done: progress.update(task, description=f"Measuring {what}", completed=done),
            )
        except NotMeasured as error:
            raise Failure(str(error)) from None
    if as_json:
        click.echo(json.dumps({name: round(value, 3) for name, value in figures.items()}))
    elif markdown:
        click.echo(as_markdown(figures))
    else:
        table = Table(title="The speed of Ceiba's server, in milliseconds", caption=conditions())
        for heading in HEADINGS:
            table.add_column(heading, justify="left" if heading == "server" else "right")
        for row in rows(figures):
            table.add_row(*row)
        Console().print(table)
        for aim, met in aims(figures):
            click.echo(f"{'met   ' if met else 'missed'} {aim}")

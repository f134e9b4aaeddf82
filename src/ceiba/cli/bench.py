"""`ceiba bench`: how fast it is here."""

import json

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--markdown", is_flag=True, help="Print a table for a document.")
@click.option(
    "--seconds",
    type=click.FloatRange(1, 600),
    default=16,
    show_default=True,
    help="How long to measure; longer is steadier.",
)
def bench(as_json: bool, markdown: bool, seconds: float) -> None:
    """Measure the speed.

    Random games for four, on one core, beside the same source interpreted and, where they are installed, beside
    OpenSpiel and python-chess; all in turn, the best of several samples. Best on an otherwise idle machine.
    """
    from rich.console import Console
    from rich.progress import Progress

    from ceiba.bench.measuring import is_compiled, measure
    from ceiba.bench.reporting import HEADINGS, as_markdown, conditions, rows

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

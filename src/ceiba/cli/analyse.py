"""`ceiba analyse`: what a finished game can teach."""

import json
import sys

import click
from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

from ceiba.cli.complaints import Complaint
from ceiba.cli.completing import files
from ceiba.cli.console import Console
from ceiba.cli.files import BadFile, load, shown, write
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.tables import complaint_of
from ceiba.record import BadRecord, Record
from ceiba.review import Review, review
from ceiba.review.page import page, turning_point
from ceiba.review.sheets import sheets
from ceiba.words import speak


@click.command(
    epilog=examples(
        "ceiba analyse game.ceiba", "ceiba analyse game.ceiba --json", "ceiba analyse game.ceiba -o review.html"
    )
)
@click.argument("file", metavar="FILE", shell_complete=files)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("-o", "--out", metavar="FILE", help="Write a page that stands alone (.html).", shell_complete=files)
@click.option("--bot", metavar="BOT", help="Who judges the turns: the game's adviser unasked; '' for nobody.")
@language_option
def analyse(file: str, as_json: bool, out: str | None, bot: str | None, language: str) -> None:
    """Look back at a finished game, and learn.

    Where the points came from; when the game turned; luck against decision, two numbers that add up to the score;
    each choice with its exact chances; and of each player the three turns that cost most, with a better one. What a
    game cannot tell is left out. FILE may be - for standard input.
    """
    words = speak(language)
    try:
        record = load(file)
        if record.outcome is None:
            raise Complaint("cli-not-over", file=shown(file))
        found = _reviewed(record, bot, words.say("review-progress"))
    except BadRecord as bad:
        raise BadFile(file, bad, language) from None
    if out is not None:
        write(out, page(found, words))
        click.echo(words.say("drawn-to", file=shown(out)), err=True)
    if as_json:
        click.echo(json.dumps(found.to_json()))
    elif out is None:
        _print(found, language)


def _reviewed(record: Record, bot: str | None, title: str) -> Review:
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
            task = bar.add_task(title)
            return review(record, bot, lambda done, of: bar.update(task, completed=done, total=of))
    except BadRecord:
        raise
    except ValueError as error:  # there is no such bot
        raise complaint_of(error) from None


def _print(found: Review, language: str) -> None:
    words = speak(language)
    console = Console(highlight=False)
    console.print(turning_point(found, words))
    for sheet in sheets(found, words):
        table = Table(title=sheet.title, box=SIMPLE_HEAD, title_justify="left")
        for head in sheet.heads:
            table.add_column(head)
        for row in sheet.rows:
            table.add_row(*row)
        console.print(table)

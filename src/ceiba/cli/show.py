"""`ceiba show`: a position of a record as a picture."""

import sys
from itertools import islice
from pathlib import Path

import click

from ceiba.cli.complaints import Complaint
from ceiba.cli.completing import files
from ceiba.cli.files import STANDARD_INPUT, BadFile, load, shown, write
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.pictures import as_png, check_kind
from ceiba.drawing.sheet import titled
from ceiba.game import Position
from ceiba.record import BadRecord, Record
from ceiba.words import speak


@click.command(
    epilog=examples(
        "ceiba show game.ceiba -o end.png",
        "ceiba show game.ceiba --at 12 -o before_line_12.svg",
    )
)
@click.argument("file", metavar="FILE", shell_complete=files)
@click.option(
    "--at",
    "line",
    type=click.IntRange(min=1),
    metavar="LINE",
    help="The position before this line of the file is played (default: after the last).",
)
@click.option(
    "-o",
    "--out",
    metavar="FILE",
    help="Where to write it: .svg or .png (default: as SVG to the output).",
    shell_complete=files,
)
@language_option
def show(file: str, line: int | None, out: str | None, language: str) -> None:
    """Draw a position of a record, as SVG or PNG.

    With --at LINE, all acts above that line have been played and none from it on; what is wrong further down does
    not matter. The title of the picture says what the last act brought about. On a terminal, without -o, the
    picture of game.ceiba is written to game.svg beside it. PNG needs an extra: pip install 'ceiba[png]'.
    """
    kind = ".svg" if out is None else check_kind(out)
    try:
        record = load(file)
        position, happened = moment(record, line, language)
    except BadRecord as bad:
        raise BadFile(file, bad, language) from None
    picture = titled(record.game.draw(position, None, language), " ".join(happened))
    if out is None and sys.stdout.isatty():
        out = "position.svg" if file == STANDARD_INPUT else str(Path(file).with_suffix(".svg"))
    if out is None:
        click.echo(picture)
        return
    write(out, as_png(picture) if kind == ".png" else picture)
    click.echo(speak(language).say("drawn-to", file=shown(out)), err=True)


def moment(record: Record, line: int | None, language: str) -> tuple[Position, list[str]]:
    """The position after all acts above this line of the file, and what the last of them brought about."""
    if line is not None and line > record.end:
        raise Complaint("cli-so-few-lines", line=line, lines=record.end - 1)
    acts = None if line is None else sum(stands < line for stands in record.lines)
    made = [*islice(record.steps(), acts)]
    return (made[-1].after, made[-1].tell(language)) if made else (record.start(), [])

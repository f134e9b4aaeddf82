"""`ceiba legal`: what may be done after a record's last line."""

import json

import click

from ceiba.cli.completing import files
from ceiba.cli.files import BadFile, load
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.spelling import actor_names, legal_texts
from ceiba.record import BadRecord


@click.command(epilog=examples("ceiba legal game.ceiba", "ceiba legal --json - < game.ceiba"))
@click.argument("file", metavar="FILE", shell_complete=files)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def legal(file: str, as_json: bool, language: str) -> None:
    """List what may be done after a record's last line.

    One act per line, with its seat, or * for luck; nothing when the game is over. FILE may be - for standard input.
    """
    try:
        position = load(file).replay()
    except BadRecord as bad:
        raise BadFile(file, bad, language) from None
    acts = legal_texts(position)
    if as_json:
        click.echo(json.dumps({"actors": actor_names(position), "legal": acts}))
        return
    for actor, texts in acts.items():
        click.echo("\n".join(f"{actor} {text}" for text in texts))

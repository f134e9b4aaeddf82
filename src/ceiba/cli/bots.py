"""`ceiba bots`: who can be played with."""

import json

import click

from ceiba.bots import describe, levels_of, names_of
from ceiba.cli.tables import FORMS, GAME_NAMES, find_game
from ceiba.games import known


@click.command()
@click.argument("game", required=False, metavar=f"[{'|'.join(GAME_NAMES)}]")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bots(game: str | None, as_json: bool) -> None:
    """List bots and levels.

    Wherever a bot is named it is one of these, with a budget if it is not to have its own (search:500ms,
    search:40it); or a class of yours (module:Class), which need not be installed; or a program in any language that
    speaks the protocol of engines (engine:COMMAND).
    """
    games = [find_game(game).name] if game else [*known()]
    if as_json:
        click.echo(json.dumps({name: {"bots": described(name), "levels": levels(name)} for name in games}))
        return
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    for name in games:
        table = Table(title=f"Opponents at {name}", box=SIMPLE_HEAD, title_justify="left")
        table.add_column("bot", no_wrap=True)
        table.add_column("how it plays")
        for rows in (described(name), levels(name)):
            for bot, sentence in rows.items():
                table.add_row(bot, sentence)
            table.add_section()
        Console(highlight=False).print(table)
    click.echo(f"A bot is {FORMS}.")


def described(game: str) -> dict[str, str]:
    return {name: describe(game, name) for name in names_of(game)}


def levels(game: str) -> dict[str, str]:
    return {name: f"A level: {level}" for name, level in levels_of(game).by_name.items()}

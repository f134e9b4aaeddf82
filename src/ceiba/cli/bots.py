"""`ceiba bots`: who can be played with."""

import json

import click

from ceiba.bots import describe, levels_of, names_of
from ceiba.cli.completing import games
from ceiba.cli.groups import examples
from ceiba.cli.language import language_option
from ceiba.cli.tables import DEFAULT_GAME, GAME_NAMES, find_game
from ceiba.games import known
from ceiba.words import Words, speak


@click.command(epilog=examples(f"ceiba bots {DEFAULT_GAME}", "ceiba bots --language pl"))
@click.argument("game", required=False, metavar=f"[{'|'.join(GAME_NAMES)}]", shell_complete=games)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@language_option
def bots(game: str | None, as_json: bool, language: str) -> None:
    """List bots and levels.

    Wherever a bot is named it is one of these, with a budget if it is not to have its own (search:500ms,
    search:40it); or a class of yours (module:Class), which need not be installed; or a program in any language that
    speaks the protocol of engines (engine:COMMAND).
    """
    asked = [find_game(game).name] if game else [*known()]
    words = speak(language)
    if as_json:
        found = {name: {"bots": described(name, words), "levels": levels(name, words)} for name in asked}
        click.echo(json.dumps(found, ensure_ascii=False))
        return
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from ceiba.cli.console import Console

    console = Console(highlight=False)
    for name in asked:
        title = words.say("cli-opponents-at", game=words.title(known()[name], {}), name=name)
        table = Table(title=title, box=SIMPLE_HEAD, title_justify="left")
        table.add_column(words.say("cli-opponent"), no_wrap=True)
        table.add_column(words.say("cli-how-it-plays"))
        for rows in (levels(name, words), described(name, words)):
            for bot, sentence in rows.items():
                table.add_row(bot, sentence)
            table.add_section()
        console.print(table)
    forms = words.say("cli-forms-of-bots", forms="NAME:500ms, NAME:40it, module:Class, engine:COMMAND")
    click.echo(click.wrap_text(forms, console.width))


def described(game: str, words: Words) -> dict[str, str]:
    """What each bot says of itself; Ceiba's own do so in every language."""
    found = {}
    for name in names_of(game):
        if words.knows(f"{game}-plays-{name}"):
            found[name] = words.say(f"{game}-plays-{name}")
        elif words.knows(f"cli-plays-{name}"):
            found[name] = words.say(f"cli-plays-{name}")
        else:
            found[name] = describe(game, name)
    return found


def levels(game: str, words: Words) -> dict[str, str]:
    """What each level is like; one of another package is told by the bot it is."""
    found = {}
    for name, bot in levels_of(game).by_name.items():
        if words.knows(f"{game}-level-{name}"):
            found[name] = words.say(f"{game}-level-{name}")
        else:
            found[name] = words.say("cli-level-plays", bot=bot)
    return found

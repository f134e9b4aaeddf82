"""What shells complete: games, bots and files, beside the commands and options that click knows.

What knows the games and bots is imported late: most commands never ask.
"""

import click
from click.shell_completion import CompletionItem


def games(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    from ceiba.cli.tables import GAME_NAMES

    return [CompletionItem(name) for name in GAME_NAMES if name.startswith(typed)]


def bots(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Levels and bots of the game that was named, or of any; after a comma the next one."""
    from ceiba.cli.tables import bots_of
    from ceiba.games import known, names

    named = names().get(context.params.get("game") or "")
    asked = [named[0].name] if named else [*known()]
    found = dict.fromkeys(bot for game in asked for bot in bots_of(game))
    before, comma, begun = typed.rpartition(",")
    return [CompletionItem(before + comma + bot) for bot in found if bot.startswith(begun)]


def files(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    """Left to the shell, which knows best."""
    return [CompletionItem(typed, type="file")]


def folders(context: click.Context, parameter: click.Parameter, typed: str) -> list[CompletionItem]:
    return [CompletionItem(typed, type="dir")]

"""The language that a command speaks: the one asked for, else the environment's."""

import os
from collections.abc import Callable, Sequence

import click

from ceiba.words import LANGUAGES, preferred

OPTION = "--language"


def language_of(typed: Sequence[str]) -> str:
    """The language in which whoever typed this reads what is wrong with it, before it has been understood."""
    for number, word in enumerate(typed):
        name, _, asked = word.partition("=")
        asked = asked or "".join(typed[number + 1 : number + 2])
        if name == OPTION and asked in LANGUAGES:
            return asked
    return preferred(os.environ)


def language_option(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option --language."""
    return click.option(
        OPTION,
        type=click.Choice(LANGUAGES),
        default=lambda: preferred(os.environ),
        show_default="the environment's",
        help="The language to speak.",
    )(command)

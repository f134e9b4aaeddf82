"""The language that a command speaks: the one asked for, else the environment's."""

import os
from collections.abc import Callable

import click

from ceiba.words import LANGUAGES, preferred


def language_option(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the option --language."""
    return click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        default=lambda: preferred(os.environ),
        show_default="the environment's",
        help="The language to speak.",
    )(command)

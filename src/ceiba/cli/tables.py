"""What is asked for on the command line to set a table up: the game, the seats, the options, the bots."""

from collections.abc import Callable
from typing import NamedTuple

import click

from ceiba.bots import make
from ceiba.box import Game
from ceiba.playing import Player
from ceiba.record import GAMES

DEFAULT_SEATS = 4

# Names of games as one types them; Diamant is Incan Gold without artifacts (I6.1).
DIAMANT = "diamant"
GAME_NAMES = (*GAMES, DIAMANT)
DEFAULT_GAME = "tikal"

# The flags of the command line, and which option each one sets to what.
FLAGS = {
    "auction": ("auction", True),
    "camp_needs_presence": ("camp_needs_presence", True),
    "no_artifacts": ("artifacts", False),
    "open_tents": ("open_tents", True),
}


class Table(NamedTuple):
    """A game set up but not begun."""

    name: str  # as it was asked for
    game: Game
    seats: int
    options: dict[str, bool]


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of both games."""
    for option in (
        click.option("--open-tents", is_flag=True, help="Incan Gold: everyone sees what is in the tents."),
        click.option("--no-artifacts", is_flag=True, help="Incan Gold: without artifacts, which is Diamant."),
        click.option("--camp-needs-presence", is_flag=True, help="Tikal: a camp needs an own figure on its hex."),
        click.option("--auction", is_flag=True, help="Tikal: the auction game."),
    ):
        command = option(command)
    return command


def set_up(name: str, seats: int | None, flags: dict[str, bool]) -> Table:
    """The table asked for, or a sentence that says what is wrong with it."""
    if name not in GAME_NAMES:
        raise click.UsageError(f"there is no game {name!r}; there are {', '.join(GAME_NAMES)}.")
    game = GAMES["incan-gold" if name == DIAMANT else name]
    options = {"artifacts": False} if name == DIAMANT else {}
    for flag, (option, value) in FLAGS.items():
        if flags[flag]:
            if option not in game.options:
                raise click.UsageError(f"--{flag.replace('_', '-')} is not an option of {game.name}.")
            options[option] = value
    table = Table(name, game, DEFAULT_SEATS if seats is None else seats, options)
    try:
        game.check_set_up(table.seats, options)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    return table


def bot_names(game: Game, said: str, seats: int) -> list[str]:
    """One bot a seat, from names with commas between them; a single one sits everywhere."""
    names = [name.strip() for name in said.split(",")]
    for name in names:
        try:
            make(game.name, name)
        except ValueError as error:
            raise click.UsageError(str(error)) from None
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise click.UsageError(f"--bots names {len(names)} bots for {seats} seats.")
    return names


def bot(game: Game, name: str, seed: str, seat: int) -> Player:
    """A bot at its seat, with random numbers of its own."""
    return make(game.name, name, f"{seed}/seat {seat}").choose

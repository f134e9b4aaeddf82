"""What is asked for on the command line to set a table up: the game, the seats, the options, the bots."""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

import click

from ceiba.bots import NoSuchBot, levels_of, make, names_of
from ceiba.cli.complaints import Complaint, close_to
from ceiba.descriptor import Game
from ceiba.games import known, names

DEFAULT_SEATS = 4


GAME_NAMES = (*names(),)
DEFAULT_GAME = GAME_NAMES[0]
EXAMPLE = GAME_NAMES[-1]  # for what plays many games: those for more players are the quick ones


def find_game(name: str) -> Game:
    """The game of a name that someone typed, or a sentence that says what there is."""
    if name not in GAME_NAMES:
        raise Complaint("cli-no-game", close_to(name, GAME_NAMES), game=name, games=", ".join(GAME_NAMES))
    return names()[name][0]


def flag_of(option: str, default: bool) -> str:
    """The flag that sets an option to what it is not by default: `auction`, `no_artifacts`."""
    return f"no_{option}" if default else option


class SetUp(NamedTuple):
    """A game set up but not begun."""

    name: str  # as it was asked for
    game: Game
    seats: int
    options: dict[str, bool]


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of every game as flags."""
    flags: dict[str, list[str]] = {}
    for game in known().values():
        for option, default in game.options.items():
            flags.setdefault(flag_of(option, default), []).append(game.name)
    for flag, owners in sorted(flags.items(), reverse=True):
        name = f"--{flag.replace('_', '-')}"
        command = click.option(name, flag, is_flag=True, help=f"An option of {', '.join(owners)}.")(command)
    return command


def set_up(name: str, seats: int | None, flags: dict[str, bool]) -> SetUp:
    """The table asked for, or a sentence that says what is wrong with it."""
    game = find_game(name)
    options = names()[name][1]
    flagged = {flag_of(option, default): (option, not default) for option, default in game.options.items()}
    for flag in [flag for flag, is_set in flags.items() if is_set]:
        if flag not in flagged:
            raise Complaint("cli-not-of-game", option=f"--{flag.replace('_', '-')}", game=game.name)
        option, value = flagged[flag]
        options[option] = value
    table = SetUp(name, game, max(DEFAULT_SEATS, game.fewest) if seats is None else seats, options)
    if not game.fewest <= table.seats <= game.most:
        raise Complaint("cli-so-many-seats", game=game.name, fewest=game.fewest, most=game.most, seats=table.seats)
    return table


# -- bots -----------------------------------------------------------------------------------------------

IS_ENGINE = re.compile(r"\s*([\w.-]+=)?engine:")


def split_bots(said: Iterable[str]) -> list[str]:
    """Bots from texts with commas between them; an engine comes last in its text: its command may have commas."""
    bots: list[str] = []
    for text in said:
        while "," in text and not IS_ENGINE.match(text):
            bot, _, text = text.partition(",")
            bots.append(bot.strip())
        bots.append(text.strip())
    return bots


def bots_of(game: str) -> list[str]:
    """The levels and the bots of a game, by name."""
    return [*levels_of(game).by_name, *names_of(game)]


def check_bots(table: SetUp, bots: Iterable[str]) -> None:
    """Say in a sentence what is wrong with them before anything is played; engines are started for it."""
    for bot in dict.fromkeys(bots):
        try:
            make(table.game.name, bot, options=table.options)
        except ValueError as error:
            raise complaint_of(error) from None


def complaint_of(error: ValueError) -> click.ClickException:
    """Why a bot cannot be had, for whoever named it."""
    match error:
        case NoSuchBot(game=game, bot=bot, there_are=there_are):
            return Complaint("cli-no-bot", close_to(bot, there_are), game=game, bot=bot, bots=", ".join(there_are))
    return click.UsageError(str(error))


def seated(table: SetUp, bots: list[str], seats: int) -> list[str]:
    """One bot for each of so many seats; a single one sits everywhere."""
    check_bots(table, bots)
    if len(bots) not in (1, seats):
        raise Complaint("cli-bots-for-seats", bots=len(bots), seats=seats)
    return bots * seats if len(bots) == 1 else bots

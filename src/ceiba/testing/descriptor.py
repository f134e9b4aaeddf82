"""Checks of a game's descriptor: what others rely on before anyone has sat down."""

import pickle
import re
from functools import partial
from itertools import product

from ceiba.descriptor import Game
from ceiba.game import Unreadable
from ceiba.games import known
from ceiba.record import option_header
from ceiba.testing.report import must, must_refuse

NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
OPTION = re.compile("[a-z][a-z0-9]*(_[a-z0-9]+)*")
HEADERS = {"Game", "Rules", "Seats", "Names", "Date", "Site", "Result"}  # of every record, so of no option


def check_descriptor(game: Game) -> None:
    must(NAME.fullmatch(game.name), f"the name {game.name!r} is not small letters, digits and hyphens")
    must(game.rules >= 1, "the rules' number counts from 1")
    must(1 <= game.fewest <= game.most, f"nobody can play: {game.fewest} to {game.most} players")
    must(known().get(game.name, game) == game, f"another game is installed under the name {game.name}")
    must(pickle.loads(pickle.dumps(game)) == game, "the descriptor comes back from pickle as another game")
    _check_options(game)
    _check_clauses(game)
    _check_set_up(game)


def _check_options(game: Game) -> None:
    headers = {option_header(option) for option in game.options}
    must(len(headers) == len(game.options), "two options would be written as the same header of a record")
    must(
        headers.isdisjoint(HEADERS), f"an option is written as a header that all records have: {headers & HEADERS}"
    )
    for option, default in game.options.items():
        must(OPTION.fullmatch(option), f"the option {option!r} is not small letters, digits and underscores")
        must(isinstance(default, bool), f"the option {option} is not yes or no by default, but {default!r}")
    for variant, options in game.variants.items():
        must(options and {*options} <= {*game.options}, f"the variant {variant} has options that the game has not")
    for values in product((False, True), repeat=len(game.options)):
        options = dict(zip(game.options, values, strict=True))
        title = game.title(options)
        must(NAME.fullmatch(title), f"the title {title!r} with {options} is not the key of a message")


def _check_clauses(game: Game) -> None:
    must(len({*game.clauses}) == len(game.clauses), "a clause is listed twice")
    if game.clauses and game.seats_clause:
        must(game.seats_clause in game.clauses, f"the clause {game.seats_clause} is not listed")


def _check_set_up(game: Game) -> None:
    for seats in (game.fewest - 1, game.most + 1):
        must_refuse(f"a game of {seats}", partial(game.start, seats))
    must_refuse("an option that the game has not", partial(game.start, game.fewest, no_such_option=True))
    for text in ("", "this is no position", f"{game.name} 0"):
        must_refuse(f"the position {text!r}", partial(game.read_position, text), Unreadable)

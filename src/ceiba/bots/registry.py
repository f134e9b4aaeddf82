"""Which bots there are, and the one way from a text to a bot: for commands, the arena and the server alike.

Installed packages register bots under the entry points `ceiba.bots`, by game and name (`GAME.NAME`, or `any.NAME`
for any game), and each game's levels under `ceiba.levels`, by game.
"""

import re
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ceiba.bots.bot import Bot, Budget
from ceiba.bots.levels import NO_LEVELS, Levels
from ceiba.descriptor import Game
from ceiba.games import named

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint  # slow to import, and many never ask

BOTS = "ceiba.bots"
LEVELS = "ceiba.levels"
ANY_GAME = "any"

_BUDGET = r"[\d.]+(?:ms|s|it)"
ENGINE = re.compile(rf"engine:(?:({_BUDGET}):)?(.*)", re.DOTALL)
# A module, dotted as it is imported, a class of it, and a budget where it is not to have its own.
CLASS = re.compile(r"([^\W\d]\w*(?:\.[^\W\d]\w*)*):([^\W\d]\w*)(?::(.+))?", re.DOTALL)


class NoSuchBot(ValueError):
    """A game has no bot of this name, nor a level."""

    def __init__(self, game: str, bot: str) -> None:
        from difflib import get_close_matches  # late: most never err

        self.game = game  # its name
        self.bot = bot  # as it was asked for
        self.there_are = [*levels_of(game).by_name, *names_of(game)]  # levels and bots of that game
        near = get_close_matches(bot, self.there_are, 1)
        hint = f" Did you mean {near[0]}?" if near else ""
        super().__init__(f"{game} has no bot {bot!r}; there are {', '.join(self.there_are)}.{hint}")

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.game, self.bot), self.__dict__)


@cache
def _registered(group: str) -> "dict[str, EntryPoint]":
    """By name; of two of the same name Ceiba's own, or else the first."""
    from importlib.metadata import entry_points

    ours_first = sorted(entry_points(group=group), key=lambda entry: not entry.value.startswith("ceiba."))
    return {entry.name: entry for entry in reversed(ours_first)}


def names_of(game: str | Game) -> list[str]:
    """The bots registered for a game, those for any game first."""
    found = [entry.partition(".") for entry in sorted(_registered(BOTS))]
    owners = (ANY_GAME, named(game, {})[0].name)
    return [*dict.fromkeys(name for owner in owners for of, _, name in found if of == owner)]


def describe(game: str | Game, name: str) -> str:
    """What a registered bot says of itself, in a line; or why it cannot be used."""
    try:
        said = _load(named(game, {})[0].name, name).__doc__ or ""
    except ValueError as error:
        return str(error)
    return said.strip().split("\n")[0].rstrip(".")


@cache
def _load(game: str, name: str) -> type[Bot]:
    registered = _registered(BOTS)
    entry = registered.get(f"{game}.{name}") or registered.get(f"{ANY_GAME}.{name}")
    if entry is None:
        raise NoSuchBot(game, name)
    return _checked(f"the bot {name!r} of {game} ({entry.value})", _loaded(entry))


@cache
def levels_of(game: str | Game) -> Levels:
    """What a game says of its opponents."""
    game = named(game, {})[0].name
    entry = _registered(LEVELS).get(game)
    levels = _loaded(entry) if entry else NO_LEVELS
    if not isinstance(levels, Levels):
        raise ValueError(
            f"the entry point {game!r} of {LEVELS} names {levels!r}, which is no ceiba.bots.levels.Levels."
        )
    return levels


def make(game: str | Game, spec: str, seed: int | str = 0, options: Mapping[str, bool] | None = None) -> Bot:
    """The bot that a text names, for a table that is played with these options.

    The text is a level; or a registered bot; or `module:Class`, either of them with a budget after a colon where it
    is not to have its own; or `engine:COMMAND`, an external program (docs/engines.md). ValueError, with a sentence,
    if there is no such bot.
    """
    if not isinstance(spec, str):
        raise TypeError(f"a bot is named by a text, such as 'random', not {spec!r}.")
    (game, options), spec = named(game, options or {}), spec.strip()
    level = levels_of(game).by_name.get(spec)
    if level is not None:
        return make(game, level, seed, options)
    engine = ENGINE.fullmatch(spec)
    if engine is not None:
        from ceiba.bots.engine import EngineBot  # late: most never start one, and not every Python can

        return EngineBot(engine[2], game, options, seed, _budget(engine[1]))
    name, _, budget = spec.partition(":")
    if name in names_of(game):
        return _load(game.name, name)(seed, _budget(budget))
    by_class = CLASS.fullmatch(spec)
    if by_class is None:
        raise NoSuchBot(game.name, name)
    return _import(by_class[1], by_class[2])(seed, _budget(by_class[3]))


def _budget(text: str | None) -> Budget | None:
    return Budget.read(text) if text else None


# -- classes by their names -----------------------------------------------------------------------------


def _import(module: str, name: str) -> type[Bot]:
    if "" not in sys.path:
        sys.path.append("")  # the folder one is in: `python` looks there by itself, the `ceiba` command does not
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise ValueError(f"there is no bot {module!r}, nor a module of that name to import.") from None
        raise ValueError(f"{module} cannot be imported: {error}.") from None
    except Exception as error:
        raise ValueError(f"{module} cannot be imported: {error!r}.") from error
    if not hasattr(found, name):
        raise ValueError(f"the module {module} has no {name}.")
    return _checked(f"{module}:{name}", getattr(found, name))


def _loaded(entry: "EntryPoint") -> object:
    try:
        return entry.load()
    except Exception as error:
        raise ValueError(f"{entry.name!r} of {entry.group} ({entry.value}) cannot be loaded: {error!r}.") from error


def _checked(what: str, kind: object) -> type[Bot]:
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise ValueError(f"{what} is no bot: a bot is a class made from ceiba.bots.Bot.")
    if missing := ", ".join(sorted(kind.__abstractmethods__)):
        raise ValueError(f"{what} is not finished: it does not define {missing}.")
    return kind

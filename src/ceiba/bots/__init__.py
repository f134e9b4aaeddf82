"""The bots, found by name like the games: `make(game, "search:500ms")`, `make(game, "scout")`."""

from ceiba.bots.bot import Bot, BotFault, Budget
from ceiba.bots.registry import NoSuchBot, describe, levels_of, make, names_of

__all__ = ["Bot", "BotFault", "Budget", "NoSuchBot", "describe", "levels_of", "make", "names_of"]

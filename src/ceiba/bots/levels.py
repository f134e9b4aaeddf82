"""Levels for people, from a friendly beginner to the strongest there is, and whom they meet unasked.

Each game says its own, in an object of this kind that is registered under the entry points `ceiba.levels`. A weaker
level is a simpler bot, one that errs as people do, or one that slips now and then and does anything at all. What a
level is like, people are told by the message `{game}-level-{name}`.
"""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from ceiba.bots.bot import Bot
from ceiba.game import Position


class Level(NamedTuple):
    bot: str  # name, and budget if it is to have another than its own
    slips: float = 0.0  # how often it does something else

    def __str__(self) -> str:
        slips = f", but does anything at all {100 * self.slips:.0f} times in a hundred" if self.slips else ""
        return f"plays like {self.bot}{slips}"


class Levels(NamedTuple):
    """What a game says of its opponents; a game that says nothing has `random` alone."""

    by_name: Mapping[str, Level]  # the weakest first
    company: str  # who sits down with people who ask for nobody in particular
    adviser: str  # whom people ask for a hint: the best that answers at once


NO_LEVELS = Levels({}, "random", "random")


class Slipping(Bot):
    """Plays like another bot, but for its slips."""

    def __init__(self, bot: Bot, slips: float) -> None:
        super().__init__(bot.seed, bot.budget)
        self.bot = bot
        self.slips = slips
        self.random = Random(f"{bot.seed} slips")

    def __repr__(self) -> str:
        return f"Slipping({self.bot!r}, {self.slips!r})"

    def choose(self, position: Position, seat: int) -> int:
        act = self.bot.choose(position.copy(), seat)
        if self.random.random() < self.slips:
            act = self.random.choice(position.legal(seat))
        return act

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {**self.bot.explain(position, seat), "slips": self.slips}

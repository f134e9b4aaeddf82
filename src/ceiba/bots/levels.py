"""Five levels for people, from a friendly beginner to the strongest there is; the same names in both games.

A weaker level is a simpler bot, or one that slips now and then and does anything at all.
"""

from random import Random
from typing import NamedTuple

from ceiba.bots.bot import Bot
from ceiba.game import Position


class Level(NamedTuple):
    bot: str  # name, and budget if it is to have another than its own
    slips: float = 0.0  # how often it does something else


LEVELS: dict[str, dict[str, Level]] = {
    "tikal": {
        "tourist": Level("greedy", slips=0.3),
        "porter": Level("greedy", slips=0.1),
        "scout": Level("greedy"),
        "guide": Level("search:4it", slips=0.05),
        "master": Level("search:1500ms"),
    },
    "incan-gold": {
        "tourist": Level("two-hazards", slips=0.4),
        "porter": Level("seven-gems", slips=0.3),
        "scout": Level("one-step", slips=0.2),
        "guide": Level("solver", slips=0.15),
        "master": Level("solver"),
    },
}


class Slipping(Bot):
    """Plays like another bot, but for its slips."""

    def __init__(self, bot: Bot, slips: float) -> None:
        super().__init__(bot.seed, bot.budget)
        self.bot = bot
        self.slips = slips
        self.random = Random(f"{bot.seed} slips")

    def choose(self, position: Position, seat: int) -> int:
        act = self.bot.choose(position, seat)
        if self.random.random() < self.slips:
            acts: list[int] = [*position.legal(seat)]
            act = self.random.choice(acts)
        return act

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {**self.bot.explain(position, seat), "slips": self.slips}

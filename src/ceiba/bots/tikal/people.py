"""The levels that play like people: each errs in its own way, all turn long, and none does anything by chance.

They plan like `search`, in a hurry: one look, at the place of the tile that seems best, and no thought of answers.
What makes them weaker is what they see and what they like. A temple that escapes a person does so for a whole turn.
"""

from random import Random
from typing import ClassVar

from ceiba.bits import bits_of
from ceiba.bots.bot import Budget
from ceiba.bots.tikal.eyes import Likings
from ceiba.bots.tikal.search import SearchBot, TurnSearch
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal

HURRY = Budget(iterations=1)


class PersonBot(SearchBot):
    overlooks: float  # what part of the temples on which it does not stand
    likings: ClassVar[Likings]

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget or HURRY)

    def begin(self, position: Tikal, seat: int) -> TurnSearch:
        return TurnSearch(position, seat, self.nets, self.likings, self.overlooked(position, seat))

    def overlooked(self, position: Tikal, seat: int) -> int:
        """The temples that escape it in this turn, as bits."""
        chance = Random(f"{self.seed} {position.to_come} {position.shown} {position.stage}")
        escaped = bits_of(cell for cell in range(CELLS) if chance.random() < self.overlooks)
        return escaped & ~position.presence[seat - 1]


class Tourist(PersonBot):
    """Digs for the joy of it, sees what lies at its feet, and lets others have their way."""

    name = "tourist"
    overlooks = 0.7
    likings = Likings(level=3.5, wafer=3.5, camp=-20.0, guard=-20.0, crowd=1.0, envy=0.0)


class Porter(PersonBot):
    """Goes where there is something to gain, and forgets what others are up to."""

    name = "porter"
    overlooks = 0.5
    likings = Likings(level=2.0, wafer=2.0, camp=-20.0, guard=-6.0, crowd=1.0, envy=0.2)


class Scout(PersonBot):
    """Knows what temples are worth, and overlooks one now and then."""

    name = "scout"
    overlooks = 0.4
    likings = Likings(level=1.5, wafer=1.5, camp=-3.0, guard=-2.0, crowd=1.0, envy=0.5)


class Guide(PersonBot):
    """Sees nearly everything, pitches its camps well, and decides at first sight."""

    name = "guide"
    overlooks = 0.25
    likings = Likings(level=1.0, wafer=1.0, camp=0.0, guard=-3.0, crowd=1.0, envy=0.8)

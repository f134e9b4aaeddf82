"""The levels that play like people: each errs in its own way, all turn long, and none does anything by chance.

They plan like `search`, in a hurry: one look, at the place of the tile that seems best, and no thought of answers.
What makes them weaker is what they see and what they like. A temple that escapes a person does so for a whole turn.
"""

from random import Random
from typing import ClassVar, NamedTuple

from ceiba.bots.bot import Budget
from ceiba.bots.tikal.eyes import Eyes
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.search import SearchBot, TurnSearch
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal

HURRY = Budget(iterations=1)


class Habits(NamedTuple):
    overlooks: float  # what part of the temples on which it does not stand
    envy: float  # how much others' gains count, of what they should
    digging: float  # what a level or wafer pleases beyond what it brings, in points …
    camp: float  # … and a camp, which costs half a turn at once
    guard: float  # … and a guard, for whom figures have to go
    crowd: float = 1.0  # what a figure costs that waits on the base camp beside two others


class PersonsSearch(TurnSearch):
    """The search for one turn, with a person's eyes."""

    def __init__(self, position: Tikal, seat: int, bot: "PersonBot") -> None:
        self.habits = bot.habits
        self.overlooked = 0
        chance = Random(f"{bot.seed} {position.to_come} {position.shown} {position.stage}")
        for cell in range(CELLS):
            stands_there = position.presence[seat - 1] >> cell & 1
            if chance.random() < self.habits.overlooks and not stands_there:
                self.overlooked |= 1 << cell
        super().__init__(position, seat, bot.nets)

    def judge(self, position: Tikal) -> Judge:
        eyes = Eyes(position, self.seat, self.nets["temple"], self.nets["hand"], Roads(position))
        eyes.wear(self.overlooked, *self.habits[1:])
        return eyes


class PersonBot(SearchBot):
    habits: ClassVar[Habits]

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget or HURRY)

    def begin(self, position: Tikal, seat: int) -> TurnSearch:
        return PersonsSearch(position, seat, self)


class Tourist(PersonBot):
    """Digs for the joy of it, sees what lies at its feet, and lets others have their way."""

    name = "tourist"
    habits = Habits(overlooks=0.7, envy=0.0, digging=3.5, camp=-20.0, guard=-20.0)


class Porter(PersonBot):
    """Goes where there is something to gain, and forgets what others are up to."""

    name = "porter"
    habits = Habits(overlooks=0.5, envy=0.2, digging=2.0, camp=-20.0, guard=-6.0)


class Scout(PersonBot):
    """Knows what temples are worth, and overlooks one now and then."""

    name = "scout"
    habits = Habits(overlooks=0.4, envy=0.5, digging=1.5, camp=-3.0, guard=-2.0)


class Guide(PersonBot):
    """Sees nearly everything, pitches its camps well, and decides at first sight."""

    name = "guide"
    habits = Habits(overlooks=0.25, envy=0.8, digging=1.0, camp=0.0, guard=0.0)

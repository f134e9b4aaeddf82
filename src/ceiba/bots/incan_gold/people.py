"""The levels that play like people: each errs in its own way, all round long, and none does anything by chance.

They weigh what the next card may bring against what it may cost, and look no further. What makes them weaker is
what they see and how they feel: a hazard that a person does not mind, and the mood a person is in, last for a whole
round.
"""

from random import Random
from typing import ClassVar, NamedTuple

from ceiba.bots.bot import Bot, of_game
from ceiba.bots.incan_gold.rules import told
from ceiba.game import Position, pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import brings, payout
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD


class Habits(NamedTuple):
    overlooks: float  # what part of the hazards it does not mind
    fear: float  # how much it minds to lose what it has, beside what it hopes for
    mood: float  # how much that differs from round to round
    crowd: float  # how much more it minds for everyone who has gone home


class Felt(NamedTuple):
    """A choice as a person sees it, both sides summed over all next cards."""

    fear: float
    hope: float


class Person(Bot):
    name: str
    habits: ClassVar[Habits]

    def choose(self, position: Position, seat: int) -> int:
        fear, hope = self.feel(of_game(IncanGold, position), seat)
        return pack(seat, LEAVE if fear > hope else STAY)

    def feel(self, p: IncanGold, seat: int) -> Felt:
        overlooks, fear, mood, crowd = self.habits
        round_ = Random(f"{self.seed} {seat} {p.round}")
        minded = [kind for kind in range(FIRST_HAZARD, ARTIFACT) if round_.random() >= overlooks]
        inside: int = p.count_inside()
        fear *= round_.lognormvariate(0.0, mood) * (1 + crowd * (int(p.seats) - inside))
        deadly: int = sum([p.deck[kind] for kind in minded if p.is_deadly(kind)])
        gems, _, worth = payout(inside, p.hand, p.loose, p.relics, p.found)
        hope = sum([copies * brings(kind, inside)[0] for kind, copies in enumerate(p.deck)])
        return Felt(fear * deadly * int(gems + worth), float(hope))

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        position = of_game(IncanGold, position)
        fear, hope = self.feel(position, seat)
        return {
            "bot": self.name,
            "act": position.write(self.choose(position, seat)),
            "bust": told(bust_chance(position)),
            "fear": fear,
            "hope": hope,
        }


class Tourist(Person):
    """Does not mind most hazards, and feels otherwise in every round."""

    name = "tourist"
    habits = Habits(overlooks=0.6, fear=0.6, mood=0.8, crowd=0.0)


class Porter(Person):
    """Forgets a hazard now and then, and would rather go home with the others."""

    name = "porter"
    habits = Habits(overlooks=0.3, fear=0.65, mood=0.6, crowd=0.2)


class Scout(Person):
    """Sees nearly every hazard, weighs the next card, and is bolder in one round than in the next."""

    name = "scout"
    habits = Habits(overlooks=0.15, fear=0.75, mood=0.6, crowd=0.0)

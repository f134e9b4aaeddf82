"""Rules of thumb for Incan Gold: `seven-gems`, `seven-cards`, `two-hazards` and `one-step`.

The first three leave when something they count reaches a limit; `one-step` weighs what the next card may bring
against what it may cost, and looks no further. None of them minds who else is inside or who is ahead.
"""

from abc import abstractmethod
from fractions import Fraction

from ceiba.bots.bot import Bot, of_game
from ceiba.game import Position, pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import brings, payout
from ceiba.incan_gold.tables import ARTIFACT, FIRST_HAZARD


class Threshold(Bot):
    """Leaves as soon as what it measures reaches its limit."""

    name: str
    measured: str

    @abstractmethod
    def measure(self, position: IncanGold) -> int:
        """What it goes by."""

    @abstractmethod
    def limit(self, position: IncanGold) -> int:
        """How much of it is enough."""

    def choose(self, position: Position, seat: int) -> int:
        position = of_game(IncanGold, position)
        enough = self.measure(position) >= self.limit(position)
        return pack(seat, LEAVE if enough else STAY)

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        position = of_game(IncanGold, position)
        return {
            "bot": self.name,
            "act": position.write(self.choose(position, seat)),
            "bust": told(bust_chance(position)),
            "measured": self.measured,
            "measure": self.measure(position),
            "limit": self.limit(position),
        }


class SevenGems(Threshold):
    """Leaves with seven gems in hand."""

    name = "seven-gems"
    measured = "gems in hand"

    def measure(self, position: IncanGold) -> int:
        return position.hand

    def limit(self, position: IncanGold) -> int:
        return 7


class SevenCards(Threshold):
    """Leaves after seven cards."""

    name = "seven-cards"
    measured = "cards on the path"

    def measure(self, position: IncanGold) -> int:
        return len(position.path)

    def limit(self, position: IncanGold) -> int:
        return 7


class TwoHazards(Threshold):
    """Leaves at the second hazard."""

    name = "two-hazards"
    measured = "hazards on the path"

    def measure(self, position: IncanGold) -> int:
        return sum([position.turned[kind] for kind in range(FIRST_HAZARD, ARTIFACT)])

    def limit(self, position: IncanGold) -> int:
        return 2


class OneStep(Threshold):
    """Weighs what the next card may bring against what it may cost.

    Both sides of its comparison are sums over the cards to come, and so stay whole numbers.
    """

    name = "one-step"
    measured = "gems lost over all next cards, and gems won"

    def measure(self, position: IncanGold) -> int:
        """Its share, lost once for each deadly card; of the path it counts on an equal part."""
        p = position
        gems, _, _ = payout(p.count_inside(), p.hand, p.loose, p.relics, p.found)
        return p.deadly() * gems

    def limit(self, position: IncanGold) -> int:
        """Its share of every treasure; and more than nothing, for what costs nothing is no reason to leave."""
        inside = position.count_inside()
        won = sum([copies * brings(kind, inside)[0] for kind, copies in enumerate(position.deck)])
        return won + 1


def told(chance: Fraction) -> dict[str, object]:
    """A chance as data: exact, and as a number."""
    return {"exact": str(chance), "chance": float(chance)}

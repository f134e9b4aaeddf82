"""What the planning bots of Tikal have in common: they follow a plan as long as all goes by it, and bid for tiles.

In the auction a turn is planned with each tile shown. Winning is worth the best one beside the next best, and half
of that is bid: the other half one would give away by paying.
"""

from abc import abstractmethod

from ceiba.bots.bot import Bot, Budget
from ceiba.game import Position, pack
from ceiba.tikal.action import BID, PASS
from ceiba.tikal.auction import win_auction
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import BIDDING, CHOOSING


class PlanningBot(Bot):
    name: str

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.ahead: list[int] = []  # the rest of the plan it follows …
        self.expected = ""  # … and the position in which that goes on
        self.auction: tuple[str, float] = ("", 0.0)  # what winning an auction is worth, until the next one

    @abstractmethod
    def turn(self, position: Tikal, seat: int) -> list[int]:
        """The acts of a turn from here to its end."""

    @abstractmethod
    def glance(self, position: Tikal, seat: int) -> float:
        """What a turn from here is worth, at a quick look."""

    @abstractmethod
    def explain_turn(self, position: Tikal, seat: int) -> dict[str, object]:
        """The turns it compared, and its first act."""

    def choose(self, position: Position, seat: int) -> int:
        assert isinstance(position, Tikal)
        if not self.ahead or str(position) != self.expected:
            self.ahead = self.think(position, seat)
        act = self.ahead.pop(0)
        after = position.copy()
        after.apply(act)
        self.expected = str(after)
        return act

    def think(self, position: Tikal, seat: int) -> list[int]:
        """What to do now, and as far ahead as luck and others allow to plan."""
        if position.phase == BIDDING:
            return [self.bid(position, seat)]
        if position.phase == CHOOSING:
            return [max(self.tile_values(position, seat))[1]]
        return self.turn(position, seat)

    # -- the auction ----------------------------------------------------------------------------------

    def tile_values(self, position: Tikal, seat: int) -> list[tuple[float, int]]:
        """What the position is worth after a turn with each tile, and the act that chooses it."""
        values: list[tuple[float, int]] = []
        for act in position.packed(seat):
            after = position.copy()
            after.apply(act)  # of a volcano too: then everyone scores first
            values.append((self.glance(after, seat), act))
        return values

    def bid(self, position: Tikal, seat: int) -> int:
        """One more than the last bid, while winning is worth it."""
        amount = int(position.bid) + 1
        if amount <= self.worth_of_winning(position, seat) and amount <= position.scores[seat - 1]:
            return pack(seat, BID) | amount
        return pack(seat, PASS)

    def worth_of_winning(self, position: Tikal, seat: int) -> float:
        won = position.copy()
        won.bid = 0
        win_auction(won, seat)
        if self.auction[0] != str(won):
            values = sorted((value for value, _ in self.tile_values(won, seat)), reverse=True)
            self.auction = (str(won), (values[0] - values[1]) / 2)
        return self.auction[1]

    # -- why ------------------------------------------------------------------------------------------

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        """The turns it compared, or what each tile would be worth; and what it would do."""
        assert isinstance(position, Tikal)
        told: dict[str, object]
        if position.phase == BIDDING:
            worth = round(self.worth_of_winning(position, seat), 2)
            told = {"act": position.write(self.bid(position, seat)), "winning": worth}
        elif position.phase == CHOOSING:
            values = self.tile_values(position, seat)
            tiles = {position.write(act): round(value, 2) for value, act in values}
            told = {"act": position.write(max(values)[1]), "values": tiles}
        else:
            told = self.explain_turn(position, seat)
        return {"bot": self.name, **told}

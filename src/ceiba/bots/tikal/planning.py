"""What the planning bots of Tikal have in common: they follow a plan while all goes by it, and bid for tiles."""

from abc import abstractmethod

from ceiba.bits import members
from ceiba.bots.bot import Bot, Budget, of_game
from ceiba.bots.tikal.lots import Lot
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
        self.auction: tuple[str, Lot] | None = None  # the tiles for which it bids, until there are others

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
        position = of_game(Tikal, position)
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
        """What choosing each tile is worth, others' choice of the rest considered, and the act that chooses it."""
        lot = self.lot_of(position, seat)
        return [(lot.first(seat, tile), act) for tile, act in enumerate(position.packed(seat))]

    def bid(self, position: Tikal, seat: int) -> int:
        """One more than the last bid, while winning is worth it."""
        amount = int(position.bid) + 1
        if amount <= self.worth_of_winning(position, seat) and amount <= position.scores[seat - 1]:
            return pack(seat, BID) | amount
        return pack(seat, PASS)

    def worth_of_winning(self, position: Tikal, seat: int) -> float:
        """Up to what bid winning is better than to let another win, who then pays it."""
        return self.lot_of(position, seat).most(seat)

    def lot_of(self, position: Tikal, seat: int) -> Lot:
        """What every tile is worth to everyone who may still have one of them; worked out once an auction."""
        values: dict[int, list[float]] = {}
        key = f"{position.shown} {position.open} {position.to_come}"
        if self.auction is None or self.auction[0] != key:
            for other in members(position.open | 1 << seat):
                won = position.copy()
                won.bid = 0
                win_auction(won, other)
                values[other] = [self.with_tile(won, act, other) for act in won.packed(other)]
            self.auction = (key, Lot(values, int(position.seats)))
        return self.auction[1]

    def with_tile(self, position: Tikal, act: int, seat: int) -> float:
        after = position.copy()
        after.apply(act)  # of a volcano too: then everyone scores first
        return self.glance(after, seat)

    # -- why ------------------------------------------------------------------------------------------

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        """The turns it compared, or what each tile would be worth; and what it would do."""
        position = of_game(Tikal, position)
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

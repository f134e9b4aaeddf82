"""`greedy`: plans its whole turn by what the position is worth afterwards, and thinks no further.

In the auction it plans a turn with each tile shown, and bids up to half of what winning is worth to it: the
other half it would give away by paying.
"""

from ceiba.bots.bot import Bot, Budget
from ceiba.bots.tikal_plans import Plan, Planner
from ceiba.bots.tikal_value import Outlook
from ceiba.game import Position, pack
from ceiba.tikal.action import BID, DONE, PASS
from ceiba.tikal.auction import win_auction
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import BIDDING, CHOOSING, EXPLORE, LAY_TILE

WIDTH = 12  # plans followed for each number of points left …
GLANCE = 3  # … and when a tile is only being considered
LAYINGS = 4  # places of a tile for which the turn is planned


class GreedyBot(Bot):
    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.ahead: list[int] = []  # the rest of the plan it follows …
        self.expected = ""  # … and the position in which that goes on

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
        if position.phase == LAY_TILE:
            return self.best_laying(position, seat, WIDTH)[1]
        return [*self.plan(position, seat, WIDTH).acts(), pack(seat, DONE)]

    # -- a turn ---------------------------------------------------------------------------------------

    def plan(self, position: Tikal, seat: int, width: int) -> Plan:
        return Planner(Outlook(position, seat), width).plans(position)[0]

    def best_laying(self, position: Tikal, seat: int, width: int) -> tuple[float, list[int]]:
        """The most promising places for the tile in hand, each with the turn that would follow."""
        layings: list[tuple[float, int, Tikal]] = []
        for act in position.legal(seat):
            after = position.copy()
            after.apply(act)
            layings.append((self.standing(after, seat), act, after))
        layings.sort(key=lambda laying: -laying[0])
        best: tuple[float, list[int]] = (float("-inf"), [])
        for standing, act, after in layings[:LAYINGS]:
            plan = self.plan(after, seat, width)
            if standing + plan.value > best[0]:
                best = (standing + plan.value, [act, *plan.acts(), pack(seat, DONE)])
        return best

    def standing(self, position: Tikal, seat: int) -> float:
        """What lies within the reach of one's own figures rather than of others'."""
        total = 0.0
        for other in range(1, position.seats + 1):
            reach = Outlook(position, other).development(position)
            total += reach if other == seat else -reach / float(position.seats - 1)
        return total

    # -- the auction ----------------------------------------------------------------------------------

    def tile_values(self, position: Tikal, seat: int) -> list[tuple[float, int]]:
        """What the position is worth after a turn with each tile, and the act that chooses it."""
        values: list[tuple[float, int]] = []
        for act in position.legal(seat):
            after = position.copy()
            after.apply(act)
            if after.phase == EXPLORE:  # a volcano: everyone scores first
                values.append((self.plan(after, seat, GLANCE).value, act))
            else:
                values.append((self.best_laying(after, seat, GLANCE)[0], act))
        return values

    def bid(self, position: Tikal, seat: int) -> int:
        """One more than the last bid, while the best tile is worth it beside the next best."""
        won = position.copy()
        won.bid = 0
        win_auction(won, seat)
        values = sorted((value for value, _ in self.tile_values(won, seat)), reverse=True)
        worth = (values[0] - values[1]) / 2
        amount = int(position.bid) + 1
        if amount <= worth and amount <= position.scores[seat - 1]:
            return pack(seat, BID) | amount
        return pack(seat, PASS)

    # -- why ------------------------------------------------------------------------------------------

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        """Plans with their values, or what each tile would be worth; and what it would do."""
        assert isinstance(position, Tikal)
        act = position.write(self.think(position, seat)[0])
        if position.phase == EXPLORE:
            plans = Planner(Outlook(position, seat), WIDTH).plans(position)[:5]
            told = [
                {"value": round(plan.value, 2), "acts": [position.write(each) for each in plan.acts()]}
                for plan in plans
            ]
            return {"bot": "greedy", "act": act, "plans": told}
        if position.phase == CHOOSING:
            tiles = {position.write(each): round(value, 2) for value, each in self.tile_values(position, seat)}
            return {"bot": "greedy", "act": act, "values": tiles}
        return {"bot": "greedy", "act": act}

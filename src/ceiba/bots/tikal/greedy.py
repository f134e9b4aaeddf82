"""`greedy`: plans its whole turn by what the position is worth afterwards, and thinks no further."""

from ceiba.bots.tikal.planning import PlanningBot
from ceiba.bots.tikal.plans import Plan, Planner
from ceiba.bots.tikal.value import Outlook
from ceiba.game import pack
from ceiba.tikal.action import DONE
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import LAY_TILE

WIDTH = 12  # plans followed for each number of points left …
GLANCE = 3  # … and when a tile is only being considered
LAYINGS = 4  # places of a tile for which the turn is planned


class GreedyBot(PlanningBot):
    """Plans its whole turn by what the position is worth afterwards, and thinks no further."""

    name = "greedy"

    def turn(self, position: Tikal, seat: int) -> list[int]:
        if position.phase == LAY_TILE:
            return self.best_laying(position, seat, WIDTH)[1]
        return [*self.plan(position, seat, WIDTH).acts(), pack(seat, DONE)]

    def glance(self, position: Tikal, seat: int) -> float:
        if position.phase == LAY_TILE:
            return self.best_laying(position, seat, GLANCE)[0]
        return self.plan(position, seat, GLANCE).value

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

    def explain_turn(self, position: Tikal, seat: int) -> dict[str, object]:
        if position.phase == LAY_TILE:
            value, acts = self.best_laying(position, seat, WIDTH)
            return {"act": position.write(acts[0]), "plans": [told(position, value, acts[:-1])]}
        plans = Planner(Outlook(position, seat), WIDTH).plans(position)[:5]
        first = [*plans[0].acts(), pack(seat, DONE)][0]
        return {
            "act": position.write(first),
            "plans": [told(position, plan.value, plan.acts()) for plan in plans],
        }


def told(position: Tikal, value: float, acts: list[int]) -> dict[str, object]:
    """A plan for others to read; the turn's end goes without saying."""
    return {"value": round(value, 2), "acts": [position.write(act) for act in acts]}

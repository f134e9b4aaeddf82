"""A rival of another mind: what `search` is measured by besides its like.

It was thought out by hand, and knows nothing of the judge and of what that was taught. It plans its turn with the
same planner, but believes little of control that others can contest: from one scoring to the next less than half of
it is left. What lasts counts in full: guards and wafers. It loves camps, for what they bring within reach.
"""

from functools import cache

from ceiba.bits import members
from ceiba.bots.tikal.planning import PlanningBot
from ceiba.bots.tikal.plans import Plan, Planner
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.bots.tikal.value import Evaluation, scores_this_round, scorings_left
from ceiba.game import pack
from ceiba.tikal.action import DONE
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal
from ceiba.tikal.scoring import points_now, wafer_points
from ceiba.tikal.state import LAY_TILE, State

LASTS = 0.4  # what is left of contested control from one scoring to the next
CONTROL = {-3: 0.05, -2: 0.1, -1: 0.2, 0: 0.35, 1: 0.6, 2: 0.75, 3: 0.85}  # chance to score a temple, by one's lead
TEMPLE_DRAWS = 0.25  # what a temple's value draws, a strength that could come there, …
WAFERS_DRAW = 1.2  # … and the wafers of a treasure, those who could dig there
ENTRANCE = 0.3  # what value and wafers near an entrance of one's own are worth, a scoring
FIGURE = 0.35  # a figure that is still in the game, a scoring
PLACES = 2  # places of a tile for which the turn is planned


@cache
def fading(scorings: int) -> float:
    """What control today is worth at so many scorings, each further one counting by LASTS."""
    return float(sum(LASTS**number for number in range(scorings)))


class Mind(Evaluation):
    """How the rival sees what may come of its turn."""

    def __init__(self, state: Tikal, seat: int) -> None:
        self.me = seat
        self.scorings = int(scorings_left(state))
        self.way = Roads(state)
        self.others = [other for other in range(1, state.seats + 1) if other != seat]
        self.entrances: dict[int, float] = {}  # what own entrances bring within reach, by which there are
        self.distances: dict[tuple[int, int], int] = {}

    def value(self, state: State) -> float:
        """What is sure, contested temples fading, what is within reach; less the others' on average."""
        worth = {seat: self.sure(state, seat) for seat in (self.me, *self.others)}
        contested = fading(self.scorings)
        for cell in members(state.temples & ~state.guarded):
            strengths = {seat: int(state.strength_at(cell, seat)) for seat in worth}
            for seat, strength in strengths.items():
                rival = max(other for who, other in strengths.items() if who != seat)
                if strength:
                    worth[seat] += contested * int(state.value[cell]) * CONTROL[max(-3, min(3, strength - rival))]
        own = worth[self.me] + self.within_reach(state)
        return own - sum(worth[other] for other in self.others) / len(self.others)

    def sure(self, state: State, seat: int) -> float:
        """What nobody can take away."""
        points = float(state.scores[seat - 1])
        if scores_this_round(state, seat):
            points += int(points_now(state, seat))
        guarded = sum(int(state.value[cell]) for cell in members(state.guarded) if state.guard[cell] == seat)
        lasting = guarded + int(wafer_points(state, seat)) - FIGURE * int(state.gone[seat - 1])
        return points + self.scorings * lasting

    def within_reach(self, state: State) -> float:
        """What own figures and entrances are near to."""
        total = 0.0
        figures = [(cell, int(state.strength_at(cell, self.me))) for cell in members(state.presence[self.me - 1])]
        for goal in members((state.temples & ~state.guarded) | state.treasures):
            wafers = state.treasures >> goal & 1
            near = sum(strength * (FAR - self.way.points[goal * CELLS + cell]) for cell, strength in figures) / FAR
            draw = min(near, 3.0 if wafers else 5.0)
            total += draw * (WAFERS_DRAW if wafers else TEMPLE_DRAWS * int(state.value[goal]) ** 0.5)
        return self.scorings * (total / 4 + self.by_entrances(state))

    def by_entrances(self, state: State) -> float:
        key = int(state.entrances[self.me - 1])
        if key not in self.entrances:
            goals = members((state.temples & ~state.guarded) | state.treasures)
            near = [(FAR - int(self.way.from_entrance(state, goal, self.me))) / FAR for goal in goals]
            self.entrances[key] = ENTRANCE * sum(
                share * (int(state.value[goal]) + 1) for goal, share in zip(goals, near, strict=True)
            )
        return self.entrances[key]


class Rival(PlanningBot):
    """Plans its turn by what lasts."""

    name = "rival"

    def turn(self, position: Tikal, seat: int) -> list[int]:
        return self.best(position, seat, PLACES)[1]

    def glance(self, position: Tikal, seat: int) -> float:
        return self.best(position, seat, 1)[0]

    def best(self, position: Tikal, seat: int, places: int) -> tuple[float, list[int]]:
        """The best turn for the most promising places of the tile, if there is one to lay."""
        found: list[tuple[float, list[int]]] = []
        for before, after in self.layings(position, seat)[:places]:
            plan = self.plan(after, seat)
            found.append((plan.value, [*before, *plan.acts(), pack(seat, DONE)]))
        return max(found, key=lambda turn: turn[0])

    def layings(self, position: Tikal, seat: int) -> list[tuple[list[int], Tikal]]:
        if position.phase != LAY_TILE:
            return [([], position)]
        layings = []
        for act in position.legal(seat):
            after = position.copy()
            after.apply(act)
            layings.append((Mind(after, seat).value(after), [act], after))
        layings.sort(key=lambda laying: -laying[0])
        return [(before, after) for _, before, after in layings]

    def plan(self, position: Tikal, seat: int) -> Plan:
        return Planner(Mind(position, seat), 1, Roads(position)).plans(position)[0]

    def explain_turn(self, position: Tikal, seat: int) -> dict[str, object]:
        return {"act": position.write(self.turn(position, seat)[0])}

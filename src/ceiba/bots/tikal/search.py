"""`search`: looks for the turn that stands up best to what others may answer and luck may bring.

It collects turns: for each place of the tile, the best plans. They run a race (`race.py`) in which the game is
played on after them by rollouts. Now and then it looks for more turns. It can be stopped at any time, and knows its
best turn so far.
"""

import time
from collections.abc import Sequence

from ceiba.bots.bot import Budget, Verdict
from ceiba.bots.net import Net, load_nets
from ceiba.bots.tikal.eyes import Eyes, Likings
from ceiba.bots.tikal.planning import PlanningBot
from ceiba.bots.tikal.plans import Planner
from ceiba.bots.tikal.race import Candidate, Race
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.rollouts import Rollouts
from ceiba.game import Position, kind_of, pack
from ceiba.tikal.action import DONE, LAY, RECOVER
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, LAY_TILE
from ceiba.tikal.tables import TURN_POINTS

WIDTHS = (2, 8, 16, 32, 64)  # plans followed for each number of points left, at each further look at a place
KEPT = 100  # plans kept of those found at one look at a place of the tile
BEHIND = 6.0  # a place whose best turn is so many points behind is not looked at again
WIDEN = 6  # one step of so many looks for more turns; the others are rounds of rollouts
LIKINGS = Likings(level=0.0, wafer=0.0, camp=0.0, guard=0.0, crowd=1.0)  # to people a crowd looks foolish
OWN_MEASURE = Budget(seconds=1.0)


class Place:
    """Where the tile may go: what that is worth at first sight, then by the best turn found there."""

    def __init__(self, before: list[int], position: Tikal, worth: float) -> None:
        self.before = before  # the act that lays the tile, if there is one to lay
        self.position = position
        self.worth = worth
        self.looks = 0


class TurnSearch:
    """The search for one turn, a step at a time."""

    def __init__(
        self,
        position: Tikal,
        seat: int,
        nets: dict[str, Net],
        likings: Likings = LIKINGS,
        overlooked: int = 0,
    ) -> None:
        self.seat = seat
        self.likings = likings
        self.overlooked = overlooked  # temples, as bits
        self.rollouts = Rollouts(seat, nets["temple"], nets["hand"])
        self.race = Race(self.rollouts)
        self.known: set[tuple[int, ...]] = set()  # turns, by where everything stands in the end
        self.steps = 1
        self.places = self.places_of(position)
        self.widen()

    def judge(self, position: Tikal) -> Eyes:
        seat, seen = self.seat, self.rollouts.sights_at(position, self.seat)
        return Eyes(position, seat, seen, self.rollouts.hand, Roads(position), self.likings, self.overlooked)

    def places_of(self, position: Tikal) -> list[Place]:
        if position.phase != LAY_TILE:
            return [Place([], position, 0.0)]
        places: dict[float, Place] = {}  # those that the judge cannot tell apart are one
        for act in position.legal(self.seat):
            after = position.copy()
            after.apply(act)
            worth = self.judge(after).value(after)
            places.setdefault(round(worth, 9), Place([int(act)], after, worth))
        return list(places.values())

    def widen(self) -> bool:
        """Plan the turn for the place that promises most of those looked at least; False if none is left."""
        most = max(place.worth for place in self.places)
        hopeful = [place for place in self.places if not place.looks or place.worth >= most - BEHIND]
        place = min(hopeful, key=lambda place: (place.looks, -place.worth))
        if place.looks == len(WIDTHS):
            return False
        judge = self.judge(place.position)
        plans = Planner(judge, WIDTHS[place.looks], judge.roads).plans(place.position)
        place.looks += 1
        place.worth = plans[0].value
        for plan in plans[:KEPT]:
            key = (*place.before, int(plan.key))
            if key not in self.known:
                self.known.add(key)
                acts = [*place.before, *plan.acts(), int(pack(self.seat, DONE))]
                self.race.enter(Candidate(acts, plan.state, plan.value, judge.liked(plan.state)))
        return True

    def best(self) -> Candidate:
        return self.race.best()

    def step(self) -> bool:
        """Look for more turns, or play a round of one of those found; False when there is nothing left to do."""
        self.steps += 1
        if self.steps % WIDEN == 0 and self.widen():
            return True
        return self.race.step() or self.widen()


class SearchBot(PlanningBot):
    """Compares whole turns by what others may answer, with a judge taught by games."""

    name = "search"

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget or OWN_MEASURE)
        self.nets = load_nets("ceiba.bots.tikal", "lessons.json")
        self.stopped = False

    def stop(self) -> None:
        """Ask for an answer at once; another thread may do so."""
        self.stopped = True

    def turn(self, position: Tikal, seat: int) -> list[int]:
        return luck_first(position, self.search(position, seat).best().acts)

    def glance(self, position: Tikal, seat: int) -> float:
        return self.begin(position, seat).best().sight

    def begin(self, position: Tikal, seat: int) -> TurnSearch:
        """A search with its first step done."""
        return TurnSearch(position, seat, self.nets)

    def search(self, position: Tikal, seat: int) -> TurnSearch:
        """Search for as long as the budget allows; for so many steps the search is the same every time."""
        end = time.monotonic() + self.share_of(position) * (self.budget.seconds or float("inf"))
        search = self.begin(position, seat)
        steps = 1
        self.stopped = False
        while not self.stopped and time.monotonic() < end and steps != self.budget.iterations and search.step():
            steps += 1
        return search

    def share_of(self, position: Tikal) -> float:
        """What part of its time it takes: less in the middle of a turn, when luck has changed its plans."""
        return (position.points / TURN_POINTS) ** 2 if position.phase == EXPLORE else 1.0

    def judge(self, position: Position, acts: Sequence[int]) -> Verdict | None:
        """The turn that was played, tried with the same luck as the best one that the search finds."""
        if not isinstance(position, Tikal) or position.phase not in (LAY_TILE, EXPLORE):
            return None
        search = self.search(position, position.seat)
        best = search.best()
        after, start = position.copy(), position
        for act in acts:
            if kind_of(act) == DONE:
                break
            after.apply(act)
            if kind_of(act) == LAY:
                start = after.copy()
        eyes = search.judge(start)
        played = Candidate([*acts], after, eyes.value(after), eyes.liked(after))
        while played.doubt > best.doubt and search.race.try_out(played):
            pass
        return Verdict(max(0.0, best.value - played.value), tuple(best.acts))

    def explain_turn(self, position: Tikal, seat: int) -> dict[str, object]:
        search = self.search(position, seat)
        turns = sorted(search.race.runners(), key=lambda turn: -turn.value)
        return {
            "act": position.write(search.best().acts[0]),
            "plans": [told(turn) for turn in turns[:5]],
            "turns": len(search.known),
            "rollouts": sum(len(turn.rollouts) for turn in turns),
        }


def luck_first(position: Tikal, acts: list[int]) -> list[int]:
    """The same turn with its first wafer recovered as early as can be: what it is may change what else is best."""
    wafers = [place for place, act in enumerate(acts) if kind_of(act) == RECOVER]
    state = position.copy()
    for place in range(wafers[0] if wafers else 0):
        wafer = acts[wafers[0]]
        if wafer in state.packed(state.seat):
            return [*acts[:place], wafer, *acts[place : wafers[0]], *acts[wafers[0] + 1 :]]
        state.apply(acts[place])
    return acts


def told(turn: Candidate) -> dict[str, object]:
    return {
        "value": round(turn.value, 2),
        "sight": round(turn.sight, 2),
        "rollouts": len(turn.rollouts),
        "acts": [turn.after.write(act) for act in turn.acts],
    }

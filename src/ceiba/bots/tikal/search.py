"""`search`: looks for the turn that stands up best to what others may answer and luck may bring.

First it collects turns: for each place of the tile, the best plans. Then it races them: the turn that seems best
and the rival that may yet prove better are played on by rollouts (`rollouts.py`) with the same luck; the hopeless
are let be. Now and then it looks for more turns. It can be stopped at any time, and knows its best turn so far.
"""

import time
from collections.abc import Sequence
from heapq import nlargest
from itertools import accumulate
from math import sqrt

from ceiba.bots.bot import Budget, Verdict
from ceiba.bots.net import Net, load_nets
from ceiba.bots.tikal.eyes import Eyes, Likings
from ceiba.bots.tikal.planning import PlanningBot
from ceiba.bots.tikal.plans import Planner
from ceiba.bots.tikal.rollouts import Rollouts
from ceiba.game import Position, kind_of, pack
from ceiba.tikal.action import DONE, LAY, RECOVER
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, LAY_TILE
from ceiba.tikal.tables import TURN_POINTS

WIDTHS = (2, 8, 16)  # plans followed for each number of points left, when a place is looked at again and again
KEPT = 40  # plans kept of those found for one place of the tile …
MOST = 1000  # … and of all of them
BEHIND = 6.0  # a place whose best turn is so many points behind is not looked at again
WIDEN = 6  # one step of so many looks for more turns; the others are rollouts
ENOUGH = 400  # rollouts of one turn, after which nothing new is learnt
FIRST_SIGHT = 4.0  # the judge's first opinion of a turn counts like so many rollouts
LIKINGS = Likings(level=-0.3, wafer=1.5, camp=0.0, guard=-3.0, shortcut=0.3)  # as contests showed
HOPE = 12.0  # points that a turn may prove better than is known of it; less, the more often it has been tried
OWN_MEASURE = Budget(seconds=1.0)


class Place:
    """Where the tile may go: what that is worth at first sight, then by the best turn found there."""

    def __init__(self, before: list[int], position: Tikal, worth: float) -> None:
        self.before = before  # the act that lays the tile, if there is one to lay
        self.position = position
        self.worth = worth
        self.looks = 0


class Candidate:
    """A turn of one's own: what it is worth at first sight, and how far its rollouts were from that."""

    def __init__(self, acts: list[int], after: Tikal, sight: float, liked: float) -> None:
        self.acts = acts
        self.after = after  # before the turn's end is pressed
        self.sight = sight
        self.liked = liked  # what of it is liking
        self.rollouts = 0
        self.beyond = 0.0  # the sum of what rollouts came to beyond the first sight


class TurnSearch:
    """The search for one turn, a step at a time."""

    def __init__(self, position: Tikal, seat: int, nets: dict[str, Net], likings: Likings = LIKINGS) -> None:
        self.seat = seat
        self.rollouts = Rollouts(seat, nets["temple"], nets["hand"], likings)
        self.candidates: dict[tuple[int, ...], Candidate] = {}  # by where everything stands in the end
        self.luck: list[tuple[float, int]] = []  # of each luck: what was beyond first sight in sum, and how often
        self.common = [0.0]  # of so many lucks: what was beyond first sight, each on average, in sum
        self.steps = 1
        self.places = self.places_of(position)
        self.widen()

    def judge(self, position: Tikal) -> Eyes:
        return self.rollouts.judge(position, self.seat)

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
            acts = [*place.before, *plan.acts(), int(pack(self.seat, DONE))]
            turn = Candidate(acts, plan.state, plan.value, judge.liked(plan.state))
            self.candidates.setdefault((*place.before, int(plan.key)), turn)
        if len(self.candidates) > MOST:
            best = nlargest(MOST // 2, self.candidates.items(), key=lambda item: self.value(item[1]))
            self.candidates = dict(best)
        return True

    def value(self, candidate: Candidate) -> float:
        """First sight, moved by how much better than others with the same luck it came off in rollouts."""
        better = candidate.beyond - self.common[candidate.rollouts]
        return candidate.sight + better / (FIRST_SIGHT + candidate.rollouts)

    def hope(self, candidate: Candidate) -> float:
        """What a turn may yet prove to be worth; the less it has been tried, the more."""
        return self.value(candidate) + HOPE / sqrt(FIRST_SIGHT + candidate.rollouts)

    def best(self) -> Candidate:
        return max(self.candidates.values(), key=self.value)

    def step(self) -> bool:
        """Look for more turns, or try one of the two that matter; False when there is nothing left to do."""
        self.steps += 1
        if self.steps % WIDEN == 0 and self.widen():
            return True
        best = self.best()
        rivals = [turn for turn in self.candidates.values() if turn is not best]
        if not rivals:
            return self.widen()
        rival = max(rivals, key=self.hope)
        # Only luck that both have met tells them apart: a turn that meets it alone stays what it seemed at first.
        candidate = best if best.rollouts <= rival.rollouts else rival
        if candidate.rollouts == ENOUGH:
            return False
        self.roll_out(candidate)
        return True

    def roll_out(self, candidate: Candidate) -> None:
        number = candidate.rollouts
        beyond = self.rollouts.worth(candidate.after, number, candidate.liked) - candidate.sight
        candidate.rollouts += 1
        candidate.beyond += beyond
        if number == len(self.luck):
            self.luck.append((0.0, 0))
        so_far, times = self.luck[number]
        self.luck[number] = (so_far + beyond, times + 1)
        self.common = [0.0, *accumulate(so_far / times for so_far, times in self.luck)]


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
        for _ in range(best.rollouts):
            search.roll_out(played)
        cost = search.value(best) - search.value(played)
        return Verdict(max(0.0, cost), tuple(best.acts))

    def explain_turn(self, position: Tikal, seat: int) -> dict[str, object]:
        search = self.search(position, seat)
        turns = sorted(search.candidates.values(), key=search.value, reverse=True)
        return {
            "act": position.write(search.best().acts[0]),
            "plans": [told(search, turn) for turn in turns[:5]],
            "turns": len(turns),
            "rollouts": sum(times for _, times in search.luck),
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


def told(search: TurnSearch, turn: Candidate) -> dict[str, object]:
    return {
        "value": round(search.value(turn), 2),
        "sight": round(turn.sight, 2),
        "rollouts": turn.rollouts,
        "acts": [turn.after.write(act) for act in turn.acts],
    }

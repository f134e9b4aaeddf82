"""`search`: looks for the turn that stands up best to what others may answer and luck may bring.

The tree is one of whole turns. Its first branches are the places of the tile; from each grow plans of the turn;
and on the plan that looks best at the moment grow the answers of the others, first from their books, then planned
for it alone. When it still looks best after that, the search widens: more places of the tile, best first, and when
all have been looked at, more plans for each. It can be stopped at any time, and knows its best turn so far.
"""

import time
from collections.abc import Sequence
from heapq import nlargest

from ceiba.bots.bot import Budget, Verdict
from ceiba.bots.net import Net, load_nets
from ceiba.bots.tikal.answers import Answers
from ceiba.bots.tikal.eyes import Eyes
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.planning import PlanningBot
from ceiba.bots.tikal.plans import Planner
from ceiba.bots.tikal.roads import Roads
from ceiba.game import Position, kind_of, pack
from ceiba.tikal.action import DONE, LAY
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import EXPLORE, LAY_TILE

WIDTHS = (2, 8, 16, 32)  # plans followed for each number of points left, when a place is looked at again and again
KEPT = 40  # plans kept of those found for one place of the tile …
MOST = 2000  # … and of all of them
BOOK = 10  # turns in the book of every other seat
BEHIND = 6.0  # a place whose best turn is so many points behind is not looked at again
TRUST = 0.5  # how much the answers count beside the judge's first opinion
DIGGING = 1.0  # points that a level or wafer brings beyond what the judge was taught, as contests showed
OWN_MEASURE = Budget(seconds=1.0)


class Place:
    """Where the tile may go: what that is worth at first sight, then by the best turn found there."""

    def __init__(self, before: list[int], position: Tikal, worth: float) -> None:
        self.before = before  # the act that lays the tile, if there is one to lay
        self.position = position
        self.worth = worth
        self.looks = 0


class Candidate:
    """A turn of one's own: what it is worth at first sight, and after answers."""

    def __init__(self, acts: list[int], after: Tikal, sight: float) -> None:
        self.acts = acts
        self.after = after  # before the turn's end is pressed
        self.sight = sight
        self.answered: float | None = None
        self.tested = 0  # 1: met with the books; 2: met with answers of its own


class TurnSearch:
    """The search for one turn, a step at a time."""

    def __init__(self, position: Tikal, seat: int, nets: dict[str, Net]) -> None:
        self.seat = seat
        self.nets = nets
        self.answers = Answers(seat, nets["temple"], nets["hand"])
        self.candidates: dict[tuple[int, ...], Candidate] = {}  # by where everything stands in the end
        self.drop = 0.0  # what answers take from a turn, on average …
        self.met = 0  # … of so many
        self.places = self.places_of(position)
        self.widen()

    def judge(self, position: Tikal) -> Judge:
        eyes = Eyes(position, self.seat, self.nets["temple"], self.nets["hand"], Roads(position))
        eyes.wear(overlooked=0, envy=1.0, digging=DIGGING, camp=0.0, guard=0.0, crowd=0.0)
        return eyes

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
            self.candidates.setdefault((*place.before, int(plan.key)), Candidate(acts, plan.state, plan.value))
        if len(self.candidates) > MOST:
            best = nlargest(MOST // 2, self.candidates.items(), key=lambda item: self.value(item[1]))
            self.candidates = dict(best)
        return True

    def value(self, candidate: Candidate) -> float:
        """Both opinions; who has not been met with answers is taken to lose as much by them as others did."""
        answered = candidate.answered
        if answered is None:
            answered = candidate.sight - (self.drop / self.met if self.met else 0.0)
        return (1 - TRUST) * candidate.sight + TRUST * answered

    def best(self) -> Candidate:
        return max(self.candidates.values(), key=self.value)

    def step(self) -> bool:
        """Test the best turn further, or look for others; False when there is nothing left to do."""
        best = self.best()
        if best.tested < 2:
            self.test(best)
            return True
        return self.widen()

    def test(self, candidate: Candidate) -> None:
        if not self.answers.books:
            self.answers.write(candidate.after, WIDTHS[1], BOOK)
        elif candidate.tested == 1:
            self.answers.write(candidate.after, WIDTHS[0], 1)
        after = candidate.after.copy()
        after.apply(pack(self.seat, DONE))
        worth = self.answers.worth(after)
        if candidate.answered is None:
            self.met += 1
            self.drop += candidate.sight - worth
        else:
            self.drop += candidate.answered - worth
        candidate.answered = worth
        candidate.tested += 1


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
        return self.search(position, seat).best().acts

    def glance(self, position: Tikal, seat: int) -> float:
        return self.begin(position, seat).best().sight

    def begin(self, position: Tikal, seat: int) -> TurnSearch:
        """A search with its first step done."""
        return TurnSearch(position, seat, self.nets)

    def search(self, position: Tikal, seat: int) -> TurnSearch:
        """Search for as long as the budget allows; for so many steps the search is the same every time."""
        end = time.monotonic() + (self.budget.seconds or float("inf"))
        search = self.begin(position, seat)
        steps = 1
        self.stopped = False
        while not self.stopped and time.monotonic() < end and steps != self.budget.iterations and search.step():
            steps += 1
        return search

    def judge(self, position: Position, acts: Sequence[int]) -> Verdict | None:
        """The turn that was played, met with the same answers as the best ones that the search finds."""
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
        played = Candidate([*acts], after, search.judge(start).value(after))
        for _ in range(best.tested):
            search.test(played)
        cost = search.value(best) - search.value(played)
        return Verdict(max(0.0, cost), tuple(best.acts))

    def explain_turn(self, position: Tikal, seat: int) -> dict[str, object]:
        search = self.search(position, seat)
        turns = sorted(search.candidates.values(), key=search.value, reverse=True)
        return {
            "act": position.write(search.best().acts[0]),
            "plans": [told(search, turn) for turn in turns[:5]],
            "turns": len(turns),
            "answers": int(search.answers.tried),
        }


def told(search: TurnSearch, turn: Candidate) -> dict[str, object]:
    answered = turn.answered
    return {
        "value": round(search.value(turn), 2),
        "sight": round(turn.sight, 2),
        "answered": None if answered is None else round(answered, 2),
        "acts": [turn.after.write(act) for act in turn.acts],
    }

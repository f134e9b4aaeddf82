"""Planning a whole turn of ten points: the best plans for each number of points left, from ten down to none.

Plans that come to the same end are one plan, whatever the order of their acts; of each number of points left
only the most promising are followed further. A camp or a guard costs half a turn and pays only with what follows,
so that plans with one would never be among the most promising halfway: they are kept on shelves of their own.
Nor would a long way be, on which a figure is worth little anywhere but at its end: it is walked at once.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bits import lowest
from ceiba.bots.tikal.roads import FAR, Roads
from ceiba.bots.tikal.value import Evaluation
from ceiba.game import kind_of, verb
from ceiba.tikal.action import CAMP, DONE, ENTER, GUARD, LEADER, MOVE, WORKER
from ceiba.tikal.board import CELLS, SIDES
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import FIND, MOST_SEATS, SUPPLY
from ceiba.tikal.tables import MOTIF_COUNT, TURN_POINTS

# What a plan has in it. Each kind has shelves of its own.
PLAIN: Final = 0
WITH_CAMP: Final = 1
WITH_GUARD: Final = 2
KINDS: Final = 4  # the last has both
ASIDE: Final = 1  # plans with a camp or a guard that are followed, for each kind and number of points left


def _keys(count: i64, seed: i64) -> list[i64]:
    """Fixed numbers below 2**40 that look random: sums of a few dozen of them tell positions apart."""
    keys: list[i64] = []
    number = seed
    for _ in range(count):
        number = (number * 1103515245 + 12345) % 2147483648
        high = number
        number = (number * 1103515245 + 12345) % 2147483648
        keys.append(high * 256 + number % 65536)
    return keys


_WORKER_KEYS: Final = vec[i64](_keys(CELLS, 11))
_LEADER_KEYS: Final = vec[i64](_keys(CELLS, 12))
_VALUE_KEYS: Final = vec[i64](_keys(CELLS, 13))
_CAMP_KEYS: Final = vec[i64](_keys(CELLS, 14))
_GUARD_KEYS: Final = vec[i64](_keys(CELLS, 15))
_WAFER_KEYS: Final = vec[i64](_keys(MOTIF_COUNT, 16))


def key_of(state: Tikal, seat: i64) -> i64:
    """The same for positions that differ in nothing this seat can change in its turn; else hardly ever."""
    me = seat - 1
    key: i64 = state.supply[me]
    cell: i64 = 0
    while cell < CELLS:
        key += state.value[cell] * _VALUE_KEYS[cell] + state.workers[cell * MOST_SEATS + me] * _WORKER_KEYS[cell]
        if state.camp[cell] == seat:
            key += _CAMP_KEYS[cell]
        if state.guard[cell] == seat:
            key += _GUARD_KEYS[cell]
        cell += 1
    if state.leader[me] >= 0:
        key += _LEADER_KEYS[state.leader[me]]
    motif: i64 = 0
    while motif < MOTIF_COUNT:
        key += state.wafers[me * MOTIF_COUNT + motif] * _WAFER_KEYS[motif]
        motif += 1
    return key


class Plan:
    """Some acts of a turn and what they come to: those that were new in it, after those of another plan."""

    def __init__(
        self, state: Tikal, value: float, key: i64, new: vec[i64], before: "Plan | None", kind: i64 = PLAIN
    ) -> None:
        self.state = state
        self.value = value
        self.key = key
        self.new = new
        self.before = before
        self.kind = kind

    def acts(self) -> list[int]:
        """The acts in order; the turn's end is not among them."""
        acts: list[int] = []
        plan: Plan | None = self
        while plan is not None:
            place = len(plan.new) - 1
            while place >= 0:
                acts.append(plan.new[place])
                place -= 1
            plan = plan.before
        acts.reverse()
        return acts


class Planner:
    """Searches one seat's turn. `width` plain plans are followed for each number of points left.

    With `roads` it considers long ways too.
    """

    def __init__(self, evaluation: Evaluation, width: i64, roads: Roads | None = None) -> None:
        self.evaluation = evaluation
        self.width = width
        self.roads = roads
        self.looked_at: i64 = 0

    def plans(self, state: Tikal) -> list[Plan]:
        """Ways to spend the points left, best first; doing nothing is one of them."""
        shelves: list[list[Plan]] = [[] for _ in range((TURN_POINTS + 1) * KINDS)]
        number = state.points * KINDS
        value = self.evaluation.value(state)
        shelves[number].append(Plan(state, value, key_of(state, state.seat), vec[i64](), None))
        number += KINDS - 1
        while number >= KINDS:  # below stand those that have no points left
            for plan in shelves[number]:
                self.follow(plan, shelves)
                if self.roads is not None:
                    self.march(plan, self.roads, shelves)
            number -= 1
        found: list[Plan] = []
        for shelf in shelves:
            found.extend(shelf)
        found.sort(key=_by_value)
        return found

    def follow(self, plan: Plan, shelves: list[list[Plan]]) -> None:
        """Take every act that can come next."""
        for act in plan.state.packed(plan.state.seat):
            what = kind_of(act)
            if what == DONE:
                continue
            kind = plan.kind
            if what == CAMP:
                kind |= WITH_CAMP
            elif what == GUARD:
                kind |= WITH_GUARD
            self.consider(plan, vec[i64]([act]), kind, shelves)

    def march(self, plan: Plan, roads: Roads, shelves: list[list[Plan]]) -> None:
        """Let a figure walk on to each temple and treasure that lies more than a step away, or enter and walk."""
        state = plan.state
        me = state.seat - 1
        goals = state.temples | state.treasures
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            if roads.from_entrance(state, goal, state.seat) <= min(FAR - 1, state.points):
                entrance = roads.entrance_to(state, goal, state.seat)
                if state.supply[me] > 0:
                    self.walk(plan, roads, entrance, goal, WORKER, True, shelves)
                if state.leader[me] == SUPPLY:
                    self.walk(plan, roads, entrance, goal, LEADER, True, shelves)
            cells = state.presence[me]
            while cells:
                cell = lowest(cells)
                cells &= cells - 1
                if roads.points[goal * CELLS + cell] <= min(FAR - 1, state.points):
                    if state.workers[cell * MOST_SEATS + me] > 0:
                        self.walk(plan, roads, cell, goal, WORKER, False, shelves)
                    if state.leader[me] == cell:
                        self.walk(plan, roads, cell, goal, LEADER, False, shelves)

    def walk(
        self, plan: Plan, roads: Roads, cell: i64, goal: i64, figure: i64, enters: bool, shelves: list[list[Plan]]
    ) -> None:
        """Consider a shortest way, if it is more than what `follow` takes anyway."""
        state = plan.state
        acts = vec[i64]()
        if enters:
            acts = append(acts, verb(state.seat, ENTER) | cell << 16 | figure << 8)
        while cell != goal:
            place = cell * SIDES
            points = roads.points[goal * CELLS + cell]
            while roads.points[goal * CELLS + (state.ways[place] >> 8)] + (state.ways[place] & 255) != points:
                place += 1
            there = state.ways[place] >> 8
            acts = append(acts, verb(state.seat, MOVE) | cell << 16 | there << 8 | figure)
            cell = there
        if len(acts) > 1:
            self.consider(plan, acts, plan.kind, shelves)

    def consider(self, plan: Plan, new: vec[i64], kind: i64, shelves: list[list[Plan]]) -> None:
        """Keep what these acts come to after a plan, if it is worth keeping."""
        state = plan.state.copy()
        for act in new:
            state.apply(act)
        if state.phase == FIND:
            # Which wafer it will be nobody knows; a plan goes on with a middling one.
            state.apply(state.ticket(state.tickets() // 2))
        self.looked_at += 1
        shelf = shelves[state.points * KINDS + kind]
        width = self.width if kind == PLAIN else ASIDE
        value = self.evaluation.value(state)
        if len(shelf) >= width and value <= shelf[-1].value:
            return
        key = key_of(state, state.seat)
        if not known(shelf, key):
            put_in_place(shelf, Plan(state, value, key, new, plan, kind))
            if len(shelf) > width:
                shelf.pop()


def _by_value(plan: Plan) -> float:
    return -plan.value


def known(shelf: list[Plan], key: i64) -> bool:
    for plan in shelf:
        if plan.key == key:
            return True
    return False


def put_in_place(shelf: list[Plan], plan: Plan) -> None:
    """Keep a shelf in order, best first."""
    shelf.append(plan)
    place = len(shelf) - 1
    while place > 0 and shelf[place - 1].value < plan.value:
        shelf[place] = shelf[place - 1]
        place -= 1
    shelf[place] = plan

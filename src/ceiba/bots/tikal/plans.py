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
from ceiba.game import first_of, kind_of, second_of, third_of, verb
from ceiba.tikal.action import CAMP, DONE, ENTER, GUARD, LEADER, MOVE, PATH, WORKER
from ceiba.tikal.board import CELLS
from ceiba.tikal.exploring import price
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import FIND, MOST_SEATS, SUPPLY
from ceiba.tikal.tables import ENTER_COST, MOTIF_COUNT, TURN_POINTS
from ceiba.tikal.walking import bring_in, move_figure, send_back

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
        state = plan.state
        for act in state.packed(state.seat):
            what = kind_of(act)
            if what in (ENTER, PATH, MOVE):
                self.step(plan, act, shelves)
            elif what == CAMP:
                self.consider(plan, act, plan.kind | WITH_CAMP, shelves)
            elif what == GUARD:
                self.consider(plan, act, plan.kind | WITH_GUARD, shelves)
            elif what != DONE:
                self.consider(plan, act, plan.kind, shelves)

    def step(self, plan: Plan, act: i64, shelves: list[list[Plan]]) -> None:
        """Consider an act by which a figure goes elsewhere."""
        state = plan.state
        points = price(state, act)
        if kind_of(act) == ENTER:
            value = self.value_of_walk(state, second_of(act), SUPPLY, first_of(act), points)
        else:
            value = self.value_of_walk(state, third_of(act), first_of(act), second_of(act), points)
        if self.wants(shelves[(state.points - points) * KINDS + plan.kind], value, plan.kind):
            new = vec[i64]([act])
            self.keep(plan, after(state, new), value, new, plan.kind, shelves)

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
        if cell == goal or (not enters and roads.step(state, cell, goal) == goal):
            return
        start = cell
        points = roads.points[goal * CELLS + cell]
        if enters:
            start = SUPPLY
            points += ENTER_COST
        kind = plan.kind
        value = self.value_of_walk(state, figure, start, goal, points)
        if not self.wants(shelves[(state.points - points) * KINDS + kind], value, kind):
            return
        acts = vec[i64]()
        if enters:
            acts = append(acts, verb(state.seat, ENTER) | cell << 16 | figure << 8)
        while cell != goal:
            there = roads.step(state, cell, goal)
            acts = append(acts, verb(state.seat, MOVE) | cell << 16 | there << 8 | figure)
            cell = there
        self.keep(plan, after(state, acts), value, acts, kind, shelves)

    def value_of_walk(self, state: Tikal, figure: i64, start: i64, end: i64, points: i64) -> float:
        """What it would be worth to let a figure walk. It goes and comes back: few such plans are kept."""
        self.looked_at += 1
        if start == SUPPLY:
            bring_in(state, end, figure)
        else:
            move_figure(state, start, end, figure)
        state.points -= points
        value = self.evaluation.value(state)
        state.points += points
        if start == SUPPLY:
            send_back(state, end, figure)
        else:
            move_figure(state, end, start, figure)
        return value

    def consider(self, plan: Plan, act: i64, kind: i64, shelves: list[list[Plan]]) -> None:
        """Keep what an act comes to after a plan, if it is worth keeping."""
        self.looked_at += 1
        new = vec[i64]([act])
        state = after(plan.state, new)
        value = self.evaluation.value(state)
        if self.wants(shelves[state.points * KINDS + kind], value, kind):
            self.keep(plan, state, value, new, kind, shelves)

    def wants(self, shelf: list[Plan], value: float, kind: i64) -> bool:
        """Whether a plan of this value belongs among the most promising."""
        return len(shelf) < self.width_of(kind) or value > shelf[-1].value

    def width_of(self, kind: i64) -> i64:
        if kind == PLAIN:
            return self.width
        return ASIDE

    def keep(
        self, before: Plan, state: Tikal, value: float, new: vec[i64], kind: i64, shelves: list[list[Plan]]
    ) -> None:
        """Put a plan on its shelf, unless one that comes to the same end stands there."""
        shelf = shelves[state.points * KINDS + kind]
        key = key_of(state, state.seat)
        if not known(shelf, key):
            put_in_place(shelf, Plan(state, value, key, new, before, kind))
            if len(shelf) > self.width_of(kind):
                shelf.pop()


def after(state: Tikal, acts: vec[i64]) -> Tikal:
    """The position after some acts. Which wafer one finds nobody knows: it goes on with a middling one."""
    state = state.copy()
    for act in acts:
        state.apply(act)
    if state.phase == FIND:
        state.apply(state.ticket(state.tickets() // 2))
    return state


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

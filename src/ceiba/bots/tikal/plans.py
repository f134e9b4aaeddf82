"""Planning a whole turn of ten points: the best plans for each number of points left, from ten down to none.

Plans that come to the same end are one plan, whatever the order of their acts; of each number of points left
only the most promising are followed further. A camp or a guard costs half a turn and pays only with what follows,
so that plans with one would never be among the most promising halfway: they are kept on shelves of their own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.bots.tikal.value import Evaluation
from ceiba.game import kind_of
from ceiba.tikal.action import CAMP, DONE, GUARD
from ceiba.tikal.board import CELLS
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import FIND, MOST_SEATS
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
    """Some acts of a turn and what they come to."""

    def __init__(
        self, state: Tikal, value: float, key: i64, act: i64, before: "Plan | None", kind: i64 = PLAIN
    ) -> None:
        self.state = state
        self.value = value
        self.key = key
        self.act = act
        self.before = before
        self.kind = kind

    def acts(self) -> list[int]:
        """The acts in order; the turn's end is not among them."""
        acts: list[int] = []
        plan: Plan | None = self
        while plan is not None and plan.before is not None:
            acts.append(plan.act)
            plan = plan.before
        acts.reverse()
        return acts


class Planner:
    """Searches one seat's turn. `width` plain plans are followed for each number of points left."""

    def __init__(self, evaluation: Evaluation, width: i64) -> None:
        self.evaluation = evaluation
        self.width = width
        self.looked_at: i64 = 0

    def plans(self, state: Tikal) -> list[Plan]:
        """Ways to spend the points left, best first; doing nothing is one of them."""
        seat = state.seat
        shelves: list[list[Plan]] = [[] for _ in range((TURN_POINTS + 1) * KINDS)]
        number = state.points * KINDS
        shelves[number].append(Plan(state, self.evaluation.value(state), key_of(state, seat), 0, None))
        number += KINDS - 1
        while number >= KINDS:  # below stand those that have no points left
            for plan in shelves[number]:
                self.follow(plan, seat, shelves)
            number -= 1
        found: list[Plan] = []
        for shelf in shelves:
            found.extend(shelf)
        found.sort(key=_by_value)
        return found

    def follow(self, plan: Plan, seat: i64, shelves: list[list[Plan]]) -> None:
        """Take every act that can come next, and keep what is worth keeping."""
        acts = plan.state.packed(seat)
        for act in acts:
            verb = kind_of(act)
            if verb == DONE:
                continue
            state = plan.state.copy()
            state.apply(act)
            if state.phase == FIND:
                # Which wafer it will be nobody knows; a plan goes on with a middling one.
                state.apply(state.ticket(state.tickets() // 2))
            self.looked_at += 1
            kind = plan.kind
            if verb == CAMP:
                kind |= WITH_CAMP
            elif verb == GUARD:
                kind |= WITH_GUARD
            shelf = shelves[state.points * KINDS + kind]
            width = self.width if kind == PLAIN else ASIDE
            value = self.evaluation.value(state)
            if len(shelf) >= width and value <= shelf[-1].value:
                continue
            key = key_of(state, seat)
            if not known(shelf, key):
                put_in_place(shelf, Plan(state, value, key, act, plan, kind))
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

"""What others may answer to a turn: each has a book of turns it would like to take, and takes the best of them.

Planning a turn takes milliseconds, trying one that is planned only microseconds; and what others want to do next
changes little with what one does oneself. So the books are written once and every turn of one's own is met with
them; a turn that stands this test is met with answers planned for it alone.
"""

from mypy_extensions import i64

from ceiba.bots.net import Net
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.plans import Planner
from ceiba.bots.tikal.roads import Roads
from ceiba.game import LUCK, first_of, pack
from ceiba.tikal.action import DONE
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import DRAW, FIND, OVER, TURN
from ceiba.tikal.tables import LETTER_ENDS, TILE_TERRAIN, VOLCANO


class Answers:
    """The books of all seats but one, and what comes of a turn of that one."""

    def __init__(self, seat: i64, temple: Net, hand: Net) -> None:
        self.seat = seat
        self.temple = temple
        self.hand = hand
        self.books: dict[i64, list[list[i64]]] = {}
        self.tried: i64 = 0  # turns played out so far

    def write(self, state: Tikal, width: i64, turns: i64) -> None:
        """Plan for every other seat what it would do if its turn came now, and add the best to its book."""
        seat: i64 = 1
        while seat <= state.seats:
            if seat != self.seat:
                now = state.as_if_turn_of(seat)
                book = self.books.setdefault(seat, [])
                judge = Judge(now, seat, self.temple, self.hand, Roads(now))
                for plan in Planner(judge, width, judge.roads).plans(now)[:turns]:
                    book.append(as_machine_integers(plan.acts()))
            seat += 1

    def worth(self, state: Tikal) -> float:
        """What the position after one's turn comes to when all others have answered, luck considered."""
        if state.phase == OVER:
            return self.margin_of_scores(state)
        if state.auction or state.stage != TURN or state.phase != DRAW:
            return self.after_round(state.copy())
        quiet = self.after_round(state.copy())
        volcano, chance = next_volcano(state)
        if chance == 0.0:
            return quiet
        erupted = state.copy()
        for act in state.packed(LUCK):
            if first_of(act) == volcano:
                erupted.apply(act)
                break
        return chance * self.after_round(erupted) + (1.0 - chance) * quiet

    def margin_of_scores(self, state: Tikal) -> float:
        others: i64 = 0
        seat: i64 = 1
        while seat <= state.seats:
            if seat != self.seat:
                others += state.scores[seat - 1]
            seat += 1
        return float(state.scores[self.seat - 1]) - float(others) / float(state.seats - 1)

    def after_round(self, state: Tikal) -> float:
        """Let the others have their turns, one after the other, up to one's own; then judge."""
        return self.after_scoring(state) if state.stage != TURN else self.after_quiet_round(state)

    def after_quiet_round(self, state: Tikal) -> float:
        roads = Roads(state)
        seat = state.left_of(self.seat)
        while True:
            state = state.as_if_turn_of(seat)
            judge = Judge(state, seat, self.temple, self.hand, roads)
            state = self.best_answer(state, seat, judge)
            seat = state.left_of(seat)
            if seat == self.seat:
                return judge.margin(state, self.seat)

    def after_scoring(self, state: Tikal) -> float:
        """The same in a round in which everyone scores after the turn. One may be the first in it oneself."""
        roads = Roads(state)
        judge = Judge(state, state.seat, self.temple, self.hand, roads)
        while state.stage != TURN and state.seat != self.seat:
            seat = state.seat
            judge = Judge(state, seat, self.temple, self.hand, roads)
            state = self.best_answer(state, seat, judge)
            state.apply(pack(seat, DONE))
            if state.phase == OVER:
                return self.margin_of_scores(state)
        return judge.margin(state, self.seat)

    def best_answer(self, state: Tikal, seat: i64, judge: Judge) -> Tikal:
        """The position after the best turn in the book of this seat; its end is still to be pressed."""
        best = state
        most = judge.value(state)
        for turn in self.books[seat]:
            after = state.copy()
            play_out(after, turn)
            self.tried += 1
            value = judge.value(after)
            if value > most:
                most = value
                best = after
        return best.copy() if best is state else best


def as_machine_integers(acts: list[int]) -> list[i64]:
    turn: list[i64] = []
    for act in acts:
        turn.append(act)
    return turn


def play_out(state: Tikal, turn: list[i64]) -> None:
    """Do what can still be done of a planned turn; a wafer that is found is a middling one."""
    for act in turn:
        for legal in state.packed(state.seat):
            if legal == act:
                state.apply(act)
                break
        if state.phase == FIND:
            state.apply(state.ticket(state.tickets() // 2))


def next_volcano(state: Tikal) -> tuple[i64, float]:
    """The volcano among the tiles of the letter that is drawn from now, and the chance that it comes next."""
    tile: i64 = 0
    for end in LETTER_ENDS:
        left: i64 = 0
        volcano: i64 = -1
        while tile < end:
            if state.to_come >> tile & 1:
                left += 1
                if TILE_TERRAIN[tile] == VOLCANO:
                    volcano = tile
            tile += 1
        if left > 0:
            return volcano, 1.0 / float(left) if volcano >= 0 else 0.0
    return -1, 0.0

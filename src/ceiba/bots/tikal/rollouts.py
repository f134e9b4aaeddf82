"""How a game may go on after a turn: all play what seems best at a glance, round after round.

Turns that are compared meet the same luck. The first tile is each of those that may come, in turn: after as many
rollouts as there are of them each has come once, and the volcano by its exact chance.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock, time_of
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.plans import Planner
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.sights import Sights
from ceiba.game import pack
from ceiba.tikal.action import DONE
from ceiba.tikal.auction import win_auction
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import BIDDING, CHOOSING, DRAW, LAY_TILE, OVER, TURN

MOST_TIMES: Final = 1000  # of which what was seen is kept
WIDTH: Final = 1  # plans followed for each number of points left: with long ways one is nearly as good as many


class Rollout:
    """One way in which the game may go on after a turn, with the luck of a number."""

    def __init__(self, after: Tikal, number: i64, worth: float) -> None:
        self.state = after  # before the end of one's own turn is pressed
        self.number = number
        self.random = Random(number)
        self.worth = worth  # what it comes to so far
        self.over = False
        self.by_luck = False  # whether luck had a say in it


class Rollouts:
    """What comes of the turns of one seat."""

    def __init__(self, seat: i64, temple: Net, hand: Net) -> None:
        self.seat = seat
        self.temple = temple
        self.hand = hand
        self.sights: dict[i64, Sights] = {}  # by the time
        self.turns: i64 = 0  # planned so far

    def judge(self, state: Tikal, seat: i64) -> Judge:
        """How a seat sees what may come of its turn."""
        return Judge(state, seat, self.sights_at(state, seat), self.hand, Roads(state))

    def sights_at(self, state: Tikal, seat: i64) -> Sights:
        """What is known of temples by the time this seat's turn is over, from all rollouts so far."""
        time = time_of(state, seat)
        sights = self.sights.get(time)
        if sights is None:
            if len(self.sights) == MOST_TIMES:
                self.sights.clear()
            sights = Sights(self.temple, Clock(state, seat))
            self.sights[time] = sights
        return sights

    def go_on(self, rollout: Rollout) -> float:
        """Play on until one's own next turn is over, or the game: by how much that is better than before."""
        state = rollout.state.copy()
        before = rollout.worth
        state.apply(pack(self.seat, DONE))
        while state.phase != OVER:
            if state.phase == DRAW or state.phase == BIDDING or state.phase == CHOOSING:
                self.leave_to_luck(state, rollout)
                continue
            seat = state.seat
            last = seat == self.seat and state.stage == TURN
            if state.phase == LAY_TILE:
                state = self.lay(state, seat)
            judge = self.judge(state, seat)
            plan = Planner(judge, WIDTH, judge.roads).plans(state)[0]
            self.turns += 1
            state = plan.state
            if last:
                rollout.worth = plan.value
                rollout.state = state
                return rollout.worth - before
            state.apply(pack(seat, DONE))
        rollout.worth = self.margin(state)
        rollout.over = True
        return rollout.worth - before

    def leave_to_luck(self, state: Tikal, rollout: Rollout) -> None:
        """A tile is drawn; in the auction anyone wins, for nothing, and takes any: bids are left out."""
        random = rollout.random
        if state.phase == BIDDING:
            state.bid = 0
            win_auction(state, any_of(state.open, random))
        elif state.phase == CHOOSING:
            acts = state.packed(state.seat)
            count: i64 = len(acts)
            state.apply(acts[random.randrange(count)])
        elif rollout.by_luck or state.auction:
            state.apply(state.ticket(random.randrange(state.tickets())))
        else:
            state.apply(state.ticket(shuffled(state.tickets())[rollout.number % state.tickets()]))
        rollout.by_luck = True

    def lay(self, state: Tikal, seat: i64) -> Tikal:
        """The position after the tile is laid where that seems best."""
        best = state
        most = 0.0
        for act in state.packed(seat):
            after = state.copy()
            after.apply(act)
            value = self.judge(after, seat).value(after)
            if best is state or value > most:
                most = value
                best = after
        return best

    def margin(self, state: Tikal) -> float:
        """At the end of the game: one's own points less the others' on average."""
        others: i64 = 0
        seat: i64 = 1
        while seat <= state.seats:
            if seat != self.seat:
                others += state.scores[seat - 1]
            seat += 1
        return float(state.scores[self.seat - 1]) - float(others) / float(state.seats - 1)


def shuffled(count: i64) -> vec[i64]:
    """The numbers below `count` in an order that is always the same."""
    random = Random(count)
    numbers = vec[i64]()
    number: i64 = 0
    while number < count:
        numbers = append(numbers, number)
        place: i64 = random.randrange(number + 1)
        numbers[number] = numbers[place]
        numbers[place] = number
        number += 1
    return numbers


def any_of(seats: i64, random: Random) -> i64:
    """One of the seats whose bits are set, all alike."""
    chosen: i64 = 0
    met: i64 = 0
    seat: i64 = 1
    while seats >> seat:
        if seats >> seat & 1:
            met += 1
            if random.randrange(met) == 0:
                chosen = seat
        seat += 1
    return chosen

"""`solver`: goes by its chance to win the game, in equilibrium with those it takes for its equals.

It plays the rest of the round out with exact odds (`incan_gold_rollout.py`), compares leaving and staying by how
many others leave too (`incan_gold_equilibrium.py`), and mixes both where the equilibrium does. It watches what
others do, and does not count on reason in those who seem to choose blindly.
"""

from math import exp, log
from random import Random
from typing import NamedTuple

from librt.random import Random as Shuffler
from librt.vecs import vec

from ceiba.bots.bot import Bot, Budget
from ceiba.bots.incan_gold_alone import Alone
from ceiba.bots.incan_gold_endgame import Endgame, is_small
from ceiba.bots.incan_gold_equilibrium import equilibrium
from ceiba.bots.incan_gold_rollout import Rollout
from ceiba.bots.incan_gold_rules import told
from ceiba.bots.incan_gold_winning import prospects
from ceiba.facts import members
from ceiba.game import Position, pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold

ROLLOUTS = 160
BLIND = 0.3  # the part of strangers who choose blindly
SURPRISE = 0.1  # how likely, at least, others are to do what equilibrium does not


class Glance(NamedTuple):
    """What is worth remembering of a choice: when it was, who was inside, what all had, and what was to be done."""

    round: int
    cards: int
    inside: int
    scores: list[int]
    rate: float
    left: bool


class Thought(NamedTuple):
    """The chance to leave, what leaving gains by how many others leave, and how blind each seat seems."""

    rate: float
    gains: list[float]
    odds: list[float]


class SolverBot(Bot):
    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.rollouts = self.budget.iterations or ROLLOUTS
        self.last: Glance | None = None
        self.odds: list[float] = []  # the logarithm of the odds that a seat chooses blindly

    def choose(self, position: Position, seat: int) -> int:
        assert isinstance(position, IncanGold)
        random = self.random(position, seat)
        thought = self.think(position, seat, random)
        leaves = random.random() < thought.rate
        self.odds = thought.odds
        self.last = Glance(
            position.round, len(position.path), position.inside, position.scores_now(), thought.rate, leaves
        )
        return pack(seat, LEAVE if leaves else STAY)

    def random(self, position: IncanGold, seat: int) -> Random:
        """The same for the same moment, so that an explanation tells what the choice was made by."""
        moment = (position.round, *position.path, position.inside, *position.tents)
        return Random(f"{self.seed} {seat} {moment}")

    def think(self, position: IncanGold, seat: int, random: Random) -> Thought:
        odds = self.watch(position)
        blindness = vec[float]([1 / (1 + exp(-each)) for each in odds])
        inside = position.count_inside()
        if inside == 1:
            leave, stay = Alone(position, seat, prospects(position, blindness)).choices()
            return Thought(float(leave > stay), [leave - stay], odds)
        if is_small(position):
            endgame = Endgame(position)
            return Thought(endgame.rates[0 if seat == endgame.seat else 1], [], odds)
        rollout = Rollout(position, Shuffler(random.getrandbits(60)))
        gains = rollout.gains(seat, max(1, self.rollouts // (2 * inside)), blindness)
        others = [blindness[each - 1] for each in members(position.inside) if each != seat]
        return Thought(equilibrium(gains, sum(others) / len(others)), [*gains], odds)

    def watch(self, position: IncanGold) -> list[float]:
        """What others chose when this seat last stayed says something about how they choose."""
        last = self.last
        now = (position.round, len(position.path))
        if last is None or len(self.odds) != position.seats or now < (last.round, last.cards):
            return [log(BLIND / (1 - BLIND))] * position.seats
        if last.left or now == (last.round, last.cards):
            return self.odds
        odds = [*self.odds]
        scores = position.scores_now()
        rate = min(max(last.rate, SURPRISE), 1 - SURPRISE)
        for seat in members(last.inside):
            outside = position.round == last.round and not position.inside >> seat & 1
            left = outside or scores[seat - 1] > last.scores[seat - 1]
            odds[seat - 1] += log(0.5 / (rate if left else 1 - rate))
        return odds

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        assert isinstance(position, IncanGold)
        random = self.random(position, seat)
        thought = self.think(position, seat, random)
        leaves = random.random() < thought.rate
        return {
            "bot": "solver",
            "act": position.write(pack(seat, LEAVE if leaves else STAY)),
            "bust": told(bust_chance(position)),
            "chance_to_leave": thought.rate,
            "gain_by_others_leaving": thought.gains,
        }

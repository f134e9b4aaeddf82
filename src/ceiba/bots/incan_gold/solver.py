"""`solver`: goes by its chance to win the game, in equilibrium with those it takes for its equals.

It plays the rest of the round out with exact odds (`rollout.py`), compares leaving and staying by how
many others leave too (`equilibrium.py`), and mixes both where the equilibrium does. It watches what
others do, and does not count on reason in those who seem to choose blindly.
"""

from math import exp, log
from random import Random
from typing import NamedTuple

from librt.random import Random as Shuffler
from librt.vecs import vec

from ceiba.bits import members
from ceiba.bots.bot import Bot, Budget, of_game
from ceiba.bots.incan_gold.alone import Alone
from ceiba.bots.incan_gold.endgame import Endgame, is_small
from ceiba.bots.incan_gold.equilibrium import equilibrium
from ceiba.bots.incan_gold.rollout import Rollout
from ceiba.bots.incan_gold.rules import told
from ceiba.bots.incan_gold.winning import prospects
from ceiba.game import Position, pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold

ROLLOUTS = 160
BLIND = 0.05  # the part of strangers who choose blindly
SURPRISE = 0.05  # how likely, at least, others are to do what equilibrium does not


class Glance(NamedTuple):
    """What is worth remembering of a choice: when it was, who was inside, what all had, and what was to be done."""

    when: tuple[int, int]  # round, and cards on the path
    inside: int
    scores: list[int]
    rate: float
    left: bool


class Thought(NamedTuple):
    """How it was thought about, how likely to leave, and what leaving gains by how many others leave.

    Gains are in chances to win the game; an exact equilibrium comes without them.
    """

    method: str
    rate: float
    gains: list[float]


class SolverBot(Bot):
    """Goes by its chance to win, in equilibrium with its equals."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.rollouts = self.budget.iterations or ROLLOUTS
        self.last: Glance | None = None
        self.odds: list[float] = []  # the logarithm of the odds that a seat chooses blindly

    def choose(self, position: Position, seat: int) -> int:
        position = of_game(IncanGold, position)
        thought, leaves = self.decide(position, seat)
        self.odds = self.watch(position)
        now = (position.round, len(position.path))
        self.last = Glance(now, position.inside, position.scores_now(), thought.rate, leaves)
        return pack(seat, LEAVE if leaves else STAY)

    def decide(self, position: IncanGold, seat: int) -> tuple[Thought, bool]:
        """The same for the same moment, so that an explanation tells what the choice was made by."""
        moment = (position.round, *position.path, position.inside, *position.tents)
        random = Random(f"{self.seed} {seat} {moment}")
        thought = self.think(position, seat, Shuffler(random.getrandbits(60)))
        return thought, random.random() < thought.rate

    def think(self, position: IncanGold, seat: int, shuffler: Shuffler) -> Thought:
        inside: int = position.count_inside()
        if is_small(position):
            endgame = Endgame(position)
            return Thought("endgame", endgame.rates[0 if seat == endgame.seat else 1], [])
        blindness = self.blindness(position, seat)
        if inside == 1:
            leave, stay = Alone(position, seat, prospects(position, blindness)).choices()
            return Thought("alone", float(leave > stay), [leave - stay])
        shuffles = max(1, self.rollouts // (2 * inside))
        gains = Rollout(position, shuffler).gains(seat, shuffles, blindness)
        blind = sum([blindness[other - 1] for other in members(position.inside)])
        return Thought("rollouts", equilibrium(gains, blind / (inside - 1)), [*gains])

    # -- what others are like -------------------------------------------------------------------------

    def blindness(self, position: IncanGold, seat: int) -> vec[float]:
        """How likely each seat is to choose blindly; oneself one knows better."""
        chances = vec[float]([1 / (1 + exp(-odds)) for odds in self.watch(position)])
        chances[seat - 1] = 0.0
        return chances

    def watch(self, position: IncanGold) -> list[float]:
        """What others chose when this seat last stayed says something about how they choose."""
        last = self.last
        now = (position.round, len(position.path))
        if last is None or len(self.odds) != position.seats or now < last.when:
            return [log(BLIND / (1 - BLIND))] * position.seats
        if last.left or now == last.when:
            return self.odds
        odds = [*self.odds]
        scores = position.scores_now()
        rate = min(max(last.rate, SURPRISE), 1 - SURPRISE)
        for seat in members(last.inside):
            outside = position.round == last.when[0] and not position.inside >> seat & 1
            left = outside or scores[seat - 1] > last.scores[seat - 1]
            odds[seat - 1] += log(0.5 / (rate if left else 1 - rate))
        return odds

    # -- why ------------------------------------------------------------------------------------------

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        position = of_game(IncanGold, position)
        thought, leaves = self.decide(position, seat)
        return {
            "bot": "solver",
            "act": position.write(pack(seat, LEAVE if leaves else STAY)),
            "bust": told(bust_chance(position)),
            "method": thought.method,
            "chance_to_leave": thought.rate,
            "gain_by_others_leaving": thought.gains,
            "blindness": [*self.blindness(position, seat)],
        }

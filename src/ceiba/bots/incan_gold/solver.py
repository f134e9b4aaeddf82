"""`solver`: goes by its chance to win the game, in equilibrium with those it takes for its equals.

It knows how often equals leave (`equals.py`). From there it leans to what gains, which it finds by playing the rest
of the round out with exact odds, by how many others leave too (`rollout.py`, `equilibrium.py`). It watches what
others do, and does not count on reason in those who seem to choose blindly.
"""

from functools import cache
from math import exp, log
from random import Random
from typing import NamedTuple

from librt.random import Random as Shuffler
from librt.vecs import append, vec

from ceiba.bits import members
from ceiba.bots.bot import Bot, Budget, of_game
from ceiba.bots.incan_gold.alone import Alone
from ceiba.bots.incan_gold.endgame import Endgame, is_small
from ceiba.bots.incan_gold.equals import Equals
from ceiba.bots.incan_gold.equilibrium import lean, leaning
from ceiba.bots.incan_gold.rollout import Rollout
from ceiba.bots.incan_gold.rules import told
from ceiba.bots.incan_gold.winning import prospects
from ceiba.bots.net import Net, load_nets
from ceiba.game import Position, pack
from ceiba.incan_gold.action import LEAVE, STAY
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold

ROLLOUTS = 160
BLIND = 0.05  # the part of strangers who choose blindly
SURPRISE = 0.05  # how likely, at least, equals are to do what they hardly do
CALM = 0.03  # what must be gained, in chances to win, to make the odds of leaving e times as high
HASTE = 0.003  # the same of those who trust their rollouts
FEW = 12  # cards to come; with fewer it has hardly learnt how equals leave, and trusts its rollouts


@cache
def net() -> Net:
    """How often equals leave, read once."""
    return load_nets("ceiba.bots.incan_gold", "lessons.json")["leaving"]


class Glance(NamedTuple):
    """What is worth remembering of a choice: when it was, what all had, how likely each inside was to leave."""

    when: tuple[int, int]  # round, and cards on the path
    scores: list[int]
    rates: dict[int, float]  # by seat
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

    calm = CALM
    rollouts = ROLLOUTS

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.rollouts = self.budget.iterations or self.rollouts
        self.net = net()
        self.last: Glance | None = None
        self.odds: list[float] = []  # the logarithm of the odds that a seat chooses blindly

    def choose(self, position: Position, seat: int) -> int:
        position = of_game(IncanGold, position)
        _, leaves = self.decide(position, seat)
        self.odds = self.watch(position)
        equals = self.equals(position, self.blindness(position, seat))
        rates = {other: equals.rate(other) for other in members(position.inside)}
        self.last = Glance((position.round, len(position.path)), position.scores_now(), rates, leaves)
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
        equals = self.equals(position, blindness)
        habits = vec[float]()
        for other in members(position.inside):
            if other != seat:
                blind = blindness[other - 1]
                habits = append(habits, 0.5 * blind + (1 - blind) * equals.rate(other))
        calm = self.calm if position.cards >= FEW else HASTE
        return Thought("rollouts", lean(equals.rate(seat), leaning(gains, habits, calm)), [*gains])

    def equals(self, position: IncanGold, blindness: vec[float]) -> Equals:
        """How others see this moment."""
        return Equals(self.net, position, blindness)

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
        for seat, chance in last.rates.items():
            rate = min(max(chance, SURPRISE), 1 - SURPRISE)
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


class Guide(SolverBot):
    """Pictures one or two ways the round may go, and trusts them; does not mind who is ahead."""

    calm = HASTE
    rollouts = 8

    def equals(self, position: IncanGold, blindness: vec[float]) -> Equals:
        """As if all had nothing yet."""
        level = position.copy()
        for index in range(level.seats):
            level.tents[index] = level.finds_worth[index] = 0
        return super().equals(level, blindness)

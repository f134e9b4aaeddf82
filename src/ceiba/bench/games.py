"""Samples of our own speed: uniformly random games for four, played on one core for a given time.

Time is the processor's own (`clock`), which stands still while other programs have their turn.
"""

from collections.abc import Callable
from time import process_time as clock
from typing import NamedTuple

from librt.random import Random

from ceiba.bits import members
from ceiba.bots import make
from ceiba.bots.net import load_nets
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.judge import Judge
from ceiba.bots.tikal.plans import Planner
from ceiba.bots.tikal.roads import Roads
from ceiba.bots.tikal.rollouts import WIDTH
from ceiba.bots.tikal.sights import Sights
from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.incan_gold.descriptor import INCAN_GOLD
from ceiba.playing import play
from ceiba.playout import playout, random_step
from ceiba.tikal.descriptor import TIKAL
from ceiba.tikal.position import Tikal
from ceiba.tikal.state import DRAW, TURN

SEATS = 4

# A sample runs for about so many seconds, and answers with figures by name.
Sample = Callable[[float], dict[str, float]]


def games_of(name: str, game: Game, at_once: int) -> Sample:
    """Whole games from the first position to the last; luck is part of them, but no decision.

    The clock is read after so many games `at_once`: often enough for slow games, seldom enough for quick ones.
    """
    start = game.start(SEATS)
    random = Random(1)

    def sample(seconds: float) -> dict[str, float]:
        games = decisions = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            for _ in range(at_once):
                decisions += playout(start.copy(), random)
            games += at_once
        return {f"{name}.decisions_per_s": decisions / elapsed, f"{name}.games_per_s": games / elapsed}

    return sample


# -- Tikal: copies, and how the cost grows during a game --------------------------------------------


def copies_of_tikal() -> Sample:
    """Copies of positions from all over a game."""
    random = Random(2)
    position = TIKAL.start(SEATS)
    copiers: list[Callable[[], Position]] = []
    while position.acting():
        copiers.append(position.copy().copy)
        random_step(position, position.acting(), random)

    def sample(seconds: float) -> dict[str, float]:
        copies = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            for copy in copiers:
                copy()
            copies += len(copiers)
        return {"tikal.copies_per_s": copies / elapsed}

    return sample


class Turn(NamedTuple):
    """One turn of a game: how it begins, the luck and choices to come, and how long it takes."""

    position: Tikal
    seed: int
    steps: int
    decisions: int


def turns_of_tikal(name: str, tiles_left: int) -> Sample:
    """The turns that begin with so many tiles to draw: 36 the first, 1 the last."""
    turns = [_turn(seed, tiles_left) for seed in range(40)]
    decisions = sum(turn.decisions for turn in turns)

    def sample(seconds: float) -> dict[str, float]:
        spent = 0.0
        played = 0
        while spent < seconds:
            ready = [(turn.position.copy(), Random(turn.seed), turn.steps) for turn in turns]
            began = clock()
            for position, random, steps in ready:
                for _ in range(steps):
                    random_step(position, position.acting(), random)
            spent += clock() - began
            played += decisions
        return {name: played / spent}

    return sample


def _turn(seed: int, tiles_left: int) -> Turn:
    """Play a game up to this turn, then the turn itself to learn its length."""
    random = Random(seed)
    position = TIKAL.start(SEATS)
    while position.phase != DRAW or len(members(position.to_come)) != tiles_left:
        random_step(position, position.acting(), random)
    begin = position.copy()
    random = Random(seed)
    steps = decisions = 0
    while steps == 0 or (position.phase != DRAW and position.stage == TURN):
        decisions += random_step(position, position.acting(), random)
        steps += 1
    return Turn(begin, seed, steps, decisions)


# -- Tikal: the search -------------------------------------------------------------------------------


def plans_in_tikal() -> Sample:
    """Plans for a turn that `search` considers in its rollouts, in positions all over a game."""
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    ready: list[Tikal] = []
    bots = [make("tikal", "greedy", seat) for seat in (1, 2)]
    for _, position in play(TIKAL, [bot.choose for bot in bots], seed=1).positions():
        assert isinstance(position, Tikal)
        if position.phase == DRAW and len(ready) < 30:
            ready.append(position.as_if_turn_of(position.owner))

    def sample(seconds: float) -> dict[str, float]:
        considered = 0
        began = clock()
        while (elapsed := clock() - began) < seconds:
            for position in ready:
                sights = Sights(nets["temple"], Clock(position, position.seat))
                judge = Judge(position, position.seat, sights, nets["hand"], Roads(position))
                planner = Planner(judge, WIDTH, judge.roads)
                planner.plans(position)
                considered += int(planner.looked_at)
        return {"tikal.plans_per_s": considered / elapsed}

    return sample


# -- what can be sampled ----------------------------------------------------------------------------

FIRST_TURN = "tikal.first_turn"
LAST_TURN = "tikal.last_turn"


def compared_samples() -> dict[str, Sample]:
    """The samples that are also taken of the interpreted source."""
    return {"tikal": games_of("tikal", TIKAL, 1), "incan_gold": games_of("incan_gold", INCAN_GOLD, 50)}


def further_samples() -> dict[str, Sample]:
    return {
        "copies": copies_of_tikal(),
        "first turn": turns_of_tikal(FIRST_TURN, 36),
        "last turn": turns_of_tikal(LAST_TURN, 1),
        "plans": plans_in_tikal(),
    }

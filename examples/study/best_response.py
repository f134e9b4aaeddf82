"""What there is to win from three `solver`s for someone who knows how they play.

A network is taught to leave as often as `solver` does, by watching its games. Against three of these the learner
learns, as fast as against rules of thumb, beginning with what it has learnt before; then it meets the real ones.

    $ python learner.py && python best_response.py
    $ ceiba arena incan-gold best_response:Answer solver --seats 4 --games 2000
"""

from pathlib import Path

import numpy as np
from learner import PACE, SEATS, Array, Learner, Learnt, Network, Seen, features
from librt.random import Random

from ceiba import Dealer, Position, start
from ceiba.bots.incan_gold.solver import SolverBot, Thought
from ceiba.env import codec
from ceiba.incan_gold.position import IncanGold
from ceiba.playing import choice, finish

ANSWER = Path(__file__).with_name("answer.npz")
WATCHED = 4000  # games
LOOKS, PART = 12, 1024
LESSONS = 100
ODD = 0.2  # of the seats try to answer already, so that it is seen how `solver` plays with others than itself


class Watched(SolverBot):
    """Tells how often it would leave, and what it saw."""

    def __init__(self, seed: str, seen: list[tuple[Array, float]]) -> None:
        super().__init__(seed)
        self.seen = seen
        self.codec = codec("incan-gold", SEATS)

    def think(self, position: IncanGold, seat: int, shuffler: Random) -> Thought:
        thought = super().think(position, seat, shuffler)
        known = position.copy()
        known.open_tents = True
        self.seen.append((self.codec.observe(known, seat), thought.rate))
        return thought


def watch(games: int) -> tuple[Array, Array]:
    """What solvers saw in so many games, and how often they would have left."""
    seen: list[tuple[Array, float]] = []
    odd = np.random.default_rng(0)
    for game in range(games):
        bots = [
            Learnt(f"{game}/{seat}") if odd.random() < ODD else Watched(f"{game}/{seat}", seen)
            for seat in range(SEATS)
        ]

        def ask(position: Position, seat: int) -> int:
            return choice(position, seat, bots[seat - 1])  # noqa: B023 (asked before the next game)

        finish(start("incan-gold", SEATS), ask, Dealer(game).draw)
    observations, rates = zip(*seen, strict=True)
    return np.array(observations), np.array(rates)


def taught(inputs: Array, rates: Array, looks: int = LOOKS) -> Network:
    """A network that leaves as often as was seen."""
    random = np.random.default_rng(0)
    network = Network(inputs.shape[1], random)
    for look in range(looks):
        for part in np.array_split(random.permutation(len(inputs)), len(inputs) // PART + 1):
            chance, _, first, second = network(inputs[part])
            slope = np.column_stack([chance - rates[part], np.zeros(len(part))]).astype(np.float32) / len(part)
            network.learn(inputs[part], first, second, slope, PACE * (1 - look / looks))
    return network


class Answering(Learner):
    """Has one seat of each table; all others are the solver's double."""

    def seating(self, tables: int) -> Array:
        return np.where(np.arange(SEATS) == self.random.integers(0, SEATS, (tables, 1)), 0, 1)


class Answer(Learnt):
    """Leaves as it is best among three solvers."""

    path = ANSWER


def main() -> None:
    observations, rates = watch(WATCHED)
    inputs = features(codec("incan-gold", SEATS).named(observations))
    double = taught(inputs, rates)
    print(f"{len(rates)} choices of solver seen; the double errs by {np.abs(double(inputs)[0] - rates).mean():.3f}")

    def like_solver(seen: Seen) -> Array:
        return double(features(seen))[0]

    learner = Answering()
    learner.others = (like_solver,)
    learner.network.weights = Learnt().network.weights
    for lesson in range(LESSONS):
        learner.lesson(pace=PACE / 2 * (1 - lesson / LESSONS))
        if lesson % 10 == 9:
            print(f"after {lesson + 1} lessons of {LESSONS} it wins {learner.won:.1%}", flush=True)
            np.savez(ANSWER, *learner.network.weights)


if __name__ == "__main__":
    main()

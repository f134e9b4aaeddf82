"""Uniformly random play to the end, as fast as the rules go: for playouts in search, simulations, and measuring."""

from librt.random import Random
from mypy_extensions import i64

from ceiba.game import Position


def random_step(position: Position, actors: i64, random: Random) -> i64:
    """Let each of `actors` (as `acting` gives them) do a random act; answers how many decisions that was."""
    if actors & 1:
        position.apply(draw(position, random))
        return 0
    decisions: i64 = 0
    seat: i64 = 1
    while actors >> seat:
        if actors >> seat & 1:
            position.apply(choose(position, seat, random))
            decisions += 1
        seat += 1
    return decisions


def draw(position: Position, random: Random) -> i64:
    """What luck does, when it is luck's to act."""
    return position.ticket(random.randrange(position.tickets()))


def choose(position: Position, seat: i64, random: Random) -> i64:
    """Any act of a seat that is to act, all alike."""
    acts = position.packed(seat)
    count: i64 = len(acts)  # as i64, so that mypyc calls randrange directly
    return acts[random.randrange(count)]


def playout(position: Position, random: Random) -> i64:
    """Play this position to its end at random; answers how many decisions were made."""
    decisions: i64 = 0
    actors = position.acting()
    while actors:
        decisions += random_step(position, actors, random)
        actors = position.acting()
    return decisions


def acts_of_playout(position: Position, random: Random) -> list[int]:
    """The same game as `playout` plays with these random numbers, act by act."""
    acts: list[int] = []
    actors = position.acting()
    while actors:
        if actors & 1:
            acts.append(draw(position, random))
            position.apply(acts[-1])
        else:
            seat: i64 = 1
            while actors >> seat:
                if actors >> seat & 1:
                    acts.append(choose(position, seat, random))
                    position.apply(acts[-1])
                seat += 1
        actors = position.acting()
    return acts


class Draws:
    """Luck that draws each time from what is left, and remembers nothing: many times as fast as a Dealer.

    A Dealer is for tables, where luck is to be the same whatever is played, and can be proved.
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def draw(self, position: Position) -> int:
        return draw(position, self.random)

"""Uniformly random play to the end, as fast as the rules go: for playouts in search, and for measuring."""

from librt.random import Random
from mypy_extensions import i64

from ceiba.game import Position


def random_step(position: Position, actors: i64, random: Random) -> i64:
    """Let each of `actors` (as `acting` gives them) do a random act; answers how many decisions that was."""
    if actors & 1:
        position.apply(position.ticket(random.randrange(position.tickets())))
        return 0
    decisions: i64 = 0
    seat: i64 = 1
    while actors >> seat:
        if actors >> seat & 1:
            acts = position.packed(seat)
            count: i64 = len(acts)  # as i64, so that mypyc calls randrange directly
            position.apply(acts[random.randrange(count)])
            decisions += 1
        seat += 1
    return decisions


def playout(position: Position, random: Random) -> i64:
    """Play this position to its end at random; answers how many decisions were made."""
    decisions: i64 = 0
    actors = position.acting()
    while actors:
        decisions += random_step(position, actors, random)
        actors = position.acting()
    return decisions

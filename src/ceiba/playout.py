"""Uniformly random play to the end, as fast as the rules go: for playouts in search, and for measuring."""

from librt.random import Random
from mypy_extensions import i64

from ceiba.game import Position


def random_step(position: Position, random: Random) -> i64:
    """Let every actor do one random act; answers how many decisions of players that were."""
    bits = position.acting()
    if bits & 1:
        position.apply(position.ticket(random.randrange(position.tickets())))
        return 0
    decisions: i64 = 0
    seat: i64 = 1
    while bits >> seat:
        if bits >> seat & 1:
            acts = position.legal(seat)
            count: i64 = len(acts)  # as i64, so that mypyc calls randrange directly
            position.apply(acts[random.randrange(count)])
            decisions += 1
        seat += 1
    return decisions


def playout(position: Position, random: Random) -> i64:
    """Play this position to its end at random; answers how many decisions were made."""
    decisions: i64 = 0
    while position.acting():
        decisions += random_step(position, random)
    return decisions

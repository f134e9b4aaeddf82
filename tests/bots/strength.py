"""Proof by bets that one bot is stronger than others: luck passes it once in a thousand times, at most.

A gambler stakes on the bot, game after game, at odds that would be fair if it won no more than its share. If that
were true, the stake would not grow on average, and so the chance that it ever grew a thousandfold would be one in a
thousand (Ville's inequality). If it does grow so far, the bot wins more than its share.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import NamedTuple

from ceiba import find, play
from ceiba.bots import Bot

LONG_ODDS = 1000.0


class Result(NamedTuple):
    """Of one game: what part of the win the bot had, and what part would be its share."""

    won: float
    share: float


def is_shown(results: Iterable[Result], hoped: float) -> bool:
    """Whether these games show it, as many as need be; the stakes hope for this rate of wins."""
    stake = 1.0
    for won, share in results:
        # Kelly's bet, the best for a bot that wins as often as hoped.
        stake *= 1 + (won - share) * (hoped - share) / (share * (1 - share))
        if stake >= LONG_ODDS:
            return True
    return False


MakeBot = Callable[[str], Bot]  # from a seed, anew for every game and seat


def games(game: str, seats: int, one: MakeBot, others: MakeBot, **options: bool) -> Iterator[Result]:
    """One among others, in every seat in turn, each game with luck of its own; without end."""
    for number in count():
        seat = number % seats
        bots = [(one if each == seat else others)(f"{number} {each}") for each in range(seats)]
        outcome = play(find(game), bots, seed=number, **options).outcome
        assert outcome is not None
        yield Result((seat + 1 in outcome.winners) / len(outcome.winners), 1 / seats)

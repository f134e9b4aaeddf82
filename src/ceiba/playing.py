"""Whole games: players and a dealer at one table."""

from collections.abc import Callable, Sequence
from random import Random

from ceiba.chance import Dealer
from ceiba.descriptor import Game
from ceiba.game import LUCK, Position
from ceiba.record import Record

# A player looks at a position, knows its seat, and answers with one of its legal acts.
Player = Callable[[Position, int], int]


def random_player(seed: int | str) -> Player:
    """Plays any legal act, all alike."""
    random = Random(seed)

    def choose(position: Position, seat: int) -> int:
        acts: list[int] = [*position.legal(seat)]
        return random.choice(acts)

    return choose


def play(game: Game, players: Sequence[Player], seed: int | str = 0, **options: bool) -> Record:
    """Play one game to its end; luck comes from the seed. Sealed choices are asked for before any is made known."""
    position = game.start(len(players), **options)
    record = Record.of(game, len(players), **options)
    dealer = Dealer(seed)
    while actors := position.actors():
        if actors == (LUCK,):
            acts = [dealer.draw(position)]
        else:
            acts = [players[seat - 1](position.copy(), seat) for seat in actors]
        for act in acts:
            position.check(act)
            record.acts.append(position.write(act))
            position.apply(act)
    outcome = position.outcome()
    assert outcome is not None  # nobody acts: the game is over
    record.close(outcome)
    return record

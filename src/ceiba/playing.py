"""Whole games: players and a dealer at one table."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from ceiba.bits import members
from ceiba.chance import Dealer, must_be_seed
from ceiba.descriptor import Game
from ceiba.game import ACTS_END, LUCK, Outcome, Position, seat_of
from ceiba.games import named
from ceiba.record import Record

Player = Callable[[Position, int], int]  # looks at a position, knows its seat, answers with one of its legal acts


class IllegalAct(ValueError):
    """A player has chosen what it may not do; the sentence goes on from its name: "chose …"."""


def random_player(seed: int | str) -> Player:
    """Plays any legal act, all alike."""
    return _Random(seed)


class _Random:
    """A class, since a function made on the spot could not be sent to another process."""

    def __init__(self, seed: int | str) -> None:
        self._seed = must_be_seed(seed)
        self._random = Random(seed)

    def __repr__(self) -> str:
        return f"random_player({self._seed!r})"

    def __call__(self, position: Position, seat: int) -> int:
        return self._random.choice(position.legal(seat))


def moves(position: Position, ask: Player, draw: Callable[[Position], int]) -> Iterator[list[int]]:
    """Play a position to its end, a moment at a time; every game in Ceiba that is not at a server is played here.

    A moment is what luck does, what the one seat does that is to act, or what all choose who choose at once: they
    are asked before any of it is made known. Its acts are given before they are made. `ask` answers for every seat,
    with a legal act (see `choice`); `draw` answers for luck.
    """
    while acting := int(position.acting()):
        acts = [draw(position)] if acting & 1 << LUCK else [ask(position, seat) for seat in members(acting)]
        yield acts
        for act in acts:
            position.apply(act)


def choice(position: Position, seat: int, player: Player) -> int:
    """What a player does who is shown what its seat may know; IllegalAct if that is not allowed."""
    act: object = player(position.known_to(seat), seat)  # whatever its type says
    if not (isinstance(act, int) and 0 <= act < ACTS_END and act in position.packed(seat)):
        raise IllegalAct(_accusation(position, act))
    return act


def _accusation(position: Position, act: object) -> str:
    said, why = f"act {act!r}", ""
    if isinstance(act, int) and 0 <= act < ACTS_END and seat_of(act) in range(1, position.seats + 1):
        try:
            reason = position.why_not(act)
            said = position.write(act)
            why = f": {reason.sentence} ({reason.clause})" if reason else ""
        except (ValueError, IndexError, KeyError, OverflowError):  # no act at all
            pass
    elif isinstance(act, str):
        why = ": `position.read` makes an act of a text"
    return f"chose {said!r}, which is not legal{why}"


def finish(
    position: Position, ask: Player, draw: Callable[[Position], int], texts: list[str] | None = None
) -> Outcome:
    """Play a position to its end; `texts` takes the acts, where they are wanted: writing them takes time."""
    for acts in moves(position, ask, draw):
        if texts is not None:
            texts += [position.write(act) for act in acts]
    outcome = position.outcome()
    assert outcome is not None  # nobody acts: the game is over
    return outcome


def play(game: str | Game, players: Sequence[Player], seed: int | str = 0, **options: bool) -> Record:
    """Play one game to its end, a player a seat: bots, or functions; luck comes from the seed."""
    game, options = named(game, options)
    if not isinstance(players, Sequence):
        raise TypeError(f"the players are a list, one for each seat, not {players!r}.")
    record = Record.of(game, len(players), **options)
    start = game.start(len(players), **options)
    for player in players:
        if not callable(player):
            raise TypeError(f"a player is a bot, or a function of a position and a seat, not {player!r}.")

    def ask(position: Position, seat: int) -> int:
        return choice(position, seat, players[seat - 1])

    record.close(finish(start, ask, Dealer(seed).draw, record.acts))
    return record

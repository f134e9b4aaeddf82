"""The referee asks the bots of a game for their acts, and acts in the place of one that fails.

A bot fails that does not answer in time, ends, says what cannot be read, chooses what is not legal, or raises an
error. A legal act is then made in its place, at random, and the game goes on. Whoever fails three times in a game
is not asked again before its end.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from traceback import extract_tb
from typing import NamedTuple

from ceiba.bots.bot import BotFault
from ceiba.bots.registry import make
from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.playing import IllegalAct, choice

MOST_FAULTS = 3


class Fault(NamedTuple):
    """Who has failed, and how: `late`, `crashed`, `unreadable`, `illegal`, or `failed` by an error of its own."""

    seat: int
    bot: str
    kind: str
    what: str
    position: str

    def __str__(self) -> str:
        return f"{self.bot} at seat {self.seat} {self.what}"


class Referee:
    def __init__(
        self,
        game: Game,
        bots: Mapping[int, str],
        seed: str,
        options: Mapping[str, bool],
        tell: Callable[[Fault], None],
    ) -> None:
        """Bots are named by seat; each gets random numbers of its own. `tell` hears of every fault."""
        self._names = bots
        self._bots = {seat: make(game.name, bot, f"{seed}/seat {seat}", options) for seat, bot in bots.items()}
        self._random = Random(f"{seed}/in place of a bot")
        self._tell = tell
        self._faults: Counter[int] = Counter()

    def ask(self, position: Position, seat: int) -> int:
        """What the bot at this seat does; always a legal act."""
        if self._faults[seat] < MOST_FAULTS:
            try:
                return choice(position, seat, self._bots[seat])
            except IllegalAct as error:
                self._blame(position, seat, "illegal", str(error))
            except BotFault as fault:
                self._blame(position, seat, fault.kind, fault.what)
            except Exception as error:
                self._blame(position, seat, "failed", f"has failed with {error!r}{_where(error)}")
        return self._random.choice(position.legal(seat))

    def _blame(self, position: Position, seat: int, kind: str, what: str) -> None:
        self._faults[seat] += 1
        self._tell(Fault(seat, self._names[seat], kind, what, str(position)))


def _where(error: Exception) -> str:
    frames = extract_tb(error.__traceback__)
    return f" in line {frames[-1].lineno} of {frames[-1].filename}" if frames else ""

"""What temples may bring at one time of the game: every sight of one is put to the network once."""

from mypy_extensions import i64

from ceiba.bots.memory import UNKNOWN, Memory
from ceiba.bots.net import Net
from ceiba.bots.tikal.clock import Clock
from ceiba.bots.tikal.inputs import tell_temple


class Sights:
    """Whoever judges at this time may share it, wherever tiles and figures are: a sight tells all that counts."""

    def __init__(self, net: Net, clock: Clock) -> None:
        self.net = net
        self.clock = clock
        self.known = Memory()

    def worth(self, sight: i64, value: i64, seat: i64) -> float:
        """What a temple of this value without a guard, seen like this (`Judge.sight_of`), may bring a seat."""
        worth = self.known.recall(sight)
        if worth == UNKNOWN:
            tell_temple(self.net, self.clock, sight, seat)
            worth = self.clock.rounds(seat) * float(value + 1) * self.net.answer()
            self.known.keep(sight, worth)
        return worth

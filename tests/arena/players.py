"""Bots that behave badly, or watch closely, to see what the arena makes of them."""

from ceiba.bots import Bot
from ceiba.game import Position
from ceiba.incan_gold.position import IncanGold


class Cheat(Bot):
    """Does what no rule allows."""

    def choose(self, position: Position, seat: int) -> int:
        return 99_999_999_999

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {}


class Early(Cheat):
    """Does a real act of another seat."""

    def choose(self, position: Position, seat: int) -> int:
        return int(position.legal(seat)[0]) + (1 << 28)


class Meddler(Cheat):
    """Plays on by itself in the position that it is shown."""

    def choose(self, position: Position, seat: int) -> int:
        act = int(position.legal(seat)[0])
        while position.acting() and not position.acting() & 1:
            position.apply(position.legal(position.actors()[0])[0])
        return act


class Watcher(Cheat):
    """Stays, and remembers whether anyone's sealed choice could be seen."""

    seen: list[int] = []  # noqa: RUF012  # of all its kind: the arena makes them, the test reads this

    def choose(self, position: Position, seat: int) -> int:
        assert isinstance(position, IncanGold)
        self.seen.append(int(position.chosen))
        return int(position.legal(seat)[len(self.seen) % 2])

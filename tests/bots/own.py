"""A bot of one's own, as anyone may write it: it does the last act it may."""

from ceiba.bots import Bot
from ceiba.game import Position


class Last(Bot):
    """Does the last act it may."""

    def choose(self, position: Position, seat: int) -> int:
        return position.legal(seat)[-1]

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {"act": position.write(self.choose(position, seat)), "budget": str(self.budget)}


class Failing(Last):
    """Fails in an error of its own."""

    def choose(self, position: Position, seat: int) -> int:
        raise RuntimeError("no idea")


class Unfinished(Bot):
    """Cannot say why."""

    def choose(self, position: Position, seat: int) -> int:
        return position.legal(seat)[-1]


NOT_A_BOT = 3

"""`random`: any legal act, all alike. The measure of every other bot."""

from ceiba.bots.bot import Bot, Budget
from ceiba.game import Position
from ceiba.playing import random_player


class RandomBot(Bot):
    """Does any legal act, all alike: the measure of every other bot."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.player = random_player(seed)

    def choose(self, position: Position, seat: int) -> int:
        return self.player(position, seat)

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        acts = [position.write(act) for act in position.legal(seat)]
        act = position.write(self.choose(position, seat))
        return {"bot": "random", "act": act, "chances": {act: 1 / len(acts) for act in acts}}

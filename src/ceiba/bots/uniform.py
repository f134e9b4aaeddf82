"""`random`: any legal act, all alike. The measure of every other bot."""

from random import Random

from ceiba.bots.bot import Bot, Budget
from ceiba.game import Position


class RandomBot(Bot):
    def __init__(self, seed: int | str = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, budget)
        self.random = Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        acts: list[int] = [*position.legal(seat)]
        return self.random.choice(acts)

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        acts = [position.write(act) for act in position.legal(seat)]
        return {"bot": "random", "chances": {act: 1 / len(acts) for act in acts}}

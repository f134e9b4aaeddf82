"""A keeper who burns what pays: the chance to be seen, times a share of the chests, less what the oil is worth."""

from ceiba.bots.bot import Bot
from ceiba.game import Position, first_of
from lightkeepers.position import Lightkeepers


class ThriftyBot(Bot):
    def choose(self, position: Position, seat: int) -> int:
        return max(position.legal(seat), key=lambda act: self.worth(position, act))

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {"worth": {position.write(act): self.worth(position, act) for act in position.legal(seat)}}

    def worth(self, position: Position, act: int) -> float:
        assert isinstance(position, Lightkeepers)
        fogs = [copies - position.fogs.count(fog) for fog, copies in enumerate(position.weather)]
        barrels = int(first_of(act))
        return sum(fogs[:barrels]) / sum(fogs) * position.sea / 2 - barrels

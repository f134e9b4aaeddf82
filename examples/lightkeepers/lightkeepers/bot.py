from ceiba.bots.bot import Bot
from ceiba.game import Position, first_of
from lightkeepers.position import Lightkeepers


class ThriftyBot(Bot):
    """Burns what pays: the chance to be seen, times half of the chests, less the barrels it takes."""

    def choose(self, position: Position, seat: int) -> int:
        worth = self.worth(position)
        return max(position.legal(seat), key=lambda act: worth[first_of(act)])

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {"act": position.write(self.choose(position, seat)), "worth": self.worth(position)}

    def worth(self, position: Position) -> list[float]:
        assert isinstance(position, Lightkeepers)
        fogs = [copies - position.fogs.count(fog) for fog, copies in enumerate(position.weather)]
        return [sum(fogs[:barrels]) / sum(fogs) * position.sea / 2 - barrels for barrels in range(4)]

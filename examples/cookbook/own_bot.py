"""Write a bot, and find its best setting.

The bot leaves the temple when the next card would end the round with more than a given chance. It is tried at six
limits, against two bots that go home with seven gems. Any command takes it as `own_bot:Cautious`.

    $ python own_bot.py
    leaves above  5 %: wins 38%
    leaves above 10 %: wins 57%
    leaves above 15 %: wins 75%
    leaves above 20 %: wins 72%
    leaves above 25 %: wins 59%
    leaves above 30 %: wins 50%

    $ ceiba sim incan-gold --seats 3 --games 1 --seed 1 --bots own_bot:Cautious,seven-gems,random >/dev/null
"""

from fractions import Fraction

import ceiba
from ceiba.bots import Bot, Budget, make
from ceiba.incan_gold.odds import bust_chance
from ceiba.incan_gold.position import IncanGold

GAMES = 200


class Cautious(Bot):
    """Leaves when the next card is too likely to end the round."""

    def __init__(self, seed: int | str = 0, budget: Budget | None = None, limit: Fraction = Fraction(1, 6)) -> None:
        super().__init__(seed, budget)
        self.limit = limit

    def choose(self, position: ceiba.Position, seat: int) -> int:
        assert isinstance(position, IncanGold)
        verb = "leave" if bust_chance(position) > self.limit else "stay"
        return position.read(f"{seat} {verb}")

    def explain(self, position: ceiba.Position, seat: int) -> dict[str, object]:
        assert isinstance(position, IncanGold)
        chance = bust_chance(position)
        return {"act": position.write(self.choose(position, seat)), "bust": str(chance), "limit": str(self.limit)}


def win_rate(bot: Bot) -> float:
    others = [make("incan-gold", "seven-gems", seed=seat) for seat in (2, 3)]
    won = 0.0
    for seed in range(GAMES):
        outcome = ceiba.play(ceiba.INCAN_GOLD, [bot, *others], seed=seed).outcome
        assert outcome is not None
        won += (1 in outcome.winners) / len(outcome.winners)
    return won / GAMES


def main() -> None:
    for percent in (5, 10, 15, 20, 25, 30):
        print(f"leaves above {percent:>2} %: wins {win_rate(Cautious(limit=Fraction(percent, 100))):.0%}")


if __name__ == "__main__":
    main()

"""An arena of your own: which limit is best, and how sure is that?

Three bots of one's own in a league: everyone meets everyone, in every order of seats, with the same luck. Needs
`ceiba[arena]`.

    $ python custom_arena.py
    WithFive    wins 30.6% per seat, surely 25.9% to 35.8%
    WithTen     wins 28.3% per seat, surely 24.1% to 33.0%
    WithTwenty  wins 16.0% per seat, surely 12.1% to 20.9%
    WithFive against WithTen: 62.5%
    WithFive against WithTwenty: 60.0%
    WithTen against WithTwenty: 75.8%
"""

from ceiba.arena.batches import play_all
from ceiba.arena.contest import Contest, league_fields
from ceiba.arena.executors import Here, Processes
from ceiba.arena.standings import Results, duels, standings
from ceiba.bots import Bot
from ceiba.game import Position
from ceiba.incan_gold.position import IncanGold

CONFIDENCE = 0.95
LUCKS = 60  # each is dealt to every pair, in every order of seats
JOBS = 1  # processes; more of them give the same figures sooner


class GoesHome(Bot):
    """Goes home once it holds enough."""

    enough = 0

    def choose(self, position: Position, seat: int) -> int:
        assert isinstance(position, IncanGold)
        return position.read(f"{seat} {'leave' if position.view(seat)['hand'] >= self.enough else 'stay'}")

    def explain(self, position: Position, seat: int) -> dict[str, object]:
        return {"act": position.write(self.choose(position, seat)), "enough": self.enough}


class WithFive(GoesHome):
    enough = 5


class WithTen(GoesHome):
    enough = 10


class WithTwenty(GoesHome):
    enough = 20


def plain(name: str) -> str:
    return name.partition(":")[2]


def main() -> None:
    bots = [f"custom_arena:{kind.__name__}" for kind in (WithFive, WithTen, WithTwenty)]
    contest = Contest("incan-gold", 4, {}, "league", tuple(bots), league_fields(bots, 4))
    results = Results(contest)
    executor = Here() if JOBS == 1 else Processes(JOBS)
    for batch in play_all(contest, LUCKS, results.ended, executor, keep=False):
        for played in batch:
            results.add(played)

    for standing in standings(results, CONFIDENCE):
        low, high = standing.interval
        print(f"{plain(standing.name):<11} wins {standing.win_rate:.1%} per seat, surely {low:.1%} to {high:.1%}")
    for duel in duels(results, CONFIDENCE):
        print(f"{plain(duel.one)} against {plain(duel.other)}: {duel.win_rate:.1%}")


if __name__ == "__main__":
    main()

"""A whole simulation: batches dealt out to wherever they are played, and their sums taken together."""

from collections.abc import Collection, Generator, Iterator
from contextlib import closing
from functools import partial
from time import perf_counter

from ceiba.arena.executors import Executor
from ceiba.games import find
from ceiba.sim.batch import Done, Task, play_batch
from ceiba.sim.plan import Plan
from ceiba.sim.tally import Tally


def tasks(plan: Plan, games: int, done: Collection[int]) -> Iterator[Task]:
    """The batches that are still to be played."""
    for batch in range(plan.batches(games)):
        if batch not in done:
            numbers = plan.numbers(batch, games)
            yield Task(batch, numbers.start, numbers.stop - 1)


def play_all(plan: Plan, games: int, done: Collection[int], executor: Executor) -> Generator[Done, None, None]:
    """Play what has not been played, and give it as it comes."""
    with closing(executor(partial(play_batch, plan), tasks(plan, games, done))) as results:
        yield from results


class Summary:
    """What came of the games so far: sums alone, the same in whatever order the batches came."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.by_seat = [Tally() for _ in plan.bots]
        self.faults = 0
        self.first_fault: tuple[int, str] | None = None  # with its batch
        self.began = perf_counter()
        self.games_before = 0  # games that an earlier run has played

    def add(self, done: Done) -> None:
        added = [Tally.from_list(said) for said in done.tallies]
        for tally, before in zip(added, self.by_seat, strict=True):
            tally.take_in(before)
        self.by_seat = added  # all at once: Ctrl+C must not leave some seats with a batch more than others
        self.faults += done.faults
        if done.faults and (self.first_fault is None or done.task.batch < self.first_fault[0]):
            self.first_fault = (done.task.batch, done.first_fault)

    def go_on_from(self, done: Collection[Done]) -> None:
        for each in done:
            self.add(each)
        self.games_before = self.games
        self.began = perf_counter()

    @property
    def games(self) -> int:
        return self.by_seat[0].games

    def seconds(self) -> float:
        """Since this run began."""
        return perf_counter() - self.began

    def games_per_s(self) -> float:
        return (self.games - self.games_before) / self.seconds()

    def as_object(self) -> dict[str, object]:
        plan = self.plan
        return {
            "game": plan.game,
            "options": {**find(plan.game).options, **plan.options},
            "seats": plan.seats,
            "games": self.games,
            "seed": plan.seed,
            "seconds": round(self.seconds(), 3),
            "games_per_s": round(self.games_per_s(), 1),
            "faults": self.faults,
            "by_seat": [
                {"seat": seat, "bot": bot, **_figures(tally)}
                for seat, (bot, tally) in enumerate(zip(plan.bots, self.by_seat, strict=True), 1)
            ],
        }


def _figures(tally: Tally) -> dict[str, float]:
    found: dict[str, float] = {
        "mean": tally.mean(),
        "sd": tally.sd(),
        "min": float(tally.least),
        "max": float(tally.most),
        "win_share": tally.win_share(),
    }
    return {key: round(number, 4) for key, number in found.items()}

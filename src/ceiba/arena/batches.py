"""All games of a contest: dealt out in batches, to be played anywhere, in any order, with the same result."""

from collections.abc import Collection, Generator, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from time import perf_counter

from ceiba.arena.contest import Contest, Fixture
from ceiba.arena.executors import Executor
from ceiba.arena.match import Played, play_games

# A batch should take about this long: long enough to be worth the sending, short enough for a lively display.
SECONDS = 0.2
MOST = 512  # games in a batch


def fixtures(contest: Contest, lucks: int, done: Collection[int]) -> Iterator[Fixture]:
    """The games to be played, without those that have been."""
    first = contest.fixtures()
    for luck in range(lucks):
        for fixture in first:
            number = fixture.number + luck * len(first)
            if number not in done:
                yield fixture._replace(number=number, luck=luck)


def play_all(
    contest: Contest, lucks: int, done: Collection[int], executor: Executor, keep: bool
) -> Generator[list[Played], None, None]:
    """Play what has not been played, and give the results as they come. `keep` has records made."""
    batches = Batches(fixtures(contest, lucks, done))
    with closing(executor(partial(_timed, contest, keep=keep), batches)) as results:
        for seconds, played in results:
            batches.suit(seconds)
            yield played


class Batches:
    """Deals games out: one at first, and more at once while that is quick."""

    def __init__(self, games: Iterator[Fixture]) -> None:
        self.games = games
        self.size = 1

    def __iter__(self) -> "Batches":
        return self

    def __next__(self) -> list[Fixture]:
        batch = [*islice(self.games, self.size)]
        if not batch:
            raise StopIteration
        return batch

    def suit(self, seconds: float) -> None:
        """Learn how long a batch took."""
        if seconds < SECONDS / 2:
            self.size = min(MOST, 2 * self.size)
        elif seconds > SECONDS:
            self.size = max(1, self.size // 2)


def _timed(contest: Contest, batch: list[Fixture], keep: bool) -> tuple[float, list[Played]]:
    began = perf_counter()
    played = play_games(contest, batch, keep)
    return perf_counter() - began, played

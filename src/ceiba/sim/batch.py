"""A batch of games: played in one place, from first to last, and handed over as plain data."""

from functools import cache
from time import perf_counter
from typing import NamedTuple

from ceiba.arena.match import names_header
from ceiba.bots import make
from ceiba.bots.referee import Fault, Referee
from ceiba.bots.uniform import RandomBot
from ceiba.descriptor import Game
from ceiba.game import Outcome, Position
from ceiba.games import find
from ceiba.playing import moves
from ceiba.playout import Draws, acts_of_playout
from ceiba.record import Record
from ceiba.sim.plan import Plan, generator, number_of
from ceiba.sim.tables import Rows, written
from ceiba.sim.tally import Tally, count, random_games


class Task(NamedTuple):
    batch: int  # from 0
    first: int  # games, from 1
    last: int


class Done(NamedTuple):
    """What came of a batch."""

    task: Task
    seconds: float
    tallies: list[list[int]]  # by seat, as `Tally.as_list` gives them
    faults: int
    first_fault: str
    files: dict[str, bytes]  # what is to be kept, by its path in the folder


@cache
def at_random(plan_game: str, bots: tuple[str, ...], options: tuple[tuple[str, bool], ...]) -> bool:
    """Whether everyone plays at random, which goes at the speed of the rules."""
    return all(type(make(plan_game, bot, options=dict(options))) is RandomBot for bot in dict.fromkeys(bots))


def plays_at_random(plan: Plan) -> bool:
    return at_random(plan.game, plan.bots, tuple(plan.options.items()))


def play_batch(plan: Plan, task: Task) -> Done:
    began = perf_counter()
    playing = _Batch(plan, task)
    playing.play()
    return Done(
        task,
        perf_counter() - began,
        [tally.as_list() for tally in playing.tallies],
        playing.faults,
        playing.first_fault,
        playing.files(),
    )


class _Batch:
    def __init__(self, plan: Plan, task: Task) -> None:
        self.plan = plan
        self.task = task
        self.game: Game = find(plan.game)
        self.start = self.game.start(plan.seats, **plan.options)
        self.tallies = [Tally() for _ in plan.bots]
        self.faults = 0
        self.first_fault = ""
        self.rows = Rows(plan, self.game)
        self.records: dict[str, bytes] = {}

    def play(self) -> None:
        numbers = range(self.task.first, self.task.last + 1)
        random = plays_at_random(self.plan)
        if random and not {*self.plan.keep} - {"outcomes"}:
            seeds = [number_of(self.plan.seed_of(number)) for number in numbers]
            see = self._see if self.plan.keep else None
            random_games(self.start, seeds, self.tallies, see)
            return
        for number in numbers:
            position = self.start.copy()
            acts = self._at_random(position, number) if random else self._by_bots(position, number)
            outcome = position.outcome()
            assert outcome is not None  # nobody acts: the game is over
            count(self.tallies, outcome)
            self._keep(number, acts, outcome)

    def _at_random(self, position: Position, number: int) -> list[int]:
        return acts_of_playout(position, generator(self.plan.seed_of(number)))

    def _by_bots(self, position: Position, number: int) -> list[int]:
        seed = self.plan.seed_of(number)

        def tell(fault: Fault) -> None:
            self.faults += 1
            self.first_fault = self.first_fault or f"in game {number} (seed {seed!r}) {fault}"

        referee = Referee(self.game, dict(enumerate(self.plan.bots, 1)), seed, self.plan.options, tell)
        acts: list[int] = []
        for moment in moves(position, referee.ask, Draws(generator(seed)).draw):
            acts += moment
        return acts

    def _see(self, place: int, outcome: Outcome) -> None:
        self.rows.end(self.task.first + place, outcome)

    def _keep(self, number: int, acts: list[int], outcome: Outcome) -> None:
        keep = self.plan.keep
        if "outcomes" in keep:
            self.rows.end(number, outcome)
        self.rows.replay(number, self.start, acts)
        if "records" in keep:
            record = Record.of(self.game, self.plan.seats, **self.plan.options)
            record.acts = [self.start.write(act) for act in acts]
            record.close(outcome)
            record.headers["Names"] = names_header(self.plan.bots)
            record.headers["Seed"] = self.plan.seed_of(number)
            self.records[f"{self.plan.name}-{number:0{self.plan.digits}}.ceiba"] = str(record).encode()

    def files(self) -> dict[str, bytes]:
        files = {**self.records}
        for table, columns in self.rows.tables.items():
            files[f"{table}/{self.task.batch + 1:06}.{self.plan.form}"] = written(columns, self.plan.form)
        return files

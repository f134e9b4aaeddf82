"""Puzzles: moments of real games at which one turn, or one choice, is better than all others.

A puzzle is a record, `puzzles/<name>.ceiba` in the folder of its game, and its acts go on with the best that could
be done. Headers say the rest:

    [Puzzle "win d3"]                    what is asked for, which the game can measure (`Game.worth`)
    [After "223"]                        the puzzle begins after so many acts
    [Tempting "2 enter a5 worker; …"]    a first thought, which falls short
    [Clauses "T4.3 T5.1"]                what to read about it

Its words are the messages `{game}-puzzle-{name}-hint` and `{game}-puzzle-{name}-why`; those of its goal are
`{game}-puzzle-{goal}`, the task, and `{game}-worth-{goal}`, how far one came.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.record import Record, read_record


class Puzzle(NamedTuple):
    name: str
    goal: str  # what for, and where: "win d3"
    record: Record  # as far as the moment itself
    start: Position
    seat: int
    solution: tuple[str, ...]
    tempting: tuple[str, ...]
    clauses: tuple[str, ...]


class Judged(NamedTuple):
    """What an answer is worth, beside the best one and a first thought; None where the goal is not reached."""

    worth: Fraction | None
    best: Fraction
    tempting: Fraction | None

    @property
    def is_solved(self) -> bool:
        return self.worth is not None and self.worth >= self.best


@cache
def puzzles(game: Game) -> Mapping[str, Puzzle]:
    """Those of a game by their names, from the first to the last."""
    if game.puzzles is None:
        return {}
    folder = files(game.puzzles) / "puzzles"
    found = [file for file in folder.iterdir() if file.name.endswith(".ceiba")]
    read = [_puzzle(file.name.removesuffix(".ceiba"), file.read_text(encoding="utf-8")) for file in found]
    return {puzzle.name: puzzle for puzzle in sorted(read, key=lambda puzzle: (len(puzzle.name), puzzle.name))}


def _puzzle(name: str, text: str) -> Puzzle:
    record = read_record(text)
    at, said = int(record.headers["After"]), record.headers
    solution = tuple(record.acts[at:])
    record.acts = record.acts[:at]
    tempting = tuple(said["Tempting"].split("; "))
    seat = int(solution[0].split(" ")[0])
    return Puzzle(
        name, said["Puzzle"], record, record.replay(), seat, solution, tempting, tuple(said["Clauses"].split())
    )


def worth(puzzle: Puzzle, acts: Sequence[str]) -> Fraction | None:
    """What these acts achieve, the more the better. Raises NotAllowed or Unreadable as `Position.act` does."""
    position = puzzle.start.copy()
    made = []
    for text in acts:
        made.append(position.parse(text))
        position.act(made[-1])
    return puzzle.record.game.worth(puzzle.goal, puzzle.start, made)


def judge(puzzle: Puzzle, acts: Sequence[str]) -> Judged:
    best = worth(puzzle, puzzle.solution)
    assert best is not None  # a test solves every puzzle
    return Judged(worth(puzzle, acts), best, worth(puzzle, puzzle.tempting))

"""Puzzles: a table for one that is stored nowhere, drafts on it, and what an answer is worth (docs/protocol.md)."""

import time
from fractions import Fraction
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from ceiba.games import known
from ceiba.puzzles import Puzzle, judge, puzzles
from ceiba.server.http import requests
from ceiba.server.http.answers import Look, SeatNumber
from ceiba.server.http.asking import OPEN_TO_ALL, WITH_A_BODY, Asking, app_of, guest, refusals
from ceiba.server.http.games import NamedGame
from ceiba.server.http.play import draw
from ceiba.server.http.play_answers import Drafted, Offered
from ceiba.server.http.serialize import draft_answer
from ceiba.server.http.tables import looked
from ceiba.table.commits import Commit, judge as must_be_allowed
from ceiba.table.drafts import draft
from ceiba.table.errors import Cause, Refused
from ceiba.table.settings import Seat, new_settings
from ceiba.table.table import Table

NamedPuzzle = Annotated[str, PathParameter(max_length=40, description="The puzzle's name.")]
Worth = Annotated[str, Meta(description="A whole number or a fraction, the more the better.", examples=["31/4"])]


class PuzzleAnswer(Struct):
    """A moment of a real game at which one turn, or one choice, is best."""

    puzzle: Annotated[str, Meta(description="Its name.", examples=["3"])]
    goal: Annotated[str, Meta(description="What is asked for, and where.", examples=["win d3"])]
    seat: SeatNumber


class Judged(Struct):
    """What an answer is worth, beside the best one and a first thought."""

    solved: Annotated[bool, Meta(description="Whether nothing better can be done.")]
    worth: Annotated[Worth, Meta(description="Of the answer; none where it misses the goal.")] | None
    best: Worth
    tempting: Annotated[Worth, Meta(description="Of a first thought; none where it misses the goal.")] | None
    solution: Annotated[list[Offered], Meta(description="The best that can be done, act by act.")]
    clauses: Annotated[list[str], Meta(description="What to read about it.", examples=[["T5.1"]])]


@get(
    "/api/games/{game:str}/puzzles",
    summary="The puzzles of a game",
    tags=["puzzles"],
    responses=refusals(),
    security=OPEN_TO_ALL,
    sync_to_thread=True,  # they are read when they are first asked for
)
def puzzles_of(game: NamedGame) -> list[PuzzleAnswer]:
    """In their order; none where a game has none."""
    return [PuzzleAnswer(one.name, one.goal, one.seat) for one in puzzles(known()[game]).values()]


@get("/api/games/{game:str}/puzzles/{puzzle:str}", summary="A puzzle", tags=["puzzles"], responses=refusals(404))
async def pose(request: Asking, game: NamedGame, puzzle: NamedPuzzle) -> Look:
    """As a table at which the asker is to act."""
    asking = await guest(request)
    return looked(await _table(request, _found(game, puzzle), asking), asking)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/draft",
    summary="Try acts out at a puzzle",
    tags=["puzzles"],
    responses=refusals(404, *WITH_A_BODY),
    status_code=200,
)
async def try_at_puzzle(
    request: Asking, game: NamedGame, puzzle: NamedPuzzle, data: JSONBody[requests.Draft]
) -> Drafted:
    """As at any table."""
    asking = await guest(request)
    app_of(request).quotas.take("drafts", asking)
    table = await _table(request, _found(game, puzzle), asking)
    drafted = draft(table, asking, data.seat, data.acts)
    drawn = await draw(table, drafted.after, data.seat, data.picture) if data.picture else None
    return draft_answer(drafted, drawn)


@post(
    "/api/games/{game:str}/puzzles/{puzzle:str}/answer",
    summary="Answer a puzzle",
    tags=["puzzles"],
    responses=refusals(404, 422, *WITH_A_BODY),
    status_code=200,
)
async def answer_puzzle(
    request: Asking, game: NamedGame, puzzle: NamedPuzzle, data: JSONBody[requests.Answer]
) -> Judged:
    """What these acts are worth. Nothing is kept of it."""
    asking = await guest(request)
    app_of(request).quotas.take("drafts", asking)
    found = _found(game, puzzle)
    table = await _table(request, found, asking)
    must_be_allowed(table, asking, Commit(table.version, "", data.acts))
    judged = judge(found, data.acts)
    best = draft_answer(draft(table, asking, found.seat, found.solution), None)
    return Judged(
        judged.is_solved,
        _told(judged.worth),
        str(judged.best),
        _told(judged.tempting),
        best.acts,
        [*found.clauses],
    )


def _told(worth: Fraction | None) -> str | None:
    return None if worth is None else str(worth)


def _found(game: str, puzzle: str) -> Puzzle:
    found = puzzles(known()[game]).get(puzzle)
    if found is None:
        raise Refused(Cause.MISSING, "no-puzzle", "there is no such puzzle.")
    return found


async def _table(request: Asking, puzzle: Puzzle, guest: str) -> Table:
    """The asker sits where something is to be found, the others as the record names them."""
    record = puzzle.record
    own = Seat("person", await app_of(request).people.name_of(guest), guest)
    seats = [Seat("person", name) for name in record.names]
    seats[puzzle.seat - 1] = own
    settings = new_settings(record.game, seats, record.options(), "", hints=False, odds=False)
    now = time.time()
    return Table(f"{record.game.name}.{puzzle.name}", settings, now, now, "playing", position=puzzle.start.copy())


PUZZLES = [puzzles_of, pose, try_at_puzzle, answer_puzzle]

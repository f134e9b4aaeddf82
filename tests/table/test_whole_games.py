"""Whole games of every known game, through the heart of a table alone."""

import subprocess
import sys

import pytest

from ceiba.games import known
from tests.table.whole_game import play

# What a server needs, and the heart of a table does not.
EDGES = {"asyncio", "granian", "httpx", "litestar", "msgspec", "psycopg", "sqlite3", "uvicorn"}


@pytest.mark.parametrize("game", known())
def test_a_whole_game_is_played(game: str) -> None:
    outcome = play(game)
    assert len(outcome.scores) == known()[game].fewest


def test_everything_follows_from_the_seed() -> None:
    quickest = [*known()][-1]
    assert play(quickest, seed=2) == play(quickest, seed=2) != play(quickest, seed=3)


def test_nothing_else_is_needed() -> None:
    """In a fresh process, since the other tests import all there is."""
    program = f"""
import sys
from tests.table.whole_game import play
play({next(iter(known()))!r})
print(*({EDGES!r} & {{name.split('.')[0] for name in sys.modules}}))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "\n"

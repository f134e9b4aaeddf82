"""Where librt cannot be installed, plain Python takes its place, and every game goes the same way."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from ceiba import plain_librt

SOURCE = Path(__file__).parents[2] / "src"
NUMBERS = st.lists(st.integers(-(2**63), 2**63 - 1), max_size=9)
PLACES = st.integers(-10, 10)


@given(NUMBERS, PLACES, PLACES, st.integers(0, 99))
def test_arrays_do_the_same(numbers: list[int], here: int, there: int, number: int) -> None:
    real, plain = vec[i64](numbers), plain_librt.vec[int](numbers)
    assert [*real] == [*plain] == numbers
    assert len(real) == len(plain)
    assert [*real[here:there]] == [*plain[here:there]]
    assert (number in real) == (number in plain)
    assert (real == vec[i64](numbers[:here])) == (plain == plain_librt.vec[int](numbers[:here]))
    longer, plainer = append(real, number), plain_librt.append(plain, number)
    assert [*longer] == [*plainer] == [*numbers, number]
    assert len(real) == len(plain) == len(numbers), "the shorter one stays as it was"
    if -len(numbers) <= here < len(numbers):
        real[here] = plain[here] = number
        assert real[here] == plain[here] == number
        assert [*real] == [*plain]
    else:
        with pytest.raises(IndexError):
            real[here]
        with pytest.raises(IndexError):
            plain[here]


def test_arrays_may_be_given_room() -> None:
    assert [*vec[i64](capacity=8)] == [*plain_librt.vec[int](capacity=8)] == []


@given(st.integers(-(2**63), 2**63 - 1), st.lists(st.integers(1, 2**32 - 6), max_size=9))
def test_random_numbers_are_the_same_from_the_same_seed(seed: int, ranges: list[int]) -> None:
    real, plain = Random(seed), plain_librt.Random(seed)
    for _ in range(30):  # more than the 256 words after which the key is renewed
        for stop in (2, 3, 2**31 + 1, *ranges):
            assert real.randrange(stop) == plain.randrange(stop)
            assert real.randrange(-5, stop) == plain.randrange(-5, stop)
        assert real.random() == plain.random()


def test_without_a_seed_no_two_are_alike() -> None:
    assert plain_librt.Random().random() != plain_librt.Random().random()


def test_an_empty_range_is_an_error() -> None:
    with pytest.raises(ValueError, match="range"):
        plain_librt.Random(1).randrange(0)


GAMES = """
import sys
if sys.argv[1] == "without":
    sys.modules["librt"] = None  # as if it were not installed
import ceiba
from ceiba.bots import make
from ceiba.playout import playout
from librt.random import Random
print(sys.modules["librt"].__name__, file=sys.stderr)
for game in ceiba.games.known().values():
    position = game.start(game.fewest)
    playout(position, Random(7))
    print(position)
players = [make("incan-gold", "solver", seed).choose for seed in range(3)]
print(ceiba.play(ceiba.INCAN_GOLD, players, seed=1))
"""


def test_whole_games_go_the_same_way() -> None:
    """Interpreted, since compiled modules find the real one by themselves."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    real, plain = (
        subprocess.run(
            [sys.executable, "-c", GAMES, how], env=environment, capture_output=True, text=True, check=True
        )
        for how in ("with", "without")
    )
    assert (real.stderr.strip(), plain.stderr.strip()) == ("librt", "ceiba.plain_librt")
    assert real.stdout == plain.stdout
    assert real.stdout.count("\n") > 100

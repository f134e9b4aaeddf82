"""A game of a package of its own, installed beside Ceiba, is there everywhere; Ceiba has never heard of it."""

import re
from pathlib import Path

import pytest

from tests.examples.beside import EXAMPLE, Place

CHECK = """
import sys
from itertools import product
import ceiba.game
from ceiba.games import find
from ceiba.testing import check_game
game = find("lightkeepers")
for seats, gales in product(range(game.fewest, game.most + 1), (False, True)):
    check_game(game, seats, games=5, gales=gales)
print("interpreted" if ceiba.game.__file__.endswith(".py") else "compiled")
"""


def test_it_is_small() -> None:
    lines = [line for path in EXAMPLE.rglob("*.py") for line in path.read_text("utf-8").splitlines()]
    assert 200 < len(lines) <= 300


@pytest.mark.parametrize("interpreted", [False, True], ids=["as tested", "interpreted"])
def test_it_keeps_the_contract(beside: Place, interpreted: bool) -> None:
    speed = beside.python("-c", CHECK, interpreted=interpreted).strip()
    assert speed == "interpreted" or not interpreted


def test_simulated_games_verify(beside: Place, tmp_path: Path) -> None:
    beside.ceiba("sim", "lightkeepers", "--games", "5", "--seats", "5", "--seed", "7", "--gales", "--out", tmp_path)
    records = sorted(tmp_path.glob("lightkeepers-*.ceiba"))
    assert len(records) == 5
    assert beside.ceiba("check", *records).count("ok") == 5


def test_it_is_drawn_and_its_acts_are_listed(beside: Place, tmp_path: Path) -> None:
    record = tmp_path / "game.ceiba"
    record.write_text('[Game "lightkeepers"]\n[Rules "1"]\n[Seats "2"]\n\n* ship 6\n2 burn 3\n')
    beside.ceiba("show", record, "-o", tmp_path / "coast.svg")
    assert (tmp_path / "coast.svg").read_text().startswith("<svg")
    assert re.findall(r"1 burn \d", beside.ceiba("legal", record)) == [f"1 burn {n}" for n in range(4)]


def test_bots_meet_in_the_arena(beside: Place) -> None:
    """The example's own, which its package registers, and the one for any game."""
    said = beside.ceiba(
        "arena", "lightkeepers", "thrifty", "random", "--seats", "3", "--games", "30", "--jobs", "1"
    )
    assert re.search("thrifty wins .* it is stronger than two random", said)

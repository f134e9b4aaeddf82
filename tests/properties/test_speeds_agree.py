"""Interpreted and compiled, the same source plays the same games."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"

GAMES = """
import hashlib
import ceiba
from ceiba import game, play, random_player
digest = hashlib.sha256()
for box in (ceiba.TIKAL, ceiba.INCAN_GOLD):
    for option in (*box.options, ""):
        for seats in range(box.fewest, box.most + 1):
            options = {option: not box.options[option]} if option else {}
            players = [random_player(f"{seats} {seat}") for seat in range(seats)]
            record = play(box, players, seed="agree", **options)
            for _, position in record.positions():
                digest.update(str(position).encode())
print(game.__file__.endswith(".py"), digest.hexdigest())
"""


def played(path: str) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [sys.executable, "-c", GAMES], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    return done.stdout.split()


def test_interpreted_and_compiled_give_identical_playthroughs() -> None:
    interpreted, expected = played(str(SOURCE))
    assert interpreted == "True"
    _, digest = played("")  # as installed: compiled where there is a compiler
    assert digest == expected

"""The playthroughs and perft counts come out as they are written, compiled and interpreted alike.

If a change of the rules is meant, `python -m tests.playthroughs` writes them anew.
"""

from pathlib import Path

import pytest

from ceiba import read_record
from ceiba.games import known
from tests.playthroughs.golden import PERFTS, PLAYTHROUGHS, perft_line, tell


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    """Every position of the game offers the same acts, in the same order, and shows the same scores."""
    told = path.read_text("utf-8")
    assert tell(read_record(told)) == told


@pytest.mark.parametrize("line", [line for path in PERFTS for line in path.read_text("utf-8").splitlines()])
def test_perft(line: str) -> None:
    """The tree of acts has the same size."""
    assert perft_line(line) == line


def test_no_game_goes_without() -> None:
    """Both games have a playthrough in their usual form, and one with each option that changes play."""
    told = set()
    for path in PLAYTHROUGHS:
        record = read_record(path.read_bytes())
        changed = [option for option, chosen in record.options().items() if chosen != record.game.options[option]]
        told.add(" ".join([record.game.name, *changed]))
    for game in known().values():
        variants = {game.name, *(f"{game.name} {option}" for option in game.options)}
        assert variants - {"incan-gold open_tents"} <= told  # what is seen of tents does not change what is legal

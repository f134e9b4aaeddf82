"""The playthroughs and perft counts come out as they are written, compiled and interpreted alike.

If a change of the rules is meant, `python -m tests.playthroughs` writes them anew.
"""

from pathlib import Path

import pytest

from ceiba import read_record
from tests.playthroughs.telling import PERFTS, PLAYTHROUGHS, perft_line, tell


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
    """Both games, both forms of each, have a playthrough."""
    headers = [read_record(path.read_bytes()).headers for path in PLAYTHROUGHS]
    assert {"incan-gold yes", "incan-gold no"} <= {
        f"{told['Game']} {told.get('Artifacts', 'yes')}" for told in headers
    }

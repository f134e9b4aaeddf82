"""What docs/research.md tells: its commands run, its tables of numbers are those of the games."""

import re
import subprocess
import sys
from math import ceil
from pathlib import Path

import pytest

from ceiba.env import codec

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
# On a cluster they are run by tests/arena/test_cluster.py, and the learner's match by tests/study/test_learner.py.
COMMANDS = [line.split("#")[0] for line in PAGE.splitlines() if re.match(r"ceiba sim ((?!--cluster).)*$", line)]


def table(heading: str) -> list[list[str]]:
    """The cells of the table that begins with this line, but for its two first lines."""
    lines = PAGE[PAGE.index(heading) :].split("\n\n", 1)[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("line", COMMANDS)
def test_simulations(line: str, tmp_path: Path) -> None:
    """As they stand, but for few games."""
    few = re.sub(r"--games \d+", "--games 6", line).replace("ceiba", f"{sys.executable} -m ceiba", 1)
    subprocess.run(few, shell=True, cwd=tmp_path, check=True, capture_output=True, timeout=120)


def test_there_are_simulations_to_run() -> None:
    assert len(COMMANDS) >= 3


def test_the_numbers_of_acts_are_all_told() -> None:
    counts = [sum(int(count) for count in row[0].split(",")) for row in table("| numbers | act | by |")]
    assert sum(counts) == codec("tikal", 4, auction=True).actions
    assert sum(counts[:-1]) == codec("tikal", 4).actions


@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
def test_the_parts_of_observations_are_all_told(game: str) -> None:
    numbers = codec(game, 3)
    told = {row[0].strip("`"): row[1] for row in table(f"| `{game}` |")}
    shapes = {name: ["seats" if side == 3 else str(side) for side in shape] for name, shape in numbers.parts}
    assert {name: re.findall(r"\w+", shape) for name, shape in told.items()} == shapes
    assert [*told] == [name for name, _ in numbers.parts]


def test_how_long_it_takes_is_computed_from_what_was_measured() -> None:
    measured = re.search(r"\(([\d,]+) games of Tikal,\s([\d,]+) of Incan Gold", PAGE)
    assert measured is not None
    rates = [int(rate.replace(",", "")) for rate in measured.groups()]
    rows = table("| cores | a million games of Tikal | a billion of Incan Gold |")
    assert len(rows) >= 4
    for cores, *times in rows:
        for games, rate, told in zip((10**6, 10**9), rates, times, strict=True):
            seconds = games / rate / int(cores.split(",")[0])
            assert told == said(seconds), f"{games} games on {cores}"


def said(seconds: float) -> str:
    if seconds < 1:
        return "under 1 s"
    return f"{seconds:.0f} s" if ceil(seconds) < 180 else f"{seconds / 60:.0f} min"

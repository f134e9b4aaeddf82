"""docs/python_chess.md holds point by point: all that its table says of Ceiba is done here."""

import re
import shutil
import zipfile
from pathlib import Path

import pytest

import ceiba
import ceiba.bots

ROOT = Path(__file__).parents[2]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in (ROOT / "docs" / "python_chess.md").read_text("utf-8").splitlines()
    if line.startswith("| ") and "`" in line
]
POINTS = {row[0].strip("| "): re.findall(r"`([^`]+)`", row[-1]) for row in ROWS}


@pytest.fixture
def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What the table's names stand for: a game in the middle of a turn, and a whole one, kept as files too."""
    game = ceiba.Playthrough("tikal", 2)
    game.push_all("* tile A3; lay c4 0; enter a5 worker")
    played = ceiba.play("tikal", [ceiba.random_player(seat) for seat in "ab"], seed=1)
    played.headers["Names"] = "Ada, Bo"
    played.comments[3] = "bold"
    (tmp_path / "game.ceiba").write_text(str(played), encoding="utf-8")
    with zipfile.ZipFile(tmp_path / "games.zip", "w") as packed:
        packed.write(tmp_path / "game.ceiba", "game.ceiba")
    shutil.copy(ROOT / "tests" / "bots" / "engines" / "failing.sh", tmp_path / "mine")
    (tmp_path / "mine").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    act = game.legal()[0]
    return {
        "Path": Path,
        "act": act,
        "ceiba": ceiba,
        "game": game,
        "make": ceiba.bots.make,
        "number": 3,
        "position": game.position,
        "record": played,
        "seat": 1,
        "step": [*played.steps()][2],
        "text": str(game.position),
    }


# What is a number there is that of an act elsewhere.
OTHERWISE = {"position.apply(number)": "position.apply(act.number)"}
ANSWERS: dict[str, object] = {
    '"1 done" in game.legal()': True,
    'game.why_not("done")': None,
    '"1 move a5 b4 worker"': "1 move a5 b4 worker",
    "record.comments[number]": "bold",
    "step.comment": "bold",
    'record.headers["Names"]': "Ada, Bo",
    "position.faults()": [],
}


def test_the_table_is_read() -> None:
    assert len(POINTS) > 30
    assert sum(map(len, POINTS.values())) > 50


@pytest.mark.parametrize("point", POINTS)
def test_a_point(point: str, names: dict[str, object]) -> None:
    for code in POINTS[point]:
        if code.isidentifier():
            assert hasattr(names["act"], code) or hasattr(ceiba, code), code
        elif code.startswith("."):
            assert hasattr(ceiba.Outcome, code[1:]), code
        else:
            if "outcome()." in code or code.startswith("game.last."):  # as they are at the end of a game
                names["game"] = ceiba.Playthrough.of(ceiba.read_record(Path("game.ceiba")))
            got = eval(OTHERWISE.get(code, code), names)  # whatever is refused raises
            if code in ANSWERS:
                assert got == ANSWERS[code], code


def test_a_move_as_text_is_one_that_may_be_made(names: dict[str, object]) -> None:
    (text,) = [code.strip('"') for code in POINTS["a move as text"] if code.startswith('"')]
    game = names["game"]
    assert isinstance(game, ceiba.Playthrough)
    assert text in game.legal()

"""The notebooks of examples/study run from top to bottom, and say what they said when they were stored."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
STUDY = ROOT / "examples" / "study"
NAMES = ["temple", "tour", "what_wins_tikal"]

# Enough for some games to end. Cells marked `varies` then tell other figures; all others tell the same.
FEW = {"DECISIONS": "40_000", "GAMES": "32"}

Notebook = dict[str, Any]  # as JSON
Cell = dict[str, Any]


def read(path: Path) -> Notebook:
    notebook: Notebook = json.loads(path.read_text("utf-8"))
    return notebook


def stored(name: str) -> Notebook:
    return read(STUDY / f"{name}.ipynb")


def codes(notebook: Notebook) -> list[Cell]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def is_marked(cell: Cell, tag: str) -> bool:
    return tag in cell["metadata"].get("tags", [])


def made_small(source: str) -> str:
    for name, value in FEW.items():
        source, found = re.subn(rf"^{name} = \w+", f"{name} = {value}", source, flags=re.MULTILINE)
        assert found == 1, f"there is no parameter {name}"
    return source


def run(notebook: Notebook, folder: Path) -> Notebook:
    """In a process of its own, as what it leaves behind is not ours."""
    source, target = folder / "before.ipynb", folder / "after.ipynb"
    source.write_text(json.dumps(notebook), "utf-8")
    command = [sys.executable, "-m", "tests.study", str(source), str(target)]
    around = {**os.environ, "IPYTHONDIR": str(folder)}
    done = subprocess.run(command, cwd=ROOT, env=around, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return read(target)


def said(cell: Cell) -> list[str]:
    return ["".join(output.get("text") or output["data"]["text/plain"]) for output in cell["outputs"]]


def kinds(cell: Cell) -> list[list[str]]:
    return [[output["output_type"], *sorted(output.get("data", {}))] for output in cell["outputs"]]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_says_what_it_said(name: str, tmp_path: Path) -> None:
    """Should it be due: python -m tests.study stores what they say now."""
    before, small = codes(stored(name)), stored(name)
    for cell in codes(small):
        cell["outputs"] = []
        if is_marked(cell, "parameters"):
            cell["source"] = made_small("".join(cell["source"]))
    for was, now in zip(before, codes(run(small, tmp_path)), strict=True):
        assert kinds(now) == kinds(was), was["source"]
        assert said(now) == said(was) or is_marked(now, "varies"), was["source"]


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_stored_as_it_ran(name: str) -> None:
    """From top to bottom, once, and without a trace of when and where."""
    notebook = stored(name)
    cells = codes(notebook)
    assert [cell["execution_count"] for cell in cells] == [*range(1, len(cells) + 1)]
    assert all(cell["metadata"].keys() <= {"tags"} for cell in notebook["cells"])
    assert notebook["metadata"].keys() == {"kernelspec", "language_info"}
    assert sum(len(cell["outputs"]) for cell in cells) >= 5
    assert (STUDY / f"{name}.ipynb").stat().st_size < 100_000


def test_every_notebook_is_run() -> None:
    assert sorted(path.stem for path in STUDY.glob("*.ipynb")) == NAMES


def test_what_wins_comes_from_a_million_decisions() -> None:
    told = [text for cell in codes(stored("what_wins_tikal")) for text in said(cell)]
    assert any(text.startswith("1,000,000 decisions") for text in told)

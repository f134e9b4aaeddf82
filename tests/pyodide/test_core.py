"""The core runs wherever Python runs: whole games in a browser's Python, without anything that must be compiled."""

import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import mypy_extensions

from ceiba.games import known

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PATH = os.environ.get("PYTHONPATH", "")


def packages(folder: Path) -> Path:
    """What an installer would put there beside Ceiba's own files: which games there are, and the one dependency."""
    info = folder / "ceiba-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ceiba\nVersion: 0\n")
    (info / "entry_points.txt").write_text(distribution("ceiba").read_text("entry_points.txt") or "")
    shutil.copy(str(mypy_extensions.__file__), folder)
    return folder


def run(program: list[str], **environment: str) -> list[str]:
    done = subprocess.run(
        program, capture_output=True, text=True, check=False, timeout=600, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def test_the_same_games_are_played_here_and_there(tmp_path: Path) -> None:
    """Rules, bots and the heart of a table; from the same seeds, so all ends are the same."""
    node = shutil.which("node")
    assert node, "there is no Node: `make test` brings one along"
    program = str(HERE / "whole_games.py")
    there = run([node, str(HERE / "run.mjs"), program, str(ROOT / "src"), str(ROOT), str(packages(tmp_path))])
    here = run([sys.executable, program], PYTHONPATH=os.pathsep.join(filter(None, [PATH, str(ROOT)])))
    assert there[0] == "emscripten ceiba.plain_librt"
    assert there[1:] == here[1:]
    assert len(there) == 1 + 2 * len(known())

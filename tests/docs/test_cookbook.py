"""The programs of the cookbook do what their pages show, and their types are sound by two judges."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ceiba
from docs.site.cookbook import COOKBOOK
from tests.docs.cookbook import NAMES, SERVER, printed, runs
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
PYRIGHT = ROOT / "tests" / "pyright" / "node_modules" / "pyright" / "index.js"


def test_there_are_ten() -> None:
    assert len(NAMES) == 10
    assert {*NAMES} == {path.stem for path in COOKBOOK.glob("*.py")}


@pytest.mark.parametrize("name", NAMES)
def test_programs_print_what_their_pages_show(name: str, tmp_path: Path) -> None:
    """Should it be due: python -m tests.docs writes down what they print now."""
    shown = runs(name)
    assert shown, f"{name} does not show how it is run"
    if any(SERVER in command for command, _ in shown):
        with Running(tmp_path) as server:
            compare(name, tmp_path, server.address)
    else:
        compare(name, tmp_path)


def compare(name: str, folder: Path, server: str = SERVER) -> None:
    for command, expected in runs(name):
        got = printed(command, folder, server)
        assert doctest.OutputChecker().check_output(expected, got, doctest.ELLIPSIS), f"{command}\n{got}"


def test_programs_can_be_tried_one_after_the_other_in_one_folder() -> None:
    """`ceiba sim` goes on only with what it has begun: each program has its games in a folder of its own."""
    commands = " ".join(command for name in NAMES for command, _ in runs(name))
    folders = re.findall(r"--out (\S+)", commands)
    assert len(folders) > 2
    assert len({*folders}) == len(folders)


# -- types --------------------------------------------------------------------------------------------


@pytest.fixture
def as_a_user(tmp_path: Path) -> Path:
    """The programs alone in a folder, as whoever copies them has them: Ceiba is what is installed."""
    for path in COOKBOOK.glob("*.py"):
        shutil.copy(path, tmp_path)
    return tmp_path


def judged(command: list[str | Path], folder: Path) -> str:
    """What a judge finds; nothing is the best."""
    source = str(Path(ceiba.__file__).parents[1])
    installed = "site-packages" in source
    around = {**os.environ, "PYTHONPATH": "" if installed else source, "MYPYPATH": "" if installed else source}
    done = subprocess.run(command, cwd=folder, env=around, capture_output=True, text=True, timeout=300, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_mypy_strict(as_a_user: Path) -> None:
    programs = sorted(path.name for path in as_a_user.glob("*.py"))
    assert judged([sys.executable, "-m", "mypy", "--strict", "--config-file=", *programs], as_a_user) == ""


def test_pyright_strict(as_a_user: Path) -> None:
    node = shutil.which("node")
    assert node, "there is no Node: `make test` brings one along"
    assert PYRIGHT.is_file(), "there is no pyright: `make test` brings one along"
    source = Path(ceiba.__file__).parents[1].as_posix()
    settings = f'{{"typeCheckingMode": "strict", "include": ["."], "extraPaths": ["{source}"]}}'
    (as_a_user / "pyrightconfig.json").write_text(settings)
    assert judged([node, PYRIGHT, "--pythonpath", sys.executable], as_a_user) == ""

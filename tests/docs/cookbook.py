"""The programs of the cookbook, run as their docstrings show it.

A session is indented by four: a command after `$`, then what it prints; `...` stands for anything.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from docs.site.cookbook import COOKBOOK, recipes

SERVER = "http://localhost:8700"
SESSION = re.compile(r"^    \$ (.+)\n((?:    (?!\$).*\n?)*)", re.MULTILINE)

NAMES = [recipe.name for recipe in recipes()]


class Run(NamedTuple):
    command: str
    expected: str


def runs(name: str) -> list[Run]:
    text = next(recipe.text for recipe in recipes() if recipe.name == name)
    return [
        Run(command, "".join(line.removeprefix("    ") for line in printed.splitlines(keepends=True)).strip("\n"))
        for command, printed in SESSION.findall(f"{text}\n")
    ]


def printed(command: str, folder: Path, server: str = SERVER) -> str:
    """What a command of a session prints, run in a folder where the programs stand."""
    for path in COOKBOOK.glob("*.py"):
        shutil.copy(path, folder)
    words = command.replace(SERVER, server)
    words = re.sub(r"(^|\| )python ", rf"\1{sys.executable} ", words)
    words = re.sub(r"^ceiba ", f"{sys.executable} -m ceiba ", words)
    around = {**os.environ, "PYTHONUTF8": "1", "COLUMNS": "100"}
    done = subprocess.run(
        words, shell=True, cwd=folder, env=around, capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return "\n".join(line.rstrip() for line in done.stdout.strip("\n").splitlines())

"""A place where the example is installed beside Ceiba, as its users would do it; no other test knows of it."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from ceiba.descriptor import Game

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lightkeepers"
SOURCE = ROOT / "src"


def uninstalled() -> Game:
    """The game in this process, without being installed: nobody else finds it."""
    sys.path.insert(0, str(EXAMPLE))
    try:
        game = import_module("lightkeepers.descriptor").LIGHTKEEPERS
    finally:
        sys.path.remove(str(EXAMPLE))
    assert isinstance(game, Game)
    return game


class Place:
    def __init__(self, folder: Path, source: Path = EXAMPLE) -> None:
        self.packages = folder / "packages"
        copied = shutil.copytree(source, folder / "source")  # building leaves things behind
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        pip += ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(self.packages), str(copied)]
        subprocess.run(pip, check=True, capture_output=True, timeout=120)

    def environment(self, interpreted: bool = False) -> dict[str, str]:
        """In which Python finds it; beside Ceiba as these tests run it, or beside the source."""
        paths = [str(self.packages), str(SOURCE) if interpreted else os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONUTF8": "1", "PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def python(
        self, *words: str | Path, said: str = "", interpreted: bool = False, folder: Path | None = None
    ) -> str:
        """What a program says that runs there, in this folder."""
        done = subprocess.run(
            [sys.executable, *map(str, words)],
            env=self.environment(interpreted),
            input=said,
            cwd=folder,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def ceiba(self, *words: str | Path, said: str = "", folder: Path | None = None) -> str:
        return self.python("-m", "ceiba", *words, said=said, folder=folder)

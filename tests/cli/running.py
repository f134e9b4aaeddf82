"""The `ceiba` command as tests run it: in this process, or in one of its own with real pipes and files."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner, Result

from ceiba.cli import main

RECORDS = Path(__file__).parents[1] / "records"
SHARED_WIN = RECORDS / "tikal" / "basic_4_won_by_two.ceiba"
INCAN_GOLD = RECORDS / "incan_gold" / "tie_broken_by_artifacts.ceiba"

OPENING = """\
[Game "tikal"]
[Rules "1"]
[Seats "2"]
[Names "Ada, Bo"]

* tile A3
1 lay c4 0
1 enter a5 leader
1 move a5 b5 leader
"""

ROUND = """\
[Game "incan-gold"]
[Rules "1"]
[Seats "3"]

* card spiders
* card 11
1 stay
3 leave
2 stay
* card artifact
2 leave
"""


def ceiba(*words: str | Path, said: str | bytes | None = None) -> Result:
    """Run the command here, with `said` as its standard input."""
    return CliRunner().invoke(main, [str(word) for word in words], input=said)


def run(*words: str | Path, said: bytes = b"", seconds: float = 60) -> "subprocess.CompletedProcess[bytes]":
    """Run the command as a process."""
    return subprocess.run(command(*words), input=said, capture_output=True, timeout=seconds, check=False)


def command(*words: str | Path) -> list[str]:
    return [sys.executable, "-m", "ceiba", *[os.fspath(word) for word in words]]


def written(folder: Path, text: str | bytes, name: str = "game.ceiba") -> Path:
    """A file with this in it."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path

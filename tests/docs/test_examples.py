"""What README and docs show is run here, word for word."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ceiba import read_record

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    """Found among the blocks of all languages: else the end of one would pass for the start of another."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [block for spoken, block in fenced if spoken == language]


# The client's page is run beside a server, in a test of its own.
SESSIONS = [page for page in PAGES if page.name != "client.md" and blocks(page, "python")]
RECORDS = [(page.name, block) for page in PAGES for block in blocks(page, "") if block.startswith("[Game ")]
COMMANDS = [line for block in blocks(PAGES[0], "sh") for line in block.splitlines() if "bin/ceiba" in line]


@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: str(page.relative_to(ROOT)))
def test_python_sessions(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest("".join(blocks(page, "python")), {}, page.name, str(page), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize(("page", "record"), RECORDS)
def test_records(page: str, record: str) -> None:
    read_record(record).replay()


def test_commands_of_the_readme(tmp_path: Path) -> None:
    """In their order, since one uses what another wrote; `bench` takes a minute and has tests of its own."""
    ran = 0
    for line in COMMANDS:
        if " bench" not in line:
            command = line.replace(".venv/bin/ceiba", f"{sys.executable} -m ceiba")
            subprocess.run(command, shell=True, cwd=tmp_path, check=True, capture_output=True, timeout=120)
            ran += 1
    assert ran == 4
    assert (tmp_path / "turn.svg").read_text(encoding="utf-8").startswith("<svg")


# The page that adds a game is run where that game is installed, the learner's match where it has learnt: each in a
# test of its own.
ARENAS = sorted(
    {
        line.split("#")[0].strip()
        for page in PAGES
        if page.name != "adding_a_game.md"
        for line in re.findall(r"^ceiba arena .*$", page.read_text(encoding="utf-8"), re.MULTILINE)
        if "learner:" not in line
    }
)


@pytest.mark.parametrize("line", ARENAS)
def test_commands_of_the_arena(line: str) -> None:
    """As they stand, but for few games and quick searches: the figures take hours."""
    few = re.sub(r"--games \d+", "--games 2", line) + ("" if "--games" in line else " --games 2")
    quick = re.sub(r"search:(\d)\d*m?s", r"search:\1it", few).replace("ceiba", f"{sys.executable} -m ceiba", 1)
    subprocess.run(f"{quick} --jobs 1", shell=True, check=True, capture_output=True, timeout=120)


def test_there_is_something_to_run() -> None:
    assert len(ARENAS) >= 10
    assert SESSIONS
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"

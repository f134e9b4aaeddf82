"""docs/adding_a_game.md builds the example, file by file; what it builds is installed and run here."""

import re
import shlex
from pathlib import Path

import pytest

from tests.examples.beside import EXAMPLE, ROOT, Place

PAGE = (ROOT / "docs" / "adding_a_game.md").read_text("utf-8")
FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def built() -> dict[str, str]:
    """The files that the page tells to write, each put together from its pieces."""
    files: dict[str, str] = {}
    for _, name, text in FENCE.findall(PAGE):
        if name:
            files[name] = f"{files[name]}\n{text}" if name in files else text
    return files


def blocks(language: str) -> list[str]:
    return [text for block, name, text in FENCE.findall(PAGE) if block == language and not name]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Where the game of the page is installed, in English only, as a newcomer has it at that point."""
    folder = tmp_path_factory.mktemp("page")
    for name, text in built().items():
        path = folder / "lightkeepers" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "lightkeepers" / "lightkeepers" / "__init__.py").touch()
    (folder / "lightkeepers" / "README.md").touch()
    return Place(folder, folder / "lightkeepers")


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_page_and_example_are_the_same() -> None:
    """But for empty lines, which a page need not show where its pieces meet."""
    example = [path for path in EXAMPLE.rglob("*.*") if path.suffix in {".py", ".toml", ".ftl"}]
    shown = {path.relative_to(EXAMPLE).as_posix(): path.read_text("utf-8") for path in example}
    expected = {name: text for name, text in shown.items() if text and ("locale" not in name or "/en/" in name)}
    files = built()
    assert {*files} == {*expected}
    for name, text in expected.items():
        assert lines(files[name]) == lines(text), name


def test_sessions(place: Place, tmp_path: Path) -> None:
    sessions = tmp_path / "sessions.txt"
    sessions.write_text("\n".join(blocks("pycon")), encoding="utf-8")
    assert sessions.read_text("utf-8").count(">>> ") > 8
    assert place.python("-m", "doctest", sessions) == ""


def test_commands(place: Place, tmp_path: Path) -> None:
    """In their order, since one uses what another wrote; what is played at the keyboard ends with its input."""
    commands = [shlex.split(line, comments=True) for line in "".join(blocks("sh")).splitlines()]
    assert [words[:2] for words in commands] == [["pip", "install"]] + [
        ["ceiba", command] for command in ("play", "play", "sim", "check", "show", "arena", "serve")
    ]
    for _, *words in commands[1:-1]:
        place.ceiba(*words, folder=tmp_path)
    assert (tmp_path / "coast.svg").read_text("utf-8").startswith("<svg")

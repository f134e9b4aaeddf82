"""On Windows everything runs but the server, and that says so in a sentence."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ceiba
from tests.cli.running import ceiba as run

PACKAGE = Path(ceiba.__file__).parent
UNIX_ALONE = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"}


def unguarded(node: ast.AST) -> Iterator[str]:
    """What is imported without asking first where we are, and without another way if it fails."""
    for child in ast.iter_child_nodes(node):
        asks = isinstance(child, ast.If) and "platform" in ast.unparse(child.test)
        has_another_way = isinstance(child, ast.Try | ast.With)
        if isinstance(child, ast.Import):
            yield from (name.name for name in child.names)
        elif isinstance(child, ast.ImportFrom):
            yield child.module or ""
        elif not asks and not has_another_way:
            yield from unguarded(child)


def test_only_the_server_needs_unix() -> None:
    needs = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if UNIX_ALONE & {name.split(".")[0] for name in unguarded(ast.parse(path.read_text("utf-8")))}
    }
    assert "server/serving.py" in needs
    assert {name for name in needs if not name.startswith(("server/", "bench/server"))} == set()


@pytest.mark.parametrize("words", [["serve"], ["db", "verify"], ["bench", "server"]])
def test_what_does_not_run_on_windows_says_so(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr == (
        "ceiba: the server does not run on Windows: run it in WSL, the Linux that comes with Windows.\n"
    )

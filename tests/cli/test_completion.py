"""`ceiba completion`: the shell completes commands, options, games, bots and files."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import ceiba

CASES = [
    ("ceiba pl", ["play"]),
    ("ceiba db ver", ["verify"]),
    ("ceiba play --ba", []),
    ("ceiba play --lang", ["--language"]),
    ("ceiba play --language ", ["cs", "de", "en", "fr", "pl"]),
    ("ceiba play ti", ["tikal"]),
    ("ceiba sim ", ["diamant", "incan-gold", "tikal"]),
    ("ceiba arena tikal s", ["scout", "search"]),
    ("ceiba arena incan-gold scout one", ["one-step"]),
    ("ceiba play tikal --bots scout,gr", ["scout,greedy"]),
    ("ceiba completion f", ["fish"]),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where a program `ceiba` is found first, and some files are."""
    program = tmp_path / "bin" / "ceiba"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m ceiba "$@"\n')
    program.chmod(0o755)
    (tmp_path / "game one.ceiba").touch()
    (tmp_path / "games").mkdir()
    return tmp_path


def ask(shell: list[str], program: str, folder: Path) -> str:
    environment = os.environ | {"PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    words = [*shell, program]
    return subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=True
    ).stdout


def test_bash(folder: Path) -> None:
    """As bash itself does it: the function that was registered is called with the words typed so far."""
    bash = shutil.which("bash")
    assert bash is not None
    lines = ['eval "$(ceiba completion bash)"', "complete -p ceiba >/dev/null || exit 1"]
    lines.append("compopt() { :; }")  # there is no line being edited here
    for typed, _ in CASES:
        words = shlex.split(typed) + ([""] if typed.endswith(" ") else [])
        lines += [f"COMP_WORDS=({shlex.join(words)}); COMP_CWORD={len(words) - 1}", "COMPREPLY=()"]
        lines += ["_ceiba_completion ceiba", 'echo "$(printf "%s\\n" "${COMPREPLY[@]}" | sort | tr "\\n" " ")"']
    answers = ask([bash, "--norc", "-c"], "\n".join(lines), folder).splitlines()
    assert [answer.split() for answer in answers] == [expected for _, expected in CASES]


@pytest.mark.parametrize("typed", ["check game", "show ", "play --from g", "legal x"])
def test_files_are_left_to_the_shell(typed: str, folder: Path) -> None:
    words = ["ceiba", *typed.split(" ")]
    environment = {
        "_CEIBA_COMPLETE": "bash_complete",
        "COMP_WORDS": " ".join(words),
        "COMP_CWORD": str(len(words) - 1),
    }
    result = subprocess.run(
        [sys.executable, "-m", "ceiba"], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    assert result.stdout.startswith("file,")


def test_zsh() -> None:
    """What its script asks, with all words and the number of the one that is typed; three lines for each answer."""
    for typed, expected in CASES:
        words = shlex.split(typed) + ([""] if typed.endswith(" ") else [])
        lines = answered("zsh", " ".join(words), str(len(words) - 1))
        assert sorted(lines[1::3]) == expected, typed


def test_fish() -> None:
    """What its script asks, with the line and the word that is typed; a line for each answer."""
    for typed, expected in CASES:
        lines = filter(None, answered("fish", typed, typed.rsplit(" ", 1)[1]))
        assert sorted(line.split(",", 1)[1].split("\t")[0] for line in lines) == expected, typed
    assert 'string split --max 1 "," $completion' in ceiba("completion", "fish").stdout


def answered(shell: str, words: str, word: str) -> list[str]:
    asked = {"_CEIBA_COMPLETE": f"{shell}_complete", "COMP_WORDS": words, "COMP_CWORD": word}
    command = [sys.executable, "-m", "ceiba"]
    return subprocess.run(
        command, env=os.environ | asked, capture_output=True, text=True, check=True
    ).stdout.splitlines()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_there_is_a_script_for_each(shell: str) -> None:
    result = ceiba("completion", shell)
    assert (result.exit_code, result.stderr) == (0, "")
    assert f"_CEIBA_COMPLETE={shell}_complete" in result.stdout
    assert "ceiba" in result.stdout


def test_another_shell_is_one_sentence() -> None:
    result = ceiba("completion", "tcsh")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "ceiba: SHELL is bash, zsh, or fish.\n"

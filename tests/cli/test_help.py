"""Help fits a terminal of 80 columns, nothing of it is cut off, and its examples can be typed as they stand."""

import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import pytest

from ceiba.cli import main
from tests.cli.running import SHARED_WIN, ceiba, command
from tests.server.running import free_port

WIDTH = 80


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it, those of groups too."""
    context = click.Context(group, **main.context_settings)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        assert found is not None
        yield (*path, name), found
        if isinstance(found, click.Group):
            yield from commands(found, (*path, name))


ALL = {(): main, **dict(commands(main))}


@pytest.fixture
def help_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[tuple[str, ...]], str]:
    """As a terminal of that width shows it; click's own runner would have it two columns wider."""
    monkeypatch.setenv("COLUMNS", str(WIDTH))

    def told(words: tuple[str, ...]) -> str:
        with pytest.raises(SystemExit, match="0"):
            main.main([*words, "--help"])
        return capsys.readouterr().out

    return told


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_no_line_is_too_long_or_cut_off(words: tuple[str, ...], help_of: Callable[[tuple[str, ...]], str]) -> None:
    lines = help_of(words).splitlines()
    assert [line for line in lines if len(line) > WIDTH] == []
    assert [line for line in lines if line.endswith("...") and not line.startswith("Usage: ")] == []


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_option_is_explained(words: tuple[str, ...]) -> None:
    options = [parameter for parameter in ALL[words].params if isinstance(parameter, click.Option)]
    assert [option.name for option in options if not option.help] == []


def examples_of(words: tuple[str, ...]) -> list[str]:
    """The command lines below a help, without their comments."""
    lines = (ALL[words].epilog or "").splitlines()[2:]
    return [line.split("    #")[0].strip() for line in lines]


@pytest.mark.parametrize("words", ALL, ids=" ".join)
def test_every_help_has_an_example_that_is_shown(
    words: tuple[str, ...], help_of: Callable[[tuple[str, ...]], str]
) -> None:
    shown = help_of(words)
    assert examples_of(words)
    for example in examples_of(words):
        assert f"  {example}" in shown
        assert {"ceiba", *words} <= {*re.findall(r"[\w-]+", example)}


EXAMPLES = sorted({example for words in ALL for example in examples_of(words)})
# What takes minutes, or a server, or a shell of its own, is read here; tests of its own run it.
ONLY_READ = re.compile(r"ceiba (admin|bench|serve|db|completion|play( |$))|eval ")


def fewer(example: str) -> str:
    """The same with few games: the figures would take minutes."""
    quick = re.sub(r"--games \d+", "--games 2", example)
    return f"{quick} --games 2 --jobs 1" if "ceiba arena" in quick and "--games" not in quick else quick


@pytest.mark.parametrize("example", [line for line in EXAMPLES if not ONLY_READ.match(line)])
def test_examples_run(example: str, tmp_path: Path) -> None:
    (tmp_path / "game.ceiba").write_bytes(SHARED_WIN.read_bytes())
    (tmp_path / "games").mkdir()
    if "--out games" not in example:
        (tmp_path / "games" / "one.ceiba").write_bytes(SHARED_WIN.read_bytes())
    line = fewer(example).replace("ceiba ", f"{shlex.quote(sys.executable)} -m ceiba ", 1)
    result = subprocess.run(
        line, shell=True, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (result.returncode, result.stderr.count("\n")) in [(0, 0), (0, 1)], result.stderr


@pytest.mark.parametrize("example", [line for line in EXAMPLES if line.startswith("ceiba play")])
def test_examples_of_play_run(example: str, tmp_path: Path) -> None:
    (tmp_path / "game.ceiba").write_bytes(SHARED_WIN.read_bytes())
    words = shlex.split(example)[1:]
    result = subprocess.run(
        command(*words), input="\nquit\n\n", cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (result.returncode, result.stderr) == (0, "")


def test_examples_of_databases_run(tmp_path: Path) -> None:
    """In an order in which each finds what it needs: a server has made the tables."""
    tables = tmp_path / "tables"
    serving = shlex.split("serve --port 0 --host 127.0.0.1 --data tables")
    serving[serving.index("0")] = str(free_port())
    with subprocess.Popen(command(*serving), cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Ceiba is open at")
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=30)
    examples = [line for line in EXAMPLES if line.startswith("ceiba db ")]
    asked = ["backup", "restore", "copy", "verify", "upgrade"]
    ran = 0
    for name in asked:
        for example in examples:
            words = shlex.split(example)[2:]
            if name in words:
                data = [] if "--data" in words else ["--data", str(tables)]
                if (tmp_path / words[-1]).exists() and name == "backup":
                    (tmp_path / words[-1]).unlink()
                result = subprocess.run(
                    command("db", *data, *words), cwd=tmp_path, capture_output=True, text=True, check=False
                )
                assert (result.returncode, result.stderr) == (0, ""), example
                ran += 1
    assert ran >= len(asked)
    assert {words for line in examples for words in shlex.split(line)} >= {*asked, "export", "import"}


@pytest.mark.parametrize("example", [line for line in EXAMPLES if re.match("ceiba (admin|bench|serve|db)", line)])
def test_examples_can_be_read(example: str) -> None:
    """Their options are there, though nothing is done: help is told once all has been read."""
    result = ceiba(*shlex.split(example)[1:], "--help")
    assert (result.exit_code, result.stderr) == (0, "")

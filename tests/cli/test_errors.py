"""Whatever goes wrong, a user reads one sentence and a shell an exit code; never a traceback."""

import os
import shlex
import signal
import subprocess
import time
from pathlib import Path

import pytest

from ceiba.cli import main
from tests.cli.running import INCAN_GOLD, OPENING, ROUND, SHARED_WIN, ceiba, command, run, written


def test_without_words_it_explains_itself() -> None:
    result = ceiba()
    assert result.exit_code == 2
    assert "Commands:" in result.stderr


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["check", "--help"], ["play", "-h"], ["bench", "-h"]])
def test_help_is_no_error(words: list[str]) -> None:
    result = ceiba(*words)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Usage: ceiba")


def test_the_version_is_told() -> None:
    result = ceiba("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("ceiba")


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["--dance"],
        ["check"],
        ["check", "--dance", "x"],
        ["legal"],
        ["legal", "a", "b"],
        ["show"],
        ["sim"],
    ],
)
def test_wrong_usage_is_one_sentence(words: list[str]) -> None:
    result = ceiba(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("ceiba: ")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "--data stands before verify: ceiba db --data … verify"),
        ("pl", "--data stoi przed verify: ceiba db --data … verify"),
    ],
)
def test_an_option_of_the_whole_group_is_sent_there(
    language: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    for words in (["db", "verify", "--data", "x"], ["db", "verify", "--data=x"]):
        with pytest.raises(SystemExit, match="2"):
            main.main(words)
        assert capsys.readouterr().err == f"ceiba: {sentence}\n"
    monkeypatch.setenv("LC_ALL", "en.UTF-8")
    with pytest.raises(SystemExit, match="2"):
        main.main(["check", "--version"])
    assert capsys.readouterr().err.startswith("ceiba: there is no option --version.")


@pytest.mark.parametrize("name", ["check", "legal", "show"])
def test_a_file_that_cannot_be_read_is_one_sentence(name: str, tmp_path: Path) -> None:
    for file in (tmp_path / "nowhere", tmp_path, Path("/dev/null") / "x", Path("a\0b")):
        result = ceiba(name, file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("ceiba: cannot read ")
        assert len(result.stderr.splitlines()) == 1


def test_a_file_name_that_is_no_text_can_be_reported(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.ceiba"
    result = subprocess.run([*map(os.fsencode, command("check")), name], capture_output=True, check=False)
    assert result.returncode == 2
    assert b"No such file" in result.stderr
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize(
    "words",
    [["check", "--trace", str(SHARED_WIN)], ["sim", "incan-gold", "--games", "3"], ["legal", "-"], ["--help"]],
)
def test_a_full_disk_is_one_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            command(*words), stdout=full, stderr=subprocess.PIPE, input=OPENING, text=True, check=False
        )
    assert result.returncode == 2
    assert result.stderr == "ceiba: No space left on device.\n"


def test_a_picture_on_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    full = tmp_path / "full.svg"
    full.symlink_to("/dev/full")
    result = run("show", SHARED_WIN, "-o", full)
    assert result.returncode == 2
    assert result.stderr.decode() == f"ceiba: cannot write {full}: No space left on device.\n"


def test_a_reader_that_leaves_early_is_no_error() -> None:
    process = subprocess.Popen(
        command("check", "--trace", *[SHARED_WIN] * 20), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith(b'{"file"')
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=30) == 0


def test_an_interrupt_ends_without_a_traceback(tmp_path: Path) -> None:
    words = command("sim", "incan-gold", "--games", "1000000", "--out", tmp_path)
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not any(tmp_path.iterdir()):  # until it is playing
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Traceback" not in err


def test_output_is_utf_8_text_with_plain_line_ends(tmp_path: Path) -> None:
    result = run("check", written(tmp_path, ROUND))
    assert (result.returncode, result.stdout, result.stderr) == (0, b"ok 0 0 5\n", b"")
    assert run("check", INCAN_GOLD).stdout.count(b"\n") == 2


def test_a_fault_of_our_own_is_admitted_without_a_traceback(tmp_path: Path) -> None:
    """Should Ceiba itself break, here by a package that is damaged, that is said too."""
    broken = tmp_path / "rich"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise RuntimeError('damaged')\n")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    words = command("sim", "incan-gold", "--games", "1")
    result = subprocess.run(words, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 3
    assert result.stderr.startswith("ceiba: a fault of Ceiba's own, please report it (RuntimeError('damaged')")
    told = subprocess.run(
        words, capture_output=True, text=True, env=environment | {"CEIBA_TRACEBACK": "1"}, check=False
    )
    assert "Traceback" in told.stderr


def test_a_terminal_with_few_characters_gets_plain_ones() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    result = subprocess.run(
        command("play", "tikal", "--seed", "1"), input=b"quit\n", capture_output=True, env=environment, check=False
    )
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"/a4 T1" in result.stdout
    assert b"T temple, its value" in result.stdout


@pytest.mark.parametrize(
    ("language", "legend"),
    [
        ("de", b"T Tempel, sein Wert, wer ihn wertet (!: durch Wachter)   % Urwald"),
        ("fr", b"T temple, sa valeur, qui le marquerait (! : par un gardien)   % clairiere"),
        ("cs", b"T chram, jeho hodnota, komu se pocita (!: hlida ho hlidac)   % prales"),
        ("pl", b"T swiatynia, jej wartosc, kto ja liczy (!: dzieki straznikowi)   % dzungla"),
    ],
)
def test_letters_lose_their_accents_where_there_are_none(language: str, legend: bytes) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    words = command("play", "tikal", "--seed", "1", "--language", language)
    result = subprocess.run(words, input=b"quit\n", capture_output=True, env=environment, check=False)
    assert (result.returncode, result.stderr) == (0, b"")
    assert legend in result.stdout


@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [
        ("play tikal", "<&-", 2),
        ("check -", "<&-", 2),
        (f"check {SHARED_WIN}", ">&-", 0),
        ("check nowhere", "2>&-", 2),
    ],
)
def test_what_a_shell_has_closed_is_missed_without_a_traceback(words: str, closed: str, code: int) -> None:
    line = f"exec {shlex.join(command(*words.split()))} {closed}"
    result = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False)
    assert result.returncode == code
    assert "Traceback" not in result.stderr

"""`ceiba show`: positions of records as pictures."""

import os
import pty
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ceiba.drawing.sheet import titled
from ceiba.record import Record, read_record
from tests.cli.running import INCAN_GOLD, OPENING, ROUND, SHARED_WIN, ceiba, command, written


def drawn(record: Record, language: str = "en") -> str:
    """How it looks in the end, under a title that says what happened last."""
    told = [step.tell(language) for step in record.steps()]
    return titled(record.game.draw(record.replay(), None, language), " ".join(told[-1] if told else []))


@pytest.mark.parametrize("record", [SHARED_WIN, INCAN_GOLD], ids=lambda path: path.stem)
def test_the_last_position_is_drawn_to_the_output(record: Path) -> None:
    result = ceiba("show", record)
    assert result.exit_code == 0
    assert result.stdout == drawn(read_record(record.read_bytes())) + "\n"
    assert ElementTree.fromstring(result.stdout).tag.endswith("svg")


def test_a_picture_can_go_to_a_file(tmp_path: Path) -> None:
    picture = tmp_path / "opening.svg"
    result = ceiba("show", "-", "-o", picture, said=OPENING)
    assert (result.exit_code, result.stdout) == (0, "")
    assert picture.read_text() == drawn(read_record(OPENING))


def test_at_a_line_all_above_it_is_played_and_nothing_below(tmp_path: Path) -> None:
    record = written(tmp_path, OPENING + "1 nonsense\n")
    for line in range(1, 11):
        played = OPENING.splitlines()[: max(line, 6) - 1]
        expected = drawn(read_record("\n".join(played)))
        assert ceiba("show", record, "--at", str(line)).stdout == expected + "\n"


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("5", "Incan Gold"),
        ("7", "Incan Gold. Turned up: a treasure of 11. 3 for each of the 3 inside, 2 left on the path."),
        ("8", "Incan Gold"),  # a choice is sealed, so nothing has happened yet
    ],
)
def test_the_title_says_what_happened_last(line: str, title: str) -> None:
    shown = ElementTree.fromstring(ceiba("show", "-", "--at", line, said=ROUND).stdout)
    assert shown.findtext("{http://www.w3.org/2000/svg}title") == title


def test_at_the_line_after_the_last_everything_is_played() -> None:
    assert ceiba("show", "-", "--at", "12", said=ROUND).stdout == ceiba("show", "-", said=ROUND).stdout


@pytest.mark.parametrize("line", ["13", "0", "-1", "x"])
def test_there_is_no_such_line(line: str) -> None:
    result = ceiba("show", "-", "--at", line, said=ROUND)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


def test_a_bad_line_above_is_reported() -> None:
    result = ceiba("show", "-", "--at", "11", said=OPENING + "2 done\n")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "line 10: '2 done'" in result.stderr


def test_on_a_terminal_the_picture_goes_beside_the_record(tmp_path: Path) -> None:
    record = written(tmp_path, OPENING)
    ours, theirs = pty.openpty()
    shown = subprocess.run(command("show", record), stdout=theirs, stderr=subprocess.PIPE, text=True, check=True)
    os.close(theirs)
    os.close(ours)
    assert shown.stderr == f"Drawn to {tmp_path / 'game.svg'}\n"
    assert (tmp_path / "game.svg").read_text() == drawn(read_record(OPENING))


def test_a_picture_speaks_the_language(tmp_path: Path) -> None:
    result = ceiba("show", "-", "-o", tmp_path / "x.svg", "--language", "cs", said=OPENING)
    assert result.stderr == f"Nakresleno: {tmp_path / 'x.svg'}\n"
    picture = (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert "Bílá prozkoumává" in picture
    assert picture == drawn(read_record(OPENING), "cs")


def test_a_picture_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    result = ceiba("show", "-", "-o", tmp_path / "no" / "x.svg", said=OPENING)
    assert result.exit_code == 2
    assert result.stderr == f"ceiba: cannot write {tmp_path / 'no' / 'x.svg'}: No such file or directory.\n"


# -- PNG ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [SHARED_WIN, INCAN_GOLD], ids=lambda path: path.stem)
def test_a_picture_can_be_a_real_png(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "end.PNG"
    assert ceiba("show", record, "-o", picture).exit_code == 0
    head, width, height, depth, kind = png_header(picture.read_bytes())
    drawn = ElementTree.fromstring(read_record(record.read_bytes()).replay().draw())
    size = (float(drawn.attrib["width"]), float(drawn.attrib["height"]))
    assert head == b"\x89PNG\r\n\x1a\n"
    assert [abs(dots - 2 * side) <= 1 for dots, side in zip((width, height), size, strict=True)] == [True, True]
    assert (depth, kind) == (8, 6)
    assert picture.stat().st_size > 100_000  # that much is drawn


def png_header(data: bytes) -> tuple[bytes, int, int, int, int]:
    return (data[:8], *struct.unpack(">IIBB", data[16:26]))


@pytest.mark.parametrize("name", ["x.gif", "x", "x.jpeg", "x.png.txt"])
def test_what_is_no_picture_is_refused_before_it_is_drawn(name: str, tmp_path: Path) -> None:
    result = ceiba("show", "-", "-o", tmp_path / name, said=OPENING)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"ceiba: '{name}' is no name for a picture: let it end in one of .svg .png.\n"
    assert not (tmp_path / name).exists()


def test_without_its_extra_a_png_says_how(tmp_path: Path) -> None:
    program = (
        "import sys; from importlib.machinery import PathFinder; find = PathFinder.find_spec\n"
        "PathFinder.find_spec = classmethod(lambda c, name, *a: None if name == 'resvg_py' else find(name, *a))\n"
        "from ceiba.cli import main; main(sys.argv[1:])"
    )
    words = [sys.executable, "-c", program, "show", str(SHARED_WIN), "-o", str(tmp_path / "x.png")]
    result = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "ceiba: PNG needs resvg_py: pip install 'ceiba[png]'. SVG needs nothing.\n"

"""A real terminal: prompts, colours, interrupts and the end of input."""

import os
import pty
import re
import select
import signal
import subprocess
import time
from collections.abc import Iterator
from fcntl import ioctl
from struct import pack
from termios import TIOCSWINSZ
from typing import Self

import pytest

from tests.cli.running import command

COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
CUT_OFF = re.compile(r"\x1b[^a-zA-Z]*$|\r$")  # the beginning of something that is still to come


class Terminal:
    """A process in a terminal of its own."""

    def __init__(self, *words: str, width: int = 80) -> None:
        self._ours, theirs = pty.openpty()
        ioctl(theirs, TIOCSWINSZ, pack("HHHH", 50, width, 0, 0))
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": str(width), "LINES": "50"}
        self.process = subprocess.Popen(
            command(*words), stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, env=environment
        )
        os.close(theirs)
        self.shown = ""
        self._rest = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Everything shown up to this text, without colours."""
        end = time.monotonic() + seconds
        while text not in self.shown:
            assert time.monotonic() < end, f"{text!r} did not come, but: {self.shown[-2000:]}"
            self._read(0.1)
        before, _, self.shown = self.shown.partition(text)
        return before

    def interrupt(self, answer: str) -> None:
        """Press control C; again if need be, for Python may miss it between its prompt and its waiting for keys."""
        for _ in range(10):
            self.process.send_signal(signal.SIGINT)
            end = time.monotonic() + 3
            while answer not in self.shown and time.monotonic() < end:
                self._read(0.1)
            if answer in self.shown:
                return
        raise AssertionError(f"{answer!r} did not come, but: {self.shown[-2000:]}")

    def leave(self, seconds: float = 30) -> int:
        """Wait until the process has ended; its exit code."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end
            self._read(0.1)
        self._read(0)
        return self.process.returncode

    def _read(self, seconds: float) -> None:
        if select.select([self._ours], [], [], seconds)[0]:
            try:
                seen = self._rest + os.read(self._ours, 100_000).decode(errors="replace")
            except OSError:  # the other side has closed it
                return
            cut = CUT_OFF.search(seen)
            self._rest = seen[cut.start() :] if cut else ""
            self.shown += COLOURS.sub("", seen.removesuffix(self._rest)).replace("\r\n", "\n")


@pytest.fixture
def table() -> Iterator[Terminal]:
    with Terminal("play", "tikal", "--seed", "3", "--seats", "2") as terminal:
        terminal.wait_for("White (you), lay A4 > ")
        yield terminal


@pytest.mark.parametrize(("keys", "then"), [("\x04", "\x04"), ("quit\n", "\n")])
def test_control_d_and_quit_leave_cleanly(table: Terminal, keys: str, then: str) -> None:
    table.type(keys)
    table.wait_for("You have left the table.")
    table.wait_for("Save the game? A file name, or Enter for no: ")
    table.type(then)
    assert table.leave() == 0
    assert "Traceback" not in table.shown


def test_an_interrupt_leaves_cleanly(table: Terminal) -> None:
    """What control C sends."""
    table.interrupt("You have left the table.")
    table.wait_for("Save the game? A file name, or Enter for no: ")
    table.type("\n")
    assert table.leave() == 0
    assert "Traceback" not in table.shown


def test_acts_are_typed_and_edited(table: Terminal) -> None:
    table.type("lay c5 0\x7f\x7f\x7f\x7f")  # four characters taken back
    table.type("c4 0\n")
    table.wait_for("White (you) lays A4 on c4.")
    table.wait_for("10 action points left > ")


def test_on_a_wide_terminal_the_lists_stand_beside_the_board() -> None:
    with Terminal("play", "tikal", "--seed", "3", width=160) as terminal:
        shown = terminal.wait_for("lay A4 > ")
        assert any("g1" in line and "supply" in line for line in shown.splitlines())
        assert max(map(len, shown.splitlines())) <= 160


def test_a_progress_bar_is_shown_only_on_a_terminal() -> None:
    with Terminal("sim", "incan-gold", "--games", "300") as terminal:
        terminal.wait_for("Playing incan-gold")
        terminal.wait_for("games/s")
        assert terminal.leave() == 0

"""A program that is talked to line by line; nothing that it does can hold Ceiba up or bring it down.

Its lines are read and written by threads of their own, the only way to wait for a pipe with a limit on any system.
Whatever goes wrong is a BotFault, after which the process is to be ended.
"""

import atexit
import shlex
import subprocess
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from weakref import ref

from ceiba.bots.bot import BotFault

VERSION = 1  # of the protocol
LONGEST_LINE = 2**20  # bytes
MOST_LINES = 10_000  # said and not yet listened to
START_UP = 10.0  # seconds for the greeting
FAREWELL = 1.0  # seconds between being asked to quit and being ended
MOST_OF_A_COMMAND = 8  # processes at the same time: as many as there are seats at the largest table


class EngineProcess:
    def __init__(self, command: str) -> None:
        self._talking_to: Callable[[], object] = lambda: None  # whoever asked last, while there is such a one
        self._heard: SimpleQueue[bytes] = SimpleQueue()  # ends with an empty line
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        try:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise BotFault("crashed", f"cannot be started: {why}") from None
        self._threads = [Thread(target=work, daemon=True) for work in (self._listen, self._speak)]
        for thread in self._threads:
            thread.start()
        try:
            self.name = self._greet()
        except BotFault:
            self.end()
            raise

    def _greet(self) -> str:
        self.say(f"ceiba {VERSION}")
        line = self.hear(START_UP)
        word, _, rest = line.partition(" ")
        version, _, name = rest.partition(" ")
        if word != "engine" or not name.strip():
            raise BotFault("unreadable", f"greets with {_shown(line)}, and not with 'engine {VERSION} NAME'")
        if version != str(VERSION):
            raise BotFault("unreadable", f"speaks version {_shown(version)} of the protocol, and not {VERSION}")
        return name.strip()

    @property
    def talking_to(self) -> object:
        """Whose questions it has been answering; None once whoever that was is gone."""
        return self._talking_to()

    @talking_to.setter
    def talking_to(self, asker: object) -> None:
        self._talking_to = ref(asker)

    def say(self, *lines: str) -> None:
        self._to_say.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, seconds: float) -> str:
        """The next line, if it comes within so many seconds."""
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            raise BotFault("late", f"has not answered within {seconds:.3g} s") from None
        if not line:
            with suppress(subprocess.TimeoutExpired):
                code = self._process.wait(FAREWELL)
                raise BotFault("crashed", f"has ended by itself (exit code {code})")
            raise BotFault("crashed", "says nothing any more")
        if len(line) >= LONGEST_LINE:
            raise BotFault("unreadable", f"says more than {LONGEST_LINE:,} bytes in one line")
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise BotFault("unreadable", "says what is no UTF-8 text") from None

    def must_be_silent(self) -> None:
        """Nothing may be left over from before: it would be taken for an answer to what is asked next."""
        if not self._heard.empty():
            line = self.hear(0)
            raise BotFault("unreadable", f"said {_shown(line)} without being asked")

    def end(self) -> None:
        """At once, and wait until it is gone."""
        self._process.kill()
        self._close()

    def quit(self) -> None:
        """Ask it to go, and wait until it is gone."""
        self.say("quit")
        self._to_say.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.end()

    def _close(self) -> None:
        self._process.wait()
        self._to_say.put(None)
        for thread in self._threads:
            thread.join(FAREWELL)
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None  # both are pipes
            with suppress(OSError):
                stream.close()

    # -- in threads of their own ----------------------------------------------------------------------

    def _listen(self) -> None:
        assert self._process.stdout is not None  # it is a pipe
        with suppress(OSError, ValueError):
            while (line := self._process.stdout.readline(LONGEST_LINE)) and self._heard.qsize() < MOST_LINES:
                self._heard.put(line)
        self._heard.put(b"")

    def _speak(self) -> None:
        assert self._process.stdin is not None  # it is a pipe
        with suppress(OSError, ValueError):  # nobody listens: that nothing is answered will be noticed
            while (lines := self._to_say.get()) is not None:
                self._process.stdin.write(lines)
                self._process.stdin.flush()


def _shown(text: str) -> str:
    return repr(text if len(text) <= 80 else f"{text[:79]}…")


# -- the processes that are running ---------------------------------------------------------------------

_running: dict[str, list[EngineProcess]] = {}  # by command, the one used last at the end


def process_for(asker: object, command: str) -> EngineProcess:
    """A process for this asker's next question: the one it has talked to, a new one, or the one unused longest."""
    running = _running.setdefault(command, [])
    theirs = [process for process in running if process.talking_to is asker]
    if theirs:
        process = theirs[0]
    elif len(running) < MOST_OF_A_COMMAND and all(process.talking_to is not None for process in running):
        process = EngineProcess(command)
        running.append(process)
    else:
        process = next((process for process in running if process.talking_to is None), running[0])
    running.remove(process)
    running.append(process)
    return process


def forget(command: str, process: EngineProcess) -> None:
    """A process that has failed is ended; the next question starts another."""
    _running[command].remove(process)
    process.end()


def check(command: str) -> None:
    """Start a process of this command, unless one is running: BotFault if it does not greet as it should."""
    if not _running.get(command):
        _running[command] = [EngineProcess(command)]


@atexit.register
def quit_all() -> None:
    for processes in _running.values():
        while processes:
            processes.pop().quit()

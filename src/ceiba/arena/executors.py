"""Where games are played: here, or in several processes. A place takes work and gives results as they come."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Protocol, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Executor(Protocol):
    """Does all tasks and gives what comes of them, in any order. Tasks are taken only when they can be begun soon.

    Work and tasks must be fit to be pickled, so that they may go far away. Closing what is given ends the work.
    """

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result, None, None]: ...


class Here:
    """Everything in this process, one after the other."""

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result, None, None]:
        for task in tasks:
            yield work(task)


class Lost(Exception):
    """A process that was at work has died."""


class Processes:
    """Several processes of this machine. However this ends, none of them is left behind.

    Each has a line of its own. One that is ended while it hands over a result is noticed by the end of its line;
    at a line that all share, the rest of the result would be waited for without end.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result, None, None]:
        lines: dict[Connection, BaseProcess] = {}
        try:
            for task in islice(tasks, self.jobs):
                line, process = _begin(work)
                lines[line] = process
                with _lost_at_its_end():
                    line.send(task)
            while lines:
                ready = wait([*lines])
                for line in [line for line in lines if line in ready]:
                    with _lost_at_its_end():
                        result, error = line.recv()
                    try:
                        task = next(tasks)
                    except StopIteration:
                        line.close()
                        lines.pop(line).join()
                    else:
                        with _lost_at_its_end():
                            line.send(task)
                    if error is not None:
                        raise error
                    yield result
        finally:
            for line, left in lines.items():
                left.terminate()
                left.join()
                line.close()


def _begin(work: Callable[[Task], Result]) -> tuple[Connection, BaseProcess]:
    """A process that waits for tasks, and the line to it."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_do_all, args=(work, theirs), daemon=True)
    with no_interrupt():
        process.start()
    theirs.close()  # else the end of the process would not be the end of the line
    return ours, process


@contextmanager
def _lost_at_its_end() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise Lost("a process that was playing has died; perhaps there was not enough memory.") from None


def _do_all(work: Callable[[Task], Result], line: Connection) -> None:
    """In a process of its own: every task that comes, until the line ends."""
    _leave_with_parent()
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        try:
            line.send((work(task), None))
        except Exception as error:  # whatever it is, it is told where the work was asked for
            line.send((None, error))


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Processes that are begun meanwhile never hear of Ctrl+C; their parent does, and ends them."""
    if sys.platform == "win32":  # no signals can be held back there: they hear of it, and end by themselves
        yield
        return
    from multiprocessing import resource_tracker  # there is none on Windows

    # With the first process comes one that tidies up after all, and once that is begun its parent hears of Ctrl+C
    # again: so it is begun before.
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave_with_parent() -> None:
    """A parent that was killed cannot end its processes: so each watches for that by itself."""
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a process that was begun by another

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os._exit(1)

    Thread(target=watch, args=(parent.sentinel,), daemon=True).start()

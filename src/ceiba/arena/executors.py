"""Where games are played: here, or in several processes. A place takes work and gives results as they come."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for
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
    """Several processes of this machine. However this ends, none of them is left behind."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result, None, None]:
        strangers = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context("spawn"), initializer=_begin)
        try:
            yield from self._results(pool, work, tasks)
        except BrokenProcessPool:
            raise Lost("a process that was playing has died; perhaps there was not enough memory.") from None
        finally:
            for process in set(multiprocessing.active_children()) - strangers:
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    def _results(
        self, pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: Iterator[Task]
    ) -> Iterator[Result]:
        running: set[Future[Result]] = set()
        more = True
        while more or running:
            while more and len(running) <= self.jobs:  # one more than can be done at once, lest anyone wait
                try:
                    task = next(tasks)
                except StopIteration:
                    more = False
                    break
                with no_interrupt():
                    running.add(pool.submit(_do, work, task))
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Processes that are begun meanwhile never hear of Ctrl+C; their parent does, and ends them."""
    if sys.platform == "win32":  # no signals can be held back there: they hear of it, and end by themselves
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


_at_work = False  # in a process of the pool: whether it does a task, rather than hand over what came of one


def _begin() -> None:
    """What each process of the pool does first."""
    if sys.platform != "win32":
        signal.signal(signal.SIGTERM, _end)
    _leave_with_parent()


def _do(work: Callable[[Task], Result], task: Task) -> Result:
    global _at_work
    _at_work = True
    try:
        return work(task)
    finally:
        _at_work = False


def _end(signal_number: int, frame: object) -> None:
    """Whoever is at work ends at once; whoever hands over a result may do so for a second.

    Had the parent only half of a result, it would wait for the rest for ever.
    """
    if _at_work:
        os._exit(1)
    signal.alarm(1)


def _leave_with_parent() -> None:
    """A parent that was killed cannot end its processes: so each watches for that by itself."""
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a process that was begun by another

    def watch(sentinel: int) -> None:
        wait_for([sentinel])
        os._exit(1)

    Thread(target=watch, args=(parent.sentinel,), daemon=True).start()

"""Where games are played: the same comes of them anywhere, and nobody is left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
from contextlib import closing
from itertools import count
from time import perf_counter, sleep

import pytest

from ceiba.arena.executors import Executor, Here, Lost, Processes


@pytest.mark.parametrize("executor", [Here(), Processes(1), Processes(3)])
def test_everything_is_done_once(executor: Executor) -> None:
    assert sorted(executor(abs, iter(range(-20, 0)))) == [*range(1, 21)]
    assert multiprocessing.active_children() == []


def test_tasks_are_taken_only_when_they_can_be_begun_soon() -> None:
    tasks = count()
    with closing(Processes(2)(abs, tasks)) as results:
        next(results)
    assert next(tasks) <= 5


def test_closing_ends_the_work_at_once() -> None:
    with closing(Processes(2)(sleep, iter([0.0, 600.0, 600.0]))) as results:
        next(results)
        began = perf_counter()
    assert perf_counter() - began < 5
    assert multiprocessing.active_children() == []


def test_nobody_waits_for_the_rest_of_a_result_when_the_work_is_ended() -> None:
    """Results that take a while to hand over: some process is in the midst of it when all are told to end."""
    for _ in range(3):
        with closing(Processes(2)(bytes, iter([30_000_000] * 20))) as results:
            assert len(next(results)) == 30_000_000
        assert not multiprocessing.active_children()


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(Lost, match="has died"):
        list(Processes(2)(os._exit, iter([1, 1])))
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_far_away_is_told_here() -> None:
    with pytest.raises(ZeroDivisionError):
        list(Processes(2)((1).__truediv__, iter([1, 0])))
    assert multiprocessing.active_children() == []


def hears_of_interrupts(_: int) -> bool:
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_no_process_hears_of_an_interrupt() -> None:
    """In a program of its own: the first process that a program begins is begun differently from the others."""
    program = (
        "from ceiba.arena.executors import Processes\n"
        "from tests.arena.test_executors import hears_of_interrupts\n"
        "print(any(Processes(2)(hears_of_interrupts, iter(range(20)))), hears_of_interrupts(0))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout == "False True\n"

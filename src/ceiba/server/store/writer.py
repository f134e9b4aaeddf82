"""Group commit: one thread writes, and what has gathered meanwhile is stored together."""

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from ceiba.server.store.session import Job

T = TypeVar("T")
MOST_AT_ONCE = 200


class Asked(NamedTuple):
    # Any: each job has an answer of its own kind, which only its asker knows.
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"


class Writer:
    """Takes jobs from event loops, and answers them once `transact` has stored them durably.

    If one of several fails, all are undone and each is tried again by itself, so that nobody suffers for others.
    """

    def __init__(self, transact: Callable[[list[Job[Any]]], list[Any]]) -> None:
        self._transact = transact
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._asked.put(Asked(job, loop, answer))
        return await answer

    def close(self) -> None:
        """Finish what was asked for."""
        self._asked.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (first := self._asked.get()) is not None:
            batch = [first]
            last = False
            while not last and len(batch) < MOST_AT_ONCE and not self._asked.empty():
                following = self._asked.get()
                if following is None:
                    last = True
                else:
                    batch.append(following)
            self._store(batch)
            if last:
                return

    def _store(self, batch: list[Asked]) -> None:
        try:
            results = self._transact([asked.job for asked in batch])
        except Exception as error:
            if len(batch) == 1:
                _answer(batch, [error])
            else:
                for asked in batch:
                    self._store([asked])
        else:
            _answer(batch, results)


def _answer(batch: list[Asked], results: list[Any]) -> None:
    """Wake each event loop once, however many answers it gets."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for asked, result in zip(batch, results, strict=True):
        by_loop.setdefault(asked.loop, []).append((asked.answer, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for answer, result in answers:
        if answer.cancelled():
            continue
        if isinstance(result, BaseException):
            answer.set_exception(result)
        else:
            answer.set_result(result)

"""Group commit: one thread writes, and all that has gathered while it was busy is stored in one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from ceiba.server.store.errors import StoreBusy
from ceiba.server.store.session import Job, Session

MOST_AT_ONCE = 400  # writes, after which no more are waited for; those of one turn of an event loop stay together
SETTLED_AT_ONCE = 4  # answers in one turn of an event loop


class Write(NamedTuple):
    """One thing to write. All of a transaction that have the same `run` are handed to it together."""

    # Any: each kind of write has arguments and answers of its own, which only whoever asks for it knows.
    run: Callable[[Session, list[Any]], Sequence[Any]]
    argument: Any
    tables: tuple[str, ...]  # those that it changes; they are locked first


def one_by_one(session: Session, jobs: list[Job[Any]]) -> list[Any]:
    """What is written too seldom to be written together."""
    return [job(session) for job in jobs]


def carry_out(session: Session, writes: list[Write]) -> list[Any]:
    """Run the writes of one transaction; answers in their order."""
    # All tables first and in order, so that two servers never wait for each other crosswise.
    session.lock(sorted({table for write in writes for table in write.tables}))
    answers: list[Any] = [None] * len(writes)
    for run in dict.fromkeys(write.run for write in writes):
        places = [place for place, write in enumerate(writes) if write.run is run]
        found = run(session, [writes[place].argument for place in places])
        for place, answer in zip(places, found, strict=True):
            answers[place] = answer
    return answers


class Asked(NamedTuple):
    write: Write
    loop: asyncio.AbstractEventLoop
    answer: "asyncio.Future[Any]"


class Writer:
    """Takes writes from event loops, and answers them once `transact` has stored them durably.

    If one of several fails, all are undone and each is tried again by itself, so that nobody suffers for others.
    """

    def __init__(self, transact: Callable[[list[Write]], list[Any]]) -> None:
        self._transact = transact
        self._gathered: dict[asyncio.AbstractEventLoop, list[Asked]] = {}
        self._asked: SimpleQueue[list[Asked] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def write(self, write: Write) -> "asyncio.Future[Any]":
        """The answer to come. Whoever cancels it before its transaction begins has asked for nothing."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(Asked(write, loop, answer))
        return answer

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """All that one turn of an event loop has asked for: waking the thread for each takes longer than asking."""
        gathered = self._gathered.pop(loop, None)
        if gathered:
            self._asked.put(gathered)

    def close(self) -> None:
        """Finish what was asked for."""
        for loop in [*self._gathered]:
            self._hand_over(loop)
        self._asked.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (batch := self._asked.get()) is not None:
            last = False
            while not last and len(batch) < MOST_AT_ONCE and not self._asked.empty():
                following = self._asked.get()
                if following is None:
                    last = True
                else:
                    batch += following
            self._store([asked for asked in batch if not asked.answer.cancelled()])
            if last:
                return

    def _store(self, batch: list[Asked]) -> None:
        if not batch:
            return
        try:
            results = self._transact([asked.write for asked in batch])
        except Exception as error:
            if isinstance(error, StoreBusy):  # trying each by itself would only take longer
                _answer(batch, [StoreBusy() for _ in batch])
            elif len(batch) == 1:
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
    """A few at a time: whoever waits for the first hears of it before the last is dealt with, and may go on.

    All at once, everyone would be told together, answer together, and leave the server idle in between.
    """
    if len(answers) > SETTLED_AT_ONCE:
        asyncio.get_running_loop().call_soon(_settle, answers[SETTLED_AT_ONCE:])
    for answer, result in answers[:SETTLED_AT_ONCE]:
        if answer.cancelled():
            continue
        if isinstance(result, BaseException):
            answer.set_exception(result)
        else:
            answer.set_result(result)

"""What goes on beside the requests: tasks that nobody waits for."""

import asyncio
import logging

log = logging.getLogger(__name__)

FAREWELL = 2.0  # seconds for them to finish when the server stops


class Tasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, task: "asyncio.Task[None]") -> None:
        """Hold on to a task until it is done: an event loop forgets those that nobody holds."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task in the background has failed", exc_info=task.exception())

    async def finish(self) -> None:
        """Let them come to their end, though not for long."""
        if self._tasks:
            _, left = await asyncio.wait(self._tasks, timeout=FAREWELL)
            for task in left:
                task.cancel()

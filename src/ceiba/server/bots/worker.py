"""One process in which bots think: started when it is first needed, and again after it has died."""

import asyncio
import contextlib
import os
import signal
import sys

from msgspec import DecodeError
from msgspec.json import decode, encode

from ceiba.server.bots.process import Answer, Question

LONGEST_ANSWER = 2**22  # bytes
COMMAND = (sys.executable, "-m", "ceiba.server.bots.process")


class NoAnswer(Exception):
    """A bot has not answered: the key of what people are told, and what happened."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__(what)
        self.key = key
        self.what = what

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.key, self.what), self.__dict__)


class Worker:
    """Asked one question at a time."""

    def __init__(self, command: list[str] | None = None) -> None:
        self._command = command or [*COMMAND]
        self._process: asyncio.subprocess.Process | None = None
        self._stopped = False

    async def ask(self, question: Question, limit: float) -> Answer:
        if self._stopped:
            raise NoAnswer("bot-failed", "is not asked any more, since the server stops")
        process = await self._running()
        assert process.stdin is not None  # both are pipes
        assert process.stdout is not None
        try:
            process.stdin.write(encode(question) + b"\n")
            async with asyncio.timeout(limit):
                line = await process.stdout.readline()
            answer = decode(line, type=Answer)
        except TimeoutError:
            await self._end()
            raise NoAnswer("bot-late", f"has not answered within {limit:.3g} s") from None
        except (OSError, ValueError, DecodeError):
            code = await self._end()
            raise NoAnswer("bot-failed", f"gives no readable answer (its process ended with {code})") from None
        if answer.failed:
            raise NoAnswer("bot-failed", answer.failed)
        return answer

    async def stop(self) -> None:
        self._stopped = True
        await self._end()

    async def _end(self) -> int | None:
        """With all that it has started: engines are its children."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        return await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
            )
        return self._process

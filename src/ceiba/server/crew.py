"""The bots at the tables: they think in worker processes, with a limit, and act through the same door as people."""

import asyncio
import contextlib
import os
import sys
import time
from secrets import token_hex

from msgspec import DecodeError
from msgspec.json import decode, encode

from ceiba.bots.uniform import RandomBot
from ceiba.game import Position
from ceiba.server.errors import Refused
from ceiba.server.room import Room
from ceiba.server.store.rows import Line as TalkRow
from ceiba.server.table import BOT, Table
from ceiba.server.thinking import Answer, Question
from ceiba.server.wire import Commit, Hint

TIME_LIMIT = 30.0  # seconds that a bot may think about one act
MOST_WORKERS = 8
LONGEST_ANSWER = 2**22  # bytes

SORRY = {
    "bot-late": "The bot at seat {seat} took too long, and has moved at random.",
    "bot-failed": "The bot at seat {seat} has failed, and has moved at random.",
}


class Trouble(Exception):
    """A bot has not answered; the key says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Worker:
    """One process; started when it is first needed, and again after it has died."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._stopped = False

    async def ask(self, question: Question, limit: float) -> Answer:
        async with self._turn:
            if self._stopped:
                raise Trouble("bot-failed")
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
                raise Trouble("bot-late") from None
            except (OSError, ValueError, DecodeError):
                await self._end()
                raise Trouble("bot-failed") from None
            if answer.failed:
                raise Trouble("bot-failed")
            return answer

    async def stop(self) -> None:
        self._stopped = True
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_ANSWER, start_new_session=True
            )
        return self._process


class Crew:
    def __init__(self, room: Room, limit: float = TIME_LIMIT, command: list[str] | None = None) -> None:
        self._room = room
        self._limit = limit
        count = min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1))
        command = command or [sys.executable, "-m", "ceiba.server.thinking"]
        self._workers = [Worker(command) for _ in range(count)]
        self._simplest = RandomBot(token_hex(8))
        self._stopping = False
        room.call_bots = self.attend

    def attend(self, table: Table) -> None:
        """Let every bot think that the game waits for, unless it does already."""
        if self._stopping:
            return
        for seat in table.waiting_for():
            at_work = (table.version, seat)
            if table.holds(BOT, seat) and at_work not in table.thinking:
                table.thinking.add(at_work)
                self._room.keep(asyncio.get_running_loop().create_task(self._play(table, seat, table.version)))

    async def _play(self, table: Table, seat: int, version: int) -> None:
        try:
            act = await self._choose(table, seat, version)
            if act is not None:
                await self._commit(table, seat, version, act)
        finally:
            table.thinking.discard((version, seat))
        if table.version == version and seat in table.waiting_for() and table.holds(BOT, seat):
            self.attend(table)  # somebody sat here meanwhile and left again

    async def _choose(self, table: Table, seat: int, version: int) -> str | None:
        """What the bot does; in trouble, what the simplest bot does. None if the table has moved on."""
        position = table.position
        if table.version != version or position is None:
            return None
        try:
            answer = await self._ask(table, seat, str(table.seat(seat).bot), position, explain=False)
            act = answer.act
            if position.why_not(position.parse(act)) is not None:
                raise Trouble("bot-failed")
        except (Trouble, ValueError) as trouble:
            if self._stopping or table.version != version or not table.holds(BOT, seat):
                return None
            await self._apologise(table, seat, trouble.key if isinstance(trouble, Trouble) else "bot-failed")
            act = position.write(self._simplest.choose(position, seat))
        return act

    async def _commit(self, table: Table, seat: int, version: int, act: str) -> None:
        commit = Commit(version, f"bot-{seat}-{version}-{token_hex(4)}", [act])
        with contextlib.suppress(Refused):  # the table has moved on, or a person sits there now
            await self._room.commit(table.name, BOT, commit)

    async def _ask(self, table: Table, seat: int, bot: str, position: Position, explain: bool) -> Answer:
        # The same worker for the same table: there the bots remember their plans.
        worker = self._workers[hash(table.name) % len(self._workers)]
        key = f"{table.name} {seat}{' hint' if explain else ''}"
        seed = f"{table.row.about.key} {seat}"
        question = Question(key, table.row.about.game, bot, seed, seat, str(position), explain)
        return await worker.ask(question, self._limit)

    async def _apologise(self, table: Table, seat: int, key: str) -> None:
        line = TalkRow(table.name, 0, time.time(), SORRY[key].format(seat=seat), seat=seat, key=key)
        await self._room.say(table, line)

    async def hint(self, table: Table, seat: int, bot: str, position: Position) -> Hint:
        """What a bot would do at a person's seat in this position, and why."""
        try:
            answer = await self._ask(table, seat, bot, position, explain=True)
        except Trouble:
            raise Refused(409, "no-hint", "the bot has no advice here.") from None
        return Hint(seat, bot, answer.act, answer.why)

    async def stop(self) -> None:
        """No bot begins to think any more, and those that do are not waited for."""
        self._stopping = True
        for worker in self._workers:
            await worker.stop()
        await self._room.finish()

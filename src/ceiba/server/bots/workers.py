"""The bots at the tables: they think in worker processes, with a limit, and act through the same door as people.

A table's bots think in the same worker, where they remember their plans; hints have a worker to themselves, so that
neither waits for the other. Where only bots sit, they play only while someone watches.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable
from hashlib import blake2b
from secrets import token_hex
from typing import NamedTuple
from zlib import crc32

from ceiba.bots import levels_of
from ceiba.bots.uniform import RandomBot
from ceiba.game import Position
from ceiba.server.bots.offered import OfferedBots
from ceiba.server.bots.process import Question
from ceiba.server.bots.turns import Turns
from ceiba.server.bots.worker import NoAnswer, Worker
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import ActsMade, Change, SettingsChanged, TakenUp
from ceiba.table.commits import Commit
from ceiba.table.errors import Cause, Refused
from ceiba.table.log import Line
from ceiba.table.permissions import holds
from ceiba.table.table import BOT, Table

log = logging.getLogger(__name__)

TIME_LIMIT = 30.0  # seconds that a bot may think about one act
MOST_WORKERS = 8

SORRY = {
    "bot-late": "The bot at seat {seat} took too long, and has moved at random.",
    "bot-failed": "The bot at seat {seat} has failed, and has moved at random.",
}


class Advice(NamedTuple):
    """What a bot would do, and why, in its own terms."""

    bot: str
    act: str
    why: dict[str, object]


class BotWorkers:
    def __init__(
        self,
        tables: Tables,
        offered: OfferedBots,
        secret: Callable[[], str],
        is_watched: Callable[[str], bool],
        limit: float = TIME_LIMIT,
        command: list[str] | None = None,
    ) -> None:
        """`secret` is the store's; `is_watched` tells if anyone listens to a table; `command` starts a worker."""
        self.offered = offered
        self._tables = tables
        self._secret = secret
        self._is_watched = is_watched
        self._limit = limit
        count = min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1))
        self._workers = [(Worker(command), Turns()) for _ in range(count)]
        self._adviser = (Worker(command), Turns())
        self._simplest = RandomBot(token_hex(8))
        self._thinking: set[tuple[str, int, int]] = set()  # table, version, seat
        self._stopping = False
        tables.subscribe(self.hear, lambda name: any(name == at_work[0] for at_work in self._thinking))

    # -- acts -----------------------------------------------------------------------------------------

    def hear(self, table: Table, change: Change) -> None:
        if isinstance(change, ActsMade | SettingsChanged | TakenUp):
            self.attend(table)

    def attend(self, table: Table) -> None:
        """Let every bot think that the game waits for, unless it does already."""
        if self._stopping or table.settings.halted:
            return
        for seat in table.waiting_for():
            at_work = (table.name, table.version, seat)
            if holds(table, BOT, seat) and at_work not in self._thinking and self._is_played(table):
                self._thinking.add(at_work)
                self._tables.keep(asyncio.get_running_loop().create_task(self._play(*at_work)))

    def _is_played(self, table: Table) -> bool:
        return has_people(table) or self._is_watched(table.name)

    async def _play(self, name: str, version: int, seat: int) -> None:
        try:
            act = await self._choose(name, version, seat)
            if act is not None:
                commit = Commit(version, f"bot-{seat}-{version}-{token_hex(4)}", [act])
                with contextlib.suppress(Refused):  # the table has moved on, or a person sits there now
                    await self._tables.commit(name, BOT, commit)
        finally:
            self._thinking.discard((name, version, seat))
        table = await self._tables.at(name)
        if act is None and table.version == version:
            self.attend(table)  # somebody sat here meanwhile and left again

    async def _choose(self, name: str, version: int, seat: int) -> str | None:
        """What the bot does; if it fails, anything legal. None if the table has moved on, or nobody watches."""
        table = await self._tables.at(name)
        worker, turns = self._workers[crc32(name.encode()) % len(self._workers)]
        async with turns.turn(name, has_people(table)):
            table = await self._tables.at(name)
            position = table.position
            if position is None or not self._is_still_to_act(table, version, seat) or not self._is_played(table):
                return None
            asked_for = table.seat(seat).bot
            assert asked_for is not None  # it is for a bot to act
            question = self._question(table, seat, self._spec(table, asked_for), position)
            try:
                answer = await worker.ask(question, self._limit)
                check_legal(position, seat, answer.act)
                return answer.act
            except NoAnswer as trouble:
                failed = trouble
        table = await self._tables.at(name)
        if self._stopping or not self._is_still_to_act(table, version, seat):
            return None
        where = f"at seat {seat} of table {name}, after {version} acts,"
        log.warning("the bot %s %s %s; it moves at random", asked_for, where, failed.what)
        await self._apologise(table, seat, failed.key)
        return position.write(self._simplest.choose(position, seat))

    def _is_still_to_act(self, table: Table, version: int, seat: int) -> bool:
        return table.version == version and holds(table, BOT, seat) and seat in table.waiting_for()

    async def _apologise(self, table: Table, seat: int, key: str) -> None:
        line = Line(table.name, 0, time.time(), SORRY[key].format(seat=seat), seat=seat, key=key)
        await self._tables.say(table, line)

    # -- hints ----------------------------------------------------------------------------------------

    async def hint(self, table: Table, seat: int, position: Position) -> Advice:
        """What the game's adviser would do at a person's seat in this position, and why."""
        bot = levels_of(table.settings.game).adviser
        worker, turns = self._adviser
        try:
            async with turns.turn(table.name, has_people=True):
                answer = await worker.ask(self._question(table, seat, bot, position, explain=True), self._limit)
        except NoAnswer as trouble:
            log.warning("the adviser %s for seat %d of table %s %s", bot, seat, table.name, trouble.what)
            raise Refused(Cause.CONFLICT, "no-hint", "the bot has no advice here.") from None
        return Advice(bot, answer.act, answer.why)

    # -- for the operator -----------------------------------------------------------------------------

    def waiting(self) -> int:
        """Acts and hints that bots are asked for: those that they think about, and those that wait."""
        return len(self._thinking) + self._adviser[1].waiting()

    # -- questions ------------------------------------------------------------------------------------

    def _question(self, table: Table, seat: int, bot: str, position: Position, explain: bool = False) -> Question:
        key = f"{table.name} {seat}{' hint' if explain else ''}"
        known = str(position.known_to(seat))
        return Question(
            key, table.settings.game, {**table.settings.options}, bot, self._seed(key), seat, known, explain
        )

    def _seed(self, key: str) -> str:
        """From the server's secret: nobody can work out a bot's choices from what is shown at the table."""
        secret = self._secret().encode()
        assert secret  # the store is open
        return blake2b(key.encode(), key=secret[:64], person=b"bots", digest_size=16).hexdigest()

    def _spec(self, table: Table, name: str) -> str:
        """The bot of this name; the game's usual company if the operator does not offer it any more."""
        game = table.settings.game
        spec = self.offered.spec(game, name)
        if spec is None:
            spec = levels_of(game).company
            log.warning("table %s has a bot %r, which is not offered here; %s plays for it", table.name, name, spec)
        return spec

    async def stop(self) -> None:
        """No bot begins to think any more, and those that do are not waited for."""
        self._stopping = True
        for worker, _ in (*self._workers, self._adviser):
            await worker.stop()
        await self._tables.finish()


# -- what is to be known of a table ---------------------------------------------------------------------


def has_people(table: Table) -> bool:
    return any(seat.kind == "person" for seat in table.settings.seats)


def check_legal(position: Position, seat: int, act: str) -> None:
    try:
        if position.parse(act) in position.legal(seat):
            return
    except ValueError:
        pass
    raise NoAnswer("bot-failed", f"chose {act[:80]!r}, which is not legal")

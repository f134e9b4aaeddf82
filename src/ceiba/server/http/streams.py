"""Event streams: who listens to which table, and what each is sent. What is the same for all is encoded once."""

import asyncio
import contextlib
from collections import deque
from functools import lru_cache

from msgspec import Raw, Struct
from msgspec.json import Encoder

from ceiba.server.http.serialize import clock_answer, line_answer, news_answer, table_answer
from ceiba.server.http.stream_events import Chosen, ClockNews
from ceiba.server.store.errors import StoreBusy
from ceiba.server.tables.presence import TELL_EVERY, Presence
from ceiba.server.tables.tables import Tables
from ceiba.table.changes import ActsMade, Change, ChoiceSealed, ClockChanged, LineSaid, SettingsChanged, TakenUp
from ceiba.table.permissions import may_come, may_watch, seat_seen_by
from ceiba.table.steps import Viewer
from ceiba.table.table import Table

MOST_WAITING = 200  # messages that a slow reader may leave unread before the stream is closed

QUIET = b": all is quiet\n\n"
KEEP_ALIVE = 15.0  # seconds between two signs of life

_encode = Encoder().encode


class Stream:
    """One reader's event stream: the tables it listens to, with the version it has of each."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.versions: dict[str, int] = {}
        self.closed = False
        self._waiting: deque[bytes] = deque()
        self._ready: asyncio.Future[None] | None = None  # that the reader waits for

    def send(self, event: bytes) -> None:
        """Say this, and how far the stream has then come."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()  # whoever does not read shall not fill the memory
            self.close()
        if not self.closed:
            mark = ",".join([f"{table}:{version}" for table, version in self.versions.items()])
            self._waiting.append(b"id: %b\n%b" % (mark.encode(), event))
            self._wake()

    def close(self) -> None:
        """Nothing more is sent; the reader comes again, and says where it stopped."""
        self.closed = True
        self._wake()

    def breathe(self) -> None:
        """A sign of life for a reader to whom there is nothing to say."""
        if not self._waiting:
            self._waiting.append(QUIET)
            self._wake()

    def _wake(self) -> None:
        if self._ready is not None and not self._ready.done():
            self._ready.set_result(None)

    async def next(self) -> bytes | None:
        """What has gathered, or None at the end."""
        if not self._waiting and not self.closed:
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready
        if not self._waiting:
            return None
        gathered = self._waiting[0] if len(self._waiting) == 1 else b"".join(self._waiting)
        self._waiting.clear()
        return gathered


class Streams:
    """The streams by table; each change of a table is told to those who may know of it."""

    def __init__(self, tables: Tables) -> None:
        self._streams: dict[str, set[Stream]] = {}
        self._tables = tables
        self.presence = Presence(tables.store)
        tables.subscribe(self.hear, self.is_heard)

    def is_heard(self, table: str) -> bool:
        return table in self._streams

    def join(self, table: Table, stream: Stream) -> None:
        stream.versions[table.name] = table.version
        self.presence.come(table.name, stream.guest)
        was_heard = self.is_heard(table.name)
        self._streams.setdefault(table.name, set()).add(stream)
        if not was_heard:  # bots that play for themselves do so only while someone watches
            self._tables.publish(table, TakenUp())

    def leave(self, stream: Stream) -> None:
        for table in stream.versions:
            listening = self._streams.get(table, set())
            listening.discard(stream)
            self.presence.go(table, stream.guest)
            if not listening:
                self._streams.pop(table, None)

    def leave_all(self, guest: str) -> None:
        """End the streams of a guest, who may have left all devices: each is to say again who it is for."""
        for stream in self._all():
            if stream.guest == guest:
                stream.close()

    def close(self) -> None:
        for stream in self._all():
            stream.close()

    async def keep_alive(self) -> None:
        """For ever, so that neither side nor anything between takes a quiet stream for a dead one."""
        while True:
            await asyncio.sleep(KEEP_ALIVE)
            for stream in self._all():
                stream.breathe()

    def count(self) -> int:
        return len(self._all())

    async def tell_presence(self) -> None:
        """For ever, to the other servers."""
        while True:
            await asyncio.sleep(TELL_EVERY)
            with contextlib.suppress(StoreBusy):
                await self.presence.tell()

    def _all(self) -> set[Stream]:
        return {stream for streams in self._streams.values() for stream in streams}

    # -- what happened --------------------------------------------------------------------------------

    def hear(self, table: Table, change: Change) -> None:
        if table.name not in self._streams:
            return
        if isinstance(change, ActsMade):
            self._tell_acts(table, change)
        elif isinstance(change, ChoiceSealed):
            self._tell(table, "chosen", Chosen(table.name, change.version, change.seats))
        elif isinstance(change, LineSaid):
            self._tell(table, "talk", line_answer(change.line))
        elif isinstance(change, ClockChanged):
            clock = clock_answer(table.settings, table)
            if clock is not None:
                self._tell(table, "clock", ClockNews(table.name, clock))
        elif isinstance(change, SettingsChanged):
            event = encode_event("table", table_answer(table))
            for stream in self._streams[table.name]:
                if may_come(table, stream.guest):
                    stream.send(event)

    def _tell(self, table: Table, kind: str, said: Struct) -> None:
        """The same to all who may watch."""
        event = encode_event(kind, said)
        for stream in self._streams[table.name]:
            if may_watch(table, stream.guest):
                stream.send(event)

    def _tell_acts(self, table: Table, made: ActsMade) -> None:
        """A commit, to all who may watch, as each of them sees it."""
        events: dict[Viewer, bytes] = {}
        for stream in self._streams[table.name]:
            stream.versions[table.name] = made.entry.version
            if may_watch(table, stream.guest):
                viewer = viewer_of(table, stream)
                if viewer not in events:
                    events[viewer] = encode_event("acts", Raw(encode_acts(made, viewer)))
                stream.send(events[viewer])


def begin(stream: Stream, table: Table, missed: list[ActsMade]) -> None:
    """To a stream that joins: the table as it stands, the commits missed, and who has chosen."""
    stream.send(encode_event("table", table_answer(table)))
    if may_watch(table, stream.guest):
        for made in missed:
            stream.versions[table.name] = made.entry.version
            stream.send(encode_event("acts", Raw(encode_acts(made, viewer_of(table, stream)))))
        stream.versions[table.name] = table.version
        if chosen := [*table.choices()]:
            stream.send(encode_event("chosen", Chosen(table.name, table.version, chosen)))


def viewer_of(table: Table, stream: Stream) -> Viewer:
    return table.viewer(seat_seen_by(table, stream.guest)) if table.game.hides else None


def encode_event(kind: str, data: Struct | Raw) -> bytes:
    """An event but for its id, which each stream has of its own."""
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), _encode(data))


@lru_cache(8)  # whoever has acted is told as soon as the listeners are
def encode_acts(made: ActsMade, viewer: Viewer) -> bytes:
    return _encode(news_answer(made, viewer))

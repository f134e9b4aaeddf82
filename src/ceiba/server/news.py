"""News: who listens to which table, and what each of them is sent. What is the same for all is encoded once."""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec.json import Encoder

from ceiba.server import wire
from ceiba.server.store.rows import Line as TalkRow, LogRow
from ceiba.server.table import Table
from ceiba.server.telling import tell_acts, tell_line, tell_outcome, tell_table

MOST_WAITING = 200  # messages that a slow reader may leave unread before the stream is closed

QUIET = b": all is quiet\n\n"
KEEP_ALIVE = 15.0  # seconds between two signs of life

# Games in which seats see different things; of the others everyone gets the same bytes.
SECRETIVE = {"incan-gold"}

_encode = Encoder().encode


class Stream:
    """One reader's event stream: the tables it listens to, with the version it has of each."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.versions: dict[str, int] = {}
        self.closed = False
        self.straight: Callable[[bytes], bool] | None = None  # writes at once, if the reader keeps up
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()
        self._idle = False  # all that was taken from here has been sent

    def send(self, event: bytes, data: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()  # who does not read shall not fill the memory
            self.close()
        if not self.closed:
            mark = ",".join([f"{table}:{version}" for table, version in self.versions.items()])
            message = b"id: %b\nevent: %b\ndata: %b\n\n" % (mark.encode(), event, data)
            if self._waiting or not self._idle or self.straight is None or not self.straight(message):
                self._waiting.append(message)
                self._ready.set()

    def close(self) -> None:
        """Nothing more is sent; the reader comes again, and says where it stopped."""
        self.closed = True
        self._ready.set()

    def breathe(self) -> None:
        """A sign of life for a reader to whom there is nothing to say."""
        if not self._waiting:
            self._waiting.append(QUIET)
            self._ready.set()

    async def next(self) -> bytes | None:
        """What has gathered, or None at the end."""
        if not self._waiting and not self.closed:
            self._ready.clear()
            self._idle = True
            await self._ready.wait()
            self._idle = False
        if not self._waiting:
            return None
        gathered = b"".join(self._waiting)
        self._waiting.clear()
        return gathered


class News:
    """The streams by table."""

    def __init__(self) -> None:
        self._streams: dict[str, set[Stream]] = {}

    def join(self, table: Table, stream: Stream) -> None:
        self._streams.setdefault(table.name, set()).add(stream)

    def leave(self, stream: Stream) -> None:
        for table in stream.versions:
            listening = self._streams.get(table, set())
            listening.discard(stream)
            if not listening:
                self._streams.pop(table, None)

    def heard(self, table: str) -> bool:
        return table in self._streams

    def close(self) -> None:
        for stream in self._all():
            stream.close()

    async def keep_alive(self) -> None:
        """For ever, so that neither side nor anything between takes a quiet stream for a dead one."""
        while True:
            await asyncio.sleep(KEEP_ALIVE)
            for stream in self._all():
                stream.breathe()

    def _all(self) -> set[Stream]:
        return {stream for streams in self._streams.values() for stream in streams}

    # -- what happened --------------------------------------------------------------------------------

    def tell_table(self, table: Table) -> None:
        data = _encode(tell_table(table.row, table.waiting_for()))
        for stream in self._listening(table):
            stream.send(b"table", data)

    def tell_acts(self, table: Table, entry: LogRow, with_view: bool = True) -> None:
        """A commit, to all who may watch, as each of them sees it."""
        told: dict[int | None, bytes] = {}
        for stream in self._listening(table):
            stream.versions[table.name] = entry.version
            if table.may_watch(stream.guest):
                seat = table.seat_seen_by(stream.guest) if table.row.about.game in SECRETIVE else None
                if seat not in told:
                    told[seat] = encode_acts(table, entry, seat, with_view)
                stream.send(b"acts", told[seat])

    def tell_chosen(self, table: Table) -> None:
        data = encode_chosen(table)
        for stream in self._listening(table):
            if table.may_watch(stream.guest):
                stream.send(b"chosen", data)

    def tell_line(self, table: Table, line: TalkRow) -> None:
        data = _encode(tell_line(line))
        for stream in self._listening(table):
            if table.may_watch(stream.guest):
                stream.send(b"talk", data)

    def _listening(self, table: Table) -> list[Stream]:
        return [stream for stream in self._streams.get(table.name, ()) if table.may_come(stream.guest)]


def encode_acts(table: Table, entry: LogRow, seat: int | None, with_view: bool) -> bytes:
    if not with_view:
        return _encode(tell_acts(table, entry, None, None))
    return _encode(tell_acts(table, entry, table.view(seat), tell_outcome(table.position)))


def encode_chosen(table: Table) -> bytes:
    return _encode(wire.Chosen(table.name, table.version, [*table.choices()]))


def encode_table(table: Table) -> bytes:
    return _encode(tell_table(table.row, table.waiting_for()))

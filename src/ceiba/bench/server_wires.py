"""The load client's two kinds of connection: one asks, the other listens. Plain, to leave the server the time."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder, Encoder

# Answers are taken apart by key.
Json = dict[str, Any]


class Step(Struct):
    """What is told together, as far as the load needs it."""

    acts: list[str]


class News(Struct):
    steps: list[Step]


class Committed(Struct):
    """The answer to a commit, of which only the acts are read: what else it says is for browsers."""

    news: News


_encode = Encoder().encode
_json: Decoder[Json] = Decoder(Json)
_committed = Decoder(Committed)


class Asking(asyncio.Protocol):
    """One request after the other over one connection, which is made anew when the server has closed it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._transport: asyncio.Transport | None = None
        self._unread = b""
        self._answer: asyncio.Future[bytes] | None = None

    # Any: event loops have transports of their own.
    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    async def ask(self, method: str, path: str, token: str, body: object) -> Json:
        """The answer; RuntimeError if it is a refusal."""
        return _json.decode(await self._ask(method, path, token, body, ""))

    async def commit(self, path: str, token: str, body: object) -> list[Step]:
        """What came of it; RuntimeError if it is a refusal."""
        return _committed.decode(await self._ask("POST", path, token, body, "")).news.steps

    async def size(self, method: str, path: str, token: str, body: object) -> int:
        """The bytes of the answer, packed if the server packs it."""
        return len(await self._ask(method, path, token, body, "Accept-Encoding: gzip\r\n"))

    async def _ask(self, method: str, path: str, token: str, body: object, more: str) -> bytes:
        text, json = "text/plain", "application/json"
        kind, data = (text, body.encode()) if isinstance(body, str) else (json, _encode(body))
        proof = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{proof}{more}Content-Type: {kind}\r\n"
        request = f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data
        try:
            return await self._send(request)
        except ConnectionError:  # it was closed for being idle, at this very moment: the same again is harmless
            return await self._send(request)

    async def _send(self, request: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        if self._transport is None or self._transport.is_closing():
            self._transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", self._port)
        self._unread = b""
        self._answer = loop.create_future()
        self._transport.write(request)
        return await self._answer

    def data_received(self, data: bytes) -> None:
        self._unread += data
        head, found, body = self._unread.partition(b"\r\n\r\n")
        if not found or self._answer is None:
            return
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        if len(body) < length:
            return
        self._unread = b""
        answer, self._answer = self._answer, None
        if answer.done():
            return  # nobody waits for it any more
        if head[9:10] == b"2":
            answer.set_result(body)
        else:
            answer.set_exception(RuntimeError(f"refused: {body.decode()}"))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server has hung up"))


class Listening(asyncio.Protocol):
    """One seat's event stream; calls `heard` with the bytes of each commit that is told."""

    def __init__(self, table: str, token: str, heard: Callable[[int], None]) -> None:
        self._request = (
            f"GET /api/events?tables={table} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        self._heard = heard
        self._transport: asyncio.BaseTransport | None = None
        self._unread = b""
        # Done once it is told the table.
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # Any: event loops have transports of their own.
    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Every event ends in an empty line, and nothing else does; behind it the end of a chunk may stand."""
        said = self._unread + data
        if b"\n\n" not in said[-4:]:
            self._unread = said
            return
        self._unread = b""
        count = said.count(b"\nevent: acts\n")
        for _ in range(count):
            self._heard(len(said) // count)
        if not count and b"\nevent: table\n" in said and not self.ready.done():
            self.ready.set_result(None)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

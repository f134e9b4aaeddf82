"""News as an event stream (docs/protocol.md)."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from ceiba.server.http.app import App
from ceiba.server.http.asking import AT_A_TABLE, Asking, address_of, app_of, refusals, who
from ceiba.server.http.stream_events import StreamEvent
from ceiba.server.http.streams import Stream, begin
from ceiba.server.tables.history import missed
from ceiba.table.errors import Cause, Refused
from ceiba.table.permissions import may_watch
from ceiba.table.table import Table

PATH = "/api/events"
MOST_TABLES = 32
EVENT_STREAM = "text/event-stream"
HEADERS = [
    (b"content-type", f"{EVENT_STREAM}; charset=utf-8".encode()),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]

Wanted = Annotated[str, QueryParameter(max_length=2000, description="Tables, with the versions one has of them.")]
LastSeen = Annotated[
    str | None,
    HeaderParameter(name="Last-Event-ID", max_length=2000, description="The id of the last event that was seen."),
]


@get(
    PATH,
    summary="News of several tables",
    tags=["news"],
    responses={
        200: ResponseSpec(
            StreamEvent, description="Events, without end.", media_type=EVENT_STREAM, generate_examples=False
        ),
        **refusals(*AT_A_TABLE),
    },
)
async def events(request: Asking, tables: Wanted, last_seen: LastSeen = None) -> ASGIApp:
    """First each table as it stands, and the commits missed if they are few; then whatever happens there.

    Tables that are not there for the asker are left out.
    """
    app = app_of(request)
    asking = await who(request)
    wanted = _read(tables)
    # What the browser has seen since it first asked is newer than what it asked with.
    wanted.update({name: seen for name, seen in _read(last_seen or "").items() if name in wanted})
    if not 1 <= len(wanted) <= MOST_TABLES:
        raise Refused(Cause.UNREADABLE, "bad-tables", f"name 1 to {MOST_TABLES} tables.")
    found = await _find(app, asking, wanted)
    address = address_of(request)
    app.quotas.check_streams(asking, address)
    return Listening(app, Stream(asking), found, address)


async def _find(app: App, guest: str | None, wanted: dict[str, int | None]) -> list[tuple[Table, int | None]]:
    """One table that is not there, or cannot be played, must not cost the news of the others."""
    found: list[tuple[Table, int | None]] = []
    for name, seen in wanted.items():
        try:
            await app.tables.reach(name, 0, seen or 0)
            found.append((await app.tables.visit(name, guest), seen))
        except Refused as refused:
            refusal = refused
    if not found:
        raise refusal
    return found


class Listening:
    """The answer to a listener: what gathers in the stream, until it is closed or nobody reads it any more."""

    def __init__(self, app: App, stream: Stream, tables: list[tuple[Table, int | None]], address: str) -> None:
        self._app = app
        self._stream = stream
        self._tables = tables
        self._address = address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app, stream = self._app, self._stream
        loop = asyncio.get_running_loop()
        app.quotas.open_stream(stream.guest, self._address)
        reader = loop.create_task(self._until_gone(receive))
        try:
            for table, seen in self._tables:
                is_due = seen is not None and table.position is not None and may_watch(table, stream.guest)
                told = await missed(app.store, table, seen or 0) if is_due else []
                app.streams.join(table, stream)
                begin(stream, table, told)
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            # In a task of its own: else each event would wake all that this is called by, layer by layer.
            await loop.create_task(self._pass_on(send))
        finally:
            reader.cancel()
            app.streams.leave(stream)
            app.quotas.close_stream(stream.guest, self._address)

    async def _pass_on(self, send: Send) -> None:
        while (news := await self._stream.next()) is not None:
            await send({"type": "http.response.body", "body": news, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.close()


def _read(text: str) -> dict[str, int | None]:
    """Tables and the versions seen of them."""
    wanted: dict[str, int | None] = {}
    for part in text.split(",") if text else []:
        name, colon, seen = part.partition(":")
        if colon and not (seen.isascii() and seen.isdigit() and len(seen) < 8):
            raise Refused(Cause.UNREADABLE, "bad-tables", f"{seen[:20]!r} is not a version.")
        wanted[name] = int(seen) if colon else None
    return wanted


EVENTS = [events]

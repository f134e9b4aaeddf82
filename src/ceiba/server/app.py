"""The server as one ASGI application: the paths, their description, and what happens when things go wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ceiba.server.api.address import ADDRESS
from ceiba.server.api.events import EVENTS
from ceiba.server.api.guests import GUESTS
from ceiba.server.api.pages import pages
from ceiba.server.api.play import PLAY
from ceiba.server.api.records import RECORDS
from ceiba.server.api.tables import TABLES
from ceiba.server.api.talk import TALK
from ceiba.server.errors import Refused
from ceiba.server.house import House
from ceiba.server.refusing import confess, refuse, refuse_garbled, refuse_unread

MOST_BYTES = 20_000  # of a body; only records are larger


def make_app(house: House) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        [*ADDRESS, *GUESTS, *TABLES, *PLAY, *TALK, *EVENTS, *RECORDS, *pages()],
        lifespan=[lifespan],
        state=State({"house": house}),
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse_unread,
            UnicodeDecodeError: refuse_garbled,
            RecursionError: refuse_garbled,
            Exception: confess,
        },
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ceiba",
            version="1",
            description="Tables of Tikal and Incan Gold, for browsers and bots; told in docs/protocol.md.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )

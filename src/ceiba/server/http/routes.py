"""The server as one ASGI application: the paths, their description, and what happens when things go wrong."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

from ceiba.server.http import openapi
from ceiba.server.http.address import ADDRESS
from ceiba.server.http.app import App
from ceiba.server.http.clock import CLOCK
from ceiba.server.http.commits import COMMITS
from ceiba.server.http.door import check_sender
from ceiba.server.http.error_handlers import HANDLERS
from ceiba.server.http.events import EVENTS
from ceiba.server.http.games import GAMES
from ceiba.server.http.guests import GUESTS
from ceiba.server.http.health import HEALTH
from ceiba.server.http.letters import LETTERS
from ceiba.server.http.notices import NOTICES
from ceiba.server.http.pages import pages
from ceiba.server.http.play import PLAY
from ceiba.server.http.puzzles import PUZZLES
from ceiba.server.http.records import RECORDS
from ceiba.server.http.requests import MOST_BYTES
from ceiba.server.http.rules import RULES
from ceiba.server.http.tables import TABLES
from ceiba.server.http.talk import TALK

PACKED_FROM = 1_400  # bytes of an answer; less goes into one packet either way
PACKED_HARD = 6  # of 9: more costs time, and saves next to nothing
PACKED = DefineMiddleware(
    CompressionMiddleware,
    config=CompressionConfig(
        "gzip",
        minimum_size=PACKED_FROM,
        gzip_compress_level=PACKED_HARD,
        exclude="^/static/assets/",  # which was compressed when it was built
    ),
)


def make_routes(app: App) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await app.open()
        try:
            yield
        finally:
            await app.close()

    packed = [
        *ADDRESS,
        *GAMES,
        *RULES,
        *PUZZLES,
        *GUESTS,
        *NOTICES,
        *TABLES,
        *CLOCK,
        *PLAY,
        *TALK,
        *RECORDS,
        *HEALTH,
    ]
    description = Router(openapi.PATH, route_handlers=[], middleware=[PACKED], include_in_schema=False)
    return Litestar(
        [
            Router("/", route_handlers=[*packed, openapi.viewer, *LETTERS, *pages()], middleware=[PACKED]),
            # News must not wait until there is enough of it, and what answers a commit is small: both come as they
            # are, and past no layer that would have to find that out each time.
            *COMMITS,
            *EVENTS,
        ],
        lifespan=[lifespan],
        state=State({"app": app}),
        exception_handlers=HANDLERS,
        before_request=check_sender,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=openapi.config(description),
        plugins=[openapi.ByGame()],
    )

"""How the server is, for whoever runs it: alive, ready to play, and which version."""

from typing import Annotated

from litestar import MediaType, get
from litestar.exceptions import HTTPException
from msgspec import Meta, Struct

from ceiba.games import known
from ceiba.server.http.asking import OPEN_TO_ALL, RETRY_AFTER, Asking, app_of, refusals
from ceiba.version import version as version_of_ceiba


def draining() -> HTTPException:
    return HTTPException(status_code=503, headers={"retry-after": str(RETRY_AFTER)})


class Announcement(Struct):
    """What the operator has to say to all."""

    text: Annotated[str, Meta(description="Empty, if there is nothing.", examples=["Back at noon."])]


class Version(Struct):
    """Of Ceiba, and of the rules of each game here."""

    ceiba: Annotated[str, Meta(description="Of this program.", examples=["1.2.3"])]
    rules: Annotated[dict[str, int], Meta(description="The number of each game's rules.", examples=[{"a-game": 1}])]


@get(
    "/healthz",
    summary="Alive?",
    tags=["running"],
    responses=refusals(),
    security=OPEN_TO_ALL,
    media_type=MediaType.TEXT,
)
async def alive() -> str:
    """Answered as long as the server answers anything."""
    return "alive\n"


@get(
    "/readyz",
    summary="Ready?",
    tags=["running"],
    responses=refusals(),
    security=OPEN_TO_ALL,
    media_type=MediaType.TEXT,
)
async def ready(request: Asking) -> str:
    """Answered once the database has answered; otherwise 503, and also while the operator drains this server."""
    if app_of(request).operator.is_draining():
        raise draining()
    await app_of(request).store.ping()
    return "ready\n"


@get("/version", summary="Which version?", tags=["running"], responses=refusals(), security=OPEN_TO_ALL)
async def version() -> Version:
    """What runs here."""
    return Version(version_of_ceiba(), {name: game.rules for name, game in known().items()})


@get(
    "/api/announcement",
    summary="What is announced?",
    tags=["running"],
    responses=refusals(),
    security=OPEN_TO_ALL,
)
async def announcement(request: Asking) -> Announcement:
    """A word from whoever runs the server, for every page to show."""
    return Announcement(app_of(request).operator.decided.announcement)


HEALTH = [alive, ready, version, announcement]

"""The pages that people see: the built ones if they are there, else a plain one that says where the API is."""

import mimetypes
import re
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Annotated, Final

import segno
from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter
from litestar.response import File
from litestar.static_files import create_static_files_router

from ceiba.server.http.address import address_for_others
from ceiba.server.http.asking import Asking, TableName, app_of, who
from ceiba.table.permissions import must_come, no_such_table
from ceiba.words import preferred, speak

STATIC: Final = Path(__file__).parents[1] / "static"
FOR_GOOD: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)  # names bear a hash
ASK_AGAIN: Final = CacheControlHeader(no_cache=True)
FOR_A_DAY: Final = "private, max-age=86400"
COMPRESSED: Final = {"br": ".br", "gzip": ".gz"}  # as compress.mjs has done it, the smallest first

PLAIN_PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Ceiba</title>
<h1>Ceiba</h1>
<p>{sentences}</p>
</html>
"""

# What not every system knows.
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

Key = Annotated[str | None, QueryParameter(max_length=80, description="The key of the table's own invitation.")]


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


@get(
    ["/", "/t/{table:str}", "/rules/{game:str}", "/puzzles/{game:str}", "/puzzles/{game:str}/{puzzle:str}"],
    include_in_schema=False,
    sync_to_thread=False,
    name="page",
    media_type=MediaType.HTML,
    cache_control=ASK_AGAIN,
)
def page(request: Asking) -> str:
    """One page for everything: it finds out by its address what to show."""
    return page_text(language_of(request))


def page_text(language: str) -> str:
    return (STATIC / "index.html").read_text(encoding="utf-8") if is_built() else plain_page(language)


def plain_page(language: str) -> str:
    say = speak(language).say
    links = {"make": "<code>make web</code>", "schema": '<a href="/schema">/schema</a>'}
    return PLAIN_PAGE.format(language=language, sentences=say("page-unbuilt", **links))


def language_of(request: Asking) -> str:
    """The language that the browser names first, if we speak it; the page itself goes by more than that."""
    return preferred({"LANG": re.sub("[-,;]", "_", request.headers.get("accept-language", ""))})


def is_for_people(path: str, accepts: str) -> bool:
    """Whether someone at a browser asked for a page, and not a program or the page itself for something."""
    return "text/html" in accepts and not path.startswith(("/api/", "/static/"))


@get("/worker.js", include_in_schema=False, sync_to_thread=False, cache_control=ASK_AGAIN)
def worker() -> Response[str]:
    """At the root, since a service worker sees only what lies below it."""
    return Response((STATIC / "worker.js").read_text(encoding="utf-8"), media_type="text/javascript")


@get("/t/{table:str}/code.svg", include_in_schema=False)
async def code(request: Asking, table: TableName, key: Key = None) -> Response[bytes]:
    """The address of a table to be scanned, with its own invitation if the asker has it; and no other text."""
    found = await app_of(request).tables.at(table)
    if key is None:
        must_come(found, await who(request))
    elif key != found.settings.key:
        raise no_such_table()
    link = f"{address_for_others(request)}/t/{found.name}"
    drawn = _drawn(link if key is None else f"{link}?key={key}")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOR_A_DAY})


@lru_cache(maxsize=500)
def _drawn(link: str) -> bytes:
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", xmldecl=False, border=2)
    return drawn.getvalue()


def assets() -> HTTPRouteHandler:
    files = {file.name: file for file in (STATIC / "assets").iterdir()}

    @get("/static/assets/{name:str}", include_in_schema=False, sync_to_thread=False, cache_control=FOR_GOOD)
    def asset(request: Asking, name: FromPath[str]) -> File:
        """A part of the page, compressed when it was built: harder than there is time for while somebody waits."""
        if name not in files:
            raise NotFoundException
        sent, headers = files[name], {"vary": "accept-encoding"}
        for encoding, ending in COMPRESSED.items():
            if encoding in request.headers.get("accept-encoding", "") and name + ending in files:
                sent, headers["content-encoding"] = files[name + ending], encoding
                break
        kind, _ = mimetypes.guess_type(name)
        return File(sent, media_type=kind, content_disposition_type="inline", headers=headers)

    return asset


def pages() -> list[HTTPRouteHandler | Router]:
    """The files are read where they lie, so a page that is built while the server runs is seen after a restart."""
    if not is_built():
        return [page, code]
    return [page, code, worker, assets(), create_static_files_router("/static", [STATIC], cache_control=ASK_AGAIN)]

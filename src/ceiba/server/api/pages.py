"""The pages that people see: the built ones if they are there, else a plain one that says where the API is."""

import gzip
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

import segno
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ceiba.server.api.address import address_for_others
from ceiba.server.api.asking import Asking
from ceiba.server.errors import Refused

STATIC: Final = Path(__file__).parents[1] / "static"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # what bears its hash in its name
ASK_AGAIN: Final = "no-cache"

PLAIN_PAGE = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ceiba</title>
<h1>Ceiba</h1>
<p>The tables are open. The pages to play on have not been built here;
bots find the API described at <a href="/schema">/schema</a>.</p>
</html>
"""


class Served(NamedTuple):
    """A file of the page, as it is and packed; type is packed already."""

    body: bytes
    packed: bytes | None
    kind: str


@cache
def built() -> dict[str, Served]:
    """Every file of the built page by its path, read and packed once: together they are small."""
    found = {"index.html": _served(PLAIN_PAGE, ".html")}
    for path in STATIC.rglob("*") if STATIC.is_dir() else ():
        if path.suffix in KINDS:
            found[path.relative_to(STATIC).as_posix()] = _served(path.read_bytes(), path.suffix)
    return found


def _served(body: bytes, suffix: str) -> Served:
    return Served(body, None if suffix == ".woff2" else gzip.compress(body, 9), KINDS[suffix])


def is_built() -> bool:
    return (STATIC / "index.html").is_file()


def _answer(request: Request[None, None, State], name: str, keep: str) -> Response[bytes]:
    served = built().get(name)
    if served is None:
        raise Refused(404, "no-page", "there is no such page.")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if served.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(served.body, media_type=served.kind, headers=headers)
    return Response(served.packed, media_type=served.kind, headers={**headers, "content-encoding": "gzip"})


@get(["/", "/t/{table:str}"], include_in_schema=False, sync_to_thread=False, name="page")
def page(request: Request[None, None, State]) -> Response[bytes]:
    """One page for everything: it finds out by its address what to show."""
    return _answer(request, "index.html", ASK_AGAIN)


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(request: Request[None, None, State], path: FromPath[Path]) -> Response[bytes]:
    name = path.as_posix().lstrip("/")
    return _answer(request, name, FOR_GOOD if name.startswith("assets/") else ASK_AGAIN)


@get("/t/{table:str}/code.svg", include_in_schema=False, sync_to_thread=False)
def code(request: Asking, table: FromPath[str]) -> Response[bytes]:
    """The address of a table to be scanned, with the invitation that the asker's own link has; it tells no more."""
    query = f"?{request.url.query}" if request.url.query else ""
    link = f"{address_for_others(request)}/t/{table}{query}"
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", xmldecl=False, border=2)
    return Response(drawn.getvalue(), media_type=KINDS[".svg"], headers={"cache-control": ASK_AGAIN})


def pages() -> list[HTTPRouteHandler]:
    return [page, static, code]

"""The pages that people see: the built ones if they are there, else a plain one that says where the API is."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parents[1] / "static"

PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ceiba</title>
<h1>Ceiba</h1>
<p>The tables are open. The pages to play on have not been built here;
bots find the API described at <a href="/schema">/schema</a>.</p>
</html>
"""


def is_built(static: Path = STATIC) -> bool:
    return (static / "index.html").is_file()


@get(["/", "/t/{table:str}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False, name="page")
def page() -> Response[bytes]:
    """One page for everything: it finds out by its address what to show."""
    body = (STATIC / "index.html").read_bytes() if is_built() else PLAIN_PAGE.encode()
    return Response(body, media_type="text/html", headers={"cache-control": "no-cache"})


def pages() -> list[HTTPRouteHandler | Router]:
    found: list[HTTPRouteHandler | Router] = [page]
    if is_built():
        found.append(create_static_files_router("/static", [STATIC], include_in_schema=False))
    return found

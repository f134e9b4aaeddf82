"""The sheet that everything is drawn on: one SVG that stands alone."""

import re
from collections.abc import Iterable
from html import escape

from ceiba.drawing.ink import style
from ceiba.drawing.svg import element, number, title

TITLE = re.compile(r"(<svg\b[^>]*><title>[^<]+)(</title>)")
NAME = re.compile(r' id="([^"]+)"')
NAMED = re.compile(r'(?:href="#|url\(#)([^")]+)')
NAME_OR_NAMED = re.compile(r'( id="|href="#|url\(#)')


def sheet(
    width: float, height: float, mark: str, name: str, description: str, symbols: Iterable[str], drawn: str
) -> str:
    """The whole picture, with a name and a description for those who hear it read out.

    The mark goes before every name of a symbol: pictures of several games may stand on one page.
    """
    body = element("defs", *needed(symbols, drawn)) + drawn
    return element(
        "svg",
        title(name),
        element("desc", description),
        style(body),
        NAME_OR_NAMED.sub(rf"\1{mark}", body),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        role="img",
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def titled(picture: str, happened: str) -> str:
    """The same picture, with a title that says what happened, too; if it has none, it stays as it is."""
    said = TITLE.match(picture)
    return f"{said[1]}. {escape(happened)}{said[2]}{picture[said.end() :]}" if said and happened else picture


def needed(symbols: Iterable[str], drawn: str) -> list[str]:
    """The symbols that the drawing uses, itself or through others, in their order."""
    by_name = {found[1]: symbol for symbol in symbols if (found := NAME.search(symbol))}
    wanted: set[str] = set()
    fresh = set(NAMED.findall(drawn))
    while fresh:
        wanted |= fresh
        fresh = {name for wish in fresh for name in NAMED.findall(by_name[wish])} - wanted
    return [symbol for name, symbol in by_name.items() if name in wanted]

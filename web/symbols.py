"""Hands the pictures' symbols, palette and figures to the browser, so that one hand draws both.

python web/symbols.py     writes what the page draws with; a test tells when that is due
"""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Protocol

from ceiba.descriptor import Game
from ceiba.drawing.figures import MARKS, leader
from ceiba.drawing.ink import PALETTE
from ceiba.drawing.sheet import NAME, NAME_OR_NAMED
from ceiba.games import known

# The colours that a symbol takes on from where it is used.
HANDED_DOWN = ("night", "fold")

CURVE = re.compile(r' d="[^"]+"')
FRACTION = re.compile(r"-?\d+\.\d+")

SOURCES = Path(__file__).parent / "src"


class Handed(Protocol):
    """What the module `drawing.page` of a game with a page of its own says."""

    MARK: str  # goes before every name, so that no two games use the same
    ROUGH: re.Pattern[str]  # the names of symbols that need no fractions
    LATER: re.Pattern[str] | None  # of those that the page fetches after its board

    def symbols(self) -> list[str]: ...

    def printed(self) -> dict[str, object] | None:
        """What is printed on the game's parts, if the page needs to know."""


def files() -> dict[Path, str]:
    """What the page is handed, by where it stands: what all games share, then each game with a page of its own."""
    shared = SOURCES / "drawn"
    numbered = [leader(colour, f"{{seat-{colour}}}") for colour in MARKS]
    found = {
        shared / "palette.css": _palette(),
        shared / "marks.json": _json(MARKS),
        shared / "figures.svg": _marked("s-", numbered),
    }
    for game in known().values():
        home = SOURCES / "games" / game.name
        if home.is_dir():
            handed = _handed(game)
            symbols = [_coarser(symbol) if _is(handed.ROUGH, symbol) else symbol for symbol in handed.symbols()]
            later = [symbol for symbol in symbols if handed.LATER and _is(handed.LATER, symbol)]
            first = [symbol for symbol in symbols if symbol not in later]
            found[home / "drawn" / "symbols.svg"] = _marked(handed.MARK, first)
            if later:
                found[home / "drawn" / "later.svg"] = _marked(handed.MARK, later)
            if printed := handed.printed():
                found[home / "drawn" / "printed.json"] = _json(printed)
    return found


def _handed(game: Game) -> Handed:
    package = type(game).__module__.rpartition(".")[0]
    module: Handed = import_module(f"{package}.drawing.page")
    return module


def _marked(mark: str, symbols: list[str]) -> str:
    """One line per symbol."""
    return NAME_OR_NAMED.sub(rf"\1{mark}", "\n".join(symbols)) + "\n"


def _is(named: re.Pattern[str], symbol: str) -> bool:
    name = NAME.search(symbol)
    return name is not None and named.fullmatch(name[1]) is not None


def _coarser(symbol: str) -> str:
    """Whole units will do for what is rough anyway, and are quicker to load."""
    return CURVE.sub(lambda d: FRACTION.sub(lambda number: f"{float(number[0]):.0f}", d[0]), symbol)


def _palette() -> str:
    """Each colour as a variable that knows day and night, and as classes that fill, stroke and hand it down."""
    names = [f"  --{name}: light-dark({light}, {dark});" for name, (light, dark) in PALETTE.items()]
    rules = [f".c-{name}{{fill:var(--{name})}}.c-{name}-line{{stroke:var(--{name})}}" for name in PALETTE]
    rules += [f".c-{name}-hue{{color:var(--{name})}}" for name in HANDED_DOWN]
    return "\n".join(["/* Written by symbols.py. */", ":root {", *names, "}", *rules]) + "\n"


def _json(content: object) -> str:
    return json.dumps(content, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

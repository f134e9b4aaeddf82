"""Output for terminals that know fewer characters: each sign has a plain one to stand in for it."""

import codecs
import sys
from io import TextIOWrapper
from unicodedata import normalize

PLAIN = {
    "▲": "T",
    "◆": "$",
    "♣": "%",
    "†": "!",
    "≥": ">=",
    "≤": "<=",
    "…": "...",
    "–": "-",
    "→": "->",
    "×": "x",  # noqa: RUF001 - a times sign
    "’": "'",  # noqa: RUF001 - an apostrophe
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "ß": "ss",
    "ł": "l",
    "Ł": "L",
}


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(PLAIN.get(character) or _bare(character) for character in lost), error.end


def _bare(character: str) -> str:
    """A letter without its accent, a space that may break; whatever has no such likeness is a question mark."""
    return normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def print_plainly() -> None:
    """Let nothing fail because the terminal cannot show it."""
    codecs.register_error("ceiba", _stand_in)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="ceiba")

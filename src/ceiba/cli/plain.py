"""Output for terminals that know fewer characters: each sign has a plain one to stand in for it."""

import codecs
import sys
from io import TextIOWrapper

PLAIN = {
    "▲": "T",
    "◆": "$",
    "♣": "%",
    "†": "!",
    "≥": ">=",
    "≤": "<=",
    "…": "...",
    "–": "-",
}


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    return "".join(PLAIN.get(character, "?") for character in lost), error.end


def print_plainly() -> None:
    """Let nothing fail because the terminal cannot show it."""
    codecs.register_error("ceiba", _stand_in)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="ceiba")

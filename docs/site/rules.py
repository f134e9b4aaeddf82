"""The rules of a game: the English text that the page shows, with the same pictures."""

import re

from ceiba.games import find
from ceiba.rulebook import source

PICTURE = re.compile(r"\(picture:([\w-]+)\)")
CLAUSE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)


def made(name: str) -> str:
    """Without its heading, which the page of the documentation has itself; each clause is where links find it."""
    text = source(find(name), "en")
    assert text is not None, f"{name} has no rules to read"
    text = PICTURE.sub(rf"(../images/rules/{name}-\1.svg)", text.partition("\n")[2])
    return CLAUSE.sub(r'- <span id="\1"></span>**\1**', text)

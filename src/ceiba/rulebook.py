"""The rules of a game to read, in the reader's language: chapters of numbered clauses.

They are Markdown, `locale/<language>/rules/<game>.md` in the package of the game. A chapter begins with
`## T4 Title`, a clause with `- **T4.4**`; `![caption](picture:name)` asks for what the game draws under that name
(`Game.illustrate`). A game without such a file has no rulebook.
"""

import re
from typing import NamedTuple

from ceiba.descriptor import Game
from ceiba.words import DEFAULT

_CHAPTER = re.compile(r"^## (\w+) (.+)$", re.MULTILINE)
_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\* ", re.MULTILINE)
_INDENT = re.compile(r"^  ", re.MULTILINE)


class Clause(NamedTuple):
    name: str  # `T4.4`
    text: str  # Markdown


class Chapter(NamedTuple):
    name: str  # `T4`
    title: str
    text: str  # what stands before the clauses, and what has none
    clauses: tuple[Clause, ...]


class Rulebook(NamedTuple):
    title: str
    text: str
    chapters: tuple[Chapter, ...]


def source(game: Game, language: str) -> str | None:
    """The whole text; in English where it does not exist in that language."""
    from importlib.resources import files

    for spoken in (language, DEFAULT):
        file = files(game.package) / "locale" / spoken / "rules" / f"{game.name}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return None


def rulebook(game: Game, language: str = DEFAULT) -> Rulebook | None:
    text = source(game, language)
    if text is None:
        return None
    heading, _, body = text.partition("\n")
    before, *parts = _CHAPTER.split(body)
    chapters = [_chapter(*parts[begin : begin + 3]) for begin in range(0, len(parts), 3)]
    return Rulebook(heading.removeprefix("# "), before.strip(), tuple(chapters))


def _chapter(name: str, title: str, text: str) -> Chapter:
    before, *parts = _CLAUSE.split(text)
    clauses = [Clause(parts[begin], _INDENT.sub("", parts[begin + 1]).strip()) for begin in range(0, len(parts), 2)]
    return Chapter(name, title, before.strip(), tuple(clauses))

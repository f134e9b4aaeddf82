"""The rules of a game to read, clause by clause, with the game's own pictures (docs/protocol.md)."""

import re
from functools import lru_cache
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import PathParameter
from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Meta, Struct

from ceiba.games import known
from ceiba.rulebook import rulebook
from ceiba.server.http.asking import OPEN_TO_ALL, refusals
from ceiba.server.http.games import Language, NamedGame
from ceiba.table.errors import Cause, Refused
from ceiba.words import DEFAULT, LANGUAGES

FOR_A_DAY: Final = "public, max-age=86400"
PICTURE: Final = "picture:"

Html = Annotated[str, Meta(description="As HTML.")]
PictureName = Annotated[str, PathParameter(max_length=40, description="As the rules call it.")]


class Clause(Struct):
    """One rule."""

    clause: Annotated[str, Meta(description="Its number, by which refusals name it.", examples=["T4.4"])]
    text: Html


class Chapter(Struct):
    """Rules that belong together."""

    chapter: Annotated[str, Meta(description="Its name in addresses.", examples=["T4"])]
    title: Annotated[str, Meta(description="What it is about.")]
    text: Annotated[str, Meta(description="What stands before its clauses, as HTML.")]
    clauses: Annotated[list[Clause], Meta(description="In their order.")]


class Rules(Struct):
    """The rules of a game."""

    title: Annotated[str, Meta(description="The game's name.")]
    text: Annotated[str, Meta(description="What it is about, as HTML.")]
    chapters: Annotated[list[Chapter], Meta(description="In their order.")]


@get(
    "/api/games/{game:str}/rules/{language:str}",
    summary="The rules of a game",
    tags=["games"],
    responses=refusals(404),
    security=OPEN_TO_ALL,
    sync_to_thread=False,
)
def rules(game: NamedGame, language: Language) -> Rules:
    """To read, in this language; in English where there is no other."""
    found = _read(game, language if language in LANGUAGES else DEFAULT)
    if found is None:
        raise Refused(Cause.MISSING, "no-rules", "the rules of this game are not to be read here.")
    return found


@get(
    "/api/games/{game:str}/pictures/{language:str}/{name:str}",
    summary="A picture of the rules",
    tags=["games"],
    responses=refusals(404),
    security=OPEN_TO_ALL,
    sync_to_thread=False,
)
def illustration(game: NamedGame, language: Language, name: PictureName) -> Response[str]:
    """As SVG, with its words in this language."""
    drawn = _drawn(game, language if language in LANGUAGES else DEFAULT, name)
    if drawn is None:
        raise Refused(Cause.MISSING, "no-picture", "there is no such picture.")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": FOR_A_DAY})


@lru_cache(maxsize=100)
def _drawn(game: str, language: str, name: str) -> str | None:
    return known()[game].illustrate(name, language)


@lru_cache(maxsize=20)
def _read(game: str, language: str) -> Rules | None:
    book = rulebook(known()[game], language)
    if book is None:
        return None
    names = {clause.name for chapter in book.chapters for clause in chapter.clauses}
    written = _Writing(game, language, names)
    return Rules(
        book.title,
        written.html(book.text),
        [
            Chapter(
                chapter.name,
                chapter.title,
                written.html(chapter.text),
                [Clause(clause.name, written.html(clause.text)) for clause in chapter.clauses],
            )
            for chapter in book.chapters
        ],
    )


class _Writing:
    """From Markdown to HTML: clauses that are named become links, and pictures are asked of the server."""

    def __init__(self, game: str, language: str, clauses: set[str]) -> None:
        self._game, self._language, self._clauses = game, language, clauses
        self._markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def html(self, text: str) -> str:
        tokens = self._markdown.parse(text)
        for opening, inline, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
            if inline.children and [child.type for child in inline.children] == ["image"]:
                opening.hidden = closing.hidden = True  # a figure stands in no paragraph
                inline.children = [self._figure(inline.children[0])]
        written = str(self._markdown.renderer.render(tokens, self._markdown.options, {}))
        return re.sub(r"\b[A-Z]\d+\.\d+\b", self._link, written)

    def _link(self, named: re.Match[str]) -> str:
        return f'<a href="#{named[0]}">{named[0]}</a>' if named[0] in self._clauses else named[0]

    def _figure(self, image: Token) -> Token:
        """What the caption says is all there is to tell: it stands for those who cannot see the picture, too."""
        name = str(image.attrs["src"]).removeprefix(PICTURE)
        source = f"/api/games/{self._game}/pictures/{self._language}/{name}"
        caption = self._markdown.renderer.render(image.children or [], self._markdown.options, {})
        shown = f'<figure><img src="{source}" alt="" loading="lazy"><figcaption>{caption}</figcaption></figure>'
        return Token("html_inline", "", 0, content=shown)


RULES = [rules, illustration]

"""The rules to read: the same chapters, clauses and pictures in every language, and the clauses of the engine."""

import re

import pytest

from ceiba.descriptor import Game
from ceiba.games import known
from ceiba.rulebook import Rulebook, rulebook, source
from tests.locale.messages import LANGUAGES, LOCALE
from tests.locale.test_use import events, labels

GAMES = [game for game in known().values() if game.package == "ceiba"]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=str)
PICTURE = re.compile(r"!\[([^\]]+)\]\(picture:([\w-]+)\)")


def book(game: Game, language: str) -> Rulebook:
    found = rulebook(game, language)
    assert found is not None
    return found


def shape(game: Game, language: str) -> list[object]:
    """What does not depend on the language."""
    found: list[object] = []
    for chapter in book(game, language).chapters:
        for name, text in ((chapter.name, chapter.text), *chapter.clauses):
            pictures = [picture for _, picture in PICTURE.findall(text)]
            cells = [line.count("|") for line in text.splitlines() if line.startswith("|")]
            found.append((name, pictures, cells, len(re.findall(r"^ *- ", text, re.MULTILINE))))
    return found


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_rules(game: Game, language: str) -> None:
    assert (LOCALE / language / "rules" / f"{game.name}.md").is_file()
    assert shape(game, language) == shape(game, "en")


@EVERY_GAME
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_is_left_in_english(game: Game, language: str) -> None:
    def texts(language: str) -> set[str]:
        found = book(game, language)
        told = [found.text, *(chapter.title for chapter in found.chapters if chapter.title != "Diamant")]
        return {*told, *(clause.text for chapter in found.chapters for clause in chapter.clauses)}

    assert texts(language) & texts("en") == set()


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_the_same_in_every_language(game: Game, language: str) -> None:
    """Values, costs and chances: a slip of the pen is found here."""

    def numbers(language: str) -> dict[str, list[str]]:
        clauses = [clause for chapter in book(game, language).chapters for clause in chapter.clauses]
        return {
            name: sorted(number.replace(",", ".") for number in re.findall(r"\d+(?:[.,]\d+)?", text))
            for name, text in clauses
        }

    assert numbers(language) == numbers("en")


@EVERY_GAME
def test_the_clauses_are_those_of_the_engine(game: Game) -> None:
    chapters = book(game, "en").chapters
    assert tuple(clause.name for chapter in chapters for clause in chapter.clauses) == game.clauses
    assert chapters[0].name == "C", "the card of costs comes first"


@EVERY_GAME
def test_every_event_and_everything_to_do_leads_to_its_clause(game: Game) -> None:
    assert {*game.told_in} == events(game) | labels(game)
    assert {*game.told_in.values()} <= {*game.clauses}


@EVERY_GAME
def test_every_picture_is_drawn(game: Game) -> None:
    names = [name for _, name in PICTURE.findall(source(game, "en") or "")]
    assert len(names) >= 5
    for language in LANGUAGES:
        for name in names:
            drawn = game.illustrate(name, language)
            assert drawn is not None, name
            assert drawn.startswith("<svg")
    assert game.illustrate("nothing", "en") is None

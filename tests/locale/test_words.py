"""Words in Python: messages by key, events by game, lists and numbers as each language has them."""

import subprocess
import sys
from pathlib import Path

import pytest

import ceiba
from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.words import LANGUAGES, Words, preferred, source, speak
from tests.locale.messages import MESSAGES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "cs_CZ@euro"}, "cs"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "FR_fr"}, "fr"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_there_are_no_words_in_other_languages() -> None:
    with pytest.raises(ValueError, match="there is no language 'es'; there are en, de, fr, cs, pl"):
        Words("es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """Each is read by itself, with those it refers to: what the page reads whole, Python reads the same."""
    words = Words(language)
    for key, message in MESSAGES[language].items():
        said = words.say(key, **dict.fromkeys(message.variables, 1))
        assert words.knows(key)
        assert said
        assert "{" not in said, f"{key} lacks something: {said}"


def test_numbers_decide_the_form() -> None:
    polish = speak("pl")
    assert [polish.say("points", points=points) for points in (1, 3, 5, 22)] == [
        "1 punkt",
        "3 punkty",
        "5 punktów",
        "22 punkty",
    ]


def test_a_key_that_nobody_has_translated_is_shown() -> None:
    assert speak("de").say("no-such-message") == "no-such-message"
    assert speak("de").reason("no-such-reason", "it is so.") == "it is so."
    assert speak("de").reason("game-over", "the game is over") == "das Spiel ist aus"


def test_lists_are_joined_as_the_language_does() -> None:
    names = ["Ada", "Bo", "Cy"]
    assert speak("en").together(names) == "Ada, Bo, and Cy"
    assert speak("de").together(names) == "Ada, Bo und Cy"
    assert speak("fr").together(names[:2]) == "Ada et Bo"
    assert speak("cs").together(names[:1]) == "Ada"


# -- a game of another package ------------------------------------------------------------------------


class Elsewhere(Game):
    name = "elsewhere"
    fewest, most = 2, 2
    package = "ceiba_elsewhere"

    def start(self, seats: int, **options: bool) -> Position:
        raise NotImplementedError

    def read_position(self, text: str) -> Position:
        raise NotImplementedError


GAME = Elsewhere()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with English and German words."""
    package = tmp_path / GAME.package
    for language, text in (
        (
            "en",
            "elsewhere = Elsewhere\nelsewhere-met = { $who } met.\nelsewhere-gave = { $who } gave { $whom } 1.\n",
        ),
        ("de", "elsewhere = Woanders\n-who = wer\nelsewhere-do-ask = { -who }?\nreason-far = zu weit\n"),
    ):
        (package / "locale" / language).mkdir(parents=True)
        (package / "locale" / language / "all.ftl").write_text(text)
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    return package


@pytest.mark.usefixtures("elsewhere")
def test_another_package_brings_its_own_words() -> None:
    words = Words("de")
    assert words.reason("far", "too far") == "too far"
    assert words.title(GAME, {}) == "Woanders"
    assert words.reason("far", "too far") == "zu weit"
    assert words.label(GAME, {"key": "ask", "act": "1 ask"}, ()) == "wer?"


@pytest.mark.usefixtures("elsewhere")
def test_a_language_that_a_package_lacks_is_english() -> None:
    words = Words("cs")
    assert (
        words.event(GAME, {"key": "met", "seats": [1, 2], "at": ["ignored"]}, ("Ada", "Bo")) == "Ada a\u00a0Bo met."
    )
    assert words.event(GAME, {"key": "gave", "seat": 2, "other": 1}, ("Ada", "Bo")) == "Bo gave Ada 1."


@pytest.mark.usefixtures("elsewhere")
def test_an_act_without_words_is_told_in_the_notation() -> None:
    words = Words("en")
    assert words.label(GAME, {"key": "hop", "act": "1 hop b2"}, ()) == "1 hop b2"
    assert words.label(GAME, {"key": "hop"}, ()) == "elsewhere-do-hop"


def test_a_package_without_words_has_none() -> None:
    assert source("tests", "de") == ""
    words = Words("de")
    words.add("tests")
    assert words.say("yes") == "ja"


def test_nobody_pays_for_words_that_are_not_said() -> None:
    """They take longer to import than all the rules."""
    asked = "import sys, ceiba.words, ceiba.cli.play; print({'fluent', 'babel'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout == "set()\n"


def test_titles_of_games() -> None:
    assert speak("pl").title(ceiba.INCAN_GOLD, {"artifacts": False}) == "Diamant"

"""Whole games in every language, typed by numbers: nothing of another language, no bare key, nothing left out."""

import re

import pytest

import ceiba
from ceiba.game import Position
from ceiba.terminal.face import Face
from ceiba.words import LANGUAGES, speak
from tests.locale.messages import MESSAGES, vocabulary, words_in
from tests.terminal.sitting import Typist, lines, sit

GAMES = [
    ("tikal", 4, {}),
    ("tikal", 4, {"auction": True}),
    ("incan-gold", 3, {}),
    ("incan-gold", 4, {"artifacts": False, "open_tents": True}),
]


def numbers() -> Typist:
    """Something of the list each time, the last every third time: so all kinds of acts come up, and turns end."""
    turn = 0

    def type_in(face: Face, position: Position) -> str:
        nonlocal turn
        turn += 1
        keys = [*face.menu(position).keys]
        return keys[-1 if turn % 3 == 0 else turn * 7 % len(keys)]

    return type_in


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_whole_game(game: str, seats: int, options: dict[str, bool], language: str) -> None:
    shown, record = sit(ceiba.find(game), seats, numbers(), language, options=options)
    assert record.replay().outcome() is not None
    assert_spoken(shown, language)
    over = speak(language).say("terminal-over", scores="").split(":")[0].strip()
    assert over in shown


def assert_spoken(shown: str, language: str) -> None:
    """Every word stands in some message of the language; no message was missing, nor anything in it."""
    assert words_in(shown) - vocabulary(language) == set()
    assert not re.search(r"[{}$]|\?\?\?", shown)
    assert [key for key in re.findall(r"[a-z]+(?:-[a-z]+)+", shown) if key in MESSAGES[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["tikal", "incan-gold"])
def test_every_command(game: str, language: str) -> None:
    """Each by the word of the language. What stands in help of acts is notation, and not looked at here."""
    words = speak(language)
    typed = [
        words.say(f"terminal-command-{command}") for command in ("help", "look", "why", "save", "undo", "quit")
    ]
    shown, _ = sit(ceiba.find(game), 3, lines(*typed), language, width=80)
    for key in ("terminal-help", "terminal-not-undone"):
        assert " ".join(words.say(key).split()) in " ".join(shown.split())
    assert shown.endswith("left")
    assert max(len(line) for line in shown.splitlines() if " > " not in line) <= 80
    assert "…" not in shown


def test_commands_need_no_accents_and_english_works_everywhere() -> None:
    for typed in ("zpet", "ZPĚT", "undo", "u"):
        shown, _ = sit(ceiba.TIKAL, 2, lines(typed), "cs")
        assert speak("cs").say("terminal-not-undone") in shown

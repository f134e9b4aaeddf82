"""The example says everything in five languages, each with the same variables."""

import re
from random import Random

import pytest

from ceiba.words import LANGUAGES, Words
from tests.examples.beside import EXAMPLE, uninstalled
from tests.locale.messages import read_folder

GAME = uninstalled()
NAMES = ["Ada", "Bo", "Cy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_its_sentence(language: str) -> None:
    words, random = Words(language), Random(1)
    position = GAME.start(3, gales=True)
    said = set()
    while actors := position.actors():
        act = random.choice(position.legal(actors[0]))
        label = GAME.label(position, act)
        if actors != (0,):
            said.add(words.label(GAME, label, NAMES))
        before = position.copy()
        position.apply(act)
        said |= {words.event(GAME, event, NAMES) for event in GAME.events(before, act, position)}
    assert len(said) > 20
    assert not [sentence for sentence in said if re.search("lightkeepers|{|burn [0-3]$", sentence)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    locale = EXAMPLE / "lightkeepers" / "locale"
    english, other = read_folder(locale / "en"), read_folder(locale / language)
    assert {key: message.variables for key, message in other.items()} == {
        key: message.variables for key, message in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fog_is_called_the_same_in_the_log_and_beside_the_picture(language: str) -> None:
    words = Words(language)
    for fog in ("haze", "mist", "murk", "gale"):
        told = words.event(GAME, {"key": "fog", "fog": fog}, NAMES)
        assert words.say(f"lightkeepers-view-{fog}").lower() in told.lower()

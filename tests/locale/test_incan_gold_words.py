"""Every event of Incan Gold and everything to do in it has its message, made of what the event says and no more."""

import re
from typing import Any, get_args, get_type_hints

import pytest

from ceiba.incan_gold.event_types import IncanGoldEvent
from ceiba.incan_gold.labels import CardLabel, ChoiceLabel
from ceiba.incan_gold.tables import HAZARDS
from tests.locale.messages import LANGUAGES, MESSAGES

NAMES = {"seat": "who", "seats": "who"}  # players are called by their names, not by their seats


def arguments(*kinds: Any) -> dict[str, set[str]]:  # Any: types as values
    """By key, what a message may be made of: scalars, and names."""
    told = {}
    for kind in kinds:
        hints = get_type_hints(kind)
        scalars = {name for name, hint in hints.items() if "list" not in str(hint) and name != "key"}
        for key in get_args(hints["key"]):
            told[key] = scalars - {*NAMES} | {NAMES[name] for name in NAMES if name in hints}
    return told


EVENTS = arguments(*get_args(IncanGoldEvent))
LABELS = arguments(CardLabel, ChoiceLabel)


def variables(language: str, key: str) -> set[str]:
    """Those of a message and of the messages it is made of."""
    message = MESSAGES[language][key]
    return message.variables.union(*[variables(language, part) for part in parts(language, key)])


def parts(language: str, key: str) -> list[str]:
    return re.findall(r"\{ ([a-z][a-z-]*) \}", MESSAGES[language][key].text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    for key, told in EVENTS.items():
        assert variables(language, f"incan-gold-{key}") <= told, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_to_do_has_its_words(language: str) -> None:
    for key, told in LABELS.items():
        assert variables(language, f"incan-gold-do-{key}") <= told, key


def test_sentences_say_who() -> None:
    for key, told in EVENTS.items():
        assert ("who" in told) == ("who" in variables("en", f"incan-gold-{key}")), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_word_is_forgotten(language: str) -> None:
    """Where a word decides, each that may come has a form: no fire is called a rockfall."""
    forms = {"hazard": {*HAZARDS}, "card": {*HAZARDS}, "sort": {"treasure", "hazard", "artifact"}}
    decided = set()
    for key, message in MESSAGES[language].items():
        for variable, named in message.forms if key.startswith("incan-gold-") else []:
            if variable in forms:
                assert {*named} == forms[variable], key
                decided.add(variable)
    assert decided == {*forms}


def test_nothing_is_said_that_never_happens() -> None:
    needed = {f"incan-gold-{key}" for key in EVENTS} | {f"incan-gold-do-{key}" for key in LABELS}
    messages = [message for message in MESSAGES["en"].values() if message.file == "incan-gold-told.ftl"]
    ours = {message.key for message in messages if message.key.startswith("incan-gold-")}
    assert ours - needed == {part for key in needed for part in parts("en", key)}

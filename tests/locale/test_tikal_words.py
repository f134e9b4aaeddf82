"""Every event of Tikal and everything to do in it has its message, made of what the event says and nothing else."""

from collections.abc import Iterator, Mapping
from random import Random
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

import ceiba
from ceiba.game import kind_of
from ceiba.tikal.action import FIGURES, VERBS
from ceiba.tikal.event_types import TikalEvent
from ceiba.tikal.tables import MOTIFS
from tests.locale.messages import LANGUAGES, MESSAGES

# Any: types as values. By event, each scalar argument with its type; names of players as the renderer gives them.
Arguments = Mapping[str, Any]
NAMES = {"seat": "who", "seats": "who", "other": "whom"}


def events() -> Iterator[tuple[str, Arguments]]:
    assert isinstance(TikalEvent, UnionType)
    for kind in get_args(TikalEvent):
        hints = get_type_hints(kind)
        (key,) = get_args(hints.pop("key"))
        scalars = {name: hint for name, hint in hints.items() if hint in (int, str) or get_origin(hint) is Literal}
        names = {told: str for asked, told in NAMES.items() if asked in hints}
        yield key, scalars | names


EVENTS = dict(events())


def labels() -> dict[str, Arguments]:
    """What can be done, as it turns up in games at random, with the types of the arguments."""
    found: dict[str, Arguments] = {}
    luck = Random(5)
    for _ in range(20):
        position = ceiba.TIKAL.start(4, auction=bool(luck.getrandbits(1)))
        while position.actors():
            (actor,) = position.actors()
            for act in {kind_of(act): act for act in position.legal(actor)}.values():
                label = dict(ceiba.TIKAL.label(position, act))
                key = label.pop("key")
                names = {told: str for asked, told in NAMES.items() if asked in label}
                arguments = {name: type(value) for name, value in label.items()} | names
                assert found.setdefault(str(key), arguments) == arguments
            position.apply(luck.choice(position.legal(actor)))
        if len(found) == len(VERBS):
            break
    return found


LABELS = labels()


def variables(language: str, key: str) -> set[str]:
    """Those of a message and of the messages it is made of."""
    message = MESSAGES[language][key]
    return message.variables.union(*(variables(language, other) for other in message.references))


def test_everything_to_do_turns_up() -> None:
    assert {*LABELS} == {*VERBS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_sentence(language: str) -> None:
    for key, arguments in EVENTS.items():
        assert variables(language, f"tikal-{key}") <= {*arguments}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_to_do_has_its_words(language: str) -> None:
    for key, arguments in LABELS.items():
        assert variables(language, f"tikal-do-{key}") <= {*arguments}, key


def test_sentences_say_who_and_where() -> None:
    for key, arguments in EVENTS.items():
        told = {"who", "whom", "cell", "start", "tile", "motif"} & {*arguments}
        assert told <= variables("en", f"tikal-{key}"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_of_a_word_is_forgotten(language: str) -> None:
    """Where a word decides, each that may come has a form: no jaguar is called a vase."""
    forms: dict[str, set[str]] = {
        "figure": {*FIGURES},
        "terrain": {"jungle", "temple", "treasure", "volcano"},
        "motif": {*MOTIFS},
        "given": {*MOTIFS},
        "taken": {*MOTIFS},
    }
    decided = set()
    for key, message in MESSAGES[language].items():
        if key.startswith("tikal-"):
            for variable, named in message.forms:
                if variable in forms:
                    assert {*named} == forms[variable], key
                    decided.add(variable)
    assert decided == {*forms}


def test_nothing_is_said_that_never_happens() -> None:
    needed = {f"tikal-{key}" for key in EVENTS} | {f"tikal-do-{key}" for key in LABELS}
    needed |= {f"tikal-brief-{key}" for key in EVENTS} & {*MESSAGES["en"]}
    parts = {part for key in needed for part in MESSAGES["en"][key].references}
    ours = {key for key, m in MESSAGES["en"].items() if m.file == "tikal-told.ftl" and key.startswith("tikal-")}
    assert ours == needed | parts

"""The page asks for messages that exist, and every message that it loads is asked for."""

import re
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from ceiba.bots import levels_of
from ceiba.descriptor import Game
from ceiba.games import known
from ceiba.puzzles import puzzles
from tests.locale.messages import MESSAGES, ROOT

SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte")
)
GAMES = [game for game in known().values() if game.package == "ceiba"]
# What the page loads; reasons are asked for by whoever refuses.
LOADED = {
    "shared.ftl",
    "lobby.ftl",
    "table.ftl",
    "help.ftl",
    "lookback.ftl",
    "review.ftl",
    "seating.ftl",
    "devices.ftl",
    "generic.ftl",
    "hints.ftl",
    "notice-settings.ftl",
    "times.ftl",
    "puzzles.ftl",
    *(f"{game.name}{part}.ftl" for game in GAMES for part in ("", "-told", "-later", "-puzzles")),
}
ENGLISH = {key: message for key, message in MESSAGES["en"].items() if message.file in LOADED}

COMPARED = re.compile(r'[!=]== "[^"]*"')  # what something is like, not what is said then
WORD = re.compile(r"""["']([a-z][a-z0-9-]*)["']|`([^`]+)`""")
ANY = "[a-z0-9-]+"


def first_arguments(function: str) -> list[str]:
    """What stands between the bracket after the name and the next comma outside all further brackets."""
    found = []
    for call in re.finditer(rf"\b{function}\(", SOURCES):
        depth, end = 0, call.end()
        while depth or SOURCES[end] not in ",)":
            depth += (SOURCES[end] in "([{") - (SOURCES[end] in ")]}")
            end += 1
        found.append(SOURCES[call.end() : end])
    return found


def patterns() -> set[str]:
    """The keys that are said, wherever a choice or a placeholder stands in their place; those of games apart."""
    found = set()
    for argument in first_arguments("say"):
        for word, template in WORD.findall(COMPARED.sub("", argument)):
            if word:
                found.add(re.escape(word))
            elif not template.startswith("${"):
                found.add(re.sub(r"\\\$\\\{.*?\\\}", ANY, re.escape(template)))
    return found


def events(game: Game) -> set[str]:
    kinds: tuple[Any, ...] = get_args(game.event_type)  # Any: types as values
    hints = [get_type_hints(kind) for kind in kinds if isinstance(kind, type)]
    return {key for hint in hints for key in get_args(hint.get("key"))}


def labels(game: Game) -> set[str]:
    """What can be done, as it turns up in a few games at random."""
    found = set()
    luck = Random(7)
    for switched in (False, True):
        options = {option: default ^ switched for option, default in game.options.items()}
        position = game.start(game.fewest, **options)
        while actors := position.actors():
            for act in (legal := position.legal(actors[0])):
                found.add(str(game.label(position, act)["key"]))
            position.apply(luck.choice(legal))
    return found


def of_games() -> set[str]:
    """What is said of every game, by keys that begin with its name, and what its boxes are called."""
    found = set()
    for game in GAMES:
        options = [option.replace("_", "-") for option in game.options]
        said = ["pitch", *(f"option-{option}" for option in options)]
        said += ["variant", *(f"variant-{variant}" for variant in game.variants)] if game.variants else []
        told = events(game)
        said += [*told, *(f"brief-{key}" for key in told), *(f"do-{key}" for key in labels(game))]
        said += [f"level-{level}" for level in levels_of(game).by_name]
        asked = {puzzle.goal.split(" ")[0] for puzzle in puzzles(game).values()}
        said += [f"{part}-{goal}" for part in ("puzzle", "worth") for goal in asked]
        said += [f"puzzle-{name}-{part}" for name in puzzles(game) for part in ("hint", "why")]
        found |= {f"{game.name}-{key}" for key in said}
        found |= {game.title({option: on}) for option in game.options for on in (False, True)} | {game.title({})}
    return found


ASKED = patterns()
OF_GAMES = of_games()


def is_asked(key: str) -> bool:
    return key in OF_GAMES or any(re.fullmatch(pattern, key) for pattern in ASKED)


def test_the_page_says_much() -> None:
    assert len(ASKED) > 150
    assert "fault" in ASKED
    assert f"talk-{ANY}" in {pattern.replace("\\-", "-") for pattern in ASKED}


def test_nothing_is_asked_for_in_vain() -> None:
    loaded = {key for key, message in MESSAGES["en"].items() if message.file in LOADED | {"reasons.ftl"}}
    for pattern in ASKED:
        assert any(re.fullmatch(pattern, key) for key in loaded), f"nothing is called {pattern}"


def test_everything_is_asked_for() -> None:
    """By the page, or by another message."""
    parts = {part for message in ENGLISH.values() for part in re.findall(r"\{ ([a-z][a-z-]*) \}", message.text)}
    assert [key for key in ENGLISH if not is_asked(key) and key not in parts] == []


@pytest.mark.parametrize("key", ["tile", "worker", "log-scored"])
def test_what_is_only_named_is_not_asked_for(key: str) -> None:
    """Such words stand in the sources, as acts, figures and keys of events, but nobody says them."""
    assert not is_asked(key)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_games_are_introduced(game: Game) -> None:
    """The start page says what a game is, and what can be chosen of it."""
    options = {option.replace("_", "-") for option in game.options}
    decided = {option.replace("_", "-") for variant in game.variants.values() for option in variant}
    wanted = ["pitch", *(f"option-{option}" for option in sorted(options - decided))]
    wanted += [f"variant-{variant}" for variant in game.variants]
    assert [key for key in wanted if f"{game.name}-{key}" not in ENGLISH] == []

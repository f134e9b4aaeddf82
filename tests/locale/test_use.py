"""The page asks for messages that exist, and every message is asked for."""

import re

from ceiba.games import known
from tests.locale.messages import MESSAGES, PYTHON_ONLY, ROOT

SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte") and path.parent.name != "words"
)
# `say("key"` and say(`key-${...}`, where any ending may follow.
ASKED = set(re.findall(r"""\bsay\(\s*["']([^"']+)["']""", SOURCES))
ASKED_BY_PATTERN = {
    re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(pattern)))
    for pattern in re.findall(r"\bsay\(\s*`([^`]+)`", SOURCES)
}
# What happens in a game and what can be done there is said by keys that the games give: each game has its own test.
BY_GAMES = tuple(f"{game}-" for game in known())
# Keys that wait in tables or choices until they are said.
NAMED = set(re.findall(r'"([a-z][a-z0-9-]+)"', SOURCES))


def test_nothing_is_asked_for_in_vain() -> None:
    assert sorted(ASKED - set(MESSAGES["en"])) == []


def test_every_pattern_finds_something() -> None:
    for pattern in ASKED_BY_PATTERN:
        assert any(pattern.fullmatch(key) for key in MESSAGES["en"]), f"nothing is called {pattern.pattern}"


def test_everything_is_asked_for() -> None:
    unused = [
        key
        for key, message in MESSAGES["en"].items()
        if message.file not in PYTHON_ONLY
        and key not in ASKED | NAMED
        and not key.startswith(BY_GAMES)
        and not any(pattern.fullmatch(key) for pattern in ASKED_BY_PATTERN)
    ]
    assert unused == []

"""Every sentence that a player reads, in the player's language: Fluent messages, kept in `locale/`.

Ceiba's own messages are in `ceiba/locale/<language>/*.ftl`. A game of another package brings its own in the same
way, in `<package>/locale/`; whoever says something about such a game adds its package first. What other modules
hold of a sentence is its key and its arguments.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from ceiba.descriptor import Game
from ceiba.game import Event

LANGUAGES: Final = ("en", "de", "fr", "cs", "pl")
DEFAULT: Final = "en"

# What a drawing needs of Words, no more: say(key, **arguments).
Say = Callable[..., str]

# What reads messages is imported late: it takes a tenth of a second, and many never say anything.

_KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def preferred(environment: Mapping[str, str]) -> str:
    """The language of this environment, by the variables that say so, the strongest first."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = re.split("[_.@]", environment[variable])[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT


def source(package: str, language: str) -> str:
    """All messages of a package in a language, as text; in English where it does not speak that language."""
    from importlib.resources import files

    for spoken in (language, DEFAULT):
        folder = files(package) / "locale" / spoken
        if folder.is_dir():
            names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
            return "\n".join((folder / name).read_text(encoding="utf-8") for name in names)
    return ""


@cache
def speak(language: str) -> "Words":
    """The words of a language, read once per process."""
    return Words(language)


class Words:
    """The messages of one language. Each is parsed when it is first said: nobody needs them all."""

    def __init__(self, language: str = DEFAULT) -> None:
        from fluent.runtime import FluentBundle

        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}.")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._packages: set[str] = set()
        self.add("ceiba")

    def add(self, package: str) -> None:
        """Know the messages of this package too; where two say the same key, the first one holds."""
        if package in self._packages:
            return
        self._packages.add(package)
        text = source(package, self.language)
        begins = [*_KEY.finditer(text)]
        ends = [*(begin.start() for begin in begins), len(text)][1:]
        for begin, end in zip(begins, ends, strict=True):
            self._unread.setdefault(begin[1], text[begin.start() : end])

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key) or key in self._unread

    def say(self, key: str, **arguments: object) -> str:
        """A message; its key, if there is none."""
        if not self.knows(key):
            return key
        self._read(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # what has a key has a text
        return str(self._bundle.format_pattern(pattern, arguments)[0])

    def _read(self, key: str) -> None:
        """Parse a message and those it refers to. Last of all it is struck off: others may be reading it too."""
        from fluent.runtime import FluentResource

        text = self._unread.get(key)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for reference in _REFERENCE.findall(text):
                if reference != key:
                    self._read(reference)
            self._unread.pop(key, None)

    def together(self, names: Sequence[str]) -> str:
        """Names as the language joins them: `Ada, Bo and Cy`."""
        from babel.lists import format_list

        return format_list(names, locale=self.language)

    def seats(self, count: int) -> list[str]:
        """What so many players are called who have told no names."""
        return [self.say("seat", seat=seat) for seat in range(1, count + 1)]

    def either(self, names: Sequence[str]) -> str:
        """Names to choose from, as the language joins them: `Ada, Bo or Cy`."""
        from babel.lists import format_list

        return format_list(names, style="or", locale=self.language)

    # -- what happened, what can be done, and why not ---------------------------------------------------

    def title(self, game: Game, options: Mapping[str, bool]) -> str:
        """What the game is called when played with these options."""
        self.add(game.package)
        return self.say(game.title(options))

    def event(self, game: Game, event: Event, names: Sequence[str]) -> str:
        """What happened, as a sentence; `names` are those of the seats, from seat 1."""
        self.add(game.package)
        return self.say(f"{game.name}-{event['key']}", **self._arguments(event, names))

    def label(self, game: Game, label: Event, names: Sequence[str]) -> str:
        """Something to do, as a button says it; in the game's notation where it has no words for it."""
        self.add(game.package)
        key = f"{game.name}-do-{label['key']}"
        if "act" in label and not self.knows(key):
            return str(label["act"])
        return self.say(key, **self._arguments(label, names))

    def reason(self, key: str, sentence: str) -> str:
        """Why something is refused; the English sentence where nobody has translated the key."""
        return self.say(f"reason-{key}") if self.knows(f"reason-{key}") else sentence

    def _arguments(self, event: Event, names: Sequence[str]) -> dict[str, object]:
        """The scalars of an event, and the names of those whom it is about."""
        arguments: dict[str, object] = {
            name: value for name, value in event.items() if isinstance(value, int | str) and name != "key"
        }
        for seats, name in (("seat", "who"), ("seats", "who"), ("other", "whom")):
            match event.get(seats):
                case int() as seat:
                    arguments[name] = names[seat - 1]
                case list() as several:
                    arguments[name] = self.together([names[seat - 1] for seat in several])
        return arguments

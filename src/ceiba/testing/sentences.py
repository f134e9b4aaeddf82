"""What is told has its sentence: a message in every language."""

from itertools import product

from ceiba.descriptor import Game
from ceiba.game import Event
from ceiba.testing.report import must
from ceiba.words import LANGUAGES, source, speak


class Told:
    """The keys of all messages that a game has turned out to need."""

    def __init__(self, game: Game) -> None:
        self._game = game
        settings = product((False, True), repeat=len(game.options))
        self._keys = {game.title(dict(zip(game.options, values, strict=True))) for values in settings}

    def event(self, event: Event) -> None:
        self._keys.add(f"{self._game.name}-{event['key']}")

    def label(self, label: Event) -> None:
        """An act that the label spells out needs no other words."""
        if "act" not in label:
            self._keys.add(f"{self._game.name}-do-{label['key']}")

    def check(self) -> None:
        """A game whose package has no words at all is told in its notation."""
        package = self._game.package
        for language in LANGUAGES if source(package, LANGUAGES[0]) else ():
            words = speak(language)
            words.add(package)
            missing = sorted(key for key in self._keys if not words.knows(key))
            must(not missing, f"{package} has no message {', '.join(missing)} in the language {language}")

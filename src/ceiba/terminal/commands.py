"""What can be typed beside acts: each command in the reader's language, in English, and by its first letter."""

from difflib import get_close_matches
from unicodedata import combining, normalize

from rich.table import Table as Grid
from rich.text import Text

from ceiba.words import DEFAULT, Words, speak

# Each with what follows it, if anything, and the short forms that are the same in all languages.
COMMANDS = {
    "undo": ("", ("u",)),
    "why": ("act", ()),
    "look": ("", ("l",)),
    "save": ("file", ()),
    "help": ("", ("h", "?")),
    "quit": ("", ("q", "exit")),
}


class Commands:
    def __init__(self, words: Words) -> None:
        self._words = words
        self._meant: dict[str, str] = {}
        for command, (_, short) in COMMANDS.items():
            for typed in (self.word(command), speak(DEFAULT).say(f"terminal-command-{command}"), *short):
                self._meant[_plain(typed)] = command

    def word(self, command: str) -> str:
        """What is typed for it in the reader's language."""
        return self._words.say(f"terminal-command-{command}")

    def meant(self, typed: str) -> tuple[str, str]:
        """The command that someone typed, if it is one, and what follows it."""
        first, _, rest = typed.partition(" ")
        command = self._meant.get(_plain(first), "")
        return ("", typed) if rest and command and not COMMANDS[command][0] else (command, rest)

    def near(self, typed: str) -> list[str]:
        """The commands, in the reader's language, that someone may have meant by what is none."""
        words = {_plain(self.word(command)): self.word(command) for command in COMMANDS}
        return [words[near] for near in get_close_matches(_plain(typed.partition(" ")[0]), words, n=1)]

    def help(self) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for command, (follows, _) in COMMANDS.items():
            typed = [self.word(command), *([self._words.say(f"terminal-{follows}")] if follows else [])]
            grid.add_row(Text(f"  {' '.join(typed)}"), Text(self._words.say(f"terminal-help-{command}")))
        return grid


def _plain(word: str) -> str:
    """Without accents and capitals: not every keyboard has them."""
    return "".join(sign for sign in normalize("NFKD", word.casefold()) if not combining(sign))

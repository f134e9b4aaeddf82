"""What luck and the others did, gathered into sentences: one for each who did something."""

from rich.console import Console
from rich.text import Text

from ceiba.terminal.face import Said


class Story:
    def __init__(self, console: Console) -> None:
        self._console = console
        self._who = ""
        self._deeds: list[str] = []

    def add(self, said: Said) -> None:
        if said.who != self._who:
            self.flush()
        if said.who:
            self._who = said.who
            self._deeds.append(said.what)
        else:
            self._print(said.what)

    def flush(self) -> None:
        """Print what has been gathered."""
        if self._deeds:
            self._print(f"{self._who} {'; '.join(_counted(self._deeds))}.")
        self._who, self._deeds = "", []

    def _print(self, sentence: str) -> None:
        self._console.print(Text(sentence))


def _counted(deeds: list[str]) -> list[str]:
    """The same thing done several times on end is told once."""
    told: list[tuple[str, int]] = []
    for deed in deeds:
        if told and told[-1][0] == deed:
            told[-1] = (deed, told[-1][1] + 1)
        else:
            told.append((deed, 1))
    return [deed if times == 1 else f"{deed} ({times} times)" for deed, times in told]

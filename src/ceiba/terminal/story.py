"""What luck and the others did, gathered: one line for each who did something."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text


class Story:
    def __init__(self, console: Console, names: Sequence[str], separator: str) -> None:
        self._console = console
        self._separator = separator  # between the things that someone did
        self._names = tuple(f"{name} " for name in names)  # as sentences about them begin
        self._doer = ""
        self._sentences: list[str] = []

    def add(self, sentence: str, doer: str) -> None:
        """Tell one more thing; `doer` is who brought it about, and nothing if nobody did.

        What is not said of someone stands in a line of its own: it is for everyone.
        """
        if doer != self._doer or not sentence.startswith(self._names):
            self.flush()
        self._doer = doer
        self._sentences.append(sentence)
        if not doer or not sentence.startswith(self._names):
            self.flush()

    def flush(self) -> None:
        """Print what has been gathered."""
        if self._sentences:
            self._console.print(Text(" ".join(self._joined())))
        self._doer, self._sentences = "", []

    def _joined(self) -> list[str]:
        """Sentences on end that begin with the doer's name are one sentence that says the name once."""
        told: list[str] = []
        deeds: list[str] = []
        for sentence in [*self._sentences, ""]:
            deed = _deed(self._doer, sentence)
            if deed:
                deeds.append(deed)
                continue
            if deeds:
                told.append(f"{self._doer} {self._separator.join(_counted(deeds))}.")
                deeds = []
            if sentence:
                told.append(sentence)
        return told


def _deed(doer: str, sentence: str) -> str:
    """What is left of a sentence without the name it begins with; nothing, if it is not made so."""
    begins = f"{doer} "
    made_so = bool(doer) and sentence.startswith(begins) and sentence.endswith(".") and ". " not in sentence
    return sentence.removeprefix(begins).removesuffix(".") if made_so else ""


def _counted(deeds: list[str]) -> list[str]:
    """The same thing done several times on end is told once."""
    told: list[tuple[str, int]] = []
    for deed in deeds:
        if told and told[-1][0] == deed:
            told[-1] = (deed, told[-1][1] + 1)
        else:
            told.append((deed, 1))
    return [deed if times == 1 else f"{deed} ({times}×)" for deed, times in told]  # noqa: RUF001 - a times sign

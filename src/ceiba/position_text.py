"""The text of positions: lines of a word and what it says, `scores 12 0 7 3`, in any order."""

from collections.abc import Iterable

from ceiba.game import Unreadable


def write_facts(facts: Iterable[tuple[str, Iterable[object]]]) -> str:
    """One line a fact; facts that say nothing are left out."""
    lines: list[str] = []
    for word, said in facts:
        words: list[str] = [str(one) for one in said]
        if words:
            lines.append(word + " " + " ".join(words))
    return "\n".join(lines)


class Facts:
    """The facts of a text, taken one by one; what is missing reads as nothing, what is left over is an error."""

    def __init__(self, text: str) -> None:
        self._said: dict[str, list[str]] = {}
        for number, line in enumerate(text.splitlines(), 1):
            word, *said = line.split() or [""]
            if word in self._said or not word:
                raise Unreadable(f"line {number}: {'empty' if not word else repr(word) + ' is said twice'}")
            self._said[word] = said

    def words(self, word: str) -> list[str]:
        return self._said.pop(word, [])

    def one(self, word: str, allowed: Iterable[str]) -> str:
        said = self.words(word)
        if len(said) != 1 or said[0] not in allowed:
            raise Unreadable(f"{word!r} must be one of: {', '.join(allowed)}")
        return said[0]

    def number(self, word: str) -> int:
        said = self.words(word)
        if not said:
            return 0
        if len(said) > 1:
            raise Unreadable(f"{word!r} takes one number")
        return whole(said[0])

    def numbers(self, word: str, count: int) -> list[int]:
        said = self.words(word)
        if len(said) != count:
            raise Unreadable(f"{word!r} takes {count} numbers, not {len(said)}")
        return [whole(number) for number in said]

    def finish(self) -> None:
        if self._said:
            raise Unreadable(f"{next(iter(self._said))!r} means nothing here")


def whole(text: str) -> int:
    """A plain whole number of reasonable size, written in the one usual way."""
    if not (text.isascii() and text.isdigit() and len(text) <= 6) or str(int(text)) != text:
        raise Unreadable(f"{text!r} is not a whole number")
    return int(text)


def index(names: tuple[str, ...], name: str, what: str) -> int:
    """Which of these names it is; Unreadable, with the nearest one, if it is none."""
    if name not in names:
        from difflib import get_close_matches  # late: most never err

        near = get_close_matches(name[:20], names, 1)
        raise Unreadable(f"{name!r} is not {what}", near[0] if near else "")
    return names.index(name)

"""The text of a record, read and written (docs/notation.md): headers, acts and comments, whatever the game.

What is wrong with the headers is said at once. Lines of acts are taken as they stand and judged when they are
replayed, so that of several bad lines the first is named, and the game up to it can be seen.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import StringIO

from ceiba.game import Reason
from ceiba.games import known

# The longest game has a few thousand acts; what is larger than these is not a record, and is refused unread.
MOST_BYTES = 1_000_000
MOST_HEADERS = 200
MOST_LINE = 2_000

WIDEST = 40  # comments stand below each other, but not further to the right than this

# A comment may follow a header; within the value, `#` is a character like any other.
HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "([^"]*)"\][ \t]*(#.*)?', re.DOTALL)

# What bytes that are not UTF-8 turn into when they are read.
STRAY_BYTE = re.compile("[\udc80-\udcff]")

# By what they belong to: a header by its key, an act by its number, from 1.
Comments = dict[str | int, str]


class BadRecord(ValueError):
    """A record that cannot be replayed: which line, what it says, why it is wrong, and by which clause, if any.

    `source` is the file it comes from, where that is known; `meant` the known word that is nearest, if one is near.
    """

    def __init__(self, line: int, text: str, reason: Reason, source: str = "", meant: str = "") -> None:
        shown = text if len(text) <= 80 else text[:79] + "…"
        sentence = f"{reason.sentence} ({reason.clause})" if reason.clause else reason.sentence
        where = f"{source}: line {line}" if source else f"line {line}"
        super().__init__(f"{where}: {shown!r}: {sentence}" if text else f"{where}: {sentence}")
        self.line = line  # of the file, from 1
        self.text = shown  # what stands there
        self.reason = reason  # the clause or none, a key and a sentence
        self.source = source  # the file, if it was read from one
        self.meant = meant  # the nearest known word, if one is near

    @property
    def why(self) -> str:
        """The reason as a sentence."""
        return self.reason.sentence

    @property
    def clause(self) -> str | None:
        """The rule that is broken; None if it is not a rule of the game."""
        return self.reason.clause or None

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (type(self), (self.line, self.text, self.reason, self.source, self.meant), self.__dict__)


def wrong(key: str, sentence: str, clause: str | None = None) -> Reason:
    """What is wrong with a record, rather than with an act."""
    return Reason(clause or "", f"record-{key}", sentence)


def game_header(name: str) -> str:
    return f'[Game "{name}"]'


@dataclass
class RecordText:
    """What a text says, and at which lines."""

    source: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    acts: list[str] = field(default_factory=list)
    comments: Comments = field(default_factory=dict)  # behind a header or an act
    remarks: Comments = field(default_factory=dict)  # lines above a header, or after so many acts
    lines: list[int] = field(default_factory=list)
    header_lines: dict[str, int] = field(default_factory=dict)
    end: int = 1


# -- reading ------------------------------------------------------------------------------------------


def read_text(data: bytes | str, source: str = "") -> RecordText:
    try:
        return _read(data, source)
    except BadRecord as bad:
        raise BadRecord(bad.line, bad.text, bad.reason, source) from None


def _read(data: bytes | str, source: str) -> RecordText:
    if len(data) > MOST_BYTES:
        raise BadRecord(1, "", wrong("too-large", f"this is larger than any record ({MOST_BYTES // 1_000_000} MB)"))
    # A byte order mark and bytes that are no UTF-8 pass here; a stray byte is reported at its line.
    text = data if isinstance(data, str) else data.decode(errors="surrogateescape")
    read = RecordText(source)
    remarks: list[str] = []  # that what comes next will stand below
    in_headers = True
    # Lines end at line feeds alone: str.splitlines would also break them at form feeds and the like.
    for number, raw in enumerate(StringIO(text.removeprefix("\ufeff"), newline="\n"), 1):
        read.end = number + 1
        line = raw.removesuffix("\n").removesuffix("\r").rstrip(" \t")
        if in_headers and line.startswith("["):
            _read_header(read, number, line, remarks)
        elif line == "":
            # A blank line ends the headers; those above the first header do not count.
            in_headers = in_headers and not read.headers
        elif _is_sound_comment(line):
            remarks.append(_said(line.lstrip(" \t")))
        elif in_headers:
            raise BadRecord(number, line, flaw(line) or _misplaced(read, line))
        else:
            _read_act(read, number, line, remarks)
    if not read.headers:
        raise BadRecord(1, "", _misplaced(read, ""))
    _remark(read, len(read.acts), remarks)
    return read


def _is_sound_comment(line: str) -> bool:
    return line.lstrip(" \t").startswith("#") and not _no_text(line)


def _said(comment: str) -> str:
    return comment.removeprefix("#").removeprefix(" ").rstrip(" \t")


def _remark(read: RecordText, key: str | int, remarks: list[str]) -> None:
    if remarks:
        read.remarks[key] = "\n".join(remarks)
        remarks.clear()


def _misplaced(read: RecordText, line: str) -> Reason:
    if read.headers:
        return wrong("no-blank-line", "a blank line must stand between the headers and the acts")
    sentence = f"a record begins with headers, such as {game_header(next(iter(known())))}"
    if line.endswith(".ceiba"):
        sentence += f"; a file is read by its path, read_record(Path({line!r}))"
    return wrong("headers-first", sentence)


def _read_header(read: RecordText, number: int, line: str, remarks: list[str]) -> None:
    header = HEADER.fullmatch(line)
    if _no_text(line) or header is None:
        raise BadRecord(number, line, _no_text(line) or wrong("header", 'a header looks like [Key "value"]'))
    key, value, comment = header.groups()
    if key in read.headers:
        raise BadRecord(number, line, wrong("twice", f"{key} is said twice"))
    if len(read.headers) == MOST_HEADERS:
        raise BadRecord(number, line, wrong("many-headers", f"a record has at most {MOST_HEADERS} headers"))
    read.headers[key] = value
    read.header_lines[key] = number
    _remark(read, key, remarks)
    if comment and _said(comment):
        read.comments[key] = _said(comment)


def _read_act(read: RecordText, number: int, line: str, remarks: list[str]) -> None:
    """Keep the act and its comment; a line that is no text at all is kept whole, to be refused in its turn."""
    act, mark, comment = (line, "", "") if _no_text(line) else line.partition("#")
    _remark(read, len(read.acts), remarks)
    read.acts.append(act.rstrip(" \t") if mark else act)
    read.lines.append(number)
    if _said(comment):
        read.comments[len(read.acts)] = _said(comment)


def _no_text(line: str) -> Reason | None:
    """Why no line of a record can look like this, or None."""
    if len(line) > MOST_LINE:
        return wrong("long-line", f"a line of a record has at most {MOST_LINE} characters")
    if STRAY_BYTE.search(line):
        return wrong("no-utf-8", "this is not UTF-8 text")
    if "\0" in line:
        return wrong("no-text", "this is not text")
    return None


def flaw(act: str) -> Reason | None:
    """Why this cannot be an act, whatever the game; or None."""
    if _no_text(act):
        return _no_text(act)
    if act.startswith("["):
        return wrong("late-header", "headers stand above the blank line, before the first act")
    if not act.isprintable() or "" in act.split(" "):
        return wrong("spaces", "the words of an act are separated by one space")
    return None


# -- writing ------------------------------------------------------------------------------------------


def write_text(
    headers: Mapping[str, str],
    acts: Sequence[str],
    comments: Mapping[str | int, str],
    remarks: Mapping[str | int, str],
) -> str:
    """The text of a record; ValueError for what could not be read again."""
    lines: list[str] = []
    for key, value in headers.items():
        header = f'[{key} "{value}"]'
        if not HEADER.fullmatch(header) or "\n" in header or "\r" in header:
            raise ValueError(f"{header!r} cannot be written: a header has no quotation marks and no line breaks")
        lines += [*_remarks(remarks, key), _with_comment(header, comments, key, 0)]
    lines.append("")
    commented = [len(act) for number, act in enumerate(acts, 1) if comments.get(number)]
    width = min(max(commented, default=0), WIDEST)
    for number, act in enumerate(acts, 1):
        lines += [*_remarks(remarks, number - 1), _with_comment(act, comments, number, width)]
    return "\n".join([*lines, *_remarks(remarks, len(acts))]) + "\n"


def _with_comment(line: str, comments: Mapping[str | int, str], key: str | int, width: int) -> str:
    comment = comments.get(key, "").rstrip(" \t\r")
    if not comment:
        return line
    if "\n" in comment:
        raise ValueError(f"{comment!r} cannot be written: behind a header or an act a comment has no line breaks")
    return _sound(f"{line.ljust(width)}  # {comment}")


def _remarks(remarks: Mapping[str | int, str], key: str | int) -> Iterator[str]:
    if key in remarks:
        for line in remarks[key].split("\n"):
            yield _sound(f"# {line}".rstrip(" \t\r"))


def _sound(line: str) -> str:
    bad = _no_text(line)
    if bad:
        raise ValueError(f"the comment {line[:40]!r} cannot be written: {bad.sentence}")
    return line

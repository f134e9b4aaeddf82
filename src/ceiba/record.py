"""Records: headers and acts as text, read, written and replayed (docs/notation.md)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import StringIO
from typing import BinaryIO

from ceiba.descriptor import Game
from ceiba.game import Event, NotAllowed, Outcome, Position, Reason, Unreadable
from ceiba.games import find, known

# The longest game has a few thousand acts; what is larger than these is not a record, and is refused unread.
MOST_BYTES = 1_000_000
MOST_HEADERS = 200
MOST_LINE = 2_000

# A comment may follow a header; within the value, `#` is a character like any other.
HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "([^"]*)"\][ \t]*(#.*)?', re.DOTALL)

# What bytes that are not UTF-8 turn into when they are read.
STRAY_BYTE = re.compile("[\udc80-\udcff]")


def option_header(option: str) -> str:
    """Options are written in headers as names in capitals: camp_needs_presence as CampNeedsPresence."""
    return "".join(part.capitalize() for part in option.split("_"))


class BadRecord(ValueError):
    """A record that cannot be replayed: which line, what it says, why it is wrong, and by which clause, if any."""

    def __init__(self, line: int, text: str, reason: Reason) -> None:
        shown = text if len(text) <= 80 else text[:79] + "…"
        sentence = f"{reason.sentence} ({reason.clause})" if reason.clause else reason.sentence
        super().__init__(f"line {line}: {shown!r}: {sentence}" if text else f"line {line}: {sentence}")
        self.line = line
        self.text = shown
        self.reason = reason

    @property
    def why(self) -> str:
        return self.reason.sentence

    @property
    def clause(self) -> str | None:
        return self.reason.clause or None

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from what it was made of: without this, other processes could not be told of it."""
        return (BadRecord, (self.line, self.text, self.reason))


def _wrong(key: str, sentence: str, clause: str | None = None) -> Reason:
    """What is wrong with a record, rather than with an act."""
    return Reason(clause or "", f"record-{key}", sentence)


@dataclass
class Record:
    """A game as it was played: two records are equal if they say the same, wherever that stands in a file."""

    headers: dict[str, str]
    acts: list[str] = field(default_factory=list)
    # Where in a file each act and each header stood, and the number of its lines and one more.
    lines: list[int] = field(default_factory=list, compare=False, repr=False)
    header_lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    end: int = field(default=1, compare=False, repr=False)
    _outcome: Outcome | None = field(default=None, init=False, compare=False, repr=False)

    @classmethod
    def of(cls, game: Game, seats: int, **options: bool) -> "Record":
        """An empty record of a game about to begin; options are written where they differ from the default."""
        game.check_set_up(seats, options)
        headers = {"Game": game.name, "Rules": str(game.rules), "Seats": str(seats)}
        for option, value in options.items():
            if value != game.options[option]:
                headers[option_header(option)] = "yes" if value else "no"
        return cls(headers)

    @property
    def game(self) -> Game:
        return find(self.headers["Game"])

    def close(self, outcome: Outcome) -> None:
        """Keep how the game ended, and write the final scores into the headers."""
        self._outcome = outcome
        self.headers["Result"] = " ".join(map(str, outcome.scores))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None if it is not over; BadRecord if it cannot be replayed.

        A file tells only the scores, so a record that was read is replayed when it is first asked.
        """
        if self._outcome is None:
            self._outcome = self.replay().outcome()
        return self._outcome

    def __str__(self) -> str:
        head = [f'[{key} "{value}"]' for key, value in self.headers.items()]
        for line in head:
            if not HEADER.fullmatch(line) or "\n" in line or "\r" in line:
                raise ValueError(f"{line!r} cannot be written: a header has no quotation marks and no line breaks")
        return "\n".join([*head, "", *self.acts]) + "\n"

    # -- replay ---------------------------------------------------------------------------------------

    def start(self) -> Position:
        """The position before the first act; every required header and option is checked at its own line."""
        if "Game" not in self.headers:
            headers = " or ".join(map(_game_header, known()))
            raise BadRecord(1, "", _wrong("no-header", f"the header {headers} is missing"))
        if self.headers["Game"] not in known():
            sentence = f"there is no such game; there are {', '.join(known())}"
            raise self._bad_header("Game", _wrong("no-game", sentence))
        game = self.game
        for key in ("Rules", "Seats"):
            if key not in self.headers:
                raise BadRecord(1, "", _wrong("no-header", f"the header [{key} …] is missing"))
        if self.headers["Rules"] != str(game.rules):
            raise self._bad_header("Rules", _wrong("rules", f"only rules {game.rules} can be replayed"))
        seats = self.headers["Seats"]
        if seats not in map(str, range(game.fewest, game.most + 1)):
            sentence = f"{game.name} is for {game.fewest} to {game.most} players"
            raise self._bad_header("Seats", _wrong("seats", sentence, game.seats_clause))
        return game.start(int(seats), **self.options())

    def options(self) -> dict[str, bool]:
        """The options of the game, from the headers or by default."""
        options = dict(self.game.options)
        for option in options:
            said = self.headers.get(option_header(option))
            if said is not None:
                if said not in ("yes", "no"):
                    wrong = _wrong("option", 'an option is "yes" or "no"')
                    raise self._bad_header(option_header(option), wrong)
                options[option] = said == "yes"
        return options

    def positions(self) -> Iterator[tuple[int, Position]]:
        """The position before each act with the act's line, and last the final one; each is its own."""
        for line, position in self._played():
            yield line, position.copy()

    def events(self) -> Iterator[tuple[str, list[Event]]]:
        """Each act with what it brought about; a sealed choice brings nothing, until the last one reveals all."""
        game = self.game
        before: Position | None = None
        for number, (_, after) in enumerate(self.positions()):
            if before is not None:
                text = self.acts[number - 1]
                yield text, game.events(before, before.parse(text), after)
            before = after

    def replay(self) -> Position:
        """The position after the last act, everything checked."""
        for _, position in self._played():
            last = position
        return last

    def _played(self) -> Iterator[tuple[int, Position]]:
        """One position, played on from act to act and checked, with the line of the act that comes next."""
        position = self.start()
        for number, text in enumerate(self.acts):
            yield self._line(number), position
            position.apply(_act(position, self._line(number), text))
        yield self._line(len(self.acts)), position
        self._check_result(position)

    def _line(self, number: int) -> int:
        """Where in its file the act of this number stands, or would if it were written; the end after the last."""
        if number < len(self.lines):
            return self.lines[number]
        return self.end if self.lines else len(self.headers) + 2 + number

    def _check_result(self, position: Position) -> None:
        if "Result" not in self.headers:
            return
        outcome = position.outcome()
        if outcome is None:
            raise self._bad_header("Result", _wrong("not-over", "the game is not over after the last act"))
        scores = " ".join(map(str, outcome.scores))
        if self.headers["Result"] != scores:
            raise self._bad_header("Result", _wrong("result", f"the acts end in {scores}"))

    def _bad_header(self, key: str, wrong: Reason) -> BadRecord:
        line = self.header_lines.get(key, [*self.headers].index(key) + 1)
        return BadRecord(line, f'[{key} "{self.headers[key]}"]', wrong)


def _act(position: Position, line: int, text: str) -> int:
    """The legal act that a line of a record names."""
    flaw = _flaw(text)
    if flaw is not None:
        raise BadRecord(line, text, flaw)
    try:
        act = position.parse(text)
        position.check(act)
    except NotAllowed as refusal:
        raise BadRecord(line, text, refusal.reason) from None
    except Unreadable as error:
        raise BadRecord(line, text, _wrong("no-act", str(error))) from None
    return act


# -- reading ------------------------------------------------------------------------------------------


def load_record(file: BinaryIO) -> Record:
    """A record from an open file, of which no more is read than a record can hold."""
    return read_record(file.read(MOST_BYTES + 1))


def read_record(data: bytes | str) -> Record:
    """A record from a file's bytes or its text.

    What is wrong with the headers is said at once. Lines of acts are taken as they stand and judged when they
    are replayed, so that of several bad lines the first is named, and the game up to it can be seen.
    """
    if len(data) > MOST_BYTES:
        raise BadRecord(
            1, "", _wrong("too-large", f"this is larger than any record ({MOST_BYTES // 1_000_000} MB)")
        )
    # A byte order mark and bytes that are no UTF-8 pass here; a stray byte is reported at its line.
    text = data if isinstance(data, str) else data.decode(errors="surrogateescape")
    record = Record({})
    in_headers = True
    # Lines end at line feeds alone: str.splitlines would also break them at form feeds and the like.
    for number, raw in enumerate(StringIO(text.removeprefix("\ufeff"), newline="\n"), 1):
        record.end = number + 1
        line = raw.removesuffix("\n").removesuffix("\r").rstrip(" \t")
        if in_headers and line.startswith("["):
            _read_header(record, number, line)
        elif line == "":
            # A blank line ends the headers; those above the first header do not count.
            in_headers = in_headers and not record.headers
        elif _is_sound_comment(line):
            continue
        elif in_headers:
            raise BadRecord(number, line, _flaw(line) or _misplaced(record))
        else:
            _read_act(record, number, line)
    return record


def _is_sound_comment(line: str) -> bool:
    return line.lstrip(" \t").startswith("#") and not _no_text(line)


def _misplaced(record: Record) -> Reason:
    if record.headers:
        return _wrong("no-blank-line", "a blank line must stand between the headers and the acts")
    return _wrong("headers-first", f"a record begins with headers, such as {_game_header(next(iter(known())))}")


def _game_header(name: str) -> str:
    return f'[Game "{name}"]'


def _read_header(record: Record, number: int, line: str) -> None:
    header = HEADER.fullmatch(line)
    if _no_text(line) or header is None:
        raise BadRecord(number, line, _no_text(line) or _wrong("header", 'a header looks like [Key "value"]'))
    key, value, _ = header.groups()
    if key in record.headers:
        raise BadRecord(number, line, _wrong("twice", f"{key} is said twice"))
    if len(record.headers) == MOST_HEADERS:
        raise BadRecord(number, line, _wrong("many-headers", f"a record has at most {MOST_HEADERS} headers"))
    record.headers[key] = value
    record.header_lines[key] = number


def _read_act(record: Record, number: int, line: str) -> None:
    """Keep the act without its comment; a line that is no text at all is kept whole, to be refused in its turn."""
    act = line if _no_text(line) else line.split("#", 1)[0].rstrip(" \t")
    record.acts.append(act)
    record.lines.append(number)


def _no_text(line: str) -> Reason | None:
    """Why no line of a record can look like this, or None."""
    if len(line) > MOST_LINE:
        return _wrong("long-line", f"a line of a record has at most {MOST_LINE} characters")
    if STRAY_BYTE.search(line):
        return _wrong("no-utf-8", "this is not UTF-8 text")
    if "\0" in line:
        return _wrong("no-text", "this is not text")
    return None


def _flaw(act: str) -> Reason | None:
    """Why this cannot be an act, whatever the game; or None."""
    if _no_text(act):
        return _no_text(act)
    if act.startswith("["):
        return _wrong("late-header", "headers stand above the blank line, before the first act")
    if not act.isprintable() or "" in act.split(" "):
        return _wrong("spaces", "the words of an act are separated by one space")
    return None

"""Records: headers and acts as text, read, written and replayed (docs/notation.md)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ceiba.box import Game
from ceiba.game import NotAllowed, Outcome, Position, Unreadable
from ceiba.incan_gold.box import INCAN_GOLD
from ceiba.tikal.box import TIKAL

GAMES: dict[str, Game] = {"tikal": TIKAL, "incan-gold": INCAN_GOLD}

# A game has a few hundred acts; what is larger than these is not a record, and is refused before it is read.
MOST_BYTES = 4_000_000
MOST_HEADERS = 200
MOST_LINE = 2_000

HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "([^"]*)"\]')

# Options are written in headers as names in capitals: camp_needs_presence as CampNeedsPresence.
OPTION_HEADERS = {
    option: "".join(part.capitalize() for part in option.split("_"))
    for game in GAMES.values()
    for option in game.options
}


class BadRecord(ValueError):
    """A record that cannot be replayed: which line, what it says, and why."""

    def __init__(self, line: int, text: str, why: str, clause: str | None = None) -> None:
        shown = text if len(text) <= 80 else text[:79] + "…"
        super().__init__(f"line {line}: {shown!r}: {why}" if text else f"line {line}: {why}")
        self.line = line
        self.text = shown
        self.why = why
        self.clause = clause


@dataclass
class Record:
    """A game as it was played. `lines` says where in a file each act stood."""

    headers: dict[str, str]
    acts: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    header_lines: dict[str, int] = field(default_factory=dict)
    end: int = 1  # the number of lines of the file, and one more

    @classmethod
    def of(cls, game: Game, seats: int, **options: bool) -> "Record":
        """An empty record of a game about to begin; options are written where they differ from the default."""
        headers = {"Game": game.name, "Rules": str(game.rules), "Seats": str(seats)}
        for option, value in options.items():
            if value != game.options[option]:
                headers[OPTION_HEADERS[option]] = "yes" if value else "no"
        return cls(headers)

    @property
    def game(self) -> Game:
        return GAMES[self.headers["Game"]]

    def close(self, outcome: Outcome) -> None:
        """Write the final scores into the headers."""
        self.headers["Result"] = " ".join(map(str, outcome.scores))

    def __str__(self) -> str:
        head = [f'[{key} "{value}"]' for key, value in self.headers.items()]
        return "\n".join([*head, "", *self.acts]) + "\n"

    # -- replay ---------------------------------------------------------------------------------------

    def start(self) -> Position:
        """The position before the first act; every required header and option is checked at its own line."""
        if "Game" not in self.headers:
            raise BadRecord(1, "", 'the header [Game "tikal"] or [Game "incan-gold"] is missing')
        if self.headers["Game"] not in GAMES:
            raise self._bad_header("Game", f"there is no such game; there are {', '.join(GAMES)}")
        game = self.game
        for key in ("Rules", "Seats"):
            if key not in self.headers:
                raise BadRecord(1, "", f"the header [{key} …] is missing")
        if self.headers["Rules"] != str(game.rules):
            raise self._bad_header("Rules", f"only rules {game.rules} can be replayed")
        seats = self.headers["Seats"]
        if seats not in map(str, range(game.fewest, game.most + 1)):
            raise self._bad_header("Seats", f"{game.name} is for {game.fewest} to {game.most} players")
        return game.start(int(seats), **self.options())

    def options(self) -> dict[str, bool]:
        """The options of the game, from the headers or by default."""
        options = dict(self.game.options)
        for option in options:
            said = self.headers.get(OPTION_HEADERS[option])
            if said is not None:
                if said not in ("yes", "no"):
                    raise self._bad_header(OPTION_HEADERS[option], 'an option is "yes" or "no"')
                options[option] = said == "yes"
        return options

    def positions(self) -> Iterator[tuple[int, Position]]:
        """The position before each act with the act's line, and last the final one; the same object, played on."""
        position = self.start()
        for number, text in enumerate(self.acts):
            line = self.lines[number] if self.lines else len(self.headers) + 2 + number
            yield line, position
            try:
                act = position.parse(text)
                position.check(act)
            except NotAllowed as refusal:
                reason = refusal.reason
                raise BadRecord(line, text, f"{reason.sentence} ({reason.clause})", reason.clause) from None
            except Unreadable as error:
                raise BadRecord(line, text, str(error)) from None
            position.apply(act)
        yield self.end if self.lines else len(self.headers) + 2 + len(self.acts), position
        self._check_result(position)

    def replay(self) -> Position:
        """The position after the last act, everything checked."""
        for _, position in self.positions():
            last = position
        return last

    def _check_result(self, position: Position) -> None:
        if "Result" not in self.headers:
            return
        outcome = position.outcome()
        if outcome is None:
            raise self._bad_header("Result", "the game is not over after the last act")
        scores = " ".join(map(str, outcome.scores))
        if self.headers["Result"] != scores:
            raise self._bad_header("Result", f"the acts end in {scores}")

    def _bad_header(self, key: str, why: str) -> BadRecord:
        line = self.header_lines.get(key, [*self.headers].index(key) + 1)
        return BadRecord(line, f'[{key} "{self.headers[key]}"]', why)


def read_record(data: bytes | str) -> Record:
    """A record from a file's bytes or its text; what is not one is refused quickly, naming the line."""
    if len(data) > MOST_BYTES:
        raise BadRecord(1, "", f"this is larger than any record ({MOST_BYTES // 1_000_000} MB)")
    text = data if isinstance(data, str) else _decode(data)
    record = Record({})
    in_headers = True
    number = 0
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.removesuffix("\r")
        if len(line) > MOST_LINE:
            raise BadRecord(number, line, "the line is too long for a record")
        if line.startswith("[") and in_headers:
            _read_header(record, number, line)
        elif line.strip() == "":
            # The one blank line ends the headers; comments may stand above it.
            in_headers = in_headers and not record.headers
        elif not line.startswith("#"):
            if in_headers:
                raise BadRecord(number, line, "a blank line must stand between the headers and the acts")
            if line.startswith("["):
                raise BadRecord(number, line, "headers stand before the first act")
            _read_act(record, number, line)
    record.end = number + (0 if text.endswith("\n") else 1)
    return record


def _decode(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, "", "this is not UTF-8 text") from None


def _read_header(record: Record, number: int, line: str) -> None:
    header = HEADER.fullmatch(line.rstrip())
    if header is None:
        raise BadRecord(number, line, 'a header looks like [Key "value"]')
    key, value = header.groups()
    if key in record.headers:
        raise BadRecord(number, line, f"{key} is said twice")
    if len(record.headers) == MOST_HEADERS:
        raise BadRecord(number, line, f"a record has at most {MOST_HEADERS} headers")
    record.headers[key] = value
    record.header_lines[key] = number


def _read_act(record: Record, number: int, line: str) -> None:
    act = line.split("#", 1)[0].rstrip()
    record.acts.append(act)
    record.lines.append(number)

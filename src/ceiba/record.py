"""Records: games as they were played, replayed, looked at and counted. Their text is in `record_text`."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Literal, Self

from ceiba.act import Act
from ceiba.descriptor import Game
from ceiba.game import Event, NotAllowed, Outcome, Position, Unreadable, View
from ceiba.games import find, known, named
from ceiba.record_text import (
    MOST_BYTES,
    BadRecord as BadRecord,  # to be had from here, too
    Comments,
    flaw,
    game_header,
    read_text,
    write_text,
    wrong,
)
from ceiba.results import Reason
from ceiba.rows import Row, act_rows, event_rows, frame
from ceiba.steps import Step, Turn, turns

if TYPE_CHECKING:
    from ceiba.rows import DataFrame


ROWS = {"acts": act_rows, "events": event_rows}


def option_header(option: str) -> str:
    """Options are written in headers as names in capitals: camp_needs_presence as CampNeedsPresence."""
    return "".join(part.capitalize() for part in option.split("_"))


@dataclass(repr=False)
class Record:
    """A game as it was played: two records are equal if they say the same, wherever that stands in a file.

    `comments` are those behind a header (by its key) or an act (by its number, from 1). `remarks` are lines of
    comments: those above a header (by its key), and those that stand after so many acts (0: above the first).
    """

    headers: dict[str, str]  # by their keys: `Game`, `Rules`, `Seats`, and whatever else was written
    acts: list[str] = field(default_factory=list)  # as text, in the order in which they were made
    comments: Comments = field(default_factory=dict, compare=False)  # by key or number
    remarks: Comments = field(default_factory=dict, compare=False)  # by key, or by the number of acts before
    source: str = field(default="", compare=False)  # the file it was read from
    lines: list[int] = field(default_factory=list, compare=False)  # where in that file each act stood
    header_lines: dict[str, int] = field(default_factory=dict, compare=False)  # and each header
    end: int = field(default=1, compare=False)  # the number of its lines, and one more
    _outcome: Outcome | None = field(default=None, init=False, compare=False)

    def __post_init__(self) -> None:
        if not isinstance(self.headers, dict):
            raise TypeError(f"a Record is made of headers, not of {self.headers!r}; `read_record` reads a text.")

    @classmethod
    def of(cls, game: str | Game, seats: int, **options: bool) -> Self:
        """An empty record of a game about to begin; options are written where they differ from the default."""
        game, options = named(game, options)
        game.check_set_up(seats, options)
        headers = {"Game": game.name, "Rules": str(game.rules), "Seats": str(seats)}
        for option, value in options.items():
            if value != game.options[option]:
                headers[option_header(option)] = "yes" if value else "no"
        return cls(headers)

    @property
    def game(self) -> Game:
        """The game that was played; BadRecord if the headers do not name one that is known here."""
        if "Game" not in self.headers:
            headers = " or ".join(map(game_header, known()))
            raise self._bad(1, "", wrong("no-header", f"the header {headers} is missing"))
        if self.headers["Game"] not in known():
            sentence = f"there is no such game; there are {', '.join(known())}"
            raise self._bad_header("Game", wrong("no-game", sentence))
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

    @property
    def names(self) -> tuple[str, ...]:
        """Who played, by seat; nobody if the header `Names` does not tell all of them."""
        names = tuple(self.headers.get("Names", "").split(", "))
        return names if str(len(names)) == self.headers.get("Seats") else ()

    def __str__(self) -> str:
        return write_text(self.headers, self.acts, self.comments, self.remarks)

    def __repr__(self) -> str:
        beside = {"comments": self.comments, "remarks": self.remarks}
        said = "".join(f", {name}={value!r}" for name, value in beside.items() if value)
        return f"{type(self).__name__}({self.headers!r}, {self.acts!r}{said})"

    def _repr_html_(self) -> str:
        """What notebooks show: the headers, and how the game stood at its end; or why it cannot be replayed."""
        told = [f"<tr><th>{escape(key)}</th><td>{escape(value)}</td></tr>" for key, value in self.headers.items()]
        try:
            shown = self.replay().draw()
        except BadRecord as error:
            shown = f"<p>{escape(str(error))}</p>"
        return f"<table>{''.join(told)}</table>{shown}"

    # -- looked at, and counted -----------------------------------------------------------------------

    def at(self, number: int) -> Position:
        """The position after so many acts: 0 is the start, -1 the end."""
        if not isinstance(number, int):
            raise TypeError(f"`at` takes the number of acts, from 0, or -1 for the end; not {number!r}.")
        there_are = len(self.acts)
        wanted = number if number >= 0 else there_are + 1 + number
        if not 0 <= wanted <= there_are:
            raise IndexError(f"this record has {there_are} acts: `at` takes 0 to {there_are}, or -1 for the end.")
        return next(position for made, (_, position) in enumerate(self._played()) if made == wanted)

    def steps(self) -> Iterator[Step]:
        """Every act with the positions before and after it, what it brought about, and its comment."""
        game, names = self.game, self.names
        before: Position | None = None
        for number, (_, after) in enumerate(self.positions()):
            if before is not None:
                act = Act.of(game, before, before.parse(self.acts[number - 1]))
                yield Step(game, number, act, before, after, self.comments.get(number, ""), names)
            before = after

    def turns(self) -> Iterator[Turn]:
        """The same by turns, as players count them."""
        return turns(self.steps())

    def views(self, seat: int | None) -> Iterator[View]:
        """What a seat (None: an onlooker) saw: at the start, and after every act."""
        for _, position in self._played():
            yield position.view(seat)

    def rows(self, what: Literal["acts", "events"] = "acts") -> Iterator[Row]:
        """The record as a table, a row an act or an event, for whatever reads tables (docs/records.md)."""
        if what not in ROWS:
            raise ValueError(f"a record has rows of 'acts' and of 'events', not of {what!r}.")
        return ROWS[what](self.turns())

    def to_pandas(self, what: Literal["acts", "events"] = "acts") -> "DataFrame":
        """The same as a DataFrame of pandas, which must be installed."""
        return frame(self.rows(what))

    # -- replay ---------------------------------------------------------------------------------------

    def start(self) -> Position:
        """The position before the first act; every required header and option is checked at its own line."""
        game = self.game
        for key in ("Rules", "Seats"):
            if key not in self.headers:
                raise self._bad(1, "", wrong("no-header", f"the header [{key} …] is missing"))
        if self.headers["Rules"] != str(game.rules):
            raise self._bad_header("Rules", wrong("rules", f"only rules {game.rules} can be replayed"))
        seats = self.headers["Seats"]
        if seats not in map(str, range(game.fewest, game.most + 1)):
            sentence = f"{game.name} is for {game.fewest} to {game.most} players"
            raise self._bad_header("Seats", wrong("seats", sentence, game.seats_clause))
        return game.start(int(seats), **self.options())

    def options(self) -> dict[str, bool]:
        """The options of the game, from the headers or by default."""
        options = dict(self.game.options)
        for option in options:
            said = self.headers.get(option_header(option))
            if said is not None:
                if said not in ("yes", "no"):
                    raise self._bad_header(option_header(option), wrong("option", 'an option is "yes" or "no"'))
                options[option] = said == "yes"
        return options

    def positions(self) -> Iterator[tuple[int, Position]]:
        """The position before each act with the act's line, and last the final one; each is its own."""
        for line, position in self._played():
            yield line, position.copy()

    def events(self) -> Iterator[tuple[str, list[Event]]]:
        """Each act with what it brought about; a sealed choice brings nothing, until the last one reveals all."""
        for step in self.steps():
            yield step.act, step.events

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
            position.apply(self._act(position, number, text))
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
            raise self._bad_header("Result", wrong("not-over", "the game is not over after the last act"))
        scores = " ".join(map(str, outcome.scores))
        if self.headers["Result"] != scores:
            raise self._bad_header("Result", wrong("result", f"the acts end in {scores}"))

    def _bad_header(self, key: str, reason: Reason) -> BadRecord:
        line = self.header_lines.get(key, [*self.headers].index(key) + 1)
        return self._bad(line, f'[{key} "{self.headers[key]}"]', reason)

    def _act(self, position: Position, number: int, text: str) -> int:
        """The legal act that a line of the record names."""
        line = self._line(number)
        bad = flaw(text)
        if bad is not None:
            raise self._bad(line, text, bad)
        try:
            act = position.parse(text)
            position.check(act)
        except NotAllowed as refusal:
            raise self._bad(line, text, refusal.reason) from None
        except Unreadable as error:
            raise self._bad(line, text, wrong("no-act", str(error)), error.meant) from None
        return act

    def _bad(self, line: int, text: str, reason: Reason, meant: str = "") -> BadRecord:
        return BadRecord(line, text, reason, self.source, meant)


def load_record(file: BinaryIO) -> Record:
    """A record from an open file, of which no more is read than a record can hold."""
    return read_record(file.read(MOST_BYTES + 1))


def read_record(data: bytes | str | os.PathLike[str], source: str = "") -> Record:
    """A record from its text, a file's bytes, or the path of a file; `source` is what its errors call it.

    What is wrong with the headers is said at once, what is wrong with the acts when they are replayed.
    """
    if isinstance(data, os.PathLike):
        with Path(data).open("rb") as file:
            return read_record(file.read(MOST_BYTES + 1), source or str(data))
    if not isinstance(data, bytes | str):
        raise TypeError(f"a record is read from its text, its bytes or a Path, not from {data!r}.")
    return Record(**vars(read_text(data, source)))

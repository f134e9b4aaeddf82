"""What a server answers, as far as a client needs it; docs/protocol.md tells what each field means.

A field that is not named here is left aside, so that a newer server can be talked to. A test compares these types
with the server's own.
"""

from typing import Any, Literal

from msgspec import Struct

# Any: what stands in a view, an event or an offer differs from game to game. Each game types its own.
View = dict[str, Any]  # what one may know, as `Position.view` gives it
Told = dict[str, Any]


class Error(Struct):
    error: str
    sentence: str
    clause: str | None = None
    act: str | None = None
    version: int | None = None


class Person(Struct):
    guest: str
    name: str
    token: str
    return_link: str


class Bot(Struct):
    """A bot to sit down with; the levels for people come first, weakest first."""

    bot: str  # its name, as `create` takes it
    level: bool  # whether it is a level for people
    default: bool  # whether it is the one to begin with


class Game(Struct):
    """A game that can be played there."""

    game: str  # its name
    rules: int  # the number of its rules
    fewest: int  # players
    most: int  # players
    options: dict[str, bool]  # each with its default
    variants: dict[str, dict[str, bool]]  # names of its own for the game with some options
    bots: list[Bot]  # whom one can play against


class Seat(Struct):
    """Who sits at a seat."""

    number: int  # from 1
    kind: Literal["open", "bot", "person"]  # who may sit there, or does
    name: str | None  # of whoever plays there
    guest: str | None  # the person's id
    bot: str | None  # its name, if a bot plays
    colour: str  # of the figures


class TableInfo(Struct):
    """A table as everyone sees it who may see it at all."""

    table: str  # its name, the last part of its link
    game: str  # which game is played
    rules: int  # the number of its rules
    status: Literal["waiting", "playing", "over"]  # before, during or after the game
    options: dict[str, bool]  # of the game, as it is played here
    visibility: Literal["public", "unlisted", "invitation"]  # who can find it
    onlookers: bool  # whether others may watch
    hints: bool  # whether bots may be asked for advice
    odds: bool  # whether chances are shown
    host: str | None  # the id of whoever opened it
    seats: list[Seat]  # who sits where
    created: float  # in seconds since 1970
    updated: float  # when it last changed
    version: int  # how many acts have been made
    waiting_for: list[int]  # the seats that must act
    talk: int  # the number of the last line said
    rematch: str | None  # where these people play again


class TableList(Struct):
    tables: list[TableInfo]


class You(Struct):
    guest: str | None
    seats: list[int]
    to_act: list[int]
    host: bool
    invitation: str | None


class Outcome(Struct):
    """How a game ended. Several winners share the win."""

    scores: list[int]  # by seat, from seat 1
    winners: list[int]  # their seats


class Look(Struct):
    table: TableInfo
    you: You
    at: int
    seat: int | None
    view: View | None
    chosen: list[int]
    choice: str | None
    outcome: Outcome | None


# -- while one plays ----------------------------------------------------------------------------------


class Offered(Struct):
    """An act that may be done; with `luck` it cannot be taken back once it is committed."""

    act: str  # as text
    cost: int | None  # where acts have prices
    luck: bool  # whether luck answers to it
    label: Told  # as something to do: a key and its arguments


class Refusal(Struct):
    """The first of the tried acts that cannot be done, and why."""

    index: int  # of the act among those tried, from 0
    act: str  # as text
    error: str  # a key, the same in every language
    sentence: str  # what is wrong
    clause: str | None  # the rule that forbids it


class Chances(Struct):
    """One thing that luck may do next."""

    act: str  # as text
    weight: int  # its part of the sum of all weights


class Drafted(Struct):
    version: int
    seat: int
    acts: list[Offered]
    refused: Refusal | None
    patch: Told
    legal: list[Offered]
    offer: Told
    luck: list[Chances]
    ends_turn: bool
    picture: str | None


class Step(Struct):
    """What is told together: one act, or choices that were revealed at the same time; and what it brought about."""

    acts: list[str]  # as text
    events: list[Told]  # what happened, as keys and arguments
    patch: Told | None = None  # of the view; None where the log tells of it


class Entry(Struct):
    """A commit: it took the table from version `number` to `version`."""

    number: int
    version: int
    time: float
    steps: list[Step]


class News(Entry):
    waiting_for: list[int]
    outcome: Outcome | None


class Log(Struct):
    version: int
    entries: list[Entry]


class Committed(Struct):
    version: int
    sealed: bool
    news: News | None


class SealedChoices(Struct):
    version: int
    seats: list[int]


class Line(Struct):
    """One thing said at the table; what the table itself has to say has a key and no guest."""

    number: int  # from 1
    time: float  # in seconds since 1970
    text: str  # what was said
    name: str | None = None  # of whoever said it
    guest: str | None = None  # that person's id
    seat: int | None = None  # where that person sits
    key: str | None = None  # of what the table itself says


class Talk(Struct):
    lines: list[Line]


class Hint(Struct):
    """What a bot would do, and why, in its own terms."""

    seat: int  # for whom
    bot: str  # who was asked
    act: str  # what it would do, as text
    why: Told  # its reasons, as data

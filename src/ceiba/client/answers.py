"""What a server answers, as far as a client needs it; docs/protocol.md tells what each field means.

A field that is not named here is left aside, so that a newer server can be talked to. A test compares these types
with the server's own.
"""

from typing import Any, Literal

from msgspec import Struct

# Any: what stands in a view, an event or an offer differs from game to game. Each game types its own.
View = dict[str, Any]
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

    bot: str
    level: bool
    default: bool


class Game(Struct):
    """A game that can be played there."""

    game: str
    rules: int
    fewest: int
    most: int
    options: dict[str, bool]
    variants: dict[str, dict[str, bool]]
    bots: list[Bot]


class Seat(Struct):
    """Who sits at a seat."""

    number: int
    kind: Literal["open", "bot", "person"]
    name: str | None
    guest: str | None
    bot: str | None
    colour: str


class TableInfo(Struct):
    """A table as everyone sees it who may see it at all."""

    table: str
    game: str
    rules: int
    status: Literal["waiting", "playing", "over"]
    options: dict[str, bool]
    visibility: Literal["public", "unlisted", "invitation"]
    onlookers: bool
    hints: bool
    odds: bool
    host: str | None
    seats: list[Seat]
    created: float
    updated: float
    version: int
    waiting_for: list[int]
    talk: int
    rematch: str | None


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

    scores: list[int]
    winners: list[int]


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

    act: str
    cost: int | None
    luck: bool
    label: Told


class Refusal(Struct):
    """The first of the tried acts that cannot be done, and why."""

    index: int
    act: str
    error: str
    sentence: str
    clause: str | None


class Chances(Struct):
    """One thing that luck may do next."""

    act: str
    weight: int


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

    acts: list[str]
    events: list[Told]
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

    number: int
    time: float
    text: str
    name: str | None = None
    guest: str | None = None
    seat: int | None = None
    key: str | None = None


class Talk(Struct):
    lines: list[Line]


class Hint(Struct):
    """What a bot would do, and why, in its own terms."""

    seat: int
    bot: str
    act: str
    why: Told

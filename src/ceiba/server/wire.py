"""What goes over the wire, both ways; docs/protocol.md tells it in words. Acts are their text, and nothing else."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What a person or table is called.")]
Act = Annotated[str, Meta(max_length=80, description="An act of the notation, with its seat: `1 enter a5 leader`.")]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="How many acts the log holds.")]
SeatNumber = Annotated[int, Meta(ge=1, le=8, description="A seat, counted from 1.")]

GameName = Literal["tikal", "incan-gold"]
Visibility = Literal["public", "unlisted", "invitation"]
Status = Literal["waiting", "playing", "over"]


class Asked(Struct, forbid_unknown_fields=True):
    """What clients send. A field that means nothing is refused rather than ignored."""


# -- errors -------------------------------------------------------------------------------------------


class Entry(Struct):
    """One commit as the log keeps it: it took the table from version `number` to version `version`."""

    number: int
    version: int
    acts: list[str]
    hash: str
    time: float


class Error(Struct, omit_defaults=True):
    """Why not: a key for translators and a sentence for people; the rest where it applies."""

    error: str
    sentence: str
    clause: str | None = None
    act: str | None = None
    version: int | None = None
    news: list[Entry] | None = None


# -- people -------------------------------------------------------------------------------------------


class NewGuest(Asked):
    name: Name


class Guest(Struct):
    """A person, as that person alone sees it: the token proves who one is, the link carries it elsewhere."""

    guest: str
    name: str
    token: str
    return_link: str


# -- games and tables ---------------------------------------------------------------------------------


class BotLevel(Struct):
    """A bot to sit down with: a level for people, or one by its own name, for the curious."""

    bot: str
    level: bool
    default: bool


class Box(Struct):
    """A game as it lies in the box: what a new table can be."""

    game: GameName
    rules: int
    fewest: int
    most: int
    options: dict[str, bool]
    bots: list[BotLevel]


class SeatWish(Asked):
    """Who is to sit at a seat: nobody, a bot, or a person (oneself, or the guest it is handed over to)."""

    kind: Literal["open", "bot", "person"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    guest: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Asked):
    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    options: dict[str, bool] = {}
    visibility: Visibility = "unlisted"
    onlookers: bool = True
    hints: bool = True
    odds: bool = True
    start: bool = False


class TableWish(Asked):
    """What the host changes; what is left out stays. Options only before the start."""

    options: dict[str, bool] | None = None
    visibility: Visibility | None = None
    onlookers: bool | None = None
    hints: bool | None = None
    odds: bool | None = None


class Invitation(Asked):
    key: Annotated[str, Meta(max_length=80)]


class Seat(Struct):
    number: int
    kind: Literal["open", "bot", "person"]
    name: str | None
    guest: str | None
    bot: str | None


class Table(Struct):
    """A table as everyone sees it who may see it at all."""

    table: str
    game: GameName
    rules: int
    status: Status
    options: dict[str, bool]
    visibility: Visibility
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


class Tables(Struct):
    tables: list[Table]


class You(Struct):
    """What only the asker is told: the own seats, which of them are to act, and the link to bring others."""

    guest: str | None
    seats: list[int]
    to_act: list[int]
    host: bool
    invitation: str | None


class Outcome(Struct):
    scores: list[int]
    winners: list[int]


class Look(Struct):
    """The table, and the position after the first `at` acts as the asker's seat (or an onlooker) sees it."""

    table: Table
    you: You
    at: int
    seat: int | None
    view: Mapping[str, object] | None
    hash: str | None
    outcome: Outcome | None


class Log(Struct):
    version: int
    entries: list[Entry]


# -- drafts and commits -------------------------------------------------------------------------------


class Draft(Asked):
    """Acts tried by one seat on the position of a version; with `plan` as if its turn had come."""

    version: Version
    seat: SeatNumber
    acts: Annotated[list[Act], Meta(max_length=60)] = []
    plan: bool = False


class Tried(Struct):
    """An act with its price in action points; `luck`: it reveals something and so cannot be taken back."""

    act: str
    cost: int | None
    luck: bool


class Refusal(Struct):
    """The first of the tried acts that cannot be done, and why."""

    index: int
    act: str
    error: str
    sentence: str
    clause: str | None


class Way(Struct):
    """How a figure comes to a cell within the points left: the price, and the acts ready to be tried."""

    cell: str
    cost: int
    acts: list[str]


class Reach(Struct):
    """Everywhere that a figure can go; `start` is its cell, or `supply`."""

    figure: Literal["worker", "leader"]
    start: str
    ways: list[Way]


class Chances(Struct):
    """What luck may do next, each with its weight of the sum of all."""

    act: str
    weight: int


class Drafted(Struct):
    """The position after the acts tried, and what can follow. Nothing of it is stored."""

    version: int
    seat: int
    news: list[Entry]
    acts: list[Tried]
    refused: Refusal | None
    view: Mapping[str, object]
    legal: list[Tried]
    reach: list[Reach]
    points_now: list[int] | None
    luck: list[Chances]
    ends_turn: bool


class Commit(Asked):
    """Acts to be made final. The id is of the client's making and the same when it tries again."""

    version: Version
    id: Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
    acts: Annotated[list[Act], Meta(min_length=1, max_length=60)]


class Committed(Struct):
    """What the log now holds from the commit's version on, luck included. A sealed choice is kept, not told."""

    version: int
    acts: list[str]
    sealed: bool


# -- talk, hints, odds --------------------------------------------------------------------------------


class Words(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Line(Struct, omit_defaults=True):
    """One thing said at the table. What the table itself has to say has a key for translators and no guest."""

    table: str
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
    """What a bot would do at this seat, and why, in its own terms."""

    seat: int
    bot: str
    act: str
    why: dict[str, object]


class Odds(Struct):
    """Incan Gold: the chance that the next card ends the round, and how long the round lasts on average."""

    bust: float
    bust_fraction: str
    by_card: list[float]
    mean_cards: float


# -- news ---------------------------------------------------------------------------------------------


class Acts(Struct):
    """A commit, told to everyone; the view comes with the last of several."""

    table: str
    number: int
    version: int
    acts: list[str]
    hash: str
    time: float
    waiting_for: list[int]
    view: Mapping[str, object] | None
    outcome: Outcome | None


class Chosen(Struct):
    """Who has made a sealed choice; not what, and not in which order."""

    table: str
    version: int
    seats: list[int]

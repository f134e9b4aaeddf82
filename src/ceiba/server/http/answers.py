"""What clients are told of people, games and tables. Acts are their text, and nothing else; seats count from 1."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ceiba.descriptor import Colour
from ceiba.server.http.game_types import GameName, View
from ceiba.table.clocks import Late
from ceiba.table.settings import Halt, SeatKind, Status, Visibility

TableName = Annotated[str, Meta(description="The table's name in addresses.", examples=["k3v9x0q2mwab"])]
GuestId = Annotated[str, Meta(description="A guest's id, which is no secret.", examples=["g4fj2a0c9d1e2f3b4"])]
SeatNumber = Annotated[int, Meta(description="A seat, counted from 1.", examples=[1])]
Version = Annotated[int, Meta(description="How many acts the log holds.", examples=[57])]
Act = Annotated[str, Meta(description="An act of the notation, with its seat.", examples=["1 stay"])]
Time = Annotated[float, Meta(description="Seconds since 1970.", examples=[1794800000.0])]
Hash = Annotated[
    str,
    Meta(
        description="The first 16 hexadecimal digits of the BLAKE2b-256 of the position's text.", examples=["5f0c"]
    ),
]
Patch = Annotated[
    Mapping[str, object],
    Meta(
        description=(
            "What turns the view before into the view after: an object merges into an object, or by index into a "
            "list; any other value replaces."
        ),
        examples=[{"points": 7, "seats": {"1": {"score": 9}}}],
    ),
]


class Error(Struct, omit_defaults=True):
    """Why not."""

    error: Annotated[str, Meta(description="A key for translators.", examples=["not-your-seat"])]
    sentence: Annotated[str, Meta(description="What is wrong, and what to do.", examples=["seat 2 is not yours."])]
    clause: Annotated[str, Meta(description="The rule that forbids it.", examples=["T4.4"])] | None = None
    act: Annotated[str, Meta(description="The act that is refused.")] | None = None
    version: Annotated[int, Meta(description="The table's version, where another was meant.")] | None = None


# -- people -------------------------------------------------------------------------------------------


class Guest(Struct):
    """A person, as that person alone sees it."""

    guest: GuestId
    name: Annotated[str, Meta(description="What the person is called.", examples=["Ada"])]
    token: Annotated[str, Meta(description="Proves who one is: a secret.")]
    return_link: Annotated[str, Meta(description="Carries the token to another device.")]


class Address(Struct):
    """Where others reach this server."""

    address: Annotated[str, Meta(description="What stands before a path.", examples=["http://192.168.0.7:8700"])]


# -- games and tables ---------------------------------------------------------------------------------


class BotLevel(Struct):
    """A bot to sit down with."""

    bot: Annotated[str, Meta(description="What it is called.", examples=["scout"])]
    level: Annotated[bool, Meta(description="One of the levels for people, which come weakest first.")]
    default: Annotated[bool, Meta(description="Who sits down unasked.")]


class Game(Struct):
    """A game that can be played here."""

    game: Annotated[GameName, Meta(description="Its name.")]
    title: Annotated[str, Meta(description="The key of the message that names it.")]
    rules: Annotated[int, Meta(description="The number of its rules.", examples=[1])]
    fewest: Annotated[int, Meta(description="Players at least.", examples=[2])]
    most: Annotated[int, Meta(description="Players at most.", examples=[4])]
    colours: Annotated[list[Colour], Meta(description="What its figures are drawn in, to choose from.")]
    options: Annotated[dict[str, bool], Meta(description="Every option with its default.")]
    variants: Annotated[
        dict[str, dict[str, bool]], Meta(description="Names of its own for the game with some options.")
    ]
    hides: Annotated[bool, Meta(description="Whether seats may know different things.")]
    plans: Annotated[bool, Meta(description="Whether a seat can plan while others play.")]
    odds: Annotated[bool, Meta(description="Whether there are chances to tell.")]
    rulebook: Annotated[bool, Meta(description="Whether its rules can be read here.")]
    puzzles: Annotated[bool, Meta(description="Whether there are puzzles to solve.")]
    told_in: Annotated[
        dict[str, str], Meta(description="The clause of an event or of something to do, by its key.")
    ]
    bots: Annotated[list[BotLevel], Meta(description="Who can be played with.")]


class Seat(Struct):
    """Who sits at a seat."""

    number: SeatNumber
    kind: Annotated[SeatKind, Meta(description="Nobody yet, a bot, or a person.")]
    name: Annotated[str, Meta(description="What they are called.", examples=["Ada"])] | None
    guest: GuestId | None
    bot: (
        Annotated[
            str,
            Meta(
                description="Which bot it is; at a person's seat, the one that plays until they are back.",
                examples=["scout"],
            ),
        ]
        | None
    )
    kept_for: Annotated[str, Meta(description="The guest whom the open seat was handed over to.")] | None
    colour: Annotated[Colour, Meta(description="What its figures are drawn in.")]
    colour_chosen: Annotated[bool, Meta(description="Whether somebody chose that; else it may still change.")]


class Luck(Struct):
    """What a table has promised about its luck (docs/fair_luck.md)."""

    commitment: Annotated[
        str, Meta(description="`SHA-256(TABLE/SECRET)`; the secret is told when the game is over.")
    ]
    parts: Annotated[
        list[str], Meta(description="What each seat has thrown in, in their order.", examples=[["7f", ""]])
    ]


class Clock(Struct):
    """How the table measures time, and how much is left. It goes on running between two answers."""

    kind: Annotated[Literal["live", "days"], Meta(description="A bank for the whole game, or time for each turn.")]
    bank: Annotated[float, Meta(description="Seconds.", examples=[900.0])]
    increment: Annotated[float, Meta(description="Seconds that a turn brings.", examples=[15.0])]
    rest: Annotated[list[int], Meta(description="The hours in which it stands still: from, until.")] | None
    zone: Annotated[str, Meta(description="The time zone of these hours.", examples=["Europe/Berlin"])]
    late: Annotated[Late, Meta(description="What happens when time is up.")]
    left: Annotated[list[float], Meta(description="Seconds, by seat, as of now; none in lists.")]
    running: Annotated[list[int], Meta(description="The seats whose time runs.", examples=[[1]])]
    paused: Annotated[bool, Meta(description="Whether all have agreed to pause.")]
    wants_pause: Annotated[list[int], Meta(description="The seats that want to pause.", examples=[[2]])]
    is_late: Annotated[list[int], Meta(description="The seats whose time is up.")]


class Table(Struct):
    """A table as everyone sees it who may see it at all."""

    table: TableName
    game: Annotated[GameName, Meta(description="Which game is played.")]
    title: Annotated[str, Meta(description="The key of the message that names the game with these options.")]
    rules: Annotated[int, Meta(description="The number of the rules it is played by.", examples=[1])]
    status: Annotated[Status, Meta(description="Before, in or after the game.")]
    options: Annotated[dict[str, bool], Meta(description="The game's options.")]
    visibility: Annotated[Visibility, Meta(description="Who finds the table.")]
    onlookers: Annotated[bool, Meta(description="Whether those who do not sit may watch.")]
    hints: Annotated[bool, Meta(description="Whether a bot may be asked what it would do.")]
    odds: Annotated[bool, Meta(description="Whether the chances of what comes next are told.")]
    host: GuestId | None
    seats: Annotated[list[Seat], Meta(description="Who sits where, in their order.")]
    created: Time
    updated: Time
    version: Version
    waiting_for: Annotated[
        list[int], Meta(description="The seats that the game waits for, sealed choices considered.", examples=[[1]])
    ]
    talk: Annotated[int, Meta(description="The number of the last line of talk.", examples=[3])]
    rematch: Annotated[str, Meta(description="The table at which these people play again.")] | None
    clock: Annotated[Clock, Meta(description="How time is measured; null: it is not.")] | None
    halted: Annotated[Halt, Meta(description="By whoever runs the server: for good, or set aside.")] | None
    luck: Annotated[Luck, Meta(description="What is promised about it; null at tables of 0.1.0.")] | None
    mark: Annotated[
        str,
        Meta(
            description="How new this is: sent back as `Ceiba-Mark`, no server answers with anything older.",
            examples=["4.57"],
        ),
    ]


class Away(Struct):
    """Who of those at a table is not looking at it."""

    away: Annotated[
        dict[str, float],
        Meta(description="Since when, by seat: seconds since 1970.", examples=[{"2": 1794800000.0}]),
    ]


class Tables(Struct):
    """Some tables, newest first."""

    tables: Annotated[list[Table], Meta(description="At most a hundred.")]
    next: Annotated[str, Meta(description="Asked with `?after=` this, the list goes on.")] | None = None


class You(Struct):
    """What only the asker is told."""

    guest: GuestId | None
    seats: Annotated[list[int], Meta(description="One's own seats.", examples=[[1]])]
    to_act: Annotated[list[int], Meta(description="Those of them that the game waits for.", examples=[[1]])]
    host: Annotated[bool, Meta(description="Whether one is the host of the table.")]
    invitation: Annotated[str, Meta(description="The link that brings others.")] | None


class Member(Struct):
    """Someone who has come by invitation, and does not sit."""

    guest: GuestId
    name: Annotated[str, Meta(description="What they are called.", examples=["Ada"])]


class Outcome(Struct):
    """How a game ended. Several winners share the win."""

    scores: Annotated[list[int], Meta(description="By seat.", examples=[[27, 29]])]
    winners: Annotated[list[int], Meta(description="Their seats.", examples=[[2]])]


class Look(Struct):
    """The table, and the position after the first `at` acts, as the asker's seat (or an onlooker) sees it."""

    table: Table
    you: You
    at: Version
    seat: SeatNumber | None
    view: (
        Annotated[
            View,
            Meta(description="Null before the start, and for whoever may not watch. No sealed choice is in it."),
        ]
        | None
    )
    chosen: Annotated[list[int], Meta(description="The seats that have made a sealed choice.", examples=[[1, 3]])]
    choice: Annotated[str, Meta(description="The sealed choice of this seat.", examples=["1 stay"])] | None
    hash: Hash | None
    outcome: Annotated[Outcome, Meta(description="How it ended, once it is over.")] | None

"""What clients send. Every limit stands here; a field that means nothing is refused rather than ignored."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ceiba.descriptor import Colour
from ceiba.server.http.game_types import MOST_SEATS, GameName
from ceiba.table.clocks import LONGEST, MOST_A_TURN, SHORTEST, Late
from ceiba.table.settings import Visibility
from ceiba.words import LANGUAGES

MOST_BYTES = 20_000  # of a body; only records are larger

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What a person is called.", examples=["Ada"])]
GuestId = Annotated[
    str,
    Meta(max_length=40, pattern="^[a-z0-9]*$", description="Another guest's id.", examples=["g4fj2a0c9d1e2f3b4"]),
]
Act = Annotated[
    str,
    Meta(max_length=80, description="An act of the notation, with its seat.", examples=["1 stay"]),
]
Version = Annotated[
    int, Meta(ge=0, le=1_000_000, description="The version of the table it is made for.", examples=[57])
]
SeatNumber = Annotated[int, Meta(ge=1, le=MOST_SEATS, description="A seat, counted from 1.", examples=[1])]
IN_A_LANGUAGE = f"^({'|'.join(LANGUAGES)})$"
PictureLanguage = Annotated[
    str,
    Meta(
        pattern=IN_A_LANGUAGE,
        description="Draw the position after them, as this seat may see it, with its words in this language.",
        examples=["en"],
    ),
]
Order = Annotated[
    list[SeatNumber],
    Meta(
        max_length=MOST_SEATS,
        description="Who sits first, second, …, by their seats so far; empty: by lot. Only before the start.",
        examples=[[2, 1]],
    ),
]
Options = Annotated[dict[str, bool], Meta(description="Options that are not to be as usual.", examples=[{}])]


class Request(Struct, forbid_unknown_fields=True):
    """What clients send."""


class NewGuest(Request):
    """What a guest is to be called."""

    name: Name


class Returning(Request):
    """What a return link carries."""

    token: Annotated[str, Meta(max_length=200, description="The token of the guest to be from now on.")]


class SeatWish(Request):
    """Who is to sit at a seat: nobody, a bot, or a person (oneself, or the guest it is handed over to)."""

    kind: Annotated[Literal["open", "bot", "person"], Meta(description="Who is to sit there.", examples=["person"])]
    bot: (
        Annotated[
            str,
            Meta(
                max_length=40,
                description="A level, or a bot by its own name; left out, the usual level.",
                examples=["scout"],
            ),
        ]
        | None
    ) = None
    guest: GuestId | None = None
    name: Name | None = None
    luck: Annotated[
        str,
        Meta(
            max_length=64,
            pattern="^[A-Za-z0-9]*$",
            description="What this person throws into the table's luck: anything, of one's own making.",
            examples=["7f3a90c2"],
        ),
    ] = ""
    colour: (
        Annotated[Colour, Meta(description="What its figures are drawn in; chosen before the start, no two alike.")]
        | None
    ) = None


class ClockWish(Request):
    """How the table measures time."""

    kind: Annotated[
        Literal["live", "days"],
        Meta(description="A bank for the whole game, or time for each turn.", examples=["live"]),
    ]
    bank: Annotated[float, Meta(ge=SHORTEST, le=LONGEST, description="Seconds.", examples=[900.0])]
    increment: Annotated[
        float, Meta(ge=0, le=MOST_A_TURN, description="Seconds that a turn brings.", examples=[15.0])
    ] = 0.0
    rest: (
        Annotated[
            list[Annotated[int, Meta(ge=0, le=23)]],
            Meta(
                min_length=2,
                max_length=2,
                description="The hours in which a clock of days stands still: from, until.",
                examples=[[22, 8]],
            ),
        ]
        | None
    ) = None
    zone: Annotated[
        str, Meta(max_length=60, description="The time zone of these hours.", examples=["Europe/Berlin"])
    ] = "UTC"
    late: Annotated[
        Late, Meta(description="When time is up: wait and remind, do the least, or a bot plays until they return.")
    ] = "wait"


class TimeWish(Request):
    """What someone at the table wants of its clock."""

    pause: Annotated[bool, Meta(description="To pause, which needs all; or not any more.")] | None = None
    back: Annotated[bool, Meta(description="To play oneself again where a bot has stood in.")] = False


class NewTable(Request):
    """A table to be opened. With `start` the game begins at once, if no seat is open."""

    game: Annotated[GameName, Meta(description="Which game is played.")]
    seats: Annotated[
        list[SeatWish],
        Meta(
            min_length=1,
            max_length=MOST_SEATS,
            description="Who sits where; `person` is oneself, and several of them share one screen.",
            examples=[[{"kind": "person"}, {"kind": "bot", "bot": "scout"}, {"kind": "open"}]],
        ),
    ]
    options: Options = {}
    visibility: Annotated[
        Visibility,
        Meta(description="In the lobby; for whoever has the address; or for those who come by invitation."),
    ] = "unlisted"
    onlookers: Annotated[bool, Meta(description="Whether those who do not sit may watch.")] = True
    hints: Annotated[bool, Meta(description="Whether a bot may be asked what it would do.")] = True
    odds: Annotated[bool, Meta(description="Whether the chances of what comes next are told.")] = True
    start: Annotated[bool, Meta(description="Whether to start at once.")] = False
    clock: Annotated[ClockWish, Meta(description="How time is measured, if it is.")] | None = None


class Fork(Request):
    """A game to be gone on with after some of its acts."""

    at: Annotated[int, Meta(ge=0, le=1_000_000, description="After how many acts.", examples=[57])]
    seats: Annotated[
        list[SeatWish],
        Meta(
            min_length=1,
            max_length=MOST_SEATS,
            description="Who sits where; `person` is oneself.",
            examples=[[{"kind": "person"}, {"kind": "bot"}, {"kind": "open"}]],
        ),
    ]


class TableWish(Request):
    """What the host changes; what is left out stays."""

    options: Annotated[dict[str, bool], Meta(description="Only before the start.", examples=[{}])] | None = None
    order: Order | None = None
    visibility: Annotated[Visibility, Meta(description="Who finds the table.")] | None = None
    onlookers: Annotated[bool, Meta(description="Whether those who do not sit may watch.")] | None = None
    hints: Annotated[bool, Meta(description="Whether a bot may be asked what it would do.")] | None = None
    odds: Annotated[bool, Meta(description="Whether the chances of what comes next are told.")] | None = None


class Invitation(Request):
    """The way in to a table that is open to the invited alone."""

    key: Annotated[
        str, Meta(max_length=80, description="What stands behind `?key=` in its link.", examples=["5d3a0c9e7f1b"])
    ]


class Draft(Request):
    """Acts tried by one seat; with `plan` as if its turn had come, with `picture` drawn as well, in a language."""

    version: Version
    seat: SeatNumber
    acts: Annotated[list[Act], Meta(max_length=60, description="What has been tried so far.")] = []
    plan: Annotated[bool, Meta(description="Try them as if this seat's turn had come.")] = False
    picture: PictureLanguage | None = None


class Commit(Request):
    """Acts to be made final."""

    version: Version
    id: Annotated[
        str,
        Meta(
            min_length=8,
            max_length=64,
            pattern="^[A-Za-z0-9_-]+$",
            description="Of the client's making, and the same when it tries again.",
            examples=["c0ffee-0001"],
        ),
    ]
    acts: Annotated[list[Act], Meta(min_length=1, max_length=60, description="All of one seat, in their order.")]


class Answer(Request):
    """What one would do at a puzzle."""

    acts: Annotated[list[Act], Meta(min_length=1, max_length=60, description="All of one seat, in their order.")]


class Words(Request):
    """Something to be said at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, description="Plain text.", examples=["Well played!"])]

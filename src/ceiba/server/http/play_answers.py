"""What clients are told while they play: drafts, commits, the log, talk, hints."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Raw, Struct

from ceiba.server.http.answers import Act, GuestId, Hash, Outcome, Patch, SeatNumber, TableName, Time, Version
from ceiba.server.http.game_types import Event, Offer, View

Events = Annotated[
    list[Event],
    Meta(
        description="What they brought about, free of language: the messages `{game}-{key}`, and their arguments.",
        examples=[[{"key": "paid", "seat": 2, "hand": 4, "share": 1, "gems": 5}]],
    ),
]


class Offered(Struct):
    """An act that may be done."""

    act: Act
    cost: Annotated[int, Meta(description="Its price, where acts have prices.", examples=[2])] | None
    luck: Annotated[bool, Meta(description="Luck answers it, so that it cannot be taken back once committed.")]
    label: Annotated[
        Mapping[str, object],
        Meta(
            description="What a button says: the message `{game}-do-{key}`, and its arguments.",
            examples=[{"key": "stay"}],
        ),
    ]


class Refusal(Struct):
    """The first of the tried acts that cannot be done, and why; those after it were not tried."""

    index: Annotated[int, Meta(description="Which of the acts, counted from 0.", examples=[0])]
    act: Act
    error: Annotated[str, Meta(description="A key for translators.", examples=["not-your-turn"])]
    sentence: Annotated[str, Meta(description="What is wrong.", examples=["it is another player's turn."])]
    clause: Annotated[str, Meta(description="The rule that forbids it.", examples=["T4.4"])] | None


class Chances(Struct):
    """One thing that luck may do next."""

    act: Annotated[str, Meta(description="An act of luck.", examples=["* card 5"])]
    weight: Annotated[int, Meta(description="Its part of the sum of all weights.", examples=[3])]


class Drafted(Struct):
    """The position after the acts tried, and what can follow. Nothing of it is stored."""

    version: Version
    seat: SeatNumber
    acts: Annotated[list[Offered], Meta(description="The acts that could be done.")]
    refused: Annotated[Refusal, Meta(description="The first act that could not be done.")] | None
    patch: Patch
    legal: Annotated[list[Offered], Meta(description="Everything that may follow.")]
    instead: Annotated[list[Offered], Meta(description="What the choice made already may be changed for.")]
    offer: Annotated[
        Offer, Meta(description="What the game says beside: reach, prices, what is impossible and why.")
    ]
    luck: Annotated[list[Chances], Meta(description="What luck would do after these acts, if it is its turn.")]
    ends_turn: Annotated[bool, Meta(description="After these acts the seat has no more to do for now.")]
    picture: Annotated[str, Meta(description="The position after them as one SVG, if it was asked for.")] | None


class Step(Struct):
    """What is told together: one act, or choices that were revealed at the same time."""

    acts: Annotated[list[Act], Meta(description="In their order.")]
    events: Events
    patch: Patch


class News(Struct):
    """A commit as one viewer is told of it: it took the table from version `number` to `version`."""

    table: TableName
    number: Version
    version: Version
    time: Time
    hash: Hash
    steps: Annotated[list[Step], Meta(description="One after the other; each patch goes from step to step.")]
    waiting_for: Annotated[list[int], Meta(description="The seats that are to act now.", examples=[[2]])]
    outcome: Annotated[Outcome, Meta(description="How it ended, once it is over.")] | None


class Committed(Struct):
    """The acts are final, and luck has answered; or the choice is sealed."""

    version: Version
    sealed: Annotated[bool, Meta(description="Whether it is a choice that is kept until all have chosen.")]
    news: Annotated[News, Meta(description="The commit, as that seat sees it; null for a sealed choice.")] | None


class CommittedSo(Struct):
    """The same as it is sent: the news are those that listeners get, encoded already."""

    version: int
    sealed: bool
    news: Raw | None


class Told(Struct):
    """What the log tells together: acts, and what they brought about."""

    acts: Annotated[list[Act], Meta(description="In their order.")]
    events: Events


class Entry(Struct):
    """One commit as the log has it."""

    number: Version
    version: Version
    time: Time
    hash: Hash
    steps: Annotated[list[Told], Meta(description="One after the other.")]


class Log(Struct):
    """What has been played."""

    version: Version
    entries: Annotated[list[Entry], Meta(description="The commits that were asked for, in their order.")]


class Replay(Struct):
    """A whole game as one viewer saw it: the first view, and what each step of the log changed in it."""

    seat: Annotated[SeatNumber, Meta(description="As whom; null: as an onlooker.")] | None
    view: Annotated[View, Meta(description="Before the first act.")]
    patches: Annotated[list[Patch], Meta(description="As many as the log has steps, in their order.")]


class Line(Struct, omit_defaults=True):
    """One thing said at the table. What the table itself has to say has a key for translators and no guest."""

    table: TableName
    number: Annotated[int, Meta(description="Which line, counted from 1.", examples=[3])]
    time: Time
    text: Annotated[str, Meta(description="What was said.", examples=["Well played!"])]
    name: Annotated[str, Meta(description="What whoever said it is called.")] | None = None
    guest: GuestId | None = None
    seat: SeatNumber | None = None
    key: Annotated[str, Meta(description="A key for translators.", examples=["bot-late"])] | None = None


class Talk(Struct):
    """What has been said."""

    lines: Annotated[list[Line], Meta(description="In their order, at most five hundred.")]


class Proof(Struct):
    """The luck of a game that is over, opened: docs/fair_luck.md tells how to check it by oneself."""

    table: TableName
    commitment: Annotated[str, Meta(description="What was shown from the first: `SHA-256(TABLE/SECRET)`.")]
    secret: Annotated[str, Meta(description="What it committed to.")]
    parts: Annotated[list[str], Meta(description="What each seat had thrown in when the game started.")]
    seed: Annotated[str, Meta(description="What was dealt from: `SHA-256(TABLE/SECRET/PART/PART…)`.")]
    draws: Annotated[int, Meta(description="How many draws were dealt again, or which act was not.", examples=[57])]
    kept: Annotated[bool, Meta(description="Whether the promise was kept, in every draw.")]


class Hint(Struct):
    """What a bot would do at this seat, and why, in its own terms."""

    seat: SeatNumber
    bot: Annotated[str, Meta(description="Which bot was asked.")]
    act: Act
    why: Annotated[dict[str, object], Meta(description="What it compared.", examples=[{}])]

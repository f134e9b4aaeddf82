"""What a finished game teaches, as clients are told; `ceiba analyse --json` has it in the same shape."""

from typing import Annotated

from msgspec import Meta, Struct

from ceiba.server.http.answers import Act, SeatNumber
from ceiba.server.http.game_types import GameName
from ceiba.server.http.play_answers import Step

After = Annotated[int, Meta(description="After so many acts.", examples=[57])]
Fraction = Annotated[str, Meta(description="A fraction as text, for these add up exactly.", examples=["-31/12"])]


class Scoring(Struct):
    """What one seat scored, by what for."""

    at: After
    seat: SeatNumber
    points: Annotated[dict[str, int], Meta(description="By what for.", examples=[{"temples": 9, "treasures": 3}])]


class Moment(Struct):
    """How it stood at the end of a turn."""

    at: After
    standing: Annotated[
        dict[str, list[int]],
        Meta(description="Points by what for, and there by seat.", examples=[{"score": [12, 9], "now": [4, 7]}]),
    ]


class Spell(Struct):
    """So long a seat held something."""

    seat: SeatNumber
    begins: After
    ends: After


class Holding(Struct):
    """Something that changes hands."""

    what: Annotated[str, Meta(description="Its name.", examples=["c3"])]
    value: Annotated[int, Meta(description="In the end.", examples=[7])]
    since: After
    spells: Annotated[list[Spell], Meta(description="Who held it when.")]


class Fortune(Struct):
    """Luck against decision: together they are the seat's score."""

    seat: SeatNumber
    luck: Fraction
    decision: Fraction


class Facts(Struct):
    """What a seat chose, and the chances of either."""

    seat: SeatNumber
    choice: Annotated[str, Meta(description="`stay` or `leave`.", examples=["stay"])]
    bust: Annotated[str, Meta(description="The exact chance that going on ends badly.", examples=["1/7"])]
    leave: Annotated[int, Meta(description="Points that leaving brought or would have brought.", examples=[5])]
    stay: Annotated[float, Meta(description="The same after one step more, on average.", examples=[5.31])]


class Choice(Struct):
    """A choice between more and what one has."""

    at: After
    facts: Facts


class CostlyTurn(Struct):
    """A turn that a bot would have played otherwise."""

    at: Annotated[int, Meta(description="It began after so many acts.", examples=[57])]
    seat: SeatNumber
    cost: Annotated[float, Meta(description="Points, as the bot counts them.", examples=[4.5])]
    played: Annotated[list[Act], Meta(description="What was done.")]
    better: Annotated[list[Act], Meta(description="What the bot would have done.")]
    steps: Annotated[list[Step], Meta(description="The better turn, step by step, as an onlooker would see it.")]


class Review(Struct):
    """A game looked back at."""

    game: Annotated[GameName, Meta(description="Which was played.")]
    names: Annotated[list[str], Meta(description="By seat; none where nobody is named.", examples=[["Ada", "Bo"]])]
    scores: Annotated[list[int], Meta(description="By seat.", examples=[[61, 48]])]
    winners: Annotated[list[SeatNumber], Meta(description="One, or several who share the win.")]
    scorings: Annotated[list[Scoring], Meta(description="All, in their order.")]
    moments: Annotated[list[Moment], Meta(description="How it stood, wherever that changed.")]
    holdings: Annotated[list[Holding], Meta(description="The most valuable first.")]
    turned_at: Annotated[After, Meta(description="Since then the one winner was ahead.")] | None
    fortunes: Annotated[list[Fortune], Meta(description="By seat; none where luck has no worth that can be told.")]
    choices: Annotated[list[Choice], Meta(description="All, in their order; none where a game has no such.")]
    costly: Annotated[list[CostlyTurn], Meta(description="Of each seat the costliest first.")]
    bot: Annotated[str, Meta(description="Who has judged the turns.", examples=["search:100ms"])] | None


class Reviewed(Struct):
    """How far the review of a game is, and the review once it is there."""

    done: Annotated[int, Meta(description="Turns that have been looked at …", examples=[12])]
    of: Annotated[int, Meta(description="… of so many; 0 before it has begun.", examples=[52])]
    review: Annotated[Review, Meta(description="None yet as long as it is being made.")] | None

"""What can happen in Tikal: every kind of event with its arguments, as `events` lists them.

Not compiled, lest the types be forgotten: the description of the API is made of them.
"""

from typing import Literal, TypedDict

from ceiba.tikal.action import Figure
from ceiba.tikal.tables import Motif, Terrain

# -- tiles --------------------------------------------------------------------------------------------


class _Tile(TypedDict):
    """`value` is a temple's, or how many masks a treasure shows; else 0."""

    tile: str
    terrain: Terrain
    value: int


class Drawn(_Tile):
    """A tile for this seat (T3.1)."""

    key: Literal["drawn"]
    seat: int


class Shown(_Tile):
    """A tile for the auctions of this round (T6.1)."""

    key: Literal["shown"]


class Chosen(_Tile):
    """The winner of an auction chooses a tile (T6.5)."""

    key: Literal["chosen"]
    seat: int


class LastTileTaken(_Tile):
    """The last player of a round takes the last tile (T6.3)."""

    key: Literal["last-tile-taken"]
    seat: int


class Laid(_Tile):
    """`turn`: by how many sixths the tile is turned clockwise (T3.2)."""

    key: Literal["laid"]
    seat: int
    cell: str
    turn: int


# -- actions ------------------------------------------------------------------------------------------


class _Action(TypedDict):
    """`cost` in action points."""

    seat: int
    cost: int


class Entered(_Action):
    key: Literal["entered"]
    figure: Figure
    cell: str


class Walked(_Action):
    """From `start` to `cell`, across stones (T4.3)."""

    key: Literal["walked"]
    figure: Figure
    start: str
    cell: str


class PathTaken(_Action):
    """From `start` to `cell`, by a secret path (T4.2)."""

    key: Literal["path-taken"]
    figure: Figure
    start: str
    cell: str


class Uncovered(_Action):
    """`value`: the temple's new one."""

    key: Literal["uncovered"]
    cell: str
    value: int


class Recovered(_Action):
    """`left`: the wafers that still lie there."""

    key: Literal["recovered"]
    cell: str
    left: int


class Found(TypedDict):
    """Which wafer that was, how many of it the seat has now, and what these are worth together."""

    key: Literal["found"]
    seat: int
    motif: Motif
    count: int
    points: int


class Exchanged(_Action):
    """With `other`; `count` and `points` are of the motif taken: how many the seat has now, and their worth."""

    key: Literal["exchanged"]
    other: int
    given: Motif
    taken: Motif
    count: int
    points: int


class CampPitched(_Action):
    """`left`: the camps that the seat still has."""

    key: Literal["camp-pitched"]
    cell: str
    left: int


class GuardPosted(_Action):
    """`workers` and `leaders`: how many of the seat's other figures there left the game (T4.8)."""

    key: Literal["guard-posted"]
    figure: Figure
    cell: str
    value: int
    workers: int
    leaders: int
    left: int


class TurnEnded(TypedDict):
    """`unspent`: the action points that are lost (T3.1)."""

    key: Literal["turn-ended"]
    seat: int
    unspent: int


# -- the auction --------------------------------------------------------------------------------------


class Bid(TypedDict):
    key: Literal["bid"]
    seat: int
    points: int


class Passed(TypedDict):
    key: Literal["passed"]
    seat: int


class AuctionWon(TypedDict):
    """`price` is 0 if all have passed (T6.3)."""

    key: Literal["auction-won"]
    seat: int
    price: int


# -- control and scoring ------------------------------------------------------------------------------


class _Control(TypedDict):
    """Of the temple on this cell, worth `value` (T5.1)."""

    seat: int
    cell: str
    value: int


class ControlWon(_Control):
    key: Literal["control-won"]


class ControlLost(_Control):
    key: Literal["control-lost"]


class TempleScored(TypedDict):
    cell: str
    points: int


class SetScored(TypedDict):
    motif: Motif
    count: int
    points: int


class Scored(TypedDict):
    """`points` are those of temples and wafers together; `total` is the score they lead to (T5.2)."""

    key: Literal["scored"]
    seat: int
    points: int
    temple_points: int
    wafer_points: int
    temples: list[TempleScored]
    wafers: list[SetScored]
    total: int


class VolcanoRoundBegun(TypedDict):
    """`seat` drew or chose the volcano and begins; `order` is that of all (T5.3)."""

    key: Literal["volcano-round-begun"]
    seat: int
    order: list[int]


class VolcanoRoundOver(TypedDict):
    """Now `seat` lays the volcano and has a turn."""

    key: Literal["volcano-round-over"]
    seat: int


class FinalRoundBegun(TypedDict):
    """`seat` begins; `order` is that of all (T5.5, T6.8)."""

    key: Literal["final-round-begun"]
    seat: int
    order: list[int]


class GameEnded(TypedDict):
    """`seats` have won, so many as `count`, with `points`; `scores` by seat (T5.7)."""

    key: Literal["game-ended"]
    seats: list[int]
    count: int
    points: int
    scores: list[int]


TikalEvent = (
    Drawn
    | Shown
    | Chosen
    | LastTileTaken
    | Laid
    | Entered
    | Walked
    | PathTaken
    | Uncovered
    | Recovered
    | Found
    | Exchanged
    | CampPitched
    | GuardPosted
    | TurnEnded
    | Bid
    | Passed
    | AuctionWon
    | ControlWon
    | ControlLost
    | Scored
    | VolcanoRoundBegun
    | VolcanoRoundOver
    | FinalRoundBegun
    | GameEnded
)

"""What can happen in Tikal: every kind of event with its arguments, as `events` lists them.

Not compiled, lest the types be forgotten: the description of the API is made of them.
"""

from typing import Literal, TypedDict

from ceiba.tikal.action import Figure
from ceiba.tikal.tables import Motif, Terrain

# -- tiles --------------------------------------------------------------------------------------------


class _Tile(TypedDict):
    tile: str  # its name
    terrain: Terrain
    value: int  # of a temple, or how many masks a treasure shows; else 0


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
    """A tile is on the map (T3.2)."""

    key: Literal["laid"]
    seat: int
    cell: str  # where
    turn: int  # by how many sixths it is turned clockwise


# -- actions ------------------------------------------------------------------------------------------


class _Action(TypedDict):
    seat: int
    cost: int  # in action points


class Entered(_Action):
    """A figure comes from the supply (T4.1)."""

    key: Literal["entered"]
    figure: Figure
    cell: str  # where it comes to


class Walked(_Action):
    """A figure goes to a neighbouring cell, across stones (T4.3)."""

    key: Literal["walked"]
    figure: Figure
    start: str  # the cell it leaves
    cell: str  # where it comes to


class PathTaken(_Action):
    """A figure takes a secret path (T4.2)."""

    key: Literal["path-taken"]
    figure: Figure
    start: str  # the cell it leaves
    cell: str  # where it comes to


class Uncovered(_Action):
    """A level of a temple is uncovered (T4.4)."""

    key: Literal["uncovered"]
    cell: str  # of the temple
    value: int  # its new one


class Recovered(_Action):
    """A treasure is dug up; which one luck tells next (T4.5)."""

    key: Literal["recovered"]
    cell: str  # where
    left: int  # wafers that still lie there


class Found(TypedDict):
    """Which wafer was dug up."""

    key: Literal["found"]
    seat: int
    motif: Motif
    count: int  # wafers of it that the seat has now …
    points: int  # … and what they are worth together


class Exchanged(_Action):
    """A treasure for one of another's (T4.6)."""

    key: Literal["exchanged"]
    other: int  # the seat with which
    given: Motif
    taken: Motif
    count: int  # wafers of the motif taken that the seat has now …
    points: int  # … and what they are worth together


class CampPitched(_Action):
    """A camp stands (T4.7)."""

    key: Literal["camp-pitched"]
    cell: str  # where
    left: int  # camps that the seat still has


class GuardPosted(_Action):
    """A temple is guarded for good (T4.8)."""

    key: Literal["guard-posted"]
    figure: Figure  # that guards it
    cell: str  # of the temple
    value: int  # of the temple
    workers: int  # of the seat's other figures there, which leave the game …
    leaders: int  # … likewise
    left: int  # guards that the seat may still post


class TurnEnded(TypedDict):
    """A turn is over (T3.1)."""

    key: Literal["turn-ended"]
    seat: int
    unspent: int  # action points, which are lost


# -- the auction --------------------------------------------------------------------------------------


class Bid(TypedDict):
    """The highest bid so far (T6.2)."""

    key: Literal["bid"]
    seat: int
    points: int  # that are bid


class Passed(TypedDict):
    """Out of this auction (T6.2)."""

    key: Literal["passed"]
    seat: int


class AuctionWon(TypedDict):
    """Who plays next (T6.2, T6.3)."""

    key: Literal["auction-won"]
    seat: int
    price: int  # in points; 0 if all have passed


# -- control and scoring ------------------------------------------------------------------------------


class _Control(TypedDict):
    seat: int
    cell: str  # of the temple
    value: int  # of the temple


class ControlWon(_Control):
    """Of a temple (T5.1)."""

    key: Literal["control-won"]


class ControlLost(_Control):
    """Of a temple (T5.1)."""

    key: Literal["control-lost"]


class TempleScored(TypedDict):
    """What a temple has brought."""

    cell: str  # where it stands
    points: int  # its value


class SetScored(TypedDict):
    """What wafers of one motif have brought."""

    motif: Motif
    count: int  # of these wafers
    points: int  # for all of them


class Scored(TypedDict):
    """What a scoring has brought (T5.2)."""

    key: Literal["scored"]
    seat: int
    points: int  # for temples and wafers together
    temple_points: int  # of these, for temples …
    wafer_points: int  # … and for wafers
    temples: list[TempleScored]  # one by one
    wafers: list[SetScored]  # motif by motif
    total: int  # the score they lead to


class VolcanoRoundBegun(TypedDict):
    """Everyone plays for a scoring, since a volcano has come (T5.3)."""

    key: Literal["volcano-round-begun"]
    seat: int  # who drew or chose it, and begins
    order: list[int]  # in which the seats play


class VolcanoRoundOver(TypedDict):
    """All have scored (T5.3)."""

    key: Literal["volcano-round-over"]
    seat: int  # who now lays the volcano and has a turn


class FinalRoundBegun(TypedDict):
    """The last turns, each with a scoring (T5.5, T6.8)."""

    key: Literal["final-round-begun"]
    seat: int  # who begins
    order: list[int]  # in which the seats play


class GameEnded(TypedDict):
    """Who has won (T5.7)."""

    key: Literal["game-ended"]
    seats: list[int]  # the winners
    count: int  # of winners
    points: int  # of the winners
    scores: list[int]  # by seat


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

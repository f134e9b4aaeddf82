"""What a view of Tikal holds.

Not compiled, lest the types be forgotten: the description of the API is made of them.
"""

from typing import Literal, NotRequired, TypedDict

from ceiba.tikal.state import Phase, Stage
from ceiba.tikal.tables import Motif, Terrain


class Options(TypedDict):
    """What the game is played with."""

    auction: bool  # whether turns are auctioned (T6)
    camp_needs_presence: bool  # whether a camp is pitched only where one has a figure (T4.7)


class CellView(TypedDict):
    """An explored hex; lists by side go N NE SE S SW NW, lists by seat begin with seat 1."""

    terrain: Terrain
    tile: str  # its name
    turn: int  # by how many sixths it is turned clockwise
    stones: list[int]  # printed on this hex, by side
    borders: list[int]  # the stones to cross, of both hexes together, by side; 0: no passage (T4.3)
    leads_on: list[bool]  # by side: a passage, or stones towards jungle not yet explored (T3.3)
    value: int  # of a temple; wafers left on a treasure
    workers: list[int]  # by seat
    leaders: list[int]  # the seats whose leader is here
    camp: int | None  # whose
    guard: int | None  # whose
    camp_ground: bool  # a camp can be pitched here, if one has any (T4.7)
    used: int  # levels or wafers taken here this turn (T4.4, T4.5)
    # Of temples alone (T5.1):
    control: NotRequired[int | None]  # who would score it now
    strengths: NotRequired[list[int]]  # by seat
    strongest: NotRequired[list[int]]  # the seats none is stronger than; several are tied
    lead: NotRequired[int]  # of the strongest over the next


class SeatView(TypedDict):
    """What a seat has."""

    score: int  # points scored so far
    points_now: int  # what a scoring would bring now (T5.2) …
    temple_points_now: int  # … for temples
    wafer_points_now: int  # … and for wafers
    workers_in_supply: int  # which can still enter
    workers_gone: int  # for good
    leader: str  # a cell, or supply, gone, guard
    entrances: list[str]  # base camp and its camps: where its figures enter, and secret paths end (T4.1, T4.2)
    camps_left: int  # that it may still pitch
    guards_left: int  # that it may still post
    wafers: dict[Motif, int]  # how many of each motif


class AuctionView(TypedDict):
    """An auction for the next turn (T6)."""

    shown: list[str]  # the tiles to choose from
    open: list[int]  # the seats that have still to play in this round
    bidders: list[int]  # the seats that have not passed
    bid: int  # the highest so far
    leads: int | None  # whose bid that is
    first_to_pass: int | None  # who plays, for nothing, if all pass (T6.3)


class TikalView(TypedDict):
    """All of a game, since nothing of it is secret."""

    game: Literal["tikal"]
    options: Options
    phase: Phase
    stage: Stage
    actors: list[int]  # the seats to act; none while luck acts, and when the game is over
    luck: bool  # whether luck acts
    seat: int  # who acts, or for whom luck does
    owner: int  # whose turn it is, also while a volcano round interrupts it
    points: int  # action points left …
    turn_points: int  # … of so many
    prices: dict[str, int]  # of the actions by verb; a move costs its border
    hand: str | None  # the tile to be laid
    scoring_order: list[int]  # the seats that have still to score in this round, after the one whose turn it is
    cells: dict[str, CellView]  # the explored ones
    seats: list[SeatView]  # from seat 1
    levels_left: dict[str, int]  # by value
    tiles_to_come: list[str]  # in no order
    wafers_unseen: dict[Motif, int]  # face down, in the supply and on the map
    auction: AuctionView | None  # None when there is none
    recovering: bool  # a wafer is about to be turned up

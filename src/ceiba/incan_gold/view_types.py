"""What a view of Incan Gold holds.

Not compiled, lest the types be forgotten: the description of the API is made of them.
"""

from typing import Literal, TypedDict

Choice = Literal["stay", "leave"]


class OptionsView(TypedDict):
    """What the game is played with."""

    artifacts: bool  # whether there are any
    open_tents: bool  # whether everyone may look into the tents


class SeatView(TypedDict):
    """What a seat has, as far as it may be known."""

    inside: bool  # in the temple
    hand: int  # gems at stake
    chosen: bool  # a choice is made, and sealed
    tent: int | None  # gems in safety; None: not for these eyes (I5.1)
    score: int | None  # tent and artifacts, where the tent may be looked into
    artifacts: int  # carried out …
    artifact_points: int  # … and what they count


class IncanGoldView(TypedDict):
    """A game as one seat, or an onlooker, may see it."""

    game: Literal["incan-gold"]
    options: OptionsView
    round: int  # one more than `rounds` when the game is over
    rounds: int  # in a game
    lead: int  # the seat that is shown as leading
    actors: list[int]  # the seats that choose now
    luck: bool  # a card is to be turned
    path: list[str]  # the cards of this round in the order they were turned
    path_taken: list[int]  # places on the path, from 0, whose artifact somebody has carried out
    path_gems: int  # that lie there
    path_artifacts: int  # that lie there
    path_points: int  # that these artifacts would count for someone who left alone now
    hand: int  # what everyone inside holds
    payouts: list[int]  # gems for each who leaves now: if one does, if two do, … if all inside do
    deck: dict[str, int]  # cards to come, by name
    cards: int  # all of them
    deadly: int  # those of them that would end the round
    removed: dict[str, int]  # hazards that have left the game
    artifacts_found: int  # carried out in the game
    artifacts_lost: int  # left behind when a round ended
    artifacts_to_come: int  # with later rounds
    seats: list[SeatView]  # from seat 1
    choice: Choice | None  # one's own, while it is sealed
    winners: list[int]  # once the game is over

"""The view of a seat in Incan Gold, with its types: all that the terminal shows comes from here, so no more can."""

from typing import TypedDict, cast

from ceiba.game import Position


class SeenSeat(TypedDict):
    inside: bool
    hand: int
    tent: int | None  # None: not for these eyes (I5.1)
    artifacts: int
    artifact_points: int


class Seen(TypedDict):
    round: int
    lead: int
    path: list[str]
    path_gems: int
    path_artifacts: int
    deck: dict[str, int]
    seats: list[SeenSeat]


def seen(position: Position, seat: int) -> Seen:
    return cast(Seen, position.view(seat))

"""What is drawn: the view of a seat and nothing besides, so that no secret can come into a picture (I5)."""

from typing import TypedDict, cast

from ceiba.drawing.figures import MARKS
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import HAZARDS, ROUNDS

COLOURS = tuple(MARKS)  # one for each of up to eight seats


class SeenOptions(TypedDict):
    artifacts: bool
    open_tents: bool


class SeenSeat(TypedDict):
    inside: bool
    hand: int
    chosen: bool
    tent: int | None
    artifacts: int
    artifact_points: int


class Seen(TypedDict):
    """The part of a view that is drawn, with its types."""

    options: SeenOptions
    round: int
    lead: int
    actors: list[str]
    path: list[str]
    path_gems: int
    path_artifacts: int
    deck: dict[str, int]
    removed: dict[str, int]
    artifacts_found: int
    artifacts_to_come: int
    seats: list[SeenSeat]
    choice: str | None
    viewer: int | None


def look(position: IncanGold, seat: int | None) -> Seen:
    """The view of this seat, and whose it is."""
    return cast("Seen", {**position.view(seat), "viewer": seat})


def choice(seen: Seen, seat: int) -> str | None:
    """What can be seen of a choice: one's own, or that there is one."""
    if not seen["seats"][seat - 1]["chosen"]:
        return None
    return seen["choice"] if seat == seen["viewer"] else "sealed"


def over(seen: Seen) -> bool:
    return seen["round"] > ROUNDS


def turning(seen: Seen) -> bool:
    """Luck is to turn a card."""
    return seen["actors"] == ["*"]


def scores(seen: Seen) -> list[int]:
    """By seat, once all tents are open."""
    return [(seat["tent"] or 0) + seat["artifact_points"] for seat in seen["seats"]]


def winners(seen: Seen) -> list[int]:
    """Most points, then most artifacts (I4.3)."""
    if not over(seen):
        return []
    found = [seat["artifacts"] for seat in seen["seats"]]
    ranks = list(zip(scores(seen), found, strict=True))
    return [seat for seat, rank in enumerate(ranks, 1) if rank == max(ranks)]


def deadly(seen: Seen) -> int:
    """How many cards of the deck would end the round: those whose kind lies on the path (I3.6)."""
    return sum(seen["deck"][name] for name in HAZARDS if name in seen["path"])

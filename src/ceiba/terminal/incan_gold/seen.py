"""The view of a seat in Incan Gold: all that the terminal shows comes from here, so no more can."""

from ceiba.game import Position
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.view_types import IncanGoldView as Seen, SeatView as SeenSeat

__all__ = ["Seen", "SeenSeat", "seen"]


def seen(position: Position, seat: int) -> Seen:
    assert isinstance(position, IncanGold)
    return position.view(seat)

"""What is drawn: the view of a seat and nothing besides, so that no secret can come into a picture (I5)."""

from ceiba.drawing.figures import MARKS
from ceiba.incan_gold.view_types import IncanGoldView

COLOURS = tuple(MARKS)  # one for each of up to eight seats


class Seen(IncanGoldView):
    """A view, and whose it is."""

    viewer: int | None


def choice(seen: Seen, seat: int) -> str | None:
    """What can be seen of a choice: one's own, or that there is one."""
    if not seen["seats"][seat - 1]["chosen"]:
        return None
    return seen["choice"] if seat == seen["viewer"] else "sealed"


def over(seen: Seen) -> bool:
    return seen["round"] > seen["rounds"]

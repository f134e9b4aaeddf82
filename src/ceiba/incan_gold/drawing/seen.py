"""What is drawn: the view of a seat and nothing besides, so that no secret can come into a picture (I5)."""

from ceiba.incan_gold.view_types import IncanGoldView


class Seen(IncanGoldView):
    """A view, whose it is, and the colour of each seat."""

    viewer: int | None
    colours: tuple[str, ...]


def choice(seen: Seen, seat: int) -> str | None:
    """What can be seen of a choice: one's own, or that there is one."""
    if not seen["seats"][seat - 1]["chosen"]:
        return None
    return seen["choice"] if seat == seen["viewer"] else "sealed"


def over(seen: Seen) -> bool:
    return seen["round"] > seen["rounds"]

"""How the four colours of Tikal look: always a letter, and a colour where there are colours."""

from typing import NamedTuple

from ceiba.tikal.tables import COLOURS
from ceiba.words import Say

# Dark on light or light on dark, so that each can be read on any background.
STYLES = ("bold black on grey93", "bold white on grey23", "bold black on dark_orange", "bold white on red3")


class Signs(NamedTuple):
    """What stands on the map in letters; a hex has room for so few that each language has its own."""

    seats: tuple[str, ...]
    leader: str
    base: str  # at most four letters
    volcano: str  # at most seven


def signs(say: Say) -> Signs:
    return Signs(
        tuple(say(f"letter-{colour}") for colour in COLOURS),
        say("terminal-tikal-letter-leader"),
        say("terminal-tikal-map-base"),
        say("terminal-tikal-map-volcano"),
    )

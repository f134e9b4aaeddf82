"""How the four colours of Tikal look: always a letter, and a colour where there are colours."""

from ceiba.tikal.tables import COLOURS

LETTERS = tuple(colour[0].upper() for colour in COLOURS)

# Dark on light or light on dark, so that each can be read on any background.
STYLES = ("bold black on grey93", "bold white on grey23", "bold black on dark_orange", "bold white on red3")

NAMES = tuple(colour.capitalize() for colour in COLOURS)

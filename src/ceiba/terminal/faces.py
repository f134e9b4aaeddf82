"""Which face a game shows in the terminal."""

from ceiba.terminal.face import Face
from ceiba.terminal.incan_gold.face import IncanGoldFace
from ceiba.terminal.tikal.face import TikalFace

FACES: dict[str, type[Face]] = {"tikal": TikalFace, "incan-gold": IncanGoldFace}

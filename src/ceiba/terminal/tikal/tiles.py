"""A tile of Tikal in words: what it is, and where its stones lie."""

from ceiba.tikal.board import DIRECTIONS, SIDES
from ceiba.tikal.tables import TERRAINS, TILE_NAMES, TILE_STONES, TILE_TERRAIN, TILE_VALUE
from ceiba.words import Say


def describe_tile(tile: int, say: Say) -> str:
    """`A4, temple 2`."""
    terrain = TERRAINS[TILE_TERRAIN[tile]]
    return say(f"tile-{terrain}", name=TILE_NAMES[tile], value=TILE_VALUE[tile])


def describe_stones(tile: int, turn: int, say: Say) -> str:
    """The stones of a tile turned so: `2 N, 1 SE`."""
    sides = [(TILE_STONES[tile * SIDES + (side - turn) % SIDES], DIRECTIONS[side]) for side in range(SIDES)]
    return ", ".join(f"{stones} {say('terminal-tikal-side', side=side)}" for stones, side in sides if stones)

"""What is printed on the board, the tiles and the counters. No logic."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from ceiba.descriptor import Colour

# Terrain; CLOSED is jungle that no tile has opened yet.
CLOSED: Final = 0
BASE: Final = 1
JUNGLE: Final = 2
TEMPLE: Final = 3
TREASURE: Final = 4
VOLCANO: Final = 5

Terrain = Literal["closed", "base", "jungle", "temple", "treasure", "volcano"]
TERRAINS: Final[tuple[Terrain, ...]] = ("closed", "base", "jungle", "temple", "treasure", "volcano")

# T1.3 The tiles: name, terrain, value (of a temple) or masks (of a treasure), stones per edge N NE SE S SW NW.
TILES: Final = (
    ("A1", TEMPLE, 1, (2, 1, 0, 0, 0, 0)),
    ("A2", TREASURE, 4, (2, 0, 1, 0, 0, 0)),
    ("A3", JUNGLE, 0, (1, 1, 0, 1, 0, 0)),
    ("A4", TEMPLE, 2, (2, 0, 1, 0, 0, 0)),
    ("A5", TREASURE, 4, (2, 0, 0, 0, 1, 0)),
    ("A6", TEMPLE, 2, (2, 0, 0, 1, 0, 0)),
    ("B1", VOLCANO, 0, (0, 0, 0, 0, 0, 0)),
    ("B2", TEMPLE, 2, (2, 0, 0, 0, 1, 0)),
    ("B3", JUNGLE, 0, (2, 1, 0, 0, 0, 0)),
    ("B4", JUNGLE, 0, (2, 0, 1, 0, 0, 0)),
    ("B5", TREASURE, 4, (2, 0, 0, 0, 0, 1)),
    ("B6", TEMPLE, 3, (2, 0, 0, 1, 0, 0)),
    ("C1", TEMPLE, 4, (2, 0, 0, 0, 1, 0)),
    ("C2", JUNGLE, 0, (3, 0, 0, 0, 0, 0)),
    ("C3", JUNGLE, 0, (1, 1, 0, 1, 0, 0)),
    ("C4", TREASURE, 3, (3, 0, 0, 0, 0, 0)),
    ("C5", TEMPLE, 3, (3, 0, 0, 0, 0, 0)),
    ("D1", TEMPLE, 5, (3, 0, 0, 0, 0, 0)),
    ("D2", TREASURE, 3, (3, 0, 0, 0, 0, 0)),
    ("D3", VOLCANO, 0, (0, 0, 0, 0, 0, 0)),
    ("D4", JUNGLE, 0, (1, 0, 1, 0, 1, 0)),
    ("D5", TEMPLE, 5, (2, 0, 0, 1, 0, 0)),
    ("E1", TEMPLE, 6, (3, 0, 0, 0, 0, 0)),
    ("E2", TREASURE, 2, (2, 0, 0, 0, 0, 1)),
    ("E3", JUNGLE, 0, (2, 0, 0, 1, 0, 0)),
    ("E4", JUNGLE, 0, (2, 0, 0, 1, 0, 0)),
    ("E5", TEMPLE, 5, (3, 0, 0, 0, 0, 0)),
    ("F1", TEMPLE, 4, (3, 0, 0, 0, 0, 0)),
    ("F2", VOLCANO, 0, (0, 0, 0, 0, 0, 0)),
    ("F3", JUNGLE, 0, (2, 0, 0, 1, 0, 0)),
    ("F4", TREASURE, 2, (2, 0, 0, 1, 0, 0)),
    ("F5", TEMPLE, 4, (2, 1, 0, 0, 0, 0)),
    ("G1", TEMPLE, 3, (2, 0, 0, 0, 0, 1)),
    ("G2", JUNGLE, 0, (2, 0, 0, 1, 0, 0)),
    ("G3", TEMPLE, 3, (2, 0, 1, 0, 0, 0)),
    ("G4", TREASURE, 2, (3, 0, 0, 0, 0, 0)),
    # T1.2 The four hexes printed on the board follow the tiles; each lies where its name says, unturned.
    ("a5", BASE, 0, (1, 1, 1, 0, 0, 0)),
    ("a4", TEMPLE, 1, (1, 1, 0, 1, 0, 0)),
    ("b4", JUNGLE, 0, (1, 1, 1, 0, 0, 0)),
    ("b5", TEMPLE, 1, (0, 1, 0, 0, 0, 1)),
)
TILE_COUNT: Final = 36  # in the stack; the printed hexes come after them in TILES
NO_TILE: Final = -1

# The end of each letter in the order of TILES: A is 0–5, B 6–11, and so on.
LETTERS: Final = "ABCDEFG"
LETTER_ENDS: Final = vec[i64]([6, 12, 17, 22, 27, 32, 36])

# T1.4 The wafers.
Motif = Literal["bowl", "mask", "jaguar", "serpent", "necklace", "figurine", "knife", "vase"]
MOTIFS: Final[tuple[Motif, ...]] = ("bowl", "mask", "jaguar", "serpent", "necklace", "figurine", "knife", "vase")
MOTIF_COUNT: Final = 8
WAFERS_PER_MOTIF: Final = 3
WAFER_POINTS: Final = vec[i64]([0, 1, 3, 6])  # T5.2 by how many of a motif one has

# T1.5 The levels by value; none below 2, since every temple tile shows at least a 1.
LEVELS: Final = vec[i64]([0, 0, 3, 6, 9, 11, 8, 5, 3, 2, 1])
HIGHEST_LEVEL: Final = 10

# T1.6 What each player has.
WORKERS: Final = 18
CAMPS: Final = 2
GUARDS: Final = 2  # T4.8
COLOURS: Final[tuple[Colour, ...]] = ("white", "black", "orange", "red")

# T3.1, T4 A turn and its prices.
TURN_POINTS: Final = 10
ENTER_COST: Final = 1
PATH_COST: Final = 1
UNCOVER_COST: Final = 2
RECOVER_COST: Final = 3
EXCHANGE_COST: Final = 3
CAMP_COST: Final = 5
GUARD_COST: Final = 5

LEADER_STRENGTH: Final = 3  # T5.1; a worker counts 1
CAPITAL: Final = 20  # T2.4 points at the start of the auction game

# The tiles once more, as arrays for the rules.
TILE_NAMES: Final = tuple([tile[0] for tile in TILES])
TILE_TERRAIN: Final = vec[i64]([tile[1] for tile in TILES])
TILE_VALUE: Final = vec[i64]([tile[2] for tile in TILES])
TILE_STONES: Final = vec[i64]([stones for tile in TILES for stones in tile[3]])

"""What is printed on the cards. No logic."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 8  # I1.1

# I1.2 The kinds of cards: treasures by value, then hazards, then artifacts; how many of each are in the box.
TREASURES: Final = vec[i64]([1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17])
HAZARDS: Final = ("snakes", "spiders", "mummies", "fire", "rockfall")
FIRST_HAZARD: Final = 12
ARTIFACT: Final = 17
KINDS: Final = 18
QUEST_CARDS: Final = vec[i64]([1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 0])
CARD_NAMES: Final = tuple([str(value) for value in TREASURES]) + HAZARDS + ("artifact",)
CARD_GEMS: Final = vec[i64]([*TREASURES, 0, 0, 0, 0, 0, 0])
HAZARD_COPIES: Final = 3

Sort = Literal["treasure", "hazard", "artifact"]
TREASURE_SORT: Final[Sort] = "treasure"
HAZARD_SORT: Final[Sort] = "hazard"
ARTIFACT_SORT: Final[Sort] = "artifact"
CARD_SORTS: Final = (*[TREASURE_SORT] * 12, *[HAZARD_SORT] * 5, ARTIFACT_SORT)

# I1.3 One artifact and one temple for each round.
ROUNDS: Final = 5

# I3.5 The first three artifacts carried out are worth 5 each, the others 10.
PLAIN_ARTIFACTS: Final = 3
PLAIN_ARTIFACT_POINTS: Final = 5
RARE_ARTIFACT_POINTS: Final = 10

# I1.4 The gems are change for one another: name, worth, how many are in the box.
GEMS: Final = (("turquoise", 1, 60), ("obsidian", 5, 30), ("gold", 10, 20))

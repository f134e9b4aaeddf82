"""What is printed on the cards. No logic."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 8  # I1.1

# I1.2 The kinds of cards: treasures by value, then hazards, then artifacts; the gems on each, and how many
# of each are in the box.
HAZARDS: Final = ("snakes", "spiders", "mummies", "fire", "rockfall")
FIRST_HAZARD: Final = 12
ARTIFACT: Final = 17
KINDS: Final = 18
CARD_GEMS: Final = vec[i64]([1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17, 0, 0, 0, 0, 0, 0])
TREASURES: Final = CARD_GEMS[:FIRST_HAZARD]
QUEST_CARDS: Final = vec[i64]([1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 0])
CARD_NAMES: Final = tuple([str(value) for value in TREASURES]) + HAZARDS + ("artifact",)
HAZARD_COPIES: Final = 3

# I1.3 One artifact and one temple for each round.
ROUNDS: Final = 5

# I3.5 The first three artifacts carried out are worth 5 each, the others 10.
PLAIN_ARTIFACTS: Final = 3
PLAIN_ARTIFACT_POINTS: Final = 5
RARE_ARTIFACT_POINTS: Final = 10

# I1.4 The gems are change for one another: name, worth, how many are in the box.
GEMS: Final = (("turquoise", 1, 60), ("obsidian", 5, 30), ("gold", 10, 20))

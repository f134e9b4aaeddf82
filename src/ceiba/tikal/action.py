"""The verbs of Tikal, packed into integers (the fields are in `ceiba.game`).

Which arguments a verb has: TILE tile; WAFER motif; LAY cell turn; ENTER cell figure; PATH and MOVE from to
figure; UNCOVER, RECOVER and CAMP cell; EXCHANGE seat given taken; GUARD cell figure; BID number; CHOOSE tile.
"""

from typing import Final, Literal

TILE: Final = 0
WAFER: Final = 1
LAY: Final = 2
ENTER: Final = 3
PATH: Final = 4
MOVE: Final = 5
UNCOVER: Final = 6
RECOVER: Final = 7
EXCHANGE: Final = 8
CAMP: Final = 9
GUARD: Final = 10
DONE: Final = 11
BID: Final = 12
PASS: Final = 13
CHOOSE: Final = 14

VERBS: Final = (
    "tile", "wafer", "lay", "enter", "path", "move", "uncover", "recover",
    "exchange", "camp", "guard", "done", "bid", "pass", "choose",
)  # fmt: skip  # two lines, in the order of the numbers above

# Figures, as arguments.
WORKER: Final = 0
LEADER: Final = 1
Figure = Literal["worker", "leader"]
FIGURES: Final[tuple[Figure, ...]] = ("worker", "leader")

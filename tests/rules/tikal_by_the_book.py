"""The legal acts of Tikal worked out once more, slowly and only from what everyone sees, clause by clause.

Not fast, not clever, and sharing nothing with the rules but the printed tiles: so that a mistake would have to be
made twice to stay unseen.
"""

from collections.abc import Iterator
from typing import Any

from ceiba import Position
from ceiba.tikal.tables import TILES

STONES = {name: stones for name, _, _, stones in TILES}
LIKE_ONE_ANOTHER = {"D4": 2, "B1": 1, "D3": 1, "F2": 1}  # how many turns look different, where not all six do
VOLCANOES = ("B1", "D3", "F2")


def neighbours(cell: str) -> list[str | None]:
    """N NE SE S SW NW (T1.1)."""
    x, y = "abcdefgh".index(cell[0]), int(cell[1]) - 1
    low = x % 2
    around = [
        (x, y - 1),
        (x + 1, y - 1 + low),
        (x + 1, y + low),
        (x, y + 1),
        (x - 1, y + low),
        (x - 1, y - 1 + low),
    ]
    return ["abcdefgh"[u] + str(v + 1) if 0 <= u < 8 and 0 <= v < 5 else None for u, v in around]


class Book:
    """The rulebook opened at one position."""

    def __init__(self, position: Position) -> None:
        (self.seat,) = position.actors()
        seen: Any = position.view(self.seat)
        self.seen = seen
        self.cells: Any = seen["cells"]
        self.me: Any = seen["seats"][self.seat - 1]
        self.points: int = seen["points"]

    def legal(self) -> set[str]:
        phases = {"lay": self.lay, "explore": self.explore, "bid": self.bid, "choose": self.choose}
        return {f"{self.seat} {act}" for act in phases[self.seen["phase"]]()}

    # -- T3.2-T3.4 --------------------------------------------------------------------------------------

    def stones(self, tile: str, turn: int, side: int) -> int:
        return STONES[tile][(side - turn) % 6]

    def lay(self) -> Iterator[str]:
        tile = self.seen["hand"]
        empty = [f"{x}{y}" for x in "abcdefgh" for y in range(1, 6) if f"{x}{y}" not in self.cells]
        beside = [cell for cell in empty if any(there in self.cells for there in neighbours(cell))]
        ways = [(cell, turn) for cell in beside for turn in range(LIKE_ONE_ANOTHER.get(tile, 6))]
        good = [(cell, turn) for cell, turn in ways if tile in VOLCANOES or self.has_a_way_in(tile, cell, turn)]
        return (f"lay {cell} {turn}" for cell, turn in good or ways)

    def has_a_way_in(self, tile: str, cell: str, turn: int) -> bool:
        for side, there in enumerate(neighbours(cell)):
            if there in self.cells and self.cells[there]["terrain"] != "volcano":
                facing = self.stones(self.cells[there]["tile"], self.cells[there]["turn"], (side + 3) % 6)
                if self.stones(tile, turn, side) + facing:
                    return True
        return False

    # -- T4 -----------------------------------------------------------------------------------------------

    def explore(self) -> Iterator[str]:
        for act, cost in [*self.enter(), *self.walk(), *self.dig(), *self.exchange(), *self.settle()]:
            if cost <= self.points:
                yield act
        yield "done"

    def figures(self, cell: str) -> list[str]:
        seen = self.cells[cell]
        return ["worker"] * seen["workers"][self.seat - 1] + ["leader"] * (self.seat in seen["leaders"])

    def entrances(self) -> list[str]:
        return [cell for cell in self.cells if cell == "a5" or self.cells[cell]["camp"] == self.seat]

    def enter(self) -> Iterator[tuple[str, int]]:
        for cell in self.entrances():
            if self.me["workers_in_supply"]:
                yield f"enter {cell} worker", 1
            if self.me["leader"] == "supply":
                yield f"enter {cell} leader", 1

    def walk(self) -> Iterator[tuple[str, int]]:
        for cell in self.cells:
            for figure in self.figures(cell):
                for there in self.entrances():
                    if cell in self.entrances() and there != cell:
                        yield f"path {cell} {there} {figure}", 1
                for side, beside in enumerate(neighbours(cell)):
                    if beside in self.cells and self.cells[beside]["terrain"] != "volcano":
                        here = self.stones(self.cells[cell]["tile"], self.cells[cell]["turn"], side)
                        opposite = (side + 3) % 6
                        stones = here + self.stones(
                            self.cells[beside]["tile"], self.cells[beside]["turn"], opposite
                        )
                        if stones:
                            yield f"move {cell} {beside} {figure}", stones

    def dig(self) -> Iterator[tuple[str, int]]:
        for cell, seen in self.cells.items():
            if seen["used"] < 2 and len(self.figures(cell)) > seen["used"]:
                level_left = self.seen["levels_left"].get(str(seen["value"] + 1), 0)
                if seen["terrain"] == "temple" and not seen["guard"] and level_left:
                    yield f"uncover {cell}", 2
                if seen["terrain"] == "treasure" and seen["value"]:
                    yield f"recover {cell}", 3

    def exchange(self) -> Iterator[tuple[str, int]]:
        for number, other in enumerate(self.seen["seats"], 1):
            if number != self.seat:
                for given, mine in self.me["wafers"].items():
                    for taken, theirs in other["wafers"].items():
                        if mine == theirs == 1 and given != taken:
                            yield f"exchange {number} {given} {taken}", 3

    def settle(self) -> Iterator[tuple[str, int]]:
        presence = self.seen["options"]["camp_needs_presence"]
        for cell, seen in self.cells.items():
            ground = seen["terrain"] == "jungle" or (seen["terrain"] == "treasure" and not seen["value"])
            if ground and not seen["camp"] and self.camps_pitched() < 2 and (self.figures(cell) or not presence):
                yield f"camp {cell}", 5
            if seen["terrain"] == "temple" and not seen["guard"] and self.guards_posted() < 2:
                strengths = [
                    workers + 3 * (seat in seen["leaders"]) for seat, workers in enumerate(seen["workers"], 1)
                ]
                mine = strengths.pop(self.seat - 1)
                if mine > max(strengths):
                    for figure in self.figures(cell):
                        yield f"guard {cell} {figure}", 5

    def camps_pitched(self) -> int:
        return sum(seen["camp"] == self.seat for seen in self.cells.values())

    def guards_posted(self) -> int:
        return sum(seen["guard"] == self.seat for seen in self.cells.values())

    # -- T6 -----------------------------------------------------------------------------------------------

    def bid(self) -> Iterator[str]:
        yield from (f"bid {amount}" for amount in range(self.seen["auction"]["bid"] + 1, self.me["score"] + 1))
        yield "pass"

    def choose(self) -> Iterator[str]:
        return (f"choose {tile}" for tile in self.seen["auction"]["shown"])

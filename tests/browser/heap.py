"""A tiny game without words or a page of its own: take sticks from a heap, one by one; the last one wins."""

from pathlib import Path
from typing import ClassVar

from ceiba.descriptor import Game
from ceiba.drawing.sheet import sheet
from ceiba.drawing.svg import box, words
from ceiba.game import Chance, Outcome, Position, Reason, Unreadable, View, kind_of, pack, seat_of

STICKS, MOST = 7, 3
TAKE, STOP = 0, 1
VERBS = ("take", "stop")


class Heap(Position):
    def __init__(self, seats: int, left: int = STICKS, seat: int = 1, taken: int = 0) -> None:
        self.seats, self.left, self.seat, self.taken = seats, left, seat, taken

    def acting(self) -> int:
        return 0 if not self.left and not self.taken else 1 << self.seat

    def legal(self, actor: int) -> list[int]:
        if actor not in self.actors():
            return []
        takes = [pack(actor, TAKE)] if self.left and self.taken < MOST else []
        return [*takes, pack(actor, STOP)] if self.taken else takes

    def apply(self, act: int) -> None:
        if kind_of(act) == TAKE:
            self.left, self.taken = self.left - 1, self.taken + 1
        else:
            self.seat, self.taken = (self.seat % self.seats + 1 if self.left else self.seat), 0

    def tickets(self) -> int:
        return 0

    def ticket(self, number: int) -> int:
        raise NotImplementedError

    def chance(self) -> list[Chance]:
        return []

    def stream(self) -> str:
        return ""

    def scores_now(self) -> list[int]:
        return [int(not self.acting() and seat == self.seat) for seat in range(1, self.seats + 1)]

    def outcome(self) -> Outcome | None:
        return None if self.acting() else Outcome(tuple(self.scores_now()), (self.seat,))

    def copy(self) -> "Heap":
        return Heap(self.seats, self.left, self.seat, self.taken)

    def view(self, seat: int | None) -> View:
        return {"left": self.left, "taken": self.taken, "seats": [{"score": score} for score in self.scores_now()]}

    def faults(self) -> list[str]:
        return []

    def why_not(self, act: int) -> Reason | None:
        return None if act in self.legal(seat_of(act)) else Reason("H1", "not-now", "this cannot be done now")

    def write(self, act: int) -> str:
        return f"{seat_of(act)} {VERBS[kind_of(act)]}"

    def parse(self, text: str) -> int:
        seat, _, verb = text.partition(" ")
        if not seat.isdigit() or verb not in VERBS:
            raise Unreadable(f"{text!r} is no act")
        return pack(int(seat), VERBS.index(verb))

    def __str__(self) -> str:
        return f"heap {self.seats} {self.left} {self.seat} {self.taken}"

    @classmethod
    def from_text(cls, text: str) -> "Heap":
        return cls(*map(int, text.split()[1:]))

    def draw(self, seat: int | None = None) -> str:
        sticks = "".join(box(20 + 26 * stick, 20, 14, 80, "wood edge-line", 4) for stick in range(self.left))
        drawn = box(0, 0, 220, 130, "paper") + sticks + words(self.left, 200, 122, "serif mid ink", 20)
        return sheet(220, 130, "h-", "Heap", f"{self.left} sticks are left.", [], drawn)


class HeapGame(Game):
    name = "heap"
    fewest, most = 2, 4
    options: ClassVar[dict[str, bool]] = {"last_one_loses": False}

    def start(self, seats: int, **options: bool) -> Heap:
        return Heap(seats)

    def read_position(self, text: str) -> Heap:
        return Heap.from_text(text)

    def ends_turn(self, act: int) -> bool:
        return kind_of(act) == STOP

    def price(self, position: Position, act: int) -> int | None:
        return 1 if kind_of(act) == TAKE else None


HEAP = HeapGame()


def install(folder: Path) -> None:
    """So that whoever has this folder on the path finds the game, as if it were a package of its own."""
    info = folder / "heap-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: heap\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[ceiba.games]\nheap = {__name__}:HEAP\n")

"""How long a bot thinks about a turn."""

from math import log2
from typing import Any

STEPS = 8  # to each doubling of time: percentiles are right within a tenth
MICROSECOND = 1e-6


class Thinking:
    """The turns of a bot by how long they took: so many values are not kept one by one."""

    __slots__ = ("by_length", "longest", "seconds", "turns")

    def __init__(self) -> None:
        self.turns = 0
        self.seconds = 0.0
        self.longest = 0.0
        self.by_length: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.turns += 1
        self.seconds += seconds
        if seconds > self.longest:
            self.longest = seconds
        length = int(STEPS * log2(seconds / MICROSECOND)) if seconds > MICROSECOND else 0
        self.by_length[length] = self.by_length.get(length, 0) + 1

    def take_in(self, other: "Thinking") -> None:
        self.turns += other.turns
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for length, count in other.by_length.items():
            self.by_length[length] = self.by_length.get(length, 0) + count

    def mean(self) -> float:
        return self.seconds / self.turns if self.turns else 0.0

    def within(self, share: float) -> float:
        """The time within which this share of the turns was over."""
        below = 0
        for length in sorted(self.by_length):
            below += self.by_length[length]
            if below >= share * self.turns:
                return float(min(self.longest, MICROSECOND * 2 ** ((length + 1) / STEPS)))
        return self.longest

    # -- as JSON --------------------------------------------------------------------------------------

    def as_list(self) -> list[object]:
        return [self.turns, round(self.seconds, 7), round(self.longest, 7), self.by_length]

    @classmethod
    def from_list(cls, said: list[Any]) -> "Thinking":  # Any: whatever the JSON holds
        made = cls()
        made.turns, made.seconds, made.longest = int(said[0]), float(said[1]), float(said[2])
        made.by_length = {int(length): int(count) for length, count in said[3].items()}
        return made

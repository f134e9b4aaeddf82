"""What was worked out once: a number for every key, found again without a single Python object on the way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNKNOWN: Final = 1e300  # what nothing comes to
FREE: Final = -1  # where no key stands; keys are never below 0
ROOM: Final = 64  # a power of two, as every size after it
SPREAD: Final = 1000003  # a prime, so that keys which differ in some bits only do not stand in each other's way


class Memory:
    """A dictionary of numbers: a key stands at the first free place from that which it points to."""

    def __init__(self) -> None:
        self.keys = vec[i64]([FREE] * ROOM)
        self.numbers = vec[float]([UNKNOWN] * ROOM)
        self.held: i64 = 0

    def recall(self, key: i64) -> float:
        """What was kept for a key; UNKNOWN if nothing was."""
        return self.numbers[self.place_of(key)]

    def keep(self, key: i64, number: float) -> None:
        """Note the number of a key that is not yet known; at least half of all places stay free."""
        if self.held * 2 >= len(self.keys):
            self.grow()
        place = self.place_of(key)
        self.keys[place] = key
        self.numbers[place] = number
        self.held += 1

    def place_of(self, key: i64) -> i64:
        """Where a key stands, or would."""
        keys = self.keys
        last: i64 = len(keys) - 1
        place = key % SPREAD & last
        while keys[place] != key and keys[place] != FREE:
            place = (place + 1) & last
        return place

    def grow(self) -> None:
        keys = self.keys
        numbers = self.numbers
        size: i64 = len(keys)
        self.keys = vec[i64]([FREE] * (2 * size))
        self.numbers = vec[float]([UNKNOWN] * (2 * size))
        old: i64 = 0
        while old < size:
            if keys[old] != FREE:
                place = self.place_of(keys[old])
                self.keys[place] = keys[old]
                self.numbers[place] = numbers[old]
            old += 1

"""What is to be simulated: who plays what, with which luck, and what of it is kept."""

from hashlib import blake2b
from typing import NamedTuple

from librt.random import Random

TABLES = ("outcomes", "acts", "views", "events")
KINDS = ("records", *TABLES)
FORMATS = ("jsonl", "csv", "parquet")


class Plan(NamedTuple):
    """Games with the same bots at the same seats. Each has a seed of its own, so game 7 is always the same."""

    name: str  # of the game, or of a variant: as it was asked for
    game: str
    seats: int
    options: dict[str, bool]
    seed: str
    bots: tuple[str, ...]  # by seat
    keep: tuple[str, ...] = ()  # some of KINDS
    form: str = FORMATS[0]  # of tables
    batch: int = 1  # games that are played and kept together
    digits: int = 4  # of a game's number, in the names of files

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def batches(self, games: int) -> int:
        """How many it takes; the last may be smaller."""
        return -(-games // self.batch)

    def numbers(self, batch: int, games: int) -> range:
        """The games of a batch, both from 1 (the batches from 0), if there are to be so many in all."""
        return range(batch * self.batch + 1, min((batch + 1) * self.batch, games) + 1)


def generator(seed: str) -> Random:
    """Random numbers that a text decides."""
    return Random(number_of(seed))


def number_of(seed: str) -> int:
    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest()) >> 1  # as large as a seed may be

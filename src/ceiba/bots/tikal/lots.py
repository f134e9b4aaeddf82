"""The auction as a game of its own: who wins chooses first, and leaves the others what they like less.

Winning is worth what one gains by the tile oneself, and what the others lose by not having it. Whoever wins pays,
and whoever loses sees another pay: so the bid up to which winning is better is less than what it is worth.
"""

from collections.abc import Mapping, Sequence

TRUST = 0.65  # a glance at a turn promises half as much again as comes of it


class Lot:
    """The tiles that are shown and what each of them is worth to each seat that may still have one, in points."""

    def __init__(self, values: Mapping[int, Sequence[float]], seats: int) -> None:
        self.values = values
        self.seats = seats
        self.share = 1 / (seats - 1)  # what a point of another's is worth to oneself

    def first(self, seat: int, tile: int) -> float:
        """What it comes to for a seat when it takes this tile, and the others take theirs after it."""
        return self._come_to(seat, {seat: tile}, self._by_eagerness(seat))

    def best(self, seat: int) -> float:
        return max(self.first(seat, tile) for tile in range(len(self.values[seat])))

    def lost(self, seat: int) -> float:
        """What it comes to when the keenest of the others chooses first."""
        keenest, *rest = self._by_eagerness(seat)
        return self._come_to(seat, {}, [keenest, seat, *rest])

    def most(self, seat: int) -> float:
        """The highest bid at which winning is no worse than to see another win with it."""
        if len(self.values) == 1:
            return 0.0
        return TRUST * (self.best(seat) - self.lost(seat)) / (1 + self.share)

    def _come_to(self, seat: int, taken: dict[int, int], order: Sequence[int]) -> float:
        for other in order:
            left = [tile for tile in range(len(self.values[other])) if tile not in taken.values()]
            taken[other] = max(left, key=lambda tile: self.values[other][tile])
        return sum(
            (1.0 if other == seat else -self.share) * self.values[other][tile] for other, tile in taken.items()
        )

    def _by_eagerness(self, seat: int) -> list[int]:
        """The others, those first for whom most depends on choosing first."""

        def eagerness(other: int) -> float:
            best, *rest = sorted(self.values[other], reverse=True)
            return best - rest[0] if rest else 0.0

        return sorted((other for other in self.values if other != seat), key=eagerness, reverse=True)

"""Luck at the table: a Dealer draws from a seed that no position ever sees."""

from hashlib import blake2b

from ceiba.game import Chance, Position


class Dealer:
    """Deals like a deck shuffled once: the same seed gives each stream of luck the same order, whatever is played.

    Each copy of a card, tile or wafer gets a number from the seed; of those still to come the lowest is next.
    So a dealer remembers nothing: the seed and the position say everything, and two games from the same seed
    share their luck as far as the rules allow. Fair, since the numbers are independent and alike.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._known: dict[tuple[str, int, int], list[int]] = {}

    def draw(self, position: Position) -> int:
        """The act of luck that comes now."""
        stream = position.stream()
        return min(position.chance(), key=lambda chance: (self._number(stream, chance), chance.act)).act

    def _number(self, stream: str, chance: Chance) -> int:
        """The number of the next copy of this kind: copies come in the order of their numbers."""
        key = (stream, chance.act, chance.of)
        if key not in self._known:
            copies = range(chance.of)
            self._known[key] = sorted(self._hash(f"{stream} {chance.act} {copy}") for copy in copies)
        return self._known[key][chance.of - chance.left]

    def _hash(self, name: str) -> int:
        return int.from_bytes(blake2b(f"{self.seed}/{name}".encode(), digest_size=8).digest())

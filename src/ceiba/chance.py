"""Luck at the table: a Dealer draws from a seed that no position ever sees."""

from hashlib import blake2b

from ceiba.game import Chance, Position


def must_be_seed(seed: object) -> int | str:
    """The seed, if it is one: whatever else Python could make random numbers of differs from run to run."""
    if not isinstance(seed, int | str):
        raise TypeError(f"a seed is a whole number or a text, not {seed!r}.")
    return seed


class Dealer:
    """Deals like a deck shuffled once: the same seed gives each stream of luck the same order, whatever is played.

    Each copy of a card, tile or wafer gets a number from the seed; of those still to come the lowest is next.
    So a dealer remembers nothing: the seed and the position say everything, and two games from the same seed
    share their luck as far as the rules allow. Fair, since the numbers are independent and alike.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = must_be_seed(seed)  # what all its luck comes from
        self._known: dict[tuple[str, int, int], list[int]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dealer) and self.seed == other.seed

    def __hash__(self) -> int:
        return hash(self.seed)

    def __repr__(self) -> str:
        return f"Dealer({self.seed!r})"

    def draw(self, position: Position) -> int:
        """The act of luck that comes now."""
        if not isinstance(position, Position):
            raise TypeError(f"a dealer draws for a Position, not for {position!r}.")
        chances = position.chance()
        if not chances:
            raise ValueError("it is not for luck to act now.")
        stream = position.stream()
        to_come: list[tuple[int, int]] = []
        highest_drawn = -1
        for chance in chances:
            numbers = self._numbers(position, stream, chance)
            drawn = chance.of - chance.left
            to_come.append((numbers[drawn], chance.act))
            if drawn:
                highest_drawn = max(highest_drawn, numbers[drawn - 1])
        lowest, act = min(to_come)
        if lowest > highest_drawn:
            return act
        # Someone else has dealt so far. Of the kinds drawn then only high numbers are left, which would keep
        # them back: so one of all that is to come is drawn, all alike.
        tickets = position.tickets()
        return position.ticket(_hash(f"{self.seed}/{stream} {tickets} left") % tickets)

    def order(self, position: Position) -> list[int]:
        """All that this stream of luck has yet to deal, in the order in which `draw` deals it."""
        stream = position.stream()
        numbered: list[tuple[int, int]] = []
        for chance in position.chance():
            drawn = chance.of - chance.left
            numbered += [(number, chance.act) for number in self._numbers(position, stream, chance)[drawn:]]
        return [act for _, act in sorted(numbered)]

    def _numbers(self, position: Position, stream: str, chance: Chance) -> list[int]:
        """The numbers of all copies of this kind, in the order in which they come."""
        key = (stream, chance.act, chance.of)
        if key not in self._known:
            # Named by its text, so that anyone who is told the seed can check the luck without this program.
            name = f"{self.seed}/{stream} {position.write(chance.act)}"
            self._known[key] = sorted(_hash(f"{name} {copy}") for copy in range(chance.of))
        return self._known[key]


Stack = tuple[str, tuple[tuple[int, int], ...]]  # a stream of luck, and what is in it at first: acts and copies


class Luck:
    """The luck of many whole games from one seed: what `Dealer` deals, but each stack is put in order only once."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._dealer = Dealer(seed)
        self._orders: dict[Stack, list[int]] = {}

    def game(self) -> "Deal":
        return Deal(self._dealer, self._orders)


class Deal:
    """The luck of one game, which is to be asked for every draw from its first."""

    def __init__(self, dealer: Dealer, orders: dict[Stack, list[int]]) -> None:
        self._dealer = dealer
        self._orders = orders
        self._piles: dict[str, tuple[list[int], int]] = {}  # of each stream its order, and how many are left

    def draw(self, position: Position) -> int:
        """A stack that has become one less by each draw is the same stack, and what is left tells what is next."""
        stream, left = position.stream(), int(position.tickets())
        order, expected = self._piles.get(stream, ([], -1))
        if left != expected:
            stack = (stream, tuple((chance.act, chance.of) for chance in position.chance()))
            if stack not in self._orders:
                self._orders[stack] = self._dealer.order(position)
            order = self._orders[stack]
        self._piles[stream] = (order, left - 1)
        return order[-left]


def _hash(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest())

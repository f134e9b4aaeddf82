"""The same luck dealt again and again: games of one set share what their dealer has found out."""

from ceiba.chance import Dealer
from ceiba.game import Position

Stack = tuple[str, tuple[tuple[int, int], ...]]  # a stream of luck, and what is in it at first: acts and copies


class Luck:
    """Deals what `Dealer` deals, but remembers the order of each stack as far as any game has seen it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._dealer = Dealer(seed)
        self._orders: dict[Stack, list[int]] = {}

    def game(self) -> "Deal":
        return Deal(self._dealer, self._orders)


class Pile:
    """A stack of which a game draws."""

    def __init__(self, left: int, order: list[int]) -> None:
        self.began = left
        self.left = left
        self.order = order


class Deal:
    """The luck of one game, which is to be asked for every draw from its first."""

    def __init__(self, dealer: Dealer, orders: dict[Stack, list[int]]) -> None:
        self._dealer = dealer
        self._orders = orders
        self._piles: dict[str, Pile] = {}  # by stream

    def draw(self, position: Position) -> int:
        """A stack that has become one less by each draw is the same stack, and what is left tells what is next."""
        stream, left = position.stream(), int(position.tickets())
        pile = self._piles.get(stream)
        if pile is None or pile.left != left:
            stack = (stream, tuple((chance.act, chance.of) for chance in position.chance()))
            pile = self._piles[stream] = Pile(left, self._orders.setdefault(stack, []))
        drawn = pile.began - left
        if drawn == len(pile.order):
            pile.order.append(self._dealer.draw(position))
        pile.left -= 1
        return pile.order[drawn]

"""What the table in the terminal asks of each game: how it looks, and what can be done."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType

from ceiba.descriptor import Game
from ceiba.game import Position
from ceiba.words import Words


class Menu(NamedTuple):
    """What a seat may do: what to type for each act, and how to list them all, by group."""

    keys: dict[str, int]
    groups: list[tuple[str, list[str]]]
    number_means: str = ""  # the verb that a number alone stands for, where it is not one of the list


class Face(ABC):
    """One game as one seat sees it, in the words of one language."""

    board_width = 80  # how many columns the picture takes

    def __init__(self, game: Game, me: int, words: Words) -> None:
        self.game = game
        self.me = me
        self.words = words
        words.add(game.package)
        self.say = words.say

    # -- who sits here ---------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What this seat is called in sentences."""
        name = self.seat_name(seat)
        return self.say("terminal-you", who=name) if seat == self.me else name

    def seat_name(self, seat: int) -> str:
        return self.say("seat", seat=seat)

    def names(self, position: Position) -> list[str]:
        """Everyone's, from seat 1."""
        return [self.name(seat) for seat in range(1, position.seats + 1)]

    # -- what is shown ---------------------------------------------------------------------------------

    @abstractmethod
    def board(self, position: Position) -> RenderableType:
        """The picture, with everything on it; no more than this seat may know."""

    @abstractmethod
    def status(self, position: Position) -> RenderableType:
        """What stands beside the picture: the seats, their scores and goods."""

    def help(self) -> RenderableType | None:
        """What there is to know about the game's acts; None if the list of them says enough."""
        return None

    # -- what can be done ------------------------------------------------------------------------------

    def menu(self, position: Position) -> Menu:
        """What this seat may do now: each act by its label, with its price where acts have prices."""
        return numbered([("", [(act, self.label(position, act)) for act in position.legal(self.me)])])

    def label(self, position: Position, act: int) -> str:
        label = self.words.label(self.game, self.game.label(position, act), self.names(position))
        price = self.game.price(position, act)
        return f"{label} ({price})" if price else label

    def prompt(self, position: Position) -> str:
        """What this seat is asked, in a word or two."""
        return self.say("terminal-your-turn")


def numbered(groups: Sequence[tuple[str, Sequence[tuple[int, str]]]]) -> Menu:
    """A menu of groups of acts, counted through from 1."""
    keys: dict[str, int] = {}
    shown: list[tuple[str, list[str]]] = []
    for label, acts in groups:
        items = []
        for act, text in acts:
            keys[str(len(keys) + 1)] = act
            items.append(f"{len(keys):>2}) {text}".rstrip())
        shown.append((label, items))
    return Menu(keys, shown)

"""What the table in the terminal asks of each game: how it looks, what it says, what can be done."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType

from ceiba.game import Position


class Said(NamedTuple):
    """One thing that happened: who did it (nobody: a whole sentence) and what."""

    who: str
    what: str


class Menu(NamedTuple):
    """What a seat may do: what to type for each act, and how to list them all, by group."""

    keys: dict[str, int]
    groups: list[tuple[str, list[str]]]
    number_means: str = ""  # the verb that a number alone stands for, where it is not one of the list


class Face(ABC):
    """One game as one seat sees it."""

    help: str  # what there is to know about the game's acts
    board_width: int  # how many columns the picture takes

    def __init__(self, me: int) -> None:
        self.me = me

    @abstractmethod
    def name(self, seat: int) -> str:
        """What this seat is called in sentences."""

    @abstractmethod
    def board(self, position: Position) -> RenderableType:
        """The picture, with everything on it; no more than this seat may know."""

    @abstractmethod
    def status(self, position: Position) -> RenderableType:
        """What stands beside the picture: the seats, their scores and goods."""

    @abstractmethod
    def menu(self, position: Position) -> Menu:
        """What this seat may do now."""

    @abstractmethod
    def prompt(self, position: Position) -> str:
        """What this seat is asked, in a word or two."""

    @abstractmethod
    def tell(self, before: Position, acts: Sequence[int], after: Position) -> list[Said]:
        """What these acts did; several are sealed choices revealed together."""


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

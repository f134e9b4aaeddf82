"""Pictures taken apart: what they hold, by class; and positions worth drawing."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import ceiba
from ceiba.drawing.svg import MARK
from ceiba.game import Position
from ceiba.incan_gold.position import IncanGold
from ceiba.tikal.position import Tikal

HERE = Path(__file__).parent
SVG = "{http://www.w3.org/2000/svg}"


class Picture:
    def __init__(self, text: str) -> None:
        self.text = text
        self.root = ElementTree.fromstring(text)

    def of(self, class_: str) -> list[ElementTree.Element]:
        """The elements of a class that are drawn; those that symbols are made of do not count."""
        return [part for part in self._drawn(self.root) if MARK + class_ in part.get("class", "").split()]

    def uses(self) -> Counter[str]:
        """How often each symbol is drawn."""
        return Counter(part.get("href", "#")[1:] for part in self._drawn(self.root) if part.tag == f"{SVG}use")

    def says(self, part: ElementTree.Element) -> str:
        return " ".join("".join(text.itertext()) for text in part.iter(f"{SVG}text"))

    def _drawn(self, part: ElementTree.Element) -> Iterator[ElementTree.Element]:
        if part.tag == f"{SVG}defs":
            return
        yield part
        for child in part:
            yield from self._drawn(child)


def tikal(name: str) -> Tikal:
    position = ceiba.TIKAL.read_position((HERE / f"{name}.txt").read_text())
    assert isinstance(position, Tikal)
    return position


def incan_gold(name: str) -> IncanGold:
    position = ceiba.INCAN_GOLD.read_position((HERE / f"{name}.txt").read_text())
    assert isinstance(position, IncanGold)
    return position


def stages(game: str, seats: int, seed: int, step: int, **options: bool) -> Iterator[Position]:
    """Every so many positions of a random game, and the last."""
    players = [ceiba.random_player(seed * 10 + seat) for seat in range(seats)]
    record = ceiba.play(ceiba.find(game), players, seed, **options)
    for number, (_, position) in enumerate(record.positions()):
        if number % step == 0 or not position.actors():
            yield position.copy()

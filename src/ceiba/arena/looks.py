"""How games look: what a seat makes of one, on average, in points and in what the game counts besides."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

POINTS = "points"

Made = Mapping[str, int]  # what one seat has made in a game


class Look(NamedTuple):
    """Of some seats, a bot's or the winners': so many, and what all of them have made."""

    whose: str
    seats: int
    made: Counter[str]

    def mean(self, what: str) -> float:
        return self.made[what] / self.seats if self.seats else 0.0


class Looks:
    """Sums up games, seat by seat."""

    def __init__(self, bots: list[str], counted: list[str]) -> None:
        self.counted = [POINTS, *counted]
        self.tell_more = bool(counted)  # than the scores do
        self.of = {whose: Look(whose, 0, Counter()) for whose in (*bots, "all", "winners")}

    def add(
        self, seating: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...], made: tuple[Made, ...]
    ) -> None:
        """Take in a game. Results of earlier versions did not say what was made: such a game is left out."""
        if not made:
            return
        for seat, bot in enumerate(seating, 1):
            what = Counter({POINTS: scores[seat - 1], **made[seat - 1]})
            for whose in (bot, "all", *(("winners",) if seat in winners else ())):
                look = self.of[whose]
                look.made.update(what)
                self.of[whose] = look._replace(seats=look.seats + 1)

    def as_object(self) -> dict[str, dict[str, float]]:
        return {
            whose: {what: round(look.mean(what), 4) for what in self.counted} for whose, look in self.of.items()
        }

    def table(self) -> Table:
        table = Table(title="How the games look", caption="a seat and game, on average", box=SIMPLE_HEAD)
        table.add_column("", overflow="fold")
        for what in self.counted:
            table.add_column(what, justify="right", no_wrap=True)
        for whose, look in self.of.items():
            table.add_row(whose, *(f"{look.mean(what):.1f}" for what in self.counted))
        return table

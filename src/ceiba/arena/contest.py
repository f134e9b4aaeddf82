"""Who meets whom, in which seats and with which luck.

A field is who sits at a table, in each way that they change seats. All of its games with the same luck are a set:
what the luck gives to one seat it gives to each bot in turn.
"""

from itertools import combinations, cycle, islice
from typing import NamedTuple

Seating = tuple[str, ...]  # bots, by seat
Field = tuple[Seating, ...]  # the games of a set


class Fixture(NamedTuple):
    """One game to be played."""

    number: int  # from 0
    luck: int  # which luck, from 0: games of the same luck are dealt the same
    field: int
    turn: int  # which of the field's seatings
    seating: Seating


class Contest(NamedTuple):
    """All games of a match or a league. For each luck every field plays one set."""

    game: str
    seats: int
    options: dict[str, bool]
    seed: str
    bots: tuple[str, ...]
    fields: tuple[Field, ...]

    @property
    def games_per_luck(self) -> int:
        return sum(len(field) for field in self.fields)

    @property
    def is_league(self) -> bool:
        return len(self.fields) > 1

    def fixtures(self) -> list[Fixture]:
        """The games of the first luck."""
        seatings = [
            (field, turn, seating) for field, turns in enumerate(self.fields) for turn, seating in enumerate(turns)
        ]
        return [Fixture(number, 0, *each) for number, each in enumerate(seatings)]

    def seed_of(self, luck: int) -> str:
        return f"{self.seed}/{luck + 1}"


def match_field(bots: list[str], seats: int) -> Field:
    """The first bot sits down once; the others take the seats that are left, in turn; then all move round."""
    return rotations((bots[0], *islice(cycle(bots[1:]), seats - 1)))


def league_fields(bots: list[str], seats: int) -> tuple[Field, ...]:
    """Everyone against everyone, each pair in seats by turns."""
    return tuple(pair_field(one, other, seats) for one, other in combinations(dict.fromkeys(bots), 2))


def pair_field(one: str, other: str, seats: int) -> Field:
    """With an odd number of seats either of the two has the odd one equally often."""
    turns = rotations(tuple(islice(cycle((one, other)), seats)))
    return turns if seats % 2 == 0 else turns + rotations(tuple(islice(cycle((other, one)), seats)))


def rotations(seating: Seating) -> Field:
    """Every way to move round the table that changes who sits where."""
    return tuple(dict.fromkeys(seating[-turn:] + seating[:-turn] for turn in range(len(seating))))

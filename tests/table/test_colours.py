"""What each seat's figures are drawn in: what was chosen, and for the others what is left."""

from hypothesis import given, strategies as some

from ceiba.descriptor import COLOURS, Colour, Game
from ceiba.games import known
from ceiba.table.colours import colours

TIKAL, INCAN_GOLD = known()["tikal"], known()["incan-gold"]
CHOICES = some.integers(0, 8).flatmap(
    lambda seats: some.lists(some.none() | some.sampled_from(COLOURS), max_size=seats)
)


def test_where_nobody_chooses_the_first_seat_has_the_first_colour() -> None:
    assert colours(TIKAL, [None] * 4) == ["white", "black", "orange", "red"]


def test_whose_colour_another_has_chosen_gets_the_first_that_is_free() -> None:
    assert colours(TIKAL, ["black", None, None]) == ["black", "white", "orange"]
    assert colours(TIKAL, ["red", "white", None, None]) == ["red", "white", "orange", "black"]
    assert colours(INCAN_GOLD, [None, None, "white"]) == ["orange", "black", "white"]


@given(CHOICES.filter(lambda chosen: len({*filter(None, chosen)}) == len([*filter(None, chosen)])))
def test_no_two_are_alike_and_every_choice_is_kept(chosen: list[Colour | None]) -> None:
    found = colours(INCAN_GOLD, chosen)
    assert len({*found}) == len(found) == len(chosen)
    assert all(wish in (None, colour) for wish, colour in zip(chosen, found, strict=True))


def test_a_game_with_no_colours_to_choose_from_has_those_of_its_seats() -> None:
    plain = type("Plain", (type(TIKAL),), {"colours": Game.colours})()
    assert colours(plain, [None] * 9) == [*COLOURS, "white"]

"""T2: before the first turn."""

import pytest

import ceiba
from tests.rules.tikal_games import fact, game, legal, play, refused
from tests.rules.tikal_scenes import scene

A_TILES = [f"tile A{number}" for number in range(1, 7)]
B_TILES = [f"tile B{number}" for number in range(1, 7)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_1_begins(seats: int) -> None:
    """T2.1 Two to four can play, and seat 1 begins."""
    start = ceiba.TIKAL.start(seats)
    assert start.actors() == (ceiba.LUCK,)
    assert play(start, "* tile A3").actors() == (1,)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_can_play(seats: int) -> None:
    """T2.1 Neither one nor five can play."""
    with pytest.raises(ValueError, match="2 to 4 players"):
        ceiba.TIKAL.start(seats)


def test_only_seats_that_play_can_act() -> None:
    """T2.1 In a game of two there is no seat 3."""
    assert refused(game(2, "* tile A3"), "3 lay b3 0") == "T2.1"


def test_the_a_tiles_come_first() -> None:
    """T2.2 The first tile is one of the six A tiles, each as likely as the others."""
    start = ceiba.TIKAL.start(2)
    assert legal(start) == A_TILES
    assert [(chance.left, chance.of) for chance in start.chance()] == [(1, 1)] * 6
    assert refused(start, "* tile B1") == "T2.2"
    assert refused(start, "* tile G4") == "T2.2"


def test_letters_follow_one_another() -> None:
    """T2.2 No tile comes twice, and B begins when A is used up."""
    position = ceiba.TIKAL.start(2)
    for turn, tile in enumerate(("A4", "A1", "A6", "A2", "A5", "A3")):
        left = [text for text in A_TILES if int(text[-1]) not in (4, 1, 6, 2, 5, 3)[:turn]]
        assert legal(position) == left
        seat = turn % 2 + 1
        play(position, f"* tile {tile}")
        position.act(f"{seat} {legal(position)[0]}")
        play(position, f"{seat} done")
    assert legal(position) == B_TILES
    assert refused(position, "* tile A4") == "T2.2"
    assert refused(position, "* tile C1") == "T2.2"


def test_the_last_letter_is_g() -> None:
    """T2.2 Down to G: the last tile to come is drawn for sure."""
    assert legal(scene("phase draw\nlaid all but G2")) == ["tile G2"]
    assert legal(scene("phase draw\nlaid all but G2 F5")) == ["tile F5"]


def test_wafers_are_shuffled_and_levels_lie_open() -> None:
    """T2.3 Every motif is equally likely to be found first; the levels are counted by value."""
    start = ceiba.TIKAL.start(2)
    assert fact(start, "levels") == "3 6 9 11 8 5 3 2 1"
    found = play(
        scene("c4 A2 4 workers 1 0"),
        "1 recover c4",
    )
    assert found.actors() == (ceiba.LUCK,)
    assert [(found.write(chance.act), chance.left, chance.of) for chance in found.chance()] == [
        (f"* wafer {motif}", 3, 3)
        for motif in ("bowl", "mask", "jaguar", "serpent", "necklace", "figurine", "knife", "vase")
    ]
    assert found.tickets() == 24


def test_figures_start_off_the_board_and_scores_at_nothing() -> None:
    """T2.4 All figures are in supply, and scores are 0."""
    start = ceiba.TIKAL.start(3)
    assert fact(start, "supply") == "18 18 18"
    assert fact(start, "leaders") == "supply supply supply"
    assert [fact(start, cell) for cell in ("a4", "a5", "b4", "b5")] == [
        "a4 0 1 0 0 0 0 0",
        "a5 0 0 0 0 0 0 0",
        "b4 0 0 0 0 0 0 0",
        "b5 0 1 0 0 0 0 0",
    ]
    assert start.scores_now() == [0, 0, 0]


def test_the_auction_game_starts_with_twenty_points() -> None:
    """T2.4, T6.1 In the auction game scores start at 20."""
    assert ceiba.TIKAL.start(4, auction=True).scores_now() == [20, 20, 20, 20]

"""T6.5–T6.7: choosing a tile, volcanoes among them, and what a bid may be."""

import pytest

import ceiba
from tests.rules.tikal_games import fact, finish_turn, legal, play, refused, revealed, seen
from tests.rules.tikal_scenes import scene

# -- T6.5 ---------------------------------------------------------------------------------------------


def test_the_winner_chooses_places_and_plays() -> None:
    """T6.5 Any of the revealed tiles, then up to 10 AP; at the end the indicator is turned."""
    position = play(revealed(3), "1 pass\n2 bid 2\n3 pass")
    assert refused(position, "2 choose A6") == "T6.5"
    assert refused(position, "2 lay b3 0") == "T6.5"
    assert refused(position, "1 choose A1") == "T6.5"
    play(position, "2 choose A3")
    assert fact(position, "shown") == "A1 A2"
    assert fact(position, "hand") == "A3"
    assert refused(position, "2 choose A1") == "T3.1"
    play(position, "2 lay c4 0")
    assert fact(position, "points") == "10"
    assert fact(position, "open") == "1 2 3"
    play(position, "2 enter a5 worker\n2 done")
    assert fact(position, "open") == "1 3"
    assert position.actors() == (3,)


def test_the_first_to_pass_chooses_too() -> None:
    """T6.5, T6.3 Who plays for nothing chooses like a winner."""
    position = play(revealed(2), "1 pass\n2 pass")
    assert legal(position) == ["choose A1", "choose A2"]


# -- T6.6 ---------------------------------------------------------------------------------------------

WITH_VOLCANO = """
seats 3 auction
phase bid
seat 2
shown A1 A2 B1
open 1 2 3
bidders 1 2 3
a4 value 4 workers 0 1 0
b5 value 3 workers 1 0 0
"""


def test_a_chosen_volcano_starts_the_volcano_round() -> None:
    """T6.6, T5.3 The chooser scores first, then clockwise; no indicator is turned meanwhile."""
    position = play(scene(WITH_VOLCANO), "2 bid 5\n3 pass\n1 pass\n2 choose B1")
    turns: list[int] = []
    while fact(position, "stage") == "volcano":
        turns += position.actors()
        assert fact(position, "open") == "1 2 3"
        assert fact(position, "points") == "10"
        position.act("done")
    assert turns == [2, 3, 1]
    assert position.scores_now() == [23, 19, 20]


def test_then_the_chooser_places_it_and_plays() -> None:
    """T6.6 The normal turn follows, with 10 AP, and the indicator is turned after it."""
    position = play(scene(WITH_VOLCANO), "2 bid 5\n3 pass\n1 pass\n2 choose B1\n2 done\n3 done\n1 done")
    assert position.actors() == (2,)
    assert legal(position) == ["lay a3 0", "lay b3 0", "lay c4 0", "lay c5 0"]
    play(position, "2 lay c5 0\n2 uncover a4\n2 done")
    assert fact(position, "open") == "1 3"
    assert position.actors() == (3,)
    assert position.scores_now() == [23, 19, 20]


def test_points_of_a_volcano_round_can_be_bid() -> None:
    """T6.6, T6.7 The next bids are limited by the scores as they stand then."""
    position = play(scene(WITH_VOLCANO), "2 bid 5\n3 pass\n1 pass\n2 choose B1\n2 done\n3 done\n1 done")
    finish_turn(position)
    play(position, "3 pass")
    assert legal(position)[-2:] == ["bid 23", "pass"]


# -- T6.7 ---------------------------------------------------------------------------------------------


def test_bids_are_limited_by_the_score() -> None:
    """T6.7 From 1 up to the bidder's present score."""
    position = scene("seats 3 auction\nphase bid\nscores 5 9 2\nshown A1 A2 A3\nopen 1 2 3\nbidders 1 2 3")
    assert legal(position) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    assert refused(position, "1 bid 6") == "T6.7"
    assert refused(position, "1 bid 0") in ("T6.2", "T6.7")
    play(position, "1 bid 2")
    assert legal(position) == [*[f"bid {number}" for number in range(3, 10)], "pass"]
    play(position, "2 bid 3")
    assert legal(position) == ["pass"]  # seat 3 has 2 points
    assert refused(position, "3 bid 4") == "T6.7"


def test_all_points_may_be_bid() -> None:
    """T6.7 Down to 0, but never below."""
    position = play(revealed(2), "1 bid 20\n2 pass")
    assert position.scores_now() == [0, 20]


def test_without_points_one_can_only_pass() -> None:
    """T6.7 And one still plays: here as the first to pass."""
    position = scene("seats 2 auction\nphase bid\nscores 0 0\nshown A1 A2\nopen 1 2\nbidders 1 2")
    assert legal(position) == ["pass"]
    assert refused(position, "1 bid 1") == "T6.7"
    play(position, "1 pass\n2 pass")
    assert position.actors() == (1,)
    assert position.scores_now() == [0, 0]


def test_bids_are_whole_numbers() -> None:
    """T6.7 Nothing else can be read as a bid."""
    position = revealed(2)
    for text in ("1 bid", "1 bid x", "1 bid -1", "1 bid 1.5", "1 bid 1 2", "1 bid 1234567", "1 bid ²"):
        with pytest.raises(ceiba.Unreadable):
            position.parse(text)


def test_indicators_are_seen() -> None:
    """T6.1, T6.2 Everyone sees the tiles, the open indicators, who still bids, and the bid."""
    position = play(revealed(3), "1 bid 3\n2 pass")
    auction = {
        "shown": ["A1", "A2", "A3"],
        "open": [1, 2, 3],
        "bidders": [1, 3],
        "bid": 3,
        "leads": 1,
        "first_to_pass": 2,
    }
    assert seen(position, "auction") == auction

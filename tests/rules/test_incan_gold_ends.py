"""I4: how rounds and games of Incan Gold end, and who has won."""

import pytest

from ceiba import INCAN_GOLD, LUCK
from tests.rules.incan_gold_games import fact, refused, scene, tell, told

# -- I4.1 the end of a round --------------------------------------------------------------------------


def test_a_round_goes_on_while_anyone_is_inside() -> None:
    """I4.1 A round does not end while anyone is inside and no hazard has come twice."""
    position = told(3, "card 7\nleave 1\ncard snakes\nleave 2\ncard fire\nstay\ncard rockfall\nstay")
    assert fact(position, "round") == "1"
    assert position.actors() == (LUCK,)


@pytest.mark.parametrize("story", ["leave all", "leave 1\ncard 1\nleave all", "leave 2 3\ncard 1\nleave 1"])
def test_ends_when_all_have_left(story: str) -> None:
    """I4.1 A round ends when all have left, together or one after another."""
    position = told(3, f"card 7\n{story}")
    assert fact(position, "round") == "2"
    assert fact(position, "removed") == ""


def test_ends_with_the_second_hazard() -> None:
    """I4.1 A round ends with the second hazard of a kind, however many are inside."""
    for leavers in ("", "1", "1 2"):
        position = told(3, f"card 7\nstay\ncard fire\nleave {leavers}\ncard fire")
        assert fact(position, "round") == "2"


@pytest.mark.parametrize("end", ["stay\ncard fire\nstay\ncard fire", "leave all"])
def test_gems_on_the_path_go_back(end: str) -> None:
    """I4.1 Gems still on the path belong to nobody, and are not there in the next round."""
    position = told(3, f"card 5\n{end}")
    before = position.scores_now()
    assert fact(position, "loose") == "0"
    tell(position, "card artifact\nleave 1")
    assert position.scores_now() == [before[0] + 5, before[1], before[2]]


# -- I4.3 the end of the game -------------------------------------------------------------------------


def last_round(tents: str, finds: str, worth: str) -> str:
    found = sum(map(int, finds.split()))
    return f"round 5\nburied 0\nfound {found}\ntents {tents}\nfinds {finds}\nworth {worth}"


@pytest.mark.parametrize("story", ["card 3\nleave all", "card fire\ncard fire"])
def test_over_after_round_five(story: str) -> None:
    """I4.3 After round five, however it ends, the game is over, and nobody can do anything."""
    position = scene("round 5\ntents 3 4 5")
    assert position.outcome() is None
    tell(position, story)
    assert position.actors() == ()
    for actor in range(4):
        assert [*position.legal(actor)] == []
    for text in ("* card 3", "* card artifact", "1 stay", "3 leave", "7 leave"):
        assert refused(position, text) == "I4.3"
    assert position.chance() == []
    assert position.tickets() == 0


def test_tents_are_opened() -> None:
    """I4.3 After round five the tents are opened: everyone sees every score."""
    position = scene("round 5\ntents 3 4 5")
    tell(position, "card 3\nleave all")
    for seat in (None, 1, 2, 3):
        seats = position.view(seat)["seats"]
        assert isinstance(seats, list)
        assert [each["tent"] for each in seats] == [4, 5, 6]


def test_score() -> None:
    """I4.3 A score is the gems in the tent plus the artifacts carried out; most wins."""
    position = scene(last_round("20 18 7", "0 1 2", "0 5 10"))
    tell(position, "card fire\ncard fire")
    assert position.outcome() == ((20, 23, 17), (2,))


def test_gems_in_hand_do_not_count() -> None:
    """I4.3 What is in hand when the last round is lost counts for nothing."""
    position = scene("round 5\ntents 3 4 5")
    tell(position, "card fire\ncard 17\nleave 1\ncard fire")
    assert position.outcome() == ((10, 4, 5), (1,))


def test_tie_broken_by_artifacts() -> None:
    """I4.3 Of equal scores the one with more artifacts wins: their number counts, not their worth."""
    position = scene(last_round("20 15 10", "0 1 2", "0 5 10"))
    tell(position, "card fire\ncard fire")
    assert position.outcome() == ((20, 20, 20), (3,))
    position = scene(last_round("10 10 3", "1 2 2", "10 10 15"))
    tell(position, "card fire\ncard fire")
    assert position.outcome() == ((20, 20, 18), (2,))


def test_artifacts_only_break_ties() -> None:
    """I4.3 More artifacts do not beat a higher score."""
    position = scene(last_round("21 15 10", "0 1 2", "0 5 10"))
    tell(position, "card fire\ncard fire")
    assert position.outcome() == ((21, 20, 20), (1,))


def test_shared_win() -> None:
    """I4.3 Equal in score and artifacts: the win is shared."""
    position = scene(last_round("15 20 15", "1 0 1", "5 0 5"))
    tell(position, "card fire\ncard fire")
    assert position.outcome() == ((20, 20, 20), (1, 3))


@pytest.mark.parametrize("seats", range(3, 9))
def test_nobody_has_anything(seats: int) -> None:
    """I4.3 If all five rounds are lost, all share the win, with nothing."""
    position = INCAN_GOLD.start(seats)
    tell(position, "card fire\ncard fire\ncard snakes\ncard snakes\n" * 2 + "card mummies\ncard mummies")
    assert position.outcome() == ((0,) * seats, tuple(range(1, seats + 1)))

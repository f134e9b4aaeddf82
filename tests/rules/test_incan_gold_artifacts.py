"""I3.4, I3.5, I4.2: who takes artifacts out of the temple, what they are worth, and when they are lost."""

import pytest

from ceiba import INCAN_GOLD
from tests.rules.incan_gold_games import deck, fact, scene, tell, told

# -- I3.4 who takes them ------------------------------------------------------------------------------


def test_lone_leaver_takes_the_artifact() -> None:
    """I3.4 Exactly one leaver takes the artifact on the path, beside the gems."""
    position = told(4, "card 11\nstay\ncard artifact\nleave 3")
    assert position.scores_now() == [0, 0, 2 + 3 + 5, 0]
    assert fact(position, "finds") == "0 0 1 0"
    assert fact(position, "relics") == "0"


def test_lone_leaver_takes_all_artifacts() -> None:
    """I3.4 All artifacts on the path, be they five."""
    position = scene("round 5\nburied 5")
    tell(position, "card artifact\nstay\n" * 4 + "card artifact\nleave 2")
    assert fact(position, "finds") == "0 5 0"
    assert fact(position, "worth") == "0 35 0"


@pytest.mark.parametrize("leavers", ["1 2", "2 4", "1 3 4", "all"])
def test_several_leavers_take_none(leavers: str) -> None:
    """I3.4 If two or more leave together, the artifacts stay."""
    position = told(4, f"card 11\nstay\ncard artifact\nleave {leavers}")
    assert fact(position, "finds") == "0 0 0 0"
    assert fact(position, "worth") == "0 0 0 0"
    assert fact(position, "found") == "0"


def test_artifacts_wait_for_a_lone_leaver() -> None:
    """I3.4 What two leavers left behind the next lone leaver takes."""
    position = told(4, "card artifact\nleave 1 2")
    assert fact(position, "relics") == "1"
    tell(position, "card 3\nleave 4")
    assert position.scores_now() == [0, 0, 0, 1 + 1 + 5]


def test_last_one_out_takes_them() -> None:
    """I3.4, I3.7 The last one inside leaves alone, and takes the artifacts."""
    position = told(3, "card artifact\nleave 1 2\ncard 3\nstay\ncard fire\nleave 3")
    assert position.scores_now() == [0, 0, 8]
    assert fact(position, "round") == "2"


def test_nobody_takes_what_has_been_taken() -> None:
    """I3.4 An artifact is taken once; its card stays on the path until the round ends."""
    position = told(4, "card artifact\nleave 1\ncard 3\nleave 2")
    assert fact(position, "finds") == "1 0 0 0"
    assert fact(position, "path") == "artifact 3"


# -- I3.5 what they are worth -------------------------------------------------------------------------


def test_five_artifacts_one_by_one() -> None:
    """I3.5 The first three carried out of the temple in the game are worth 5 each, the fourth and fifth 10."""
    position = INCAN_GOLD.start(3)
    worth = []
    for seat in (1, 2, 3, 1, 2):
        before = sum(position.scores_now())
        tell(position, f"card artifact\nleave {seat}\ncard fire\nleave all")
        worth.append(sum(position.scores_now()) - before)
    assert worth == [5, 5, 5, 10, 10]
    assert position.scores_now() == [15, 15, 5]


@pytest.mark.parametrize(
    ("found", "taken", "worth"),
    [
        (0, 1, 5), (0, 2, 10), (0, 3, 15), (0, 4, 25), (0, 5, 35),
        (1, 1, 5), (1, 2, 10), (1, 3, 20), (1, 4, 30),
        (2, 1, 5), (2, 2, 15), (2, 3, 25),
        (3, 1, 10), (3, 2, 20),
        (4, 1, 10),
    ],
)  # fmt: skip
def test_several_at_once(found: int, taken: int, worth: int) -> None:
    """I3.5 Several at once are worth what they would be one by one: the third and the fourth 5 + 10."""
    position = scene(f"""
        round 5
        buried {taken}
        found {found}
        finds 0 0 {found}
        worth 0 0 {5 * min(found, 3) + 10 * max(found - 3, 0)}
    """)
    tell(position, "card artifact\nstay\n" * (taken - 1) + "card artifact\nleave 1")
    assert position.scores_now()[0] == worth
    assert fact(position, "found") == str(found + taken)


def test_all_players_count_together() -> None:
    """I3.5 It is the fourth of the game, not of the player."""
    position = scene("round 4\nburied 1\nfound 3\nfinds 2 1 0\nworth 10 5 0")
    tell(position, "card artifact\nleave 3")
    assert position.scores_now() == [10, 5, 10]


def test_lost_artifacts_do_not_count() -> None:
    """I3.5, I4.2 Artifacts that are lost do not count towards the three."""
    position = told(3, "card artifact\nleave all\n" * 3)
    tell(position, "card artifact\nleave 2\ncard fire\nleave all")
    assert position.scores_now() == [0, 5, 0]
    tell(position, "card artifact\nleave 2")
    assert position.scores_now() == [0, 10, 0]


# -- I4.2 when they are lost --------------------------------------------------------------------------


def test_lost_in_a_bust() -> None:
    """I4.2 Artifacts on the path when the round ends with a hazard are lost for good."""
    position = told(3, "card artifact\nstay\ncard fire\nleave 1 2\ncard fire")
    assert position.scores_now() == [0, 0, 0]
    assert fact(position, "relics") == "0"
    assert deck(position)["artifact"] == 1  # round two's own
    assert fact(position, "found") == "0"


def test_lost_when_all_leave() -> None:
    """I4.2 So they are when the last ones leave together."""
    position = told(3, "card artifact\nstay\ncard fire\nleave 1\ncard 4\nleave all")
    assert fact(position, "finds") == "1 0 0"
    tell(position, "card artifact\nstay\ncard 4\nleave all")
    assert fact(position, "finds") == "1 0 0"
    assert deck(position)["artifact"] == 1  # round three's own


def test_only_those_on_the_path_are_lost() -> None:
    """I4.2, I2.1 Those still in the deck are not."""
    position = told(3, "card 4\nleave all")
    tell(position, "card artifact\nleave all")
    assert deck(position)["artifact"] == 2

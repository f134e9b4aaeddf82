"""I2: the five rounds of Incan Gold, and how each begins."""

import pytest

from ceiba import INCAN_GOLD, LUCK
from ceiba.incan_gold.tables import HAZARDS
from tests.rules.incan_gold_games import deck, fact, refused, scene, tell, told

# -- I2.1 five rounds, five artifacts -----------------------------------------------------------------


def test_five_rounds() -> None:
    """I2.1 The game lasts five rounds, however they end."""
    position = INCAN_GOLD.start(3)
    for number, story in enumerate(
        [
            "card 4\nleave all",
            "card fire\ncard fire",
            "card 9\nstay\ncard 1\nleave 2\ncard 3\nleave all",
            "card snakes\ncard 5\nstay\ncard snakes",
            "card artifact\nleave all",
        ],
        1,
    ):
        assert position.outcome() is None
        assert fact(position, "round") == str(number)
        tell(position, story)
    assert position.actors() == ()
    assert position.outcome() is not None
    assert refused(position, "* card 4") == "I4.3"


def test_artifact_shuffled_in_each_round() -> None:
    """I2.1 Each round's artifact is shown to all and joins the deck; those not found stay for later rounds."""
    position = INCAN_GOLD.start(3)
    for number in range(1, 6):
        for seat in (None, 1, 2, 3):
            view = position.view(seat)
            assert view["deck"] == {**deck(position), "artifact": number}
            assert view["artifacts_to_come"] == 5 - number
        tell(position, "card snakes\ncard 5\nleave all")


def test_artifact_carried_out_does_not_come_back() -> None:
    """I2.1, I3.4 Only the artifacts not found stay in the deck."""
    position = told(3, "card artifact\nleave 1\ncard 2\nleave all")
    assert deck(position)["artifact"] == 1
    tell(position, "card artifact\nleave 3\ncard 2\nleave all")
    assert deck(position)["artifact"] == 1


def test_no_artifact_left() -> None:
    """I2.1 There are no more artifacts in the deck than have been shuffled in."""
    position = told(3, "card artifact\nstay")
    assert refused(position, "* card artifact") == "I2.1"
    tell(position, "card 1\nleave 1\ncard 2\nleave all")
    tell(position, "card artifact\nstay")
    assert refused(position, "* card artifact") == "I2.1"


def test_two_artifacts_in_a_round() -> None:
    """I2.1 An artifact not found in round 1 may come in round 2, before or after that round's own."""
    position = told(3, "card 5\nleave all")
    tell(position, "card artifact\nstay\ncard artifact\nstay")
    assert fact(position, "relics") == "2"
    assert refused(position, "* card artifact") == "I2.1"


# -- I2.2 a fresh start -------------------------------------------------------------------------------

ROUND_ONE = {
    "all have left": "card 17\nleave 2\ncard 5\nstay\ncard snakes\nleave 1\ncard 9\nleave all",
    "a bust": "card 17\nleave 2\ncard 5\nstay\ncard snakes\nleave 1\ncard 9\nstay\ncard snakes",
}


@pytest.mark.parametrize("story", ROUND_ONE.values(), ids=ROUND_ONE.keys())
def test_everyone_goes_in_again(story: str) -> None:
    """I2.2 At the start of a round everyone is in the temple, with no gems in hand, before an empty path."""
    position = told(3, story)
    assert [fact(position, word) for word in ("round", "inside", "hand", "loose")] == ["2", "1 2 3", "0", "0"]
    assert fact(position, "path") == ""
    tell(position, "card 13")
    assert position.actors() == (1, 2, 3)
    assert fact(position, "hand") == "4"


def test_cards_are_shuffled_back() -> None:
    """I2.2 All cards of the last path go back into the deck."""
    start = deck(INCAN_GOLD.start(3))
    position = told(3, ROUND_ONE["all have left"])
    assert deck(position) == {**start, "artifact": 2}


def test_removed_cards_are_not_shuffled_back() -> None:
    """I2.2, I3.6 All but those that were removed: the second of the kind is gone, the first comes back."""
    start = deck(INCAN_GOLD.start(3))
    position = told(3, ROUND_ONE["a bust"])
    assert deck(position) == {**start, "artifact": 2, "snakes": 2}


# -- I2.3 the first card ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_first_card_without_a_choice(number: int) -> None:
    """I2.3 The first card of every round is turned without a choice."""
    position = told(3, "card 1\nleave all\n" * (number - 1))
    assert position.actors() == (LUCK,)
    assert [*position.legal(1)] == []
    for text in ("1 stay", "2 leave", "3 leave"):
        assert refused(position, text) == "I2.3"


@pytest.mark.parametrize("card", ["1", "17", "artifact"])
def test_then_a_choice(card: str) -> None:
    """I2.3 After a treasure or an artifact as the first card all choose."""
    position = told(3, f"card {card}")
    assert position.actors() == (1, 2, 3)
    assert refused(position, "* card 5") == "I3.1"


@pytest.mark.parametrize("hazard", HAZARDS)
def test_first_card_a_hazard(hazard: str) -> None:
    """I2.3 After a hazard as the first card the next is turned at once, without a choice."""
    position = told(3, f"card {hazard}")
    assert position.actors() == (LUCK,)
    assert refused(position, "1 leave") == "I2.3"
    tell(position, "card 11")
    assert position.actors() == (1, 2, 3)
    assert fact(position, "hand") == "3"


@pytest.mark.parametrize("second", ["artifact", "spiders", "mummies", "fire", "rockfall"])
def test_only_after_the_first_card(second: str) -> None:
    """I2.3 No third card without a choice: whatever the second is, all choose."""
    position = told(4, f"card snakes\ncard {second}")
    assert position.actors() == (1, 2, 3, 4)
    tell(position, "leave all")  # with empty hands, which is allowed
    assert fact(position, "round") == "2"
    assert position.scores_now() == [0, 0, 0, 0]


def test_a_later_hazard_is_followed_by_a_choice() -> None:
    """I2.3 A hazard that is not the first card of the round is followed by a choice, even as the second."""
    position = told(3, "card 2\nstay\ncard snakes")
    assert position.actors() == (1, 2, 3)
    tell(position, "stay\ncard spiders")
    assert position.actors() == (1, 2, 3)


def test_bust_before_any_choice() -> None:
    """I2.3, I3.6 The second card may be the same hazard: the round ends before anyone has chosen."""
    position = told(5, "card mummies\ncard mummies")
    assert fact(position, "round") == "2"
    assert fact(position, "removed") == "mummies"
    assert position.actors() == (LUCK,)
    assert position.scores_now() == [0, 0, 0, 0, 0]


# -- I2.4 the lead ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_lead_passes_left(seats: int) -> None:
    """I2.4 The lead passes to the left each round, and is shown to all."""
    position = INCAN_GOLD.start(seats)
    leads = []
    for _ in range(5):
        leads.append(position.view(None)["lead"])
        tell(position, "card 1")
        assert {position.view(seat)["lead"] for seat in range(1, seats + 1)} == {leads[-1]}
        tell(position, "leave all")
    assert leads == ([1, 2, 3, 4, 5] if seats >= 5 else [1, 2, 3, 4, 1] if seats == 4 else [1, 2, 3, 1, 2])


def test_lead_has_no_effect() -> None:
    """I2.4 Who leads makes no difference to play: the same round brings all the same, whoever leads."""
    story = "card 17\nleave 2\ncard 5\nstay\ncard snakes\nleave 1\ncard 9\nleave all"
    gains = []
    for lead in ("1", "2", "3", "4", "5"):
        position = scene(f"round {lead}\nburied 1")
        tell(position, story)
        gains.append(position.scores_now())
    assert gains == [gains[0]] * 5

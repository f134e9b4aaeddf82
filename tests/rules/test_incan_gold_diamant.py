"""I6: Diamant, the game without artifacts."""

import pytest

from ceiba import INCAN_GOLD
from tests.rules.incan_gold_games import deck, fact, refused, scene, tell, told


def test_no_artifacts_in_the_deck() -> None:
    """I6.1 No round brings an artifact: the deck has its 30 quest cards, less what was removed."""
    position = INCAN_GOLD.start(3, artifacts=False)
    for number in range(5):
        cards = deck(position)
        assert sum(cards.values()) == 30 - number
        assert "artifact" not in cards
        view = position.view(None)
        assert view["artifacts_to_come"] == 0
        assert view["deck"] == {**cards, "artifact": 0}
        assert refused(position, "* card artifact") == "I6.1"
        hazard = ("fire", "snakes", "spiders", "mummies", "rockfall")[number]
        tell(position, f"card {hazard}\ncard {hazard}")
    assert position.outcome() is not None


def test_everything_else_stays() -> None:
    """I6.1 As long as no artifact comes, the same acts lead to the same in both games."""
    story = """
        card snakes
        card 17
        leave 2
        card 5
        stay
        card fire
        leave 1 4
        card 13
        leave all
        card fire
        card 9
        leave 3
        card 7
        stay
        card fire
        card rockfall
        card rockfall
        card 11
    """
    with_artifacts = told(4, story)
    diamant = told(4, story, artifacts=False)
    for word in ("round", "now", "path", "removed", "inside", "hand", "loose", "carried", "tents"):
        assert fact(diamant, word) == fact(with_artifacts, word)
    assert diamant.actors() == with_artifacts.actors() == (1, 2, 3, 4)
    assert refused(diamant, "* card 1") == refused(with_artifacts, "* card 1") == "I3.1"


@pytest.mark.parametrize(
    ("tents", "winners"), [("20 20 20", (1, 2, 3)), ("20 19 20", (1, 3)), ("19 20 20", (2, 3)), ("20 21 20", (2,))]
)
def test_ties_are_shared_at_once(tents: str, winners: tuple[int, ...]) -> None:
    """I6.1 There is nothing to break a tie: it is shared at once."""
    position = scene(f"incan-gold 3 no_artifacts\nround 5\ntents {tents}")
    tell(position, "card fire\ncard fire")
    assert position.outcome() == (tuple(map(int, tents.split())), winners)

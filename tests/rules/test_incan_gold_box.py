"""I1: what is in the box of Incan Gold."""

import pytest

from ceiba import INCAN_GOLD, Unreadable
from ceiba.incan_gold.tables import GEMS
from tests.rules.incan_gold_games import deck, fact, refused, scene, tell, told


@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_play(seats: int) -> None:
    """I1.1 Three to eight can play, each with a torch card, a camp card and an empty tent."""
    position = told(seats, "card 17")
    everyone = tuple(range(1, seats + 1))
    assert position.actors() == everyone
    for seat in everyone:
        cards = [position.write(act) for act in position.legal(seat)]
        assert cards == [f"{seat} stay", f"{seat} leave"]
    assert position.scores_now() == [0] * seats


@pytest.mark.parametrize("seats", [0, 1, 2, 9])
def test_not_fewer_not_more(seats: int) -> None:
    """I1.1 Two are too few, nine too many."""
    with pytest.raises(ValueError, match=f"for 3 to 8 players, not {seats}"):
        INCAN_GOLD.start(seats)


def test_nobody_else_plays() -> None:
    """I1.1 There are only as many seats as players."""
    position = told(3, "card 17")
    assert refused(position, "4 stay") == "I1.1"
    assert refused(position, "8 leave") == "I1.1"
    for text in ("9 stay", "0 stay", "* stay", "1 card 5"):
        with pytest.raises(Unreadable):
            position.act(text)


def test_quest_cards() -> None:
    """I1.2 Fifteen treasures, together 124, and three hazards of each of five kinds."""
    cards = deck(INCAN_GOLD.start(3, artifacts=False))
    treasures = sorted(int(name) for name in cards if name.isdigit() for _ in range(cards[name]))
    hazards = {name: copies for name, copies in cards.items() if not name.isdigit()}
    assert treasures == [1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17]
    assert sum(treasures) == 124
    assert hazards == {"snakes": 3, "spiders": 3, "mummies": 3, "fire": 3, "rockfall": 3}
    assert sum(cards.values()) == 30


@pytest.mark.parametrize("value", ["1", "2", "3", "4", "9", "13", "14", "15", "17"])
def test_a_treasure_comes_once(value: str) -> None:
    """I1.2 There is one treasure of most values: it cannot be turned twice in a round."""
    position = told(3, f"card {value}\nstay")
    assert refused(position, f"* card {value}") == "I1.2"


@pytest.mark.parametrize("value", ["5", "7", "11"])
def test_a_treasure_comes_twice(value: str) -> None:
    """I1.2 There are two treasures of 5, of 7 and of 11, and not three."""
    position = told(3, f"card {value}\nstay\ncard {value}\nstay")
    assert refused(position, f"* card {value}") == "I1.2"


@pytest.mark.parametrize("name", ["6", "8", "10", "12", "16", "0", "bats", "Snakes", "snake", "11.0", "²"])
def test_no_such_card(name: str) -> None:
    """I1.2 No other card can be named."""
    with pytest.raises(Unreadable, match="is not a card"):
        INCAN_GOLD.start(3).act(f"* card {name}")


def test_artifacts_and_temples() -> None:
    """I1.3 One artifact and one temple for each of five rounds."""
    position = INCAN_GOLD.start(3)
    for temple in range(1, 6):
        assert fact(position, "round") == str(temple)
        assert deck(position)["artifact"] == temple
        tell(position, "card 1\nleave all")
    assert position.outcome() is not None


def test_gems_are_change() -> None:
    """I1.4 Three sorts of gems, and a score is simply a number."""
    assert GEMS == (("turquoise", 1, 60), ("obsidian", 5, 30), ("gold", 10, 20))
    position = told(3, "card 17\nleave all")
    assert position.scores_now() == [5, 5, 5]  # whether one obsidian or five turquoises


def test_gems_never_run_out() -> None:
    """I1.4 The supply never limits a payment."""
    in_the_box = sum(worth * pieces for _, worth, pieces in GEMS)
    position = scene(f"tents {in_the_box} 0 0")
    tell(position, "card 17\nleave all")
    assert position.scores_now() == [in_the_box + 5, 5, 5]

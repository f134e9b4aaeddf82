"""I3: a turn of Incan Gold: choices, leavers, the next card. Artifacts have a file of their own."""

from itertools import permutations

import pytest

from ceiba import INCAN_GOLD, LUCK
from ceiba.incan_gold.tables import HAZARDS
from tests.rules.incan_gold_games import deck, fact, refused, scene, tell, told

# -- I3.1 sealed choices ------------------------------------------------------------------------------


def test_all_inside_choose_at_once() -> None:
    """I3.1 Everyone still in the temple chooses torch or camp; nobody else, and no card comes before."""
    position = told(4, "card 17\nleave 2\ncard 5")
    assert position.actors() == (1, 3, 4)
    for seat in (1, 3, 4):
        assert [position.write(act) for act in position.legal(seat)] == [f"{seat} stay", f"{seat} leave"]
    assert [*position.legal(2)] == [*position.legal(LUCK)] == []
    assert refused(position, "* card 1") == "I3.1"


def test_revealed_together() -> None:
    """I3.1 Nothing happens before the last one has chosen; then everything does."""
    position = told(3, "card 17")
    before = (position.scores_now(), fact(position, "loose"), fact(position, "inside"))
    for text in ("3 leave", "1 leave"):
        position.act(text)
        assert (position.scores_now(), fact(position, "loose"), fact(position, "inside")) == before
        assert refused(position, "* card 1") == "I3.1"
    assert position.actors() == (2,)
    position.act("2 stay")
    assert position.scores_now() == [6, 0, 6]
    assert position.actors() == (LUCK,)


@pytest.mark.parametrize("last", ["2 stay", "2 leave"])
def test_order_of_choosing_is_irrelevant(last: str) -> None:
    """I3.1 In whatever order the choices are made, the same follows."""
    ends = set()
    for order in permutations(["1 leave", last, "3 leave", "4 stay"]):
        position = told(4, "card 17\nstay\ncard artifact")
        for text in order:
            position.act(text)
        ends.add(str(position))
    assert len(ends) == 1


def test_one_choice_each() -> None:
    """I3.1 Who has chosen cannot choose again, not even the same."""
    position = told(3, "card 17")
    position.act("2 leave")
    assert refused(position, "2 stay") == "I3.1"
    assert refused(position, "2 leave") == "I3.1"
    assert position.actors() == (1, 3)


def test_no_choice_while_a_card_is_due() -> None:
    """I3.1, I3.6 When all have chosen, the next card comes before the next choice."""
    position = told(3, "card 17\nstay")
    assert refused(position, "1 leave") == "I3.6"
    tell(position, "card fire\nleave 1")
    assert refused(position, "2 stay") == "I3.6"


# -- I3.2 leavers first -------------------------------------------------------------------------------


def test_leavers_first() -> None:
    """I3.2 Leavers are paid from the path as it lies, before the next card is turned."""
    position = told(3, "card 5\nleave 1")
    assert position.scores_now() == [3, 0, 0]  # 1 in hand, 2 from the path
    tell(position, "card 17")
    assert position.scores_now() == [3, 0, 0]
    assert fact(position, "hand") == "9"  # 1 and 8: seat 1 has no part in it
    assert fact(position, "loose") == "1"


def test_leavers_do_not_meet_the_next_card() -> None:
    """I3.2, I3.3 A hazard that comes after they left takes nothing from them."""
    position = told(3, "card snakes\ncard 9\nleave 1 2\ncard snakes")
    assert position.scores_now() == [3, 3, 0]


# -- I3.3 sharing the path ----------------------------------------------------------------------------


def test_gems_on_the_path_are_pooled() -> None:
    """I3.3 The gems of all cards are divided together, not card by card."""
    position = told(4, "card 7\nstay\ncard 5")  # 1 and 1 each; 3 and 1 on the path
    assert (fact(position, "hand"), fact(position, "loose")) == ("2", "4")
    tell(position, "leave 1 2")
    assert position.scores_now() == [4, 4, 0, 0]
    assert fact(position, "loose") == "0"


def test_rest_stays_on_the_path() -> None:
    """I3.3 Divided equally and rounded down; the rest stays, for whoever leaves next."""
    position = told(5, "card 14\nleave 1 2 3")  # 2 each, 4 on the path
    assert position.scores_now() == [3, 3, 3, 0, 0]
    assert fact(position, "loose") == "1"
    tell(position, "card rockfall\nleave 5")
    assert position.scores_now() == [3, 3, 3, 0, 3]
    assert fact(position, "loose") == "0"


def test_all_leave_and_the_rest_is_lost() -> None:
    """I3.3, I4.1 When all leave together, what cannot be divided is lost."""
    position = told(3, "card 17\nleave all")  # 5 each, 2 on the path
    assert position.scores_now() == [5, 5, 5]
    assert fact(position, "round") == "2"
    assert fact(position, "loose") == "0"


def test_nothing_to_share() -> None:
    """I3.3 Leaving a path without gems brings what is in hand, and be it nothing."""
    position = told(3, "card 9\nleave 1")
    assert position.scores_now() == [3, 0, 0]
    tell(position, "card fire\nleave 2")
    assert position.scores_now() == [3, 3, 0]


def test_tents_are_safe_for_good() -> None:
    """I3.3 What is in a tent stays there, through busts of this round and of later ones."""
    position = told(3, "card snakes\ncard 11\nleave 3\ncard snakes")
    assert position.scores_now() == [0, 0, 5]
    tell(position, "card 17\nstay\ncard fire\nstay\ncard fire")
    assert position.scores_now() == [0, 0, 5]
    tell(position, "card 3\nleave all")
    assert position.scores_now() == [1, 1, 6]


def test_leavers_are_out_for_this_round() -> None:
    """I3.3 Who has left chooses no more, gets nothing more, and comes back only with the next round."""
    position = told(3, "card 9\nleave 2\ncard 15")
    assert position.actors() == (1, 3)
    assert refused(position, "2 stay") == "I3.3"
    assert refused(position, "2 leave") == "I3.3"
    assert fact(position, "hand") == "10"  # 3, and 15 among two
    tell(position, "leave all")
    assert position.scores_now() == [10, 3, 10]
    tell(position, "card 9")
    assert position.actors() == (1, 2, 3)


# -- I3.6 the next card -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17])
def test_treasure_is_divided(seats: int, value: int) -> None:
    """I3.6 A treasure is divided equally among those in the temple, rounded down; the rest stays on the card."""
    position = told(seats, f"card {value}")
    assert fact(position, "hand") == str(value // seats)
    assert fact(position, "loose") == str(value % seats)
    assert position.scores_now() == [0] * seats  # in hand is not yet in safety


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 7])
def test_less_treasure_than_players(value: int) -> None:
    """I3.6, I3.3 Eight cannot share a small treasure: all of it stays on the path, and a lone leaver takes it."""
    position = told(8, f"card {value}")
    assert (fact(position, "hand"), fact(position, "loose")) == ("0", str(value))
    together = position.copy()
    tell(together, "leave all")
    assert together.scores_now() == [0] * 8
    tell(position, "leave 6")
    assert position.scores_now() == [0, 0, 0, 0, 0, value, 0, 0]


def test_only_those_inside_share() -> None:
    """I3.6 Those in the temple share, not those who have left."""
    position = told(4, "card 4\nleave 1 2\ncard 9")
    assert (fact(position, "hand"), fact(position, "loose")) == ("5", "1")
    tell(position, "leave 3\ncard 7")
    assert (fact(position, "hand"), fact(position, "loose")) == ("12", "0")


def test_artifact_lies_on_the_path() -> None:
    """I3.6 An artifact lies on the path, and nothing is divided."""
    position = told(3, "card 5\nstay\ncard artifact")
    assert fact(position, "path") == "5 artifact"
    assert [fact(position, word) for word in ("hand", "loose", "relics")] == ["1", "2", "1"]
    assert position.actors() == (1, 2, 3)


def test_first_hazard_of_each_kind() -> None:
    """I3.6 The first hazard of a kind does nothing, nor do the first of all five kinds."""
    position = told(3, "card 7\nstay")
    for hazard in HAZARDS:
        tell(position, f"card {hazard}")
        assert [fact(position, word) for word in ("hand", "loose", "inside")] == ["2", "1", "1 2 3"]
        assert position.actors() == (1, 2, 3)
        tell(position, "stay")
    assert fact(position, "path") == "7 snakes spiders mummies fire rockfall"


@pytest.mark.parametrize("hazard", HAZARDS)
def test_second_hazard_of_a_kind(hazard: str) -> None:
    """I3.6 The second of a kind: all inside lose their hands, the round ends, this card leaves the game."""
    position = told(4, f"card 17\nleave 1\ncard {hazard}\nstay\ncard 15\nleave 2\ncard 11\nstay")
    before = deck(position)
    assert fact(position, "hand") == "14"
    position.act(f"* card {hazard}")
    assert position.scores_now() == [5, 9, 0, 0]
    assert fact(position, "round") == "2"
    assert fact(position, "removed") == hazard
    assert deck(position)[hazard] == before[hazard] == 2  # the last in the deck, and the first from the path


def test_second_of_a_kind_with_others_between() -> None:
    """I3.6 What counts is the kind, not that the two follow one another; two kinds are no pair."""
    position = told(3, "card fire\ncard spiders\nstay\ncard 5\nstay\ncard rockfall\nstay\ncard fire")
    assert fact(position, "removed") == "fire"


def test_first_of_its_kind_this_round() -> None:
    """I3.6 Only this round counts: a hazard of the last round's path is not the first of this round's."""
    position = told(3, "card fire\ncard 5\nleave all\ncard fire\ncard 9\nstay")
    assert fact(position, "round") == "2"
    assert fact(position, "path") == "fire 9"


def test_a_kind_grows_harmless() -> None:
    """I3.6 Two busts by one kind take two of its three cards out: the last one alone can never strike."""
    position = told(3, "card fire\ncard fire\n" * 2)
    assert fact(position, "removed") == "fire fire"
    assert deck(position)["fire"] == 1
    tell(position, "card fire\ncard 5\nstay")
    assert "fire" not in deck(position)
    assert refused(position, "* card fire") == "I1.2"


def test_removed_hazards_add_up() -> None:
    """I3.6 Each bust takes one card out, over the rounds, of whatever kind."""
    position = INCAN_GOLD.start(3)
    for hazard in ("fire", "snakes", "fire", "rockfall"):
        tell(position, f"card {hazard}\ncard {hazard}")
    assert fact(position, "removed") == "snakes fire fire rockfall"
    assert sum(deck(position).values()) == 30 - 4 + 5


# -- I3.7 alone inside --------------------------------------------------------------------------------


def test_alone_inside() -> None:
    """I3.7 A player alone inside goes on choosing, turn by turn, and gets every treasure whole."""
    position = told(3, "card 5\nleave 1 3")
    for card, hand in (("13", "14"), ("snakes", "14"), ("1", "15"), ("artifact", "15")):
        tell(position, f"card {card}")
        assert position.actors() == (2,)
        assert fact(position, "hand") == hand
        if card != "artifact":
            tell(position, "stay")
    tell(position, "leave 2")
    assert position.scores_now() == [2, 15 + 5, 2]
    assert fact(position, "round") == "2"


def test_alone_inside_and_lost() -> None:
    """I3.7, I3.6 Staying alone too long loses everything in hand."""
    position = scene("""
        incan-gold 4
        round 2
        now choose
        path snakes 15
        inside 3
        hand 3
        loose 3
        carried 9
        tents 3 3 10 3
    """)
    tell(position, "stay\ncard snakes")
    assert position.scores_now() == [3, 3, 10, 3]
    assert fact(position, "round") == "3"

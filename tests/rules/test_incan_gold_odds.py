"""I7: worked examples, and the exact chances of a round."""

from fractions import Fraction
from itertools import combinations_with_replacement

import pytest

from ceiba import INCAN_GOLD
from ceiba.incan_gold.odds import (
    Stakes,
    best_haul,
    bust_chance,
    bust_distribution,
    mean_cards_to_bust,
    stakes,
)
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.tables import CARD_NAMES, HAZARDS
from tests.rules.incan_gold_games import deck, fact, scene, tell, told


def percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.2f} %"


def alone(artifacts: bool) -> IncanGold:
    """One player alone before the first round, which no table of three has."""
    return IncanGold(1, artifacts, False)


# -- I7.1 ---------------------------------------------------------------------------------------------


def test_eleven_among_four() -> None:
    """I7.1 A treasure of 11 with four inside: 2 for each, and 3 stay on the path."""
    position = told(4, "card 11")
    assert (fact(position, "hand"), fact(position, "loose")) == ("2", "3")


# -- I7.2 when a round is lost ------------------------------------------------------------------------


def test_when_round_one_is_lost() -> None:
    """I7.2 On card 2 with 3.23 %, on card 3 with 6.23 %, on card 7 with 11.52 %; on average after 7.66 cards."""
    position = INCAN_GOLD.start(5)
    assert sum(deck(position).values()) == 31
    chances = bust_distribution(position)
    assert chances[:2] == [0, Fraction(15 * 2, 31 * 30)]
    assert [percent(chances[card - 1]) for card in (2, 3, 7)] == ["3.23 %", "6.23 %", "11.52 %"]
    assert f"{float(mean_cards_to_bust(position)):.2f}" == "7.66"


def test_when_diamant_is_lost() -> None:
    """I7.2 With 30 cards, in Diamant, on average after 7.42 cards."""
    position = INCAN_GOLD.start(5, artifacts=False)
    assert sum(deck(position).values()) == 30
    assert f"{float(mean_cards_to_bust(position)):.2f}" == "7.42"


def bust_by_playing(position: IncanGold, cards: int) -> Fraction:
    """The chance that the round ends on just this card from here, by turning every card there is."""
    if not position.turning:
        position = position.copy()
        tell(position, "stay")
    tickets = position.tickets()
    total = Fraction(0)
    for chance in position.chance():
        after = position.copy()
        after.apply(chance.act)
        lost = after.round != position.round
        if lost == (cards == 1):
            total += Fraction(chance.left, tickets) * (1 if lost else bust_by_playing(after, cards - 1))
    return total


@pytest.mark.parametrize(
    "story",
    [
        "",
        "card fire",
        "card fire\ncard 5",
        "card fire\ncard 5\nstay\ncard snakes\nleave 1\ncard artifact",
        "card fire\ncard fire\ncard fire\ncard fire\ncard fire\ncard 5",
    ],
)
def test_chances_are_those_of_play(story: str) -> None:
    """I7.2 The chances from the counts of the deck are those of the rules, played out card by card."""
    position = told(3, story)
    chances = bust_distribution(position)
    assert chances[:3] == [bust_by_playing(position, cards) for cards in (1, 2, 3)]
    assert chances[0] == bust_chance(position)


def test_next_card() -> None:
    """I7.2 What may end the round are the cards left of the hazards on the path."""
    position = told(3, "card fire\ncard 5\nstay\ncard snakes")
    assert bust_chance(position) == Fraction(4, 28)
    position = scene("round 3\nremoved fire fire\npath fire snakes 9\nnow choose\nhand 3\nburied 2")
    assert bust_chance(position) == Fraction(2, 27)


def test_no_chances_after_the_end() -> None:
    """I7.2 When the game is over no card is turned any more, and no chance is told."""
    position = told(3, "card 1\nleave all\n" * 5)
    for question in (bust_chance, bust_distribution, mean_cards_to_bust):
        with pytest.raises(ValueError, match="the game is over"):
            question(position)


# -- I7.3 there is always a bust ----------------------------------------------------------------------


def test_some_kind_always_has_two_left() -> None:
    """I7.3 The deck never runs out without a bust: whatever four rounds removed, some kind has two copies left."""
    for removed in combinations_with_replacement(HAZARDS, 4):
        if any(removed.count(hazard) > 2 for hazard in HAZARDS):
            continue  # the last of a kind cannot come second
        position = scene(f"round 5\nburied 5\nremoved {' '.join(removed)}")
        cards = deck(position)
        assert max(cards[hazard] for hazard in HAZARDS) >= 2
        chances = bust_distribution(position)
        assert sum(chances) == 1
        assert min(chances[1:]) > 0


def test_longest_round() -> None:
    """I7.3 Even if all treasures, all artifacts and one hazard of each kind come first, the next card is a bust."""
    position = scene("round 5\nburied 5\nremoved fire fire snakes snakes")
    safe = [name for name, copies in deck(position).items() for _ in range(copies if name not in HAZARDS else 1)]
    for name in safe:  # first a treasure, so that a choice follows each card
        tell(position, f"card {name}\nstay")
    assert len(safe) == 15 + 5 + 5
    assert deck(position) == {"spiders": 2, "mummies": 2, "rockfall": 2}
    assert bust_chance(position) == 1
    tell(position, "card rockfall")
    assert position.outcome() == ((0, 0, 0), (1, 2, 3))


# -- I7.4 the best haul -------------------------------------------------------------------------------


def test_best_haul() -> None:
    """I7.4 One player alone, one round, the artifact worth 5: the best expected haul is 17.92; without it 17.34."""
    haul = best_haul(alone(artifacts=True))
    assert haul == Fraction(445165512301, 24837212400)
    assert f"{float(haul):.2f}" == "17.92"
    haul = best_haul(alone(artifacts=False))
    assert haul == Fraction(20839072607, 1201800600)
    assert f"{float(haul):.2f}" == "17.34"


def haul_by_playing(position: IncanGold, seat: int) -> Fraction:
    """The best expected haul of the seat that is alone inside, by trying everything that the rules allow."""
    if position.turning:
        total = Fraction(0)
        for chance in position.chance():
            after = position.copy()
            after.apply(chance.act)
            if after.round == position.round:
                total += chance.left * haul_by_playing(after, seat)
        return total / position.tickets()
    stay, leave = (position.copy() for _ in range(2))
    leave.act(f"{seat} leave")
    gain = leave.scores_now()[seat - 1] - position.scores_now()[seat - 1]
    stay.act(f"{seat} stay")
    return max(Fraction(gain), haul_by_playing(stay, seat))


def small_deck(cards: str, before: str) -> IncanGold:
    """Seat 1 is alone inside, with only these cards to come."""
    position = scene(before)
    names = cards.split()
    for kind, name in enumerate(CARD_NAMES):
        position.deck[kind] = names.count(name)
    position.cards = len(names)
    return position


ALONE_AT_LAST = """
    round 4
    now choose
    path snakes 5 artifact
    inside 1
    hand 1
    loose 2
    carried 2
    tents 20 1 1
    found 1
    finds 0 1 0
    worth 0 5 0
    relics 1
    buried 2
"""


@pytest.mark.parametrize(
    "cards",
    [
        "1 snakes snakes fire",
        "17 1 fire fire fire snakes",
        "2 5 5 fire fire spiders spiders",
        "3 artifact artifact snakes fire fire",
        "artifact artifact artifact fire fire",
        "artifact artifact artifact snakes snakes spiders spiders",
        "17 15 snakes fire spiders spiders rockfall",
        "1 2 3 artifact snakes snakes mummies mummies",
    ],
)
def test_best_haul_is_that_of_play(cards: str) -> None:
    """I7.4, I3.7 For small decks the best haul is found by trying everything: it is the same."""
    position = small_deck(cards, ALONE_AT_LAST)
    assert best_haul(position) == haul_by_playing(position, 1)
    leave, go_on = stakes(position)
    assert leave == 1 + 2 + 5
    assert best_haul(position) == max(leave, go_on)
    tell(position, "stay")
    assert best_haul(position) == haul_by_playing(position, 1) == go_on


def test_when_to_leave() -> None:
    """I7.4 Leaving or going on: what each brings is told, and the better one is the best haul."""
    position = small_deck("17 snakes", ALONE_AT_LAST)
    assert stakes(position) == Stakes(leave=8, go_on=Fraction(8 + 17, 2))
    assert best_haul(position) == Fraction(25, 2)
    position = small_deck("7 snakes", ALONE_AT_LAST)
    assert stakes(position) == Stakes(leave=8, go_on=Fraction(8 + 7, 2))
    assert best_haul(position) == 8


def test_nothing_to_lose() -> None:
    """I7.4, I2.3 The cards turned without a choice cost nothing: alone with empty hands, all go on anyway."""
    position = alone(artifacts=False)
    tell(position, "card fire\ncard snakes")
    assert stakes(position).leave == 0
    assert best_haul(position) == stakes(position).go_on > 0


def test_only_for_one_alone() -> None:
    """I7.4 With others inside it depends on what they do, and no haul is told."""
    for story, inside in (("card 5", 3), ("card 5\nleave 1", 2), ("card 1\nleave all\n" * 5, 0)):
        with pytest.raises(ValueError, match=f"{inside} are inside"):
            best_haul(told(3, story))

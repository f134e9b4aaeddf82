"""Acts and positions of Incan Gold as text: what can be read, and what is refused, with the reason."""

from random import Random

import pytest

from ceiba import INCAN_GOLD, Ambiguous, NotAllowed, Unreadable
from ceiba.game import LUCK, pack, seat_of
from ceiba.incan_gold.action import CARD, STAY
from ceiba.incan_gold.tables import CARD_NAMES
from tests.rules.incan_gold_games import scene, tell, told

EVERY_ACT = [
    *(f"* card {name}" for name in CARD_NAMES),
    *(f"{seat} {verb}" for seat in range(1, 9) for verb in ("stay", "leave")),
]


@pytest.mark.parametrize("seats", [3, 5, 8])
@pytest.mark.parametrize("artifacts", [True, False])
def test_refused_is_what_is_not_legal(seats: int, artifacts: bool) -> None:
    """I3.1, I3.6 Of all acts there are, the legal ones and no others have no reason against them."""
    random = Random(seats)
    position = INCAN_GOLD.start(seats, artifacts=artifacts)
    while actors := position.actors():
        legal = [act for actor in actors for act in position.legal(actor)]
        for text in EVERY_ACT:
            act = position.parse(text)
            assert position.write(act) == text
            reason = position.why_not(act)
            assert (reason is None) == (act in legal)
            assert reason is None or (reason.clause[0] == "I" and reason.key and reason.sentence)
        assert INCAN_GOLD.read_position(str(position)) == position
        position.apply(random.choice(legal))
    assert all(position.why_not(position.parse(text)) for text in EVERY_ACT)


def test_no_act_at_all() -> None:
    """I3.1 A number that is no act is refused as well, whatever is in its fields."""
    position = told(3, "card 17")
    for nothing in (pack(1, CARD, 5), pack(1, STAY, 0, 0, 1), pack(1, 7), pack(3, STAY, 1)):
        reason = position.why_not(nothing)
        assert reason is not None
        assert reason.clause == "I3.1"
    tell(position, "stay")
    reason = position.why_not(pack(LUCK, CARD, 200))
    assert reason is not None
    assert reason.clause == "I1.2"


def test_words_left_out() -> None:
    """I3.7 Who is alone to act need not say who; what fits several acts is not guessed."""
    position = told(3, "card 17")
    with pytest.raises(Ambiguous, match="'1 leave', '2 leave', '3 leave'"):
        position.read("leave")
    with pytest.raises(Ambiguous, match="'2 stay', '2 leave'"):
        position.read("2")
    tell(position, "leave 1 2\ncard 1")
    assert seat_of(position.read("leave")) == 3
    position.act("  stay ")
    assert position.write(position.read("card 11")) == "* card 11"
    with pytest.raises(NotAllowed, match=r"\* card 1: no such card is left in the deck \(I1\.2\)"):
        position.read("card 1")


@pytest.mark.parametrize(
    "text",
    ["", "*", "1", "1 go", "1 stay now", "1 stay ", "* card", "* card 5 5", "* card  5", "0 stay", "9 stay",
     "01 stay", "one stay", "* leave", "1 card 5", "1 STAY", "-1 stay", "card 5",
     "\N{ARABIC-INDIC DIGIT ONE} stay"],
)  # fmt: skip
def test_unreadable_acts(text: str) -> None:
    """I1.1 An act is written in one way only."""
    with pytest.raises(Unreadable):
        INCAN_GOLD.start(3).parse(text)


IMPOSSIBLE = {
    "seats choose before all have gone in": "now choose",
    "someone has left before there was a choice": "path snakes\ninside 1 2",
    "two hazards of a kind": "path 5 snakes snakes\nnow choose\nhand 1\nloose 2",
    "not each in one place": "path 17 17\nnow choose\nhand 10\nloose 4",
    "more hazards have left the game than rounds have ended": "removed snakes",
    "only a second one can": "round 5\nremoved fire fire fire",
    "more artifacts than have been shuffled in": "buried 2",
    "nobody has carried out": "path 5 artifact\nnow choose\nhand 1\ninside 1\ncarried 4\ntents 0 2 2\nburied 0",
    "carried out do not add up": "round 2\nfinds 1 0 0\nworth 5 0 0",
    "points do not add up": "round 2\nfound 1\nfinds 1 0 0\nworth 10 0 0",
    "not worth 5 or 10 each": "round 2\nfound 1\nfinds 1 0 0\nworth 0 5 0",
    "gems of this round do not add up": "path 5\nnow choose\nhand 2",
    "less is in the tents": "path 5\nhand 1\ninside 1 2\ncarried 3\ntents 0 0 1",
    "nobody has left": "path 5\nnow choose\nhand 1\ncarried 2\ntents 0 0 9",
    "someone outside has chosen": "path 5\nnow choose\nhand 1\ninside 1 2\ncarried 3\ntents 0 0 3\nchosen 3",
    "nobody is inside, but the game is not over": "inside",
    "a card is turned while seats choose": "path 5\nhand 1\nloose 2\nchosen 1",
    "choices are not revealed": "path 5\nnow choose\nhand 1\nloose 2\nchosen 1 2 3",
}


@pytest.mark.parametrize(("why", "text"), IMPOSSIBLE.items(), ids=IMPOSSIBLE)
def test_impossible_positions(why: str, text: str) -> None:
    """I2.2, I2.3, I3.1, I3.5, I3.6 A position that no game can come to is refused, and told why."""
    with pytest.raises(Unreadable, match=why):
        scene(text)


UNREADABLE = {
    "begins with 'incan-gold'": "incan-gold 2",
    "the number of seats": "incan-gold 3 closed_tents",
    "'round' is 1 to 5": "round 7",
    "'now' must be one of": "now leave",
    "'6' is not a card": "path 6",
    "'5' is not a hazard": "removed 5",
    "'inside' takes seats, 1 to 3": "inside 1 4",
    "'tents' takes 3 numbers": "tents 1 2",
    "'-1' is not a whole number": "tents 1 2 -1",
    "'hand' takes one number": "hand 1 2",
    "'gold' means nothing here": "gold 7",
}


@pytest.mark.parametrize(("why", "text"), UNREADABLE.items(), ids=UNREADABLE)
def test_unreadable_positions(why: str, text: str) -> None:
    """I1.1, I1.2 What is no position at all is refused too."""
    with pytest.raises(Unreadable, match=why):
        scene(text)

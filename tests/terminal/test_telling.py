"""What luck and the others did, told in plain sentences."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ceiba.game import LUCK, Position, seat_of
from ceiba.record import read_record
from ceiba.terminal.face import Face, Said
from ceiba.terminal.faces import FACES
from ceiba.terminal.story import Story
from tests.cli.running import RECORDS

TIKAL = '[Game "tikal"]\n[Rules "1"]\n[Seats "2"]\n\n'
INCAN_GOLD = '[Game "incan-gold"]\n[Rules "1"]\n[Seats "3"]\n\n'


def story_of(text: str | bytes, me: int = 1) -> str:
    """A whole record, told."""
    record = read_record(text)
    told = StringIO()
    story = Story(Console(width=10_000, file=told))
    face = FACES[record.headers["Game"]](me)
    position = record.start()
    before, sealed = position.copy(), list[int]()
    for act in record.acts:
        sealed.append(position.parse(act))
        position.apply(sealed[-1])
        if is_settled(position, sealed):
            for said in face.tell(before, sealed, position):
                story.add(said)
            before, sealed = position.copy(), []
    story.flush()
    return told.getvalue()


def is_settled(position: Position, sealed: list[int]) -> bool:
    """Whether all who choose together have chosen."""
    return seat_of(sealed[0]) == LUCK or "chosen" not in str(position)


def test_a_turn_of_tikal_is_one_sentence() -> None:
    acts = "* tile A2\n1 lay c4 3\n1 enter a5 worker\n1 enter a5 worker\n1 move a5 b4 worker\n1 move b4 c4 worker\n"
    acts += "1 recover c4\n* wafer jaguar\n1 done\n"
    assert story_of(TIKAL + acts, me=2) == (
        "White draws A2, a treasure of 4; lays A2 on c4; sends a worker in at a5 (2 times); moves a worker from a5 "
        "to b4; moves a worker from b4 to c4; recovers a wafer on c4; finds a jaguar; ends the turn.\n"
    )


def test_a_round_of_incan_gold_tells_what_everyone_saw() -> None:
    acts = "* card spiders\n* card 11\n1 stay\n2 stay\n3 leave\n* card artifact\n2 leave\n1 stay\n* card spiders\n"
    assert story_of(INCAN_GOLD + acts).splitlines() == [
        "Spiders: a second card with spiders would end the round.",
        "A treasure of 11: 3 for each of the 3 inside, 2 left on the path.",
        "Seat 3 left with 5 gems.",
        "Seat 1 (you) and Seat 2 went on.",
        "An artifact lies on the path: it goes to whoever leaves alone.",
        "Seat 2 left with 3 gems and 1 artifact.",
        "Seat 1 (you) went on.",
        "Spiders again! Seat 1 (you) lost the 3 gems in hand.",
        "Round 1 is over.",
        "Round 2 begins; Seat 2 leads. One more artifact is in the deck.",
    ]


def test_an_auction_is_told() -> None:
    head = TIKAL.replace("\n\n", '\n[Auction "yes"]\n\n')
    acts = "* tile A1\n* tile A3\n1 bid 3\n2 pass\n1 choose A3\n1 lay c4 0\n1 done\n"
    assert story_of(head + acts).splitlines() == [
        "Luck shows A1, a temple of 1; shows A3, a jungle.",
        "White (you) bids 3.",
        "Black passes.",
        "White (you) plays next, for 3 points; chooses A3, a jungle; lays A3 on c4; ends the turn.",
        "Black takes the last tile of the round, A1, a temple of 1.",
    ]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*/*.ceiba")), ids=lambda path: path.stem)
def test_every_game_can_be_told(path: Path) -> None:
    told = story_of(path.read_bytes())
    assert all(line.endswith((".", "!")) for line in told.splitlines())
    if "tikal" in str(path.parent):
        assert told.count("The volcano wakes") == told.count("The volcano round is over") == 3
        assert told.count("In the final round") == 1
        assert told.count(" scores ") == 4 * len(read_record(path.read_bytes()).start().scores_now())
    else:
        assert [told.count(f"Round {number} is over.") for number in range(1, 6)] == [1] * 5


def test_who_sits_where_is_said_in_words() -> None:
    faces: list[Face] = [FACES["tikal"](2), FACES["incan-gold"](3)]
    assert [faces[0].name(seat) for seat in (1, 2)] == ["White", "Black (you)"]
    assert [faces[1].name(seat) for seat in (1, 3)] == ["Seat 1", "Seat 3 (you)"]


def test_what_is_done_again_is_counted() -> None:
    told = StringIO()
    story = Story(Console(width=200, file=told))
    for what in ("hops", "hops", "sits", "hops"):
        story.add(Said("Ada", what))
    story.add(Said("", "It rains."))
    story.add(Said("Bo", "sits"))
    story.flush()
    assert told.getvalue().splitlines() == ["Ada hops (2 times); sits; hops.", "It rains.", "Bo sits."]

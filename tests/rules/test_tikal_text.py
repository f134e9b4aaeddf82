"""Acts and positions of Tikal as text: what can be read, what cannot, and why not."""

import pytest

import ceiba
from ceiba import TIKAL, Ambiguous, NotAllowed, Unreadable
from tests.rules.tikal_games import game, play
from tests.rules.tikal_scenes import scene
from tests.rules.tikal_wandering import wander


@pytest.mark.parametrize(
    "text",
    ["", " ", "*", "1", "1 go", "5 done", "0 done", "01 done", "1 done now", "1 done ", " 1 done", "1  done",
     "1 DONE", "* done", "* bid 1", "1 tile A1", "1 wafer bowl", "* tile", "* tile A7", "* tile a1",
     "* tile H1", "* tile A1 A2", "* wafer cup", "1 lay", "1 lay d3", "1 lay d3 6", "1 lay d3 -1", "1 lay i3 0",
     "1 lay d6 0", "1 lay d0 0", "1 enter a5", "1 enter a5 guard", "1 enter leader a5", "1 path a5 d3",
     "1 move a5 b4 b5", "1 uncover a4 worker", "1 exchange 5 bowl mask", "1 exchange 0 bowl mask",
     "1 exchange  bowl mask", "1 exchange 2 bowl cup", "1 camp", "1 guard b5", "1 bid", "1 bid x", "1 bid 07",
     "1 bid +7", "1 bid 1000000", "1 choose B7", "\N{SUPERSCRIPT TWO} done", "1 bid \N{ARABIC-INDIC DIGIT ONE}",
     "1 lay d3 \N{ARABIC-INDIC DIGIT ONE}"],
)  # fmt: skip
def test_unreadable_acts(text: str) -> None:
    """T2.1 An act is written in one way only, and only seats 1 to 4 act."""
    with pytest.raises(Unreadable):
        TIKAL.start(4).parse(text)


def test_words_left_out() -> None:
    """T3.1 The actor and the last words may be left out when people type, if only one act fits."""
    position = game(2, "* tile A3")
    assert position.write(position.read("  lay   c4 0 ")) == "1 lay c4 0"
    with pytest.raises(Ambiguous, match="'1 lay c4 0', '1 lay c4 1'"):
        position.read("1 lay c4")
    position.act("lay c4 0")
    with pytest.raises(Ambiguous, match="'1 enter a5 worker', '1 enter a5 leader'"):
        position.read("enter")
    position.act("enter a5 leader")
    assert position.write(position.read("enter")) == "1 enter a5 worker"
    assert position.write(position.read("1 move a5 b4")) == "1 move a5 b4 leader"
    with pytest.raises(NotAllowed, match=r"1 move a5 c4 leader: c4 is not beside a5 \(T4\.3\)"):
        position.read("move a5 c4 leader")
    position.act("done")
    assert position.write(position.read("tile A5")) == "* tile A5"


@pytest.mark.parametrize("auction", [False, True])
def test_a_position_is_read_as_it_was_written(auction: bool) -> None:
    """T7.2 The text is the whole of a position: it reads back equal, with the same acts, and plays on alike."""
    for position in wander(5, 3, auction=auction):
        read = TIKAL.read_position(str(position))
        assert str(read) == str(position)
        assert read.view(None) == position.view(None)
        for actor in position.actors():
            assert [*read.legal(actor)] == [*position.legal(actor)]


def test_the_lines_of_a_position_stand_in_any_order() -> None:
    """T7.2 What a position says does not depend on the order in which it says it."""
    position = scene("b3 A6 3 value 4 workers 1 0\nc4 A2 4\nleaders b3 a5\nscores 3 5")
    backwards = "\n".join(reversed(str(position).splitlines()))
    assert TIKAL.read_position(backwards) == position


UNREADABLE = {
    "begins with 'tikal'": "seats 5",
    "the number of seats": "seats 2 bidding",
    "'phase' must be one of": "phase sleep",
    "'stage' must be one of": "stage end",
    "3 is not a seat": "seat 3",
    "'points' takes one number": "points 1 2",
    "'scores' takes 2 numbers": "scores 1",
    "'-1' is not a whole number": "scores 0 -1",
    "'07' is not a whole number": "scores 0 07",
    "'z9' is not a cell": "once z9",
    "'H1' is not a tile": "hand H1",
    "'cup' is not a motif": "wafers1 cup",
    "'moon' means nothing here": "moon 7",
}


@pytest.mark.parametrize(("why", "text"), UNREADABLE.items(), ids=UNREADABLE)
def test_unreadable_positions(why: str, text: str) -> None:
    """T2.1 What is not a position is refused, and told why."""
    with pytest.raises(Unreadable, match=why):
        scene(text)


def test_a_position_says_everything_once() -> None:
    """T7.2 Neither twice, nor with words missing, nor with empty lines between."""
    text = str(TIKAL.start(2))
    with pytest.raises(Unreadable, match="'scores' is said twice"):
        TIKAL.read_position(f"{text}\nscores 0 0")
    with pytest.raises(Unreadable, match="'levels' takes 9 numbers"):
        TIKAL.read_position(text.replace("levels 3 6", "levels 3"))
    with pytest.raises(Unreadable, match="'leaders' takes 2 places"):
        TIKAL.read_position(text.replace("leaders supply supply", "leaders supply"))
    with pytest.raises(Unreadable, match="'b4' takes tile, turn, value"):
        TIKAL.read_position(text.replace("b4 b4 0 0 0 0 0 0", "b4 b4 0"))
    with pytest.raises(Unreadable, match="empty"):
        TIKAL.read_position(text.replace("\n", "\n\n"))
    with pytest.raises(Unreadable, match="'tikal'"):
        TIKAL.read_position("")


BIDDING = "seats 2 auction\nphase bid\nshown A1 A2\nopen 1 2\n"

IMPOSSIBLE = {
    "not each in one place": "tocome A1 A2",
    "printed hexes are not each": "c4 b5 0",
    "e1 lies apart": "e1 A1 0",
    "tile on c4 is never turned so": "c4 D4 2",
    "temple on a4 cannot stand at 0": "a4 value 0",
    "temple on b5 cannot stand at 11": "b5 value 11",
    "48 levels do not add up": "levels 3 6 9 11 8 5 3 2 0",
    "c4 cannot hold 5 wafers": "c4 A2 4 value 5",
    "b4 cannot hold 1 wafers": "b4 value 1",
    "24 wafers do not add up": "wafers1 bowl",
    "wafers of a motif are not three": "c4 A2 4 value 0\nwafers1 bowl bowl bowl bowl",
    "seat 2 does not have 18 workers": "supply 18 17",
    "seat 1 does not have 18 workers and a leader": "leaders guard supply",
    "seat 1 does not have two camps": "b4 camp 1\nc4 A3 0 camp 1\nc5 B3 0 camp 1",
    "seat 2 does not have two guards": "a4 guard 2\nb5 guard 2\na3 A1 0 guard 2",
    "figures stand on c4, where nobody can": "c4 B1 0 workers 1 0",
    "figures stand on h5, where nobody can": "leaders h5 supply",
    "a camp stands on a5, where none can": "a5 camp 1",
    "a camp stands on c4, where none can": "c4 A2 4 value 1 camp 1\nwafers2 bowl mask vase",
    "a guard stands on b4, which is no temple": "b4 guard 1",
    "action points are not 0 to 10": "points 11",
    "no tile to draw": "phase draw\nlaid all",
    "in hand just while it is to be laid": "hand A1",
    "is in hand just while": "phase lay",
    "points are spent outside a turn": "phase draw\npoints 3",
    "used twice but not once": "twice a4",
    "no temple and no treasure": "once b4",
    "nothing to draw, lay or bid for": "stage volcano\nphase lay\nhand B1",
    "only a volcano brings a volcano round": "stage volcano\nhand A1",
    "the final round comes after the last tile": "stage final\nlaid all but G4",
    "the game ends with the final round": "phase over",
    "one scoring turn in a scoring round": "stage volcano\nhand B1\norder 2 2",
    "each seat has one scoring turn": "order 2",
    "another seat's turn than its owner's": "seat 1\nowner 2",
    "do not match the open indicators": "seats 2 auction\nopen 1 2\nshown A1 A2",
    "outside an auction round": "shown A1",
    "indicators open outside": "open 1",
    "tiles are shown or indicators open": "seats 2 auction\nphase draw\nshown A1 A2",
    "a second turn in a round": "seats 2 auction\nopen 2",
    "bids are made outside an auction": "bid 3",
    "bids are made in the basic game": "phase bid\nbidders 1 2",
    "someone bids who may not": f"{BIDDING}bidders 2\nfirsttopass 1",
    "the first to pass has not passed": f"{BIDDING}bidders 1 2\nfirsttopass 2",
    "to pass has not passed": f"{BIDDING}bidders 1\nfirsttopass 9",
    "more is bid than the bidder has": f"{BIDDING}bidders 1 2\nbid 21",
}


@pytest.mark.parametrize(("why", "text"), IMPOSSIBLE.items(), ids=IMPOSSIBLE)
def test_impossible_positions(why: str, text: str) -> None:
    """T1.3, T1.4, T1.5, T1.6, T5.3, T6.1, T6.2 What no game can come to is refused, and told why."""
    with pytest.raises(Unreadable, match=f"no game of Tikal can come to this: .*{why}"):
        scene(text)


def test_all_faults_are_told_at_once() -> None:
    """T1.5, T1.6 Not only the first."""
    with pytest.raises(Unreadable, match=r"cannot stand at 0.* 18 workers.* where none can"):
        scene("a4 value 0\nsupply 18 17\na5 camp 1")


def test_a_cell_said_twice_counts_once() -> None:
    """T4.4 A hex used is used, however often it is said."""
    position = scene("a4 value 2 workers 1 0\nonce a4 a4")
    assert position.why_not(position.parse("1 uncover a4")) is not None
    assert play(position, "1 done").actors() == (ceiba.LUCK,)

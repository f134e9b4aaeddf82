"""T6.1–T6.7: the auction game up to its final round."""

import pytest

import ceiba
from ceiba import Position
from tests.rules.tikal_games import fact, game, legal, play, refused, seen
from tests.rules.tikal_scenes import scene

FIRST_TILES = ("A1", "A2", "A3", "A6")


def revealed(seats: int) -> Position:
    """The first round's tiles lie open, and seat 1 is about to bid."""
    return game(seats, "\n".join(f"* tile {tile}" for tile in FIRST_TILES[:seats]), auction=True)


def finish_turn(position: Position) -> None:
    """Whoever has a tile to choose or lay does so in the first way there is, and ends the turn."""
    for verb in ("choose", "lay", "done"):
        if legal(position, verb):
            position.act(legal(position, verb)[0])


# -- T6.1 ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_reveals_a_tile_per_player(seats: int) -> None:
    """T6.1 Everyone starts with 20 points and an open indicator, and as many tiles as players are shown."""
    position = ceiba.TIKAL.start(seats, auction=True)
    for tile in FIRST_TILES[:seats]:
        assert position.actors() == (ceiba.LUCK,)
        play(position, f"* tile {tile}")
    assert position.actors() == (1,)
    assert position.scores_now() == [20] * seats
    assert fact(position, "shown") == " ".join(FIRST_TILES[:seats])
    assert fact(position, "open") == " ".join(map(str, range(1, seats + 1)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_takes_one_turn_a_round(seats: int) -> None:
    """T6.1, T6.9 In every round each seat lays one tile; 36 tiles make 18, 12 or 9 rounds, all full."""
    position = ceiba.TIKAL.start(seats, auction=True)
    rounds: list[list[int]] = []
    while fact(position, "stage") != "final":
        (actor,) = position.actors()
        if actor == ceiba.LUCK and fact(position, "shown") == "":
            rounds.append([])
        if legal(position, "lay"):
            rounds[-1].append(actor)
        # Seats pass at every other auction, so that seats play in many orders.
        skip = len(rounds) % 2 and legal(position, "pass")
        position.act((skip or legal(position, "done") or legal(position))[0])
    assert [sorted(order) for order in rounds] == [[*range(1, seats + 1)]] * (36 // seats)
    assert len({tuple(order) for order in rounds}) > 1
    assert fact(position, "tocome") == fact(position, "shown") == fact(position, "hand") == ""


def test_a_round_may_reveal_two_letters() -> None:
    """T6.1, T2.2 In a game of four the second round shows the last two As and then two Bs."""
    position = revealed(4)
    for _ in range(4):
        while legal(position, "pass"):
            position.act("pass")
        finish_turn(position)
    assert legal(position) == ["tile A4", "tile A5"]
    play(position, "* tile A5\n* tile A4")
    assert legal(position) == [f"tile B{number}" for number in range(1, 7)]
    play(position, "* tile B3\n* tile B1")
    assert fact(position, "shown") == "A4 A5 B1 B3"
    assert position.actors() == (1,)


def test_nobody_bids_before_all_tiles_are_shown() -> None:
    """T6.1 First the tiles, then the auction."""
    position = game(3, "* tile A1\n* tile A2", auction=True)
    assert refused(position, "1 bid 1") == "T6.1"
    assert refused(position, "1 pass") == "T6.1"


# -- T6.2 ---------------------------------------------------------------------------------------------


def test_bids_go_clockwise_and_rise() -> None:
    """T6.2 Each bid is higher than the last; whoever passes is out of this auction."""
    position = revealed(4)
    assert legal(position) == [*[f"bid {number}" for number in range(1, 21)], "pass"]
    play(position, "1 bid 3")
    assert position.actors() == (2,)
    assert legal(position) == [*[f"bid {number}" for number in range(4, 21)], "pass"]
    assert refused(position, "2 bid 3") == "T6.2"
    assert refused(position, "2 bid 2") == "T6.2"
    play(position, "2 pass\n3 bid 5\n4 bid 9")
    assert position.actors() == (1,)
    play(position, "1 bid 10")
    assert position.actors() == (3,)  # seat 2 is out
    assert fact(position, "bidders") == "1 3 4"


def test_the_last_one_left_pays_the_bid() -> None:
    """T6.2 When all but one have passed, the auction ends, and the winner's marker goes back."""
    position = play(revealed(4), "1 bid 3\n2 pass\n3 bid 5\n4 pass\n1 pass")
    assert position.scores_now() == [20, 20, 15, 20]
    assert position.actors() == (3,)
    assert legal(position) == ["choose A1", "choose A2", "choose A3", "choose A6"]


def test_a_standing_bid_wins_at_once() -> None:
    """T6.2 Nobody bids against oneself: with all others out there is nothing more to say."""
    position = play(revealed(3), "1 pass\n2 bid 1\n3 pass")
    assert position.actors() == (2,)
    assert position.scores_now() == [20, 19, 20]
    assert refused(position, "2 bid 2") == "T6.5"
    assert refused(position, "2 pass") == "T6.5"


def test_the_last_to_speak_may_still_bid() -> None:
    """T6.2 When all others have passed without a bid, the last one bids or passes."""
    position = play(revealed(3), "1 pass\n2 pass")
    assert position.actors() == (3,)
    assert legal(position)[-2:] == ["bid 20", "pass"]
    bid = play(position.copy(), "3 bid 1")
    assert bid.actors() == (3,)
    assert fact(bid, "phase") == "choose"
    assert bid.scores_now() == [20, 20, 19]


def test_only_open_indicators_bid() -> None:
    """T6.2 Who has had a turn in this round bids no more in it."""
    position = play(revealed(3), "1 bid 1\n2 pass\n3 pass")
    finish_turn(position)
    assert fact(position, "bidders") == "2 3"
    play(position, "2 bid 1\n3 bid 2")
    assert position.actors() == (2,)
    assert refused(position, "1 bid 3") == "T6.2"


def test_bids_and_passes_come_one_at_a_time() -> None:
    """T6.2 Nothing else may be done during the auction, and nobody speaks out of turn."""
    position = revealed(3)
    assert refused(position, "2 bid 1") == "T6.2"
    assert refused(position, "3 pass") == "T6.2"
    assert refused(position, "1 choose A1") == "T6.2"
    assert refused(position, "1 lay b3 0") == "T6.2"
    assert refused(position, "1 done") == "T6.2"
    assert refused(position, "1 enter a5 worker") == "T6.2"
    assert refused(position, "* tile A4") == "T3.1"


# -- T6.3 ---------------------------------------------------------------------------------------------


def test_if_all_pass_the_first_to_pass_plays() -> None:
    """T6.3 For nothing."""
    position = play(revealed(4), "1 pass\n2 pass\n3 pass\n4 pass")
    assert position.actors() == (1,)
    assert fact(position, "phase") == "choose"
    assert position.scores_now() == [20] * 4


def test_the_first_to_pass_is_the_first_of_this_auction() -> None:
    """T6.3 In the second auction that is its opener, seat 2 here."""
    position = play(revealed(4), "1 pass\n2 pass\n3 pass\n4 pass")
    finish_turn(position)
    play(position, "2 pass\n3 pass\n4 pass")
    assert position.actors() == (2,)


def test_the_last_player_plays_the_last_tile_for_nothing() -> None:
    """T6.3 Without bidding and without choosing: the tile is in hand at once."""
    position = play(revealed(3), "1 bid 1\n2 pass\n3 pass\n1 choose A2")
    finish_turn(position)
    play(position, "2 bid 4\n3 bid 5\n2 pass\n3 choose A1")
    finish_turn(position)
    assert position.actors() == (2,)
    assert fact(position, "hand") == "A3"
    assert fact(position, "shown") == ""
    assert {act.split()[0] for act in legal(position)} == {"lay"}
    assert position.scores_now() == [19, 20, 15]


def test_the_last_tile_may_be_a_volcano() -> None:
    """T6.3, T6.6 Then the last player's volcano round begins without choosing."""
    position = scene("seats 2 auction\nphase lay\nseat 1\nhand A1\nshown B1\nopen 1 2\na4 value 3 workers 0 1")
    finish_turn(position)
    assert position.actors() == (2,)
    assert fact(position, "stage") == "volcano"
    play(position, "2 done\n1 done")
    assert position.scores_now() == [20, 23]
    assert {act.split()[0] for act in legal(position)} == {"lay"}
    finish_turn(position)
    assert position.actors() == (ceiba.LUCK,)


# -- T6.4 ---------------------------------------------------------------------------------------------


def test_seat_1_opens_the_game() -> None:
    """T6.4 The game's first bid is seat 1's."""
    assert [revealed(seats).actors() for seats in (2, 3, 4)] == [(1,)] * 3


@pytest.mark.parametrize(
    ("played", "still_open", "opener"),
    [(3, "1 2 3 4", 4), (4, "1 2 3 4", 1), (1, "1 2 3 4", 2), (1, "1 3 4", 3), (4, "2 3 4", 2), (2, "1 2 4", 4)],
)
def test_the_nearest_open_indicator_opens_next(played: int, still_open: str, opener: int) -> None:
    """T6.4 Clockwise from the one who just played, past those who have had their turn."""
    shown = " ".join(FIRST_TILES[: len(still_open.split()) - 1])
    position = scene(f"seats 4 auction\nseat {played}\nopen {still_open}\nshown {shown}")
    play(position, f"{played} done")
    assert position.actors() == (opener,)


@pytest.mark.parametrize(("last", "opener"), [(1, 2), (2, 3), (3, 1)])
def test_a_new_round_is_opened_left_of_the_last_player(last: int, opener: int) -> None:
    """T6.4 Not left of who opened the round before."""
    position = scene(f"seats 3 auction\nseat {last}\nopen {last}")
    play(position, f"{last} done\n* tile A1\n* tile A2\n* tile A3")
    assert position.actors() == (opener,)
    assert fact(position, "open") == fact(position, "bidders") == "1 2 3"


# -- T6.5 ---------------------------------------------------------------------------------------------


def test_the_winner_chooses_places_and_plays() -> None:
    """T6.5 Any of the revealed tiles, then up to 10 AP; at the end the indicator is turned."""
    position = play(revealed(3), "1 pass\n2 bid 2\n3 pass")
    assert refused(position, "2 choose A6") == "T6.5"
    assert refused(position, "2 lay b3 0") == "T6.5"
    assert refused(position, "1 choose A1") == "T6.5"
    play(position, "2 choose A3")
    assert fact(position, "shown") == "A1 A2"
    assert fact(position, "hand") == "A3"
    assert refused(position, "2 choose A1") == "T3.1"
    play(position, "2 lay c4 0")
    assert fact(position, "points") == "10"
    assert fact(position, "open") == "1 2 3"
    play(position, "2 enter a5 worker\n2 done")
    assert fact(position, "open") == "1 3"
    assert position.actors() == (3,)


def test_the_first_to_pass_chooses_too() -> None:
    """T6.5, T6.3 Who plays for nothing chooses like a winner."""
    position = play(revealed(2), "1 pass\n2 pass")
    assert legal(position) == ["choose A1", "choose A2"]


# -- T6.6 ---------------------------------------------------------------------------------------------

WITH_VOLCANO = """
seats 3 auction
phase bid
seat 2
shown A1 A2 B1
open 1 2 3
bidders 1 2 3
a4 value 4 workers 0 1 0
b5 value 3 workers 1 0 0
"""


def test_a_chosen_volcano_starts_the_volcano_round() -> None:
    """T6.6, T5.3 The chooser scores first, then clockwise; no indicator is turned meanwhile."""
    position = play(scene(WITH_VOLCANO), "2 bid 5\n3 pass\n1 pass\n2 choose B1")
    turns: list[int] = []
    while fact(position, "stage") == "volcano":
        turns += position.actors()
        assert fact(position, "open") == "1 2 3"
        assert fact(position, "points") == "10"
        position.act("done")
    assert turns == [2, 3, 1]
    assert position.scores_now() == [23, 19, 20]


def test_then_the_chooser_places_it_and_plays() -> None:
    """T6.6 The normal turn follows, with 10 AP, and the indicator is turned after it."""
    position = play(scene(WITH_VOLCANO), "2 bid 5\n3 pass\n1 pass\n2 choose B1\n2 done\n3 done\n1 done")
    assert position.actors() == (2,)
    assert legal(position) == ["lay a3 0", "lay b3 0", "lay c4 0", "lay c5 0"]
    play(position, "2 lay c5 0\n2 uncover a4\n2 done")
    assert fact(position, "open") == "1 3"
    assert position.actors() == (3,)
    assert position.scores_now() == [23, 19, 20]


def test_points_of_a_volcano_round_can_be_bid() -> None:
    """T6.6, T6.7 The next bids are limited by the scores as they stand then."""
    position = play(scene(WITH_VOLCANO), "2 bid 5\n3 pass\n1 pass\n2 choose B1\n2 done\n3 done\n1 done")
    finish_turn(position)
    play(position, "3 pass")
    assert legal(position)[-2:] == ["bid 23", "pass"]


# -- T6.7 ---------------------------------------------------------------------------------------------


def test_bids_are_limited_by_the_score() -> None:
    """T6.7 From 1 up to the bidder's present score."""
    position = scene("seats 3 auction\nphase bid\nscores 5 9 2\nshown A1 A2 A3\nopen 1 2 3\nbidders 1 2 3")
    assert legal(position) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    assert refused(position, "1 bid 6") == "T6.7"
    assert refused(position, "1 bid 0") in ("T6.2", "T6.7")
    play(position, "1 bid 2")
    assert legal(position) == [*[f"bid {number}" for number in range(3, 10)], "pass"]
    play(position, "2 bid 3")
    assert legal(position) == ["pass"]  # seat 3 has 2 points
    assert refused(position, "3 bid 4") == "T6.7"


def test_all_points_may_be_bid() -> None:
    """T6.7 Down to 0, but never below."""
    position = play(revealed(2), "1 bid 20\n2 pass")
    assert position.scores_now() == [0, 20]


def test_without_points_one_can_only_pass() -> None:
    """T6.7 And one still plays: here as the first to pass."""
    position = scene("seats 2 auction\nphase bid\nscores 0 0\nshown A1 A2\nopen 1 2\nbidders 1 2")
    assert legal(position) == ["pass"]
    assert refused(position, "1 bid 1") == "T6.7"
    play(position, "1 pass\n2 pass")
    assert position.actors() == (1,)
    assert position.scores_now() == [0, 0]


def test_bids_are_whole_numbers() -> None:
    """T6.7 Nothing else can be read as a bid."""
    position = revealed(2)
    for text in ("1 bid", "1 bid x", "1 bid -1", "1 bid 1.5", "1 bid 1 2", "1 bid 1234567", "1 bid ²"):
        with pytest.raises(ceiba.Unreadable):
            position.parse(text)


def test_indicators_are_seen() -> None:
    """T6.1, T6.2 Everyone sees the tiles, the open indicators, who still bids, and the bid."""
    position = play(revealed(3), "1 bid 3\n2 pass")
    auction = {"shown": ["A1", "A2", "A3"], "open": [1, 2, 3], "bidders": [1, 3], "bid": 3}
    assert seen(position, "auction") == auction

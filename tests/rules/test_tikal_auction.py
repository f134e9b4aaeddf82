"""T6.1–T6.4: the rounds of the auction game, and its bids."""

import pytest

import ceiba
from tests.rules.tikal_games import FIRST_TILES, fact, finish_turn, game, legal, play, refused, revealed
from tests.rules.tikal_scenes import scene

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

"""What acts of Tikal bring about, told as events: the act first, then what followed from it."""

import ceiba
from tests.rules.tikal_games import FIRST_TILES, game, happened, play, revealed
from tests.rules.tikal_scenes import scene

# -- tiles --------------------------------------------------------------------------------------------


def test_a_tile_is_drawn_and_laid() -> None:
    """T3.1 By the seat whose turn it is; the value is the temple's, or how many masks there are."""
    position = ceiba.TIKAL.start(2)
    a2 = {"tile": "A2", "terrain": "treasure", "value": 4}
    assert happened(position, "* tile A2") == [{"key": "drawn", "seat": 1, **a2}]
    assert happened(position, "1 lay c4 4") == [{"key": "laid", "seat": 1, **a2, "cell": "c4", "turn": 4}]


def test_tiles_are_shown_for_the_auction() -> None:
    """T6.1 To all, so to nobody in particular."""
    position = ceiba.TIKAL.start(2, auction=True)
    assert happened(position, "* tile A3") == [{"key": "shown", "tile": "A3", "terrain": "jungle", "value": 0}]


# -- actions ------------------------------------------------------------------------------------------


def test_figures_enter_and_walk() -> None:
    """T4.1, T4.3 With what it cost."""
    position = game(2, "* tile A6\n1 lay b3 3")
    entered = {"key": "entered", "seat": 1, "figure": "worker", "cell": "a5", "cost": 1}
    assert happened(position, "1 enter a5 worker") == [entered]
    walked = {"key": "walked", "seat": 1, "figure": "worker", "start": "a5", "cell": "b4", "cost": 1}
    assert happened(position, "1 move a5 b4 worker") == [walked]
    walked = {"key": "walked", "seat": 1, "figure": "worker", "start": "b4", "cell": "b3", "cost": 3}
    assert happened(position, "1 move b4 b3 worker")[0] == walked


def test_a_camp_is_pitched_and_reached_by_the_secret_path() -> None:
    """T4.7, T4.2 How many camps are left is told too."""
    position = scene("leaders a5 supply")
    pitched = {"key": "camp-pitched", "seat": 1, "cell": "b4", "left": 1, "cost": 5}
    assert happened(position, "1 camp b4") == [pitched]
    taken = {"key": "path-taken", "seat": 1, "figure": "leader", "start": "a5", "cell": "b4", "cost": 1}
    assert happened(position, "1 path a5 b4 leader") == [taken]


def test_a_temple_is_uncovered() -> None:
    """T4.4 The value told is the new one."""
    position = scene("a4 value 3 workers 1 0")
    uncovered = {"key": "uncovered", "seat": 1, "cell": "a4", "value": 4, "cost": 2}
    assert happened(position, "1 uncover a4") == [uncovered]


def test_a_treasure_is_recovered_and_found() -> None:
    """T4.5, T5.2 Two acts: the wafer is taken, then luck says which it is."""
    position = scene("c4 A2 4 value 2 workers 2 0\nwafers1 bowl\nwafers2 mask")
    recovered = {"key": "recovered", "seat": 1, "cell": "c4", "left": 1, "cost": 3}
    assert happened(position, "1 recover c4") == [recovered]
    assert happened(position, "* wafer bowl") == [
        {"key": "found", "seat": 1, "motif": "bowl", "count": 2, "points": 3}
    ]
    play(position, "1 recover c4")
    assert happened(position, "* wafer bowl") == [
        {"key": "found", "seat": 1, "motif": "bowl", "count": 3, "points": 6}
    ]


def test_treasures_are_exchanged() -> None:
    """T4.6 With whom, and what."""
    position = scene("c4 A2 4 value 0\nwafers1 bowl mask\nwafers2 vase knife")
    assert happened(position, "1 exchange 2 bowl vase") == [
        {
            "key": "exchanged",
            "seat": 1,
            "other": 2,
            "given": "bowl",
            "taken": "vase",
            "count": 1,
            "points": 1,
            "cost": 3,
        }
    ]


def test_a_guard_is_posted_and_others_leave_the_game() -> None:
    """T4.8 Which figure stays, and how many workers and leaders are lost."""
    at_the_temple = "a4 value 3 workers 3 1\nleaders a4 supply"
    told = {"key": "guard-posted", "seat": 1, "cell": "a4", "value": 3, "left": 1, "cost": 5}
    leader_stays = {**told, "figure": "leader", "workers": 3, "leaders": 0}
    assert happened(scene(at_the_temple), "1 guard a4 leader") == [leader_stays]
    worker_stays = {**told, "figure": "worker", "workers": 2, "leaders": 1}
    assert happened(scene(at_the_temple), "1 guard a4 worker") == [worker_stays]


def test_a_turn_ends() -> None:
    """T3.1 What is not spent is lost."""
    position = game(2, "* tile A6\n1 lay b3 3\n1 enter a5 worker")
    assert happened(position, "1 done") == [{"key": "turn-ended", "seat": 1, "unspent": 9}]


# -- control ------------------------------------------------------------------------------------------


def test_control_is_won_and_lost() -> None:
    """T5.1 Whenever an act changes who controls a temple: first who loses it, then who wins it."""
    won = {"key": "control-won", "seat": 1, "cell": "a4", "value": 1}
    lost = {"key": "control-lost", "seat": 1, "cell": "a4", "value": 1}
    assert happened(scene("a5 workers 1 0"), "1 move a5 a4 worker")[1:] == [won]
    assert happened(scene("a4 workers 1 0"), "1 move a4 a5 worker")[1:] == [lost]
    from_another = happened(scene("a4 workers 0 1\nleaders a5 supply"), "1 move a5 a4 leader")[1:]
    assert from_another == [{**lost, "seat": 2}, won]


def test_a_tie_takes_control_from_whoever_had_it_and_gives_it_to_nobody() -> None:
    """T5.1 And who leaves a tie leaves the temple to the other."""
    position = scene("a5 workers 1 0\na4 workers 0 1")
    assert happened(position, "1 move a5 a4 worker")[1:] == [
        {"key": "control-lost", "seat": 2, "cell": "a4", "value": 1}
    ]
    assert happened(position, "1 move a4 a5 worker")[1:] == [
        {"key": "control-won", "seat": 2, "cell": "a4", "value": 1}
    ]


def test_a_guard_keeps_control_whoever_comes() -> None:
    """T4.8, T5.1 Nothing changes hands."""
    position = scene("a4 guard 2\nleaders a5 supply")
    assert [event["key"] for event in happened(position, "1 move a5 a4 leader")] == ["walked"]


# -- scoring ------------------------------------------------------------------------------------------


def test_a_scoring_is_told_by_temple_and_by_motif() -> None:
    """T5.2 With the sums, and the score they lead to."""
    position = scene(
        """
        stage volcano
        hand B1
        points 0
        order 2
        scores 12 3
        a4 value 3 workers 1 0
        b5 value 4 guard 1
        c4 A2 4 value 0
        wafers1 bowl bowl vase
        wafers2 knife
        """
    )
    ended, scored = happened(position, "1 done")
    assert ended == {"key": "turn-ended", "seat": 1, "unspent": 0}
    assert scored == {
        "key": "scored",
        "seat": 1,
        "points": 11,
        "temple_points": 7,
        "wafer_points": 4,
        "temples": [{"cell": "a4", "points": 3}, {"cell": "b5", "points": 4}],
        "wafers": [{"motif": "bowl", "count": 2, "points": 3}, {"motif": "vase", "count": 1, "points": 1}],
        "total": 23,
    }


def test_a_volcano_round_begins_and_is_over() -> None:
    """T5.3 In the order told; at the end the volcano is laid by whoever drew it."""
    a_laid = "a3 A1 0\nb3 A6 3\nc4 A2 4\nc5 A3 0\nd4 A4 0\nd5 A5 0"
    position = scene(f"seats 3\nphase draw\nseat 2\n{a_laid}")
    drawn, begun = happened(position, "* tile B1")
    assert drawn == {"key": "drawn", "seat": 2, "tile": "B1", "terrain": "volcano", "value": 0}
    assert begun == {"key": "volcano-round-begun", "seat": 2, "order": [2, 3, 1]}
    keys = [[event["key"] for event in happened(position, f"{seat} done")] for seat in (2, 3)]
    assert keys == [["turn-ended", "scored"]] * 2
    assert happened(position, "1 done")[2:] == [{"key": "volcano-round-over", "seat": 2}]


def test_the_final_round_begins_and_the_game_ends() -> None:
    """T5.5, T5.7 Equals share the win."""
    position = scene("seats 3\nlaid all\nseat 2\nscores 5 9 1\na4 value 3 workers 1 0 0")
    assert happened(position, "2 done") == [
        {"key": "turn-ended", "seat": 2, "unspent": 10},
        {"key": "final-round-begun", "seat": 3, "order": [3, 1, 2]},
    ]
    play(position, "3 done")
    play(position, "1 uncover a4\n1 done")
    ended = {"key": "game-ended", "seats": [1, 2], "count": 2, "points": 9, "scores": [9, 9, 1]}
    assert happened(position, "2 done")[2:] == [ended]


# -- the auction --------------------------------------------------------------------------------------


def test_bids_and_passes_win_an_auction() -> None:
    """T6.2, T6.3 For the price that is paid, which may be nothing."""
    position = revealed(2)
    assert happened(position, "1 bid 3") == [{"key": "bid", "seat": 1, "points": 3}]
    assert happened(position, "2 pass") == [
        {"key": "passed", "seat": 2},
        {"key": "auction-won", "seat": 1, "price": 3},
    ]
    position = revealed(2)
    assert happened(position, "1 pass") == [{"key": "passed", "seat": 1}]
    assert happened(position, "2 pass")[1:] == [{"key": "auction-won", "seat": 1, "price": 0}]


def test_a_bid_of_the_last_bidder_wins_at_once() -> None:
    """T6.2 The others have passed before it."""
    position = play(revealed(2), "1 pass")
    assert happened(position, "2 bid 2") == [
        {"key": "bid", "seat": 2, "points": 2},
        {"key": "auction-won", "seat": 2, "price": 2},
    ]


def test_a_tile_is_chosen_and_the_last_one_taken() -> None:
    """T6.5, T6.3 Whoever is left in a round has the tile that is left."""
    position = play(revealed(2), "1 pass\n2 pass")
    first, second = FIRST_TILES[:2]
    assert happened(position, f"1 choose {first}") == [
        {"key": "chosen", "seat": 1, "tile": first, "terrain": "temple", "value": 1}
    ]
    play(position, "1 lay a3 0")
    assert happened(position, "1 done") == [
        {"key": "turn-ended", "seat": 1, "unspent": 10},
        {"key": "last-tile-taken", "seat": 2, "tile": second, "terrain": "treasure", "value": 4},
    ]


def test_a_chosen_volcano_begins_a_volcano_round() -> None:
    """T6.6 From whoever chose it."""
    position = scene("seats 2 auction\nphase choose\nseat 2\nopen 1 2\nshown B1 B2")
    begun = {"key": "volcano-round-begun", "seat": 2, "order": [2, 1]}
    assert happened(position, "2 choose B1")[1:] == [begun]
    last_of_the_round = happened(scene("seats 2 auction\nseat 1\nopen 1 2\nshown B1"), "1 done")
    assert [event["key"] for event in last_of_the_round[:2]] == ["turn-ended", "last-tile-taken"]
    assert last_of_the_round[2:] == [begun]

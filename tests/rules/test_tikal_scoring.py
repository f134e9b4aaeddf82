"""T5.1, T5.2, T5.6, T5.7: who controls a temple, what a scoring is worth, and who wins."""

import pytest

from ceiba import Outcome
from tests.rules.tikal_games import play, refused, seen
from tests.rules.tikal_scenes import scene

# Seat 1 takes the last scoring turn but one of the final round.
SCORING = "stage final\norder 2\n"
# Six treasures without wafers: all 20 of their wafers are with the players.
EMPTIED = "c4 A2 4 value 0\nc5 A5 5 value 0\nd4 B5 0 value 0\nd5 C4 0 value 0\nb3 D2 0 value 0\na3 E2 0 value 0"


@pytest.mark.parametrize(
    ("workers", "leaders", "control"),
    [
        ("1 0 0", "supply supply supply", 1),
        ("2 1 1", "supply supply supply", 1),  # more than each, not than both
        ("1 1 0", "supply supply supply", None),  # a tie
        ("1 2 2", "supply supply supply", None),  # a tie for most: nobody, not the third either
        ("1 2 3", "supply supply supply", 3),
        ("2 0 0", "supply a4 supply", 2),  # leader 3, worker 1
        ("3 0 0", "supply a4 supply", None),
        ("4 0 0", "supply a4 supply", 1),
        ("1 3 0", "a4 supply supply", 1),
        ("0 0 0", "a4 a4 supply", None),
        ("0 1 0", "a4 a4 a4", 2),
        ("0 0 0", "supply supply supply", None),  # nobody there
    ],
)
def test_the_strictly_strongest_controls(workers: str, leaders: str, control: int | None) -> None:
    """T5.1 Worker 1, leader 3; strictly stronger than every other, or nobody."""
    position = scene(f"seats 3\nstage final\norder 2 3\na4 value 4 workers {workers}\nleaders {leaders}")
    assert seen(position, "cells", "a4", "control") == control
    for seat in (1, 2, 3):
        play(position, f"{seat} done")
    assert position.scores_now() == [4 if seat == control else 0 for seat in (1, 2, 3)]


@pytest.mark.parametrize("workers", ["0 0", "0 5", "5 5", "5 0"])
def test_a_guards_owner_controls(workers: str) -> None:
    """T5.1, T4.8 Whoever else is there, and however strong."""
    position = scene(f"{SCORING}a4 value 6 guard 1 workers {workers}\nleaders supply a4")
    assert seen(position, "cells", "a4", "control") == 1
    assert play(position, "1 done\n2 done").scores_now() == [6, 0]


def test_only_temples_are_controlled() -> None:
    """T5.1 Figures on jungle, treasure and base camp bring nothing."""
    position = scene(f"{SCORING}a5 workers 2 0\nb4 workers 3 0\nc4 A2 4 workers 2 0")
    assert play(position, "1 done").scores_now() == [0, 0]


def test_every_controlled_temple_scores_its_value() -> None:
    """T5.2 The sum of the values of all temples under control."""
    position = scene(f"{SCORING}a4 value 3 workers 1 0\nb5 value 2 workers 2 1\nb3 A6 3 value 7 workers 1 1")
    assert play(position, "1 done").scores_now() == [5, 0]


@pytest.mark.parametrize(
    ("wafers", "worth"),
    [
        ("", 0),
        ("bowl", 1),
        ("bowl mask jaguar", 3),
        ("bowl bowl", 3),
        ("bowl bowl bowl", 6),
        ("bowl bowl mask", 4),
        ("bowl bowl bowl mask mask jaguar", 10),
        ("bowl mask jaguar serpent necklace figurine knife vase", 8),
        ("bowl bowl bowl mask mask mask jaguar jaguar jaguar serpent serpent serpent", 24),
    ],
)
def test_wafers_score_by_motif(wafers: str, worth: int) -> None:
    """T5.2 A single 1, a pair 3, a triplet 6."""
    held = wafers.split()
    motifs = ("knife", "vase", "figurine", "necklace", "serpent", "jaguar", "mask", "bowl")
    rest = [motif for motif in motifs for _ in range(3 - held.count(motif))][: 20 - len(held)]
    position = scene(f"{SCORING}{EMPTIED}\nwafers1 {wafers}\nwafers2 {' '.join(rest)}")
    assert play(position, "1 done").scores_now() == [worth, 0]


def test_temples_and_wafers_add_up() -> None:
    """T5.2 A temple of 3 and a pair: 6 points."""
    position = scene(f"{SCORING}a4 value 3 workers 1 0\nc4 A2 4 value 2\nwafers1 bowl bowl")
    assert play(position, "1 done").scores_now() == [6, 0]


def test_an_ordinary_turn_does_not_score() -> None:
    """T5.2, T5.3 Points are counted in scoring turns alone."""
    position = scene("a4 value 3 workers 1 0\nlaid all but G4")
    assert play(position, "1 done").scores_now() == [0, 0]


def test_the_same_wafers_score_each_time() -> None:
    """T5.2 Nothing is handed in: what scored before scores again."""
    position = scene(f"{SCORING}scores 10 0\na4 value 3 workers 1 0\nc4 A2 4 value 2\nwafers1 bowl bowl")
    assert play(position, "1 done").scores_now() == [16, 0]


def test_the_score_has_no_limit() -> None:
    """T5.6 Past 100 and past 200 the count goes on."""
    position = scene(f"{SCORING}scores 98 199\na4 value 7 workers 1 0\nb5 value 5 workers 0 1")
    assert play(position, "1 done").scores_now() == [105, 199]
    assert play(position, "2 done").outcome() == Outcome((105, 204), (2,))


def test_most_points_win() -> None:
    """T5.7 One winner, and then nobody acts any more."""
    position = play(scene("seats 3\nstage final\nseat 3\nscores 12 30 29"), "3 done")
    assert position.outcome() == Outcome((12, 30, 29), (2,))
    assert position.actors() == ()
    assert refused(position, "3 done") == "T5.7"
    assert refused(position, "* tile A1") == "T5.7"


def test_the_last_scoring_counts() -> None:
    """T5.7 No outcome before the last seat has scored; the last points can turn the game."""
    position = scene("seats 3\nstage final\nseat 3\nscores 12 30 29\na4 value 2 workers 0 0 1")
    assert position.outcome() is None
    assert play(position, "3 done").outcome() == Outcome((12, 30, 31), (3,))


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((30, 30, 29, 0), (1, 2)), ((5, 41, 41, 41), (2, 3, 4)), ((7, 7, 7, 7), (1, 2, 3, 4)), ((0, 0, 9, 9), (3, 4))],
)
def test_a_tie_is_a_shared_win(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """T5.7 All who have the most share the win; nothing breaks the tie."""
    position = scene(f"seats 4\nstage final\nseat 4\nscores {' '.join(map(str, scores))}\na5 workers 3 2 1 0")
    assert play(position, "4 done").outcome() == Outcome(scores, winners)

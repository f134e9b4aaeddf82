"""Every puzzle is a real game up to a moment at which nothing is better than its solution, and that is proved."""

import re
from fractions import Fraction

import pytest

import ceiba
from ceiba.game import LUCK, NotAllowed
from ceiba.games import known
from ceiba.incan_gold.position import IncanGold
from ceiba.incan_gold.sharing import brings
from ceiba.puzzles import Puzzle, judge, puzzles, worth
from ceiba.words import LANGUAGES
from tests.locale.messages import MESSAGES
from tests.puzzles.proof import can_be_had, most_scored

ALL = [puzzle for game in known().values() for puzzle in puzzles(game).values()]
TIKAL = [*puzzles(ceiba.TIKAL).values()]
INCAN_GOLD = [*puzzles(ceiba.INCAN_GOLD).values()]


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.record.game.name}-{puzzle.name}"


def best(puzzle: Puzzle) -> Fraction:
    return judge(puzzle, puzzle.solution).best


def test_there_are_ten_of_each() -> None:
    assert [puzzle.name for puzzle in TIKAL] == [str(number) for number in range(1, 11)]
    assert [puzzle.name for puzzle in INCAN_GOLD] == [str(number) for number in range(1, 11)]
    verbs = {act.split(" ")[1] for puzzle in TIKAL for act in puzzle.solution}
    assert verbs == {"move", "enter", "camp", "guard", "exchange", "done"}
    assert {puzzle.solution[0].split(" ")[1] for puzzle in INCAN_GOLD} == {"stay", "leave"}


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_a_puzzle_is_a_moment_of_a_game(puzzle: Puzzle) -> None:
    """The record is legal, the seat is to act there, and all that stands in it exists."""
    assert puzzle.record.replay() == puzzle.start
    assert puzzle.start.actors() == (puzzle.seat,)
    assert puzzle.start.faults() == []
    assert len(puzzle.record.names) == puzzle.start.seats
    assert {*puzzle.clauses} <= {*puzzle.record.game.clauses}
    for language in LANGUAGES:
        for part in ("hint", "why"):
            assert f"{puzzle.record.game.name}-puzzle-{puzzle.name}-{part}" in MESSAGES[language]


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_the_solution_solves_it_and_a_first_thought_does_not(puzzle: Puzzle) -> None:
    assert judge(puzzle, puzzle.solution).is_solved
    thought = judge(puzzle, puzzle.tempting)
    assert not thought.is_solved
    assert thought.worth == thought.tempting


@pytest.mark.parametrize("puzzle", [one for one in TIKAL if one.goal == "score"], ids=named)
def test_no_turn_scores_more(puzzle: Puzzle) -> None:
    """T5.2 Of all turns, with the luck of every wafer weighed, none scores more on average."""
    assert most_scored(puzzle) == best(puzzle)


@pytest.mark.parametrize("puzzle", [one for one in TIKAL if one.goal != "score"], ids=named)
def test_no_turn_is_cheaper(puzzle: Puzzle) -> None:
    """T4 No turn reaches the goal with a point more left, whatever luck does."""
    assert can_be_had(puzzle, int(best(puzzle)))
    assert not can_be_had(puzzle, int(best(puzzle)) + 1)


@pytest.mark.parametrize("puzzle", [one for one in INCAN_GOLD if one.goal != "win"], ids=named)
def test_the_better_choice(puzzle: Puzzle) -> None:
    """I3.6 To stay is right where one card more already pays; to leave where no number of cards can.

    That is so when all that could ever come weighs less than what the deadly cards would cost now: a card that
    comes leaves less to come, and more to lose.
    """
    p = puzzle.start
    assert isinstance(p, IncanGold)
    if puzzle.solution[0].endswith(" stay"):
        assert best(puzzle) > (worth(puzzle, puzzle.tempting) or 0)
        return
    assert p.leaving == 0, "those who stay go on staying, so that the shares remain the same"
    inside = p.count_inside()
    to_come = 0
    for kind, copies in enumerate(p.deck):
        share, rest, artifacts = brings(kind, inside)
        to_come += copies * (share + rest + 10 * artifacts)  # no artifact counts more than 10
    assert to_come < p.deadly() * best(puzzle)


@pytest.mark.parametrize("puzzle", [one for one in INCAN_GOLD if one.goal == "win"], ids=named)
def test_chances_to_win_are_of_the_last_round(puzzle: Puzzle) -> None:
    """I4.3 Nobody else is inside, so that luck alone decides; the chance is exact, over every card."""
    p = puzzle.start
    assert isinstance(p, IncanGold)
    assert p.round == 5
    assert p.inside == 1 << puzzle.seat
    assert 0 <= (worth(puzzle, puzzle.tempting) or 0) < best(puzzle) <= 1


def test_the_figures_that_are_told() -> None:
    """What the explanations say of an answer's worth is what the engine says."""
    won = judge(INCAN_GOLD[9], INCAN_GOLD[9].solution).best
    assert round(100 * float(won), 1) == 53.8
    for language in LANGUAGES:
        assert re.search(r"53[.,]8", MESSAGES[language]["incan-gold-puzzle-10-why"].text)
    assert [best(INCAN_GOLD[number]) for number in (1, 4, 5, 6)] == [20, 20, 11, 14]


@pytest.mark.parametrize("puzzle", ALL, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_others_are_called_by_the_colour_they_have_at_the_table(puzzle: Puzzle, language: str) -> None:
    """Never by a colour that the text takes for granted."""
    colours = {message.text for key, message in MESSAGES[language].items() if key.startswith("colour-")}
    for part in ("hint", "why"):
        text = MESSAGES[language][f"{named(puzzle)[: -len(puzzle.name)]}puzzle-{puzzle.name}-{part}"].text
        assert not colours & {*re.findall(r"\w+", text)}
        others = {*range(1, puzzle.start.seats + 1)} - {puzzle.seat}
        assert {int(seat) for seat in re.findall(r"\$seat(\d)", text)} <= others


def test_what_is_not_allowed_is_refused() -> None:
    with pytest.raises(NotAllowed):
        judge(TIKAL[0], ["1 enter a5 worker"])  # there is nobody left to enter
    position = TIKAL[0].start
    assert position.actors() != (LUCK,)


def test_a_game_may_have_none() -> None:
    assert {game.name for game in known().values() if puzzles(game)} == {"tikal", "incan-gold"}
    assert ceiba.descriptor.Game.puzzles is None

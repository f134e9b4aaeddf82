"""The picture of the results."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from ceiba.arena.contest import Contest, Field, league_fields, match_field
from ceiba.arena.match import Played
from ceiba.arena.plots import draw
from ceiba.arena.report import Report
from ceiba.arena.standings import Results
from ceiba.arena.thinking import Thinking


def report(bots: list[str], seats: int, fields: tuple[Field, ...]) -> Report:
    random = Random(1)
    contest = Contest("tikal", seats, {"auction": True}, "0", tuple(bots), fields)
    results = Results(contest)
    for number in range(10 * contest.games_per_luck):
        scores = tuple(random.randrange(40, 90) for _ in range(seats))
        winners = tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
        results.add(Played(number, scores, winners, tuple(Thinking() for _ in scores)))
    return Report(results, 0.95)


MATCH = report(["search:4s", "greedy"], 4, (match_field(["search:4s", "greedy"], 4),))
LEAGUE = report([*"abcdef"], 2, league_fields([*"abcdef"], 2))


@pytest.mark.parametrize("told", [MATCH, LEAGUE], ids=["match", "league"])
def test_a_picture_is_drawn_and_the_same_results_draw_the_same(told: Report, tmp_path: Path) -> None:
    draw(told, tmp_path / "one.svg")
    draw(told, tmp_path / "two.svg")
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    root = ElementTree.parse(tmp_path / "one.svg").getroot()
    panels = [each for each in root.iter("{http://www.w3.org/2000/svg}g") if each.get("id", "").startswith("axes_")]
    assert len(panels) == (4 if told.ratings else 2)


def test_pixels_too(tmp_path: Path) -> None:
    draw(MATCH, tmp_path / "one.png")
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")


def test_one_score_for_all_is_no_trouble(tmp_path: Path) -> None:
    contest = Contest("tikal", 2, {}, "0", ("a", "b"), (match_field(["a", "b"], 2),))
    results = Results(contest)
    for number in range(4):
        results.add(Played(number, (0, 0), (1, 2), (Thinking(), Thinking())))
    draw(Report(results, 0.95), tmp_path / "one.svg")

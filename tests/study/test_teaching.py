"""Tikal's judge is taught by games of the search: examples/study/teaching.py plays, counts and fits them."""

import json
from pathlib import Path

import numpy as np
import pytest
import teaching
from click.testing import CliRunner
from teaching_fit import PHASES, answer, fitted, glimpses
from teaching_games import LOTS, play_lesson
from teaching_likings import likings_that_win

from ceiba.bots.net import load_nets


def run(*words: str | Path) -> str:
    done = CliRunner().invoke(teaching.main, [str(word) for word in words])
    assert done.exit_code == 0, done.output
    return done.output


def test_a_round_goes_on_where_it_stopped_and_teaches_a_new_judge(tmp_path: Path) -> None:
    games, lessons = tmp_path / "1.games.jsonl", tmp_path / "1.lessons.json"
    one_round = ("teach", tmp_path, "--rounds", "1", "--contests", "4")
    told = run(*one_round, "--games", "2")
    assert "looks at temples" in told
    assert told.count("glimpses") == 2 * PHASES
    assert "of 4 games" in told
    first, second = games.read_text().splitlines()
    assert first != second
    taught, known = json.loads(lessons.read_text()), load_nets("ceiba.bots.tikal", "lessons.json")
    assert {name: lesson["inputs"] for name, lesson in taught.items()} == {
        name: len(net.inputs) for name, net in known.items()
    }
    again = run(*one_round, "--games", "3")
    assert "looks at temples" not in again  # it has its lessons
    assert games.read_text().splitlines()[:2] == [first, second]
    assert len(games.read_text().splitlines()) == 3
    assert run("calibrate", games).count("glimpses") == PHASES
    assert run("calibrate", games, "--lessons", lessons).count("glimpses") == PHASES


def test_what_is_promised_when_the_last_turn_ends_is_what_comes() -> None:
    """Points that the end of a turn brings at once are counted, though nobody has them yet."""
    nets = load_nets("ceiba.bots.tikal", "lessons.json")
    game = play_lesson("the end", nets)
    last = glimpses(game, nets)[0][-1]
    own = game["scores"][last.seat - 1]
    came = own - (sum(game["scores"]) - own) / (game["seats"] - 1)
    assert last.promised == pytest.approx(came, abs=3)


def test_a_network_learns_what_is_there() -> None:
    chance = np.random.default_rng(1)
    inputs = chance.normal(size=(4000, 3))
    right = np.maximum(0, inputs[:, 0] - inputs[:, 1]) + 0.5 * inputs[:, 2]
    net, known = fitted(inputs, right, np.ones(4000), 8)
    assert known > 0.98
    assert answer(net, [1.0, -1.0, 1.0]) == pytest.approx(2.5, abs=0.3)


def test_the_liking_that_wins_is_found() -> None:
    """Games in which two points more for each point of liking wafers, up to a measure, are all there is."""
    chance = np.random.default_rng(2)
    games = []
    for _ in range(400):
        likings = [{what: chance.uniform(*lot) for what, lot in LOTS.items()} for _ in range(2)]
        scores = [100 + 2 * liked["wafer"] + chance.normal() for liked in likings]
        games.append({"seats": 2, "likings": likings, "scores": scores})
    slopes, _, half = likings_that_win(games)
    found = dict(zip(LOTS, slopes, strict=True))
    low, high = LOTS["wafer"]
    assert found["wafer"] == pytest.approx(2 * (high - low) / 12**0.5, abs=2 * half[1])
    assert abs(found["guard"]) < 2 * half[3]
